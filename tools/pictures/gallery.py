"""Draws every kind of picture, to be looked at: python -m tools gallery FOLDER [game].

Of each game tables of several sizes, played by computers up to their middle; of each the view of the seat with a
question, in both languages, the legend, and the result of the whole game. Beside each picture one of a phone's width.
"""

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bot.language.phrases import LANGUAGES
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.match import Match
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import painter_for
from tests.renderers.scenes import PEOPLE, stage

PHONE = 330
"""How many pixels wide a phone shows a picture."""
SEED = b"gallery"
Course = list[list[int]]


def played(game: Game, seats: int, until: Callable[[Match], bool]) -> Iterator[tuple[Match, Course]]:
    """A game of computers after each of its turns, with the points so far, until it stands as wanted or has ended."""
    match, course = Match.begin(game, Setup(seats), SEED), Course()
    advise = game.mind.player(game.mind.usual)
    while match.open and not until(match):
        if match.turn >= len(course):
            course.append([score.points for score in game.result(match.state).scores])
            yield match, course
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))
    yield match, [*course, [score.points for score in game.result(match.state).scores]]


def later_than(turn: int) -> Callable[[Match], bool]:
    """Whether a game has passed this turn."""
    return lambda match: match.turn > turn


def kinds_of_questions(game: Game, seats: int) -> Iterator[tuple[str, Match, int, object]]:
    """A game at the first question of each kind: its key, the match, its seat, the view a round before."""
    seen: set[str] = set()
    match, views = Match.begin(game, Setup(seats), SEED), list[object]()
    advise = game.mind.player(game.mind.usual)
    while match.open:
        choice_id, choice = next(iter(match.open.items()))
        late = match.turn > 2 * seats or choice.key not in ("turn.buy", "turn.action", "turn.treasure")
        if choice.key not in seen and late and not choice.moot:
            seen.add(choice.key)
            yield choice.key, match, choice.seat, views[-min(len(views), 3 * seats)] if views else None
        views.append(match.view(None))
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))


def pictures(game: Game) -> Iterator[tuple[str, Picture]]:
    """Each picture with a name."""
    painter = painter_for(game.name)
    for language in LANGUAGES:
        for number, shown in enumerate(painter.legend(stage(language, game=game.name))):
            yield f"legend-{number}-{language}", shown
        for key, match, seat, before in kinds_of_questions(game, 3):
            said = replace(stage(language, people=PEOPLE[:3], game=game.name), awaited=match.awaited(), before=before)
            yield from _moment(game, match, seat, said, f"{key}-{language}")
        for seats in game.seats:
            said = stage(language, people=PEOPLE[:seats], game=game.name)
            *_, (match, course) = played(game, seats, lambda match: match.over)
            view, result = match.view(None), game.result(match.state)
            yield f"result-{seats}-{language}", painter.result(result, view, said, (), course)
            *_, (middle, _) = played(game, seats, later_than(match.turn * 2 // 3))
            yield from _moment(game, middle, middle.awaited()[0], said, f"middle-{seats}-{language}")


def _moment(game: Game, match: Match, seat: int, said: Stage, name: str) -> Iterator[tuple[str, Picture]]:
    painter, table, mine, question = painter_for(game.name), match.view(None), match.view(seat), match.question(seat)
    for number, shown in enumerate(painter.table(table, replace(said, awaited=match.awaited()), ())):
        yield f"table-{number}-{name}", shown
    yield f"hand-{name}", painter.hand(mine, replace(said, asked=question[1] if question else None), ())


def main() -> None:
    """Write the files, and print their sizes."""
    folder, *names = sys.argv[1:]
    for game in find_games().values():
        if names and game.name not in names:
            continue
        target = Path(folder) / game.name
        target.mkdir(parents=True, exist_ok=True)
        for name, shown in pictures(game):
            (target / f"{name}.png").write_bytes(shown.data)
            small = Image.open(BytesIO(shown.data)).convert("RGB")
            small = small.resize((PHONE, round(PHONE * shown.height / shown.width)), Image.Resampling.LANCZOS)
            small.save(target / f"{name}-phone.png")
            print(f"{game.name} {name}: {shown.width} × {shown.height}, {len(shown.data) / 1024:.0f} KB", flush=True)


if __name__ == "__main__":
    main()
