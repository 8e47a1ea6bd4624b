"""How readable the pictures of whole random games are: python -m tools readable [games per row].

For every game, number of seats and language: how many pictures, the smallest lettering, the largest share of words that
have it, the greatest height in widths, and how many words are cut off. Breaches of laws are printed below.
"""

import sys
from collections.abc import Iterator, Sequence
from unittest.mock import patch

import msgspec

from bot.language.phrases import LANGUAGES, Language
from bot.messages.words.result_words import places
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from games.kernel.match import Match
from renderers.surface.canvas import READABLE, FinishedPart
from renderers.surface.sheet import TALLEST, WIDTH
from renderers.surface.stage import Picture, Stage
from renderers.whole import painter as painting
from renderers.whole.painter import painter_for
from tests.games.playing import begin
from tests.renderers import laws, scenes

MOMENTS = 12
"""How often everything is drawn in each game."""
SMALL_SHARE = 0.25
"""The greatest share of a picture's words of the least size."""


class FiledPicture(msgspec.Struct, frozen=True):
    """A picture of a game: its subject, its drawing, its file."""

    name: str
    sheet: FinishedPart
    picture: Picture

    @property
    def smallest(self) -> int:
        """The size of its smallest words."""
        return min((word.size for word in self.sheet.written), default=WIDTH)

    @property
    def small_share(self) -> float:
        """The share of its words that have the least size."""
        words = self.sheet.written
        return sum(word.size <= READABLE for word in words) / max(len(words), 1)

    @property
    def cut(self) -> list[str]:
        """The words that are cut off."""
        return [word.words for word in self.sheet.written if word.words.endswith("…")]

    def breaches(self) -> Iterator[str]:
        """The breaches of the laws of pictures."""
        yield from laws.breaches(self.sheet)
        yield from (f"{words!r} is cut off" for words in self.cut)
        if self.small_share > SMALL_SHARE:
            yield f"{self.small_share:.0%} of its words have the least size"
        if self.sheet.height > TALLEST:
            yield f"it is {self.sheet.height} pixels high"


class SheetWatch:
    """Notes every sheet that becomes a picture."""

    def __init__(self) -> None:
        self.sheets: list[tuple[FinishedPart, Picture]] = []
        self._picture = vars(painting)["picture"]

    def picture(self, sheet: FinishedPart, words: Sequence[Text], stage: Stage) -> Picture:
        """As the painter's, noted."""
        made: Picture = self._picture(sheet, words, stage)
        self.sheets.append((sheet, made))
        return made


def pictures(game: Game, seats: int, language: Language, seed: int, moments: int = MOMENTS) -> Iterator[FiledPicture]:
    """All pictures of a random game: at so many moments the table, and the view of each player with a question; at the
    end the result.
    """
    stage = scenes.stage(language, people=scenes.PEOPLE[:seats], game=game.name)
    player = begin(game, seats, seed)
    course: list[list[int]] = []
    apart = max(_length(game, seats, seed) // moments, 1)
    before = None
    for step, _ in enumerate(player.steps(10**6)):
        match = player.match
        if match.turn >= len(course):
            course.append([score.points for score in game.result(match.state).scores])
        if step % apart == 0 or match.over:
            yield from moment(game, match, msgspec.structs.replace(stage, awaited=match.awaited(), before=before))
            before = match.view(None)
    yield from _end(game, player.match, stage, course)
    yield from _drawn("legend", lambda: painter_for(game.name).legend(stage))


def _length(game: Game, seats: int, seed: int) -> int:
    return sum(1 for _ in begin(game, seats, seed).steps(10**6))


def moment(game: Game, match: Match, stage: Stage) -> Iterator[FiledPicture]:
    """The table, and the view of every seat."""
    painter, view = painter_for(game.name), match.view(None)
    yield from _drawn("table", lambda: painter.table(view, stage, game.words.table(view)))
    for seat in range(len(stage.names)):
        question, mine = match.question(seat), match.view(seat)
        asked = msgspec.structs.replace(stage, asked=question[1] if question else None)
        key = question[1].key if question else "waiting"
        yield from _drawn(f"hand: {key}", lambda: painter.hand(mine, asked, game.words.hand(mine)))  # noqa: B023 # at once


def _end(game: Game, match: Match, stage: Stage, course: Sequence[Sequence[int]]) -> Iterator[FiledPicture]:
    view, result = match.view(None), game.result(match.state)
    yield from _drawn("result", lambda: painter_for(game.name).result(result, view, stage, places(result), course))


def _drawn(name: str, draw: object) -> Iterator[FiledPicture]:
    watch = SheetWatch()
    with patch.object(painting, "picture", watch.picture):
        draw()  # type: ignore[operator]  # whatever it gives, the watch has it
    for sheet, made in watch.sheets:
        yield FiledPicture(name, sheet, made)


def main() -> None:
    """A row for each game, number of seats and language; then each breach of a law, once."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    wrong: dict[str, int] = {}
    for game in find_games().values():
        for seats in game.seats:
            for language in LANGUAGES:
                drawn = [each for seed in range(games) for each in pictures(game, seats, language, seed)]
                for each in drawn:
                    for breach in each.breaches():
                        line = f"{game.name} {seats} {language} {each.name}: {breach}"
                        wrong[line] = wrong.get(line, 0) + 1
                print(
                    f"{game.name:14}{seats:3} {language}: {len(drawn):4} pictures, smallest "
                    f"{min(each.smallest for each in drawn)} px, {max(each.small_share for each in drawn):4.0%} small, "
                    f"{max(each.sheet.height for each in drawn) / WIDTH:.2f} high, "
                    f"{sum(len(each.cut) for each in drawn)} cut, at most "
                    f"{max(len(each.picture.data) for each in drawn) / 1024:.0f} KB",
                    flush=True,
                )
    for line, count in wrong.items():
        print(f"{count} × {line}")


if __name__ == "__main__":
    main()
