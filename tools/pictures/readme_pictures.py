"""Draws the README's pictures: python -m tools readme_pictures; with `film`, its films instead."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.language.phrases import LANGUAGES, Phrasebook
from bot.messages.words.result_words import places
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.choice import Choice
from games.kernel.match import Match
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import painter_for
from tests.bot.filmed import filmed, ordered, played

FOLDER = Path(__file__).parents[2] / "tests" / "pictures"
NAMES = ("Anna", "Ben", "Clara")
SEED = b"readme"
KINGDOM = (
    "festival", "militia", "throne_room", "bridge", "nobles", "harem", "monument", "trade_route", "tournament",
    "horse_traders",
)  # fmt: skip
"""Cards of all four sets."""
BUYING, BUILDING, LATE = ("turn.buy", 23), ("build.choose", 7), ("send.place", 8)
"""A question, or any, and the turn from which its first one is shown."""
FILM_SEED, FILM_BYTES, FILM_PICTURES = b"film", 1_200_000, 40
BOOK = Phrasebook.load()


def answered(match: Match) -> Iterator[tuple[str, Choice]]:
    """A game of good computers, before each of its answers."""
    advise = match.game.mind.player(match.game.mind.strongest)
    while match.open:
        choice_id, choice = next(iter(match.open.items()))
        yield choice_id, choice
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))


def begun(game: Game, **options: object) -> Match:
    return Match.begin(game, Setup(len(NAMES), options=options), SEED)


def moment(match: Match, wanted: tuple[str, int]) -> Choice:
    """Play on to the question that is wanted."""
    key, turn = wanted
    return next(choice for _, choice in answered(match) if match.turn >= turn and key in ("", choice.key))


def stage(match: Match, language: str, **more: object) -> Stage:
    say = BOOK.speaker(language, NAMES, game=match.game.name).plain
    return Stage(NAMES, say, awaited=match.awaited(), **more)  # type: ignore[arg-type]  # its own fields


def own(match: Match, asked: Choice, language: str) -> Picture:
    """The view of a player with a question."""
    view = match.view(asked.seat)
    shown = stage(match, language, asked=asked)
    return painter_for(match.game.name).hand(view, shown, match.game.words.hand(view))


def table(match: Match, language: str) -> Picture:
    """The first picture of a table."""
    view = match.view(None)
    return painter_for(match.game.name).table(view, stage(match, language), match.game.words.table(view))[0]


def result(match: Match, course: Sequence[Sequence[int]], language: str) -> Picture:
    """How a game ended."""
    ended = match.game.result(match.state)
    painter = painter_for(match.game.name)
    return painter.result(ended, match.view(None), stage(match, language), places(ended), course)


def ended(match: Match) -> list[list[int]]:
    """Play a game to its end; the points at each turn boundary."""
    course: list[list[int]] = []
    for _ in answered(match):
        if match.turn >= len(course):
            course.append([score.points for score in match.game.result(match.state).scores])
    return [*course, [score.points for score in match.game.result(match.state).scores]]


def pictures() -> Iterator[tuple[str, str, Picture]]:
    """Each picture with its name and language."""
    games = find_games()
    dominion = begun(games["dominion"], kingdom=KINGDOM)
    domus, monasterium = begun(games["domus_domini"]), begun(games["monasterium"])
    buying, building = moment(dominion, BUYING), moment(domus, BUILDING)
    moment(monasterium, LATE)
    whole = begun(games["dominion"], kingdom=KINGDOM)
    course = ended(whole)
    for language in LANGUAGES:
        yield "buying", language, own(dominion, buying, language)
        yield "abbey", language, own(domus, building, language)
        yield "cloisters", language, table(monasterium, language)
        yield "result", language, result(whole, course, language)


def draw_films() -> None:
    """A whole game of two good computers, in little more than a megabyte for each language."""
    game = find_games()["dominion"]
    match, frames = played(game, Setup(2, options={"kingdom": KINGDOM}), FILM_SEED, game.mind.strongest)
    for language in LANGUAGES:
        film = filmed(BOOK, ordered(match, frames, language, FILM_PICTURES, FILM_BYTES))
        (FOLDER / f"film-{language}.webp").write_bytes(film.data)


def main() -> None:
    """Four pictures, in both languages."""
    for name, language, picture in pictures():
        (FOLDER / f"{name}-{language}.png").write_bytes(picture.data)


if __name__ == "__main__":
    draw_films() if sys.argv[1:] == ["film"] else main()
