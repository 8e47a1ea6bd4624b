"""Finds the colours of the pictures' files again, in pictures of all games: python -m tools shades

For each theme and palette: the theme's own colours, all fill colours, and then, one after the other, the shade that is
missed most: far from the present ones, and often needed.
"""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from unittest.mock import patch

from msgspec.structs import replace
from PIL import Image, ImageChops

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from renderers.surface import shades
from renderers.surface.canvas import FinishedPart
from renderers.surface.kept import SHELF
from renderers.surface.stage import Looks, Picture, Stage
from renderers.surface.theme import Colour, theme_for
from renderers.whole import painter
from tests.renderers import scenes
from tools.pictures.gallery import kinds_of_questions, played

SEATS = 3
COLOURS = 192
"""The number of colours: with more, files grow and nobody sees it."""
FILLED, NEEDED = 100, 300
"""The number of pixels from which a colour counts as a fill colour, or as one at edges."""
RARE = 0.4
"""How much less rare shades count: the power of their number of pixels."""
WEIGHTS = (2, 4, 3)
"""The eye's sensitivity to red, green and blue."""
Counts = Counter[Colour]


class ColourWatch:
    """Notes the colours of all surfaces before they become those of a file."""

    def __init__(self) -> None:
        self.all, self.filled = Counts(), Counts()

    def numbered(self, image: Image.Image, looks: Looks) -> Image.Image:
        """As the canvas wants it, noted."""
        _count(self.all, image)
        _count(self.filled, _plain(image))
        return Image.new("P", image.size)


def _count(counts: Counts, image: Image.Image) -> None:
    for number, colour in image.convert("RGBA").getcolors(2**16) or ():
        if isinstance(colour, tuple) and colour[3]:
            red, green, blue = colour[:3]
            counts[red, green, blue] += number


def _plain(image: Image.Image) -> Image.Image:
    """The pixels of an image that equal all their neighbours; the rest is transparent."""
    found = Image.new("L", image.size, 255)
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        differs = ImageChops.difference(image, ImageChops.offset(image, right, down)).split()
        least = ImageChops.lighter(ImageChops.lighter(*differs[:2]), differs[2])
        found = ImageChops.darker(found, least.point([255] + [0] * 255))
    plain = image.convert("RGBA")
    plain.putalpha(found)
    return plain


def watched(looks: Looks) -> ColourWatch:
    """The colours of pictures of all games."""
    SHELF.clear()
    watch = ColourWatch()
    with patch.object(shades, "numbered", watch.numbered), patch.object(painter, "picture", _no_file):
        for game in find_games().values():
            _draw(game, scenes.stage("de", looks, people=scenes.PEOPLE[:SEATS], game=game.name))
        fullest, own = scenes.stage("de", looks, awaited=(1, 2)), painter.painter_for("dominion")
        own.table(scenes.largest(), fullest, ())
        own.hand(scenes.held(scenes.every_kingdom_card()[:30]), fullest, ())
    SHELF.clear()
    return watch


def _no_file(sheet: FinishedPart, words: Sequence[Text], stage: Stage) -> Picture:
    """A picture in name only."""
    del words, stage
    return Picture(b"", sheet.width, sheet.height, "")


def _draw(game: Game, stage: Stage) -> None:
    """All kinds of pictures of a game."""
    own = painter.painter_for(game.name)
    own.legend(stage)
    for _, match, seat, before in kinds_of_questions(game, SEATS):
        said, question = replace(stage, awaited=match.awaited(), before=before), match.question(seat)
        own.table(match.view(None), said, ())
        own.hand(match.view(seat), replace(said, asked=question[1] if question else None), ())
    *_, (match, course) = played(game, SEATS, lambda match: match.over)
    own.result(game.result(match.state), match.view(None), stage, (), course)


def chosen(looks: Looks) -> list[Colour]:
    """The colours of a file."""
    watch = watched(looks)
    found = [*theme_for(*looks).colours]
    for colour, pixels in watch.filled.most_common():
        if pixels >= FILLED and _apart_from(found, colour):
            found.append(colour)
    return [*found, *_missed(found, watch.all, COLOURS - len(found))]


def _missed(found: Sequence[Colour], counts: Counts, wanted: int) -> Iterator[Colour]:
    """So many shades, each the most missed at its turn."""
    needs = {shade: pixels**RARE for shade, pixels in counts.items() if pixels >= NEEDED and _apart_from(found, shade)}
    missed = {shade: min(_far(shade, other) for other in found) * need for shade, need in needs.items()}
    for _ in range(wanted):
        shade = max(missed, key=missed.__getitem__)
        yield shade
        missed = {
            other: min(far, _far(other, shade) * needs[other])
            for other, far in missed.items()
            if _apart_from([shade], other)
        }


def _apart_from(found: Iterable[Colour], colour: Colour) -> bool:
    """Whether Pillow can tell a colour from these, and each of them from it."""
    return not any(_instead(colour, other) or _instead(other, colour) for other in found)


def _instead(one: Colour, other: Colour) -> bool:
    """Whether Pillow takes one colour for another: of a channel it looks at six bits, as if the others were zero."""
    seen = [channel & ~3 for channel in other]
    away, itself = (sum((a - b) ** 2 for a, b in zip(seen, colour, strict=True)) for colour in (one, other))
    return away <= itself


def _far(one: Colour, other: Colour) -> int:
    return sum(weight * (a - b) ** 2 for weight, a, b in zip(WEIGHTS, one, other, strict=True))


def main() -> None:
    """Write the file."""
    with shades.FILE.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("theme", "palette", "colours"))
        for looks in scenes.LOOKS:
            found = chosen(looks)
            rows.writerow((*looks, " ".join(bytes(colour).hex() for colour in found)))
            print(*looks, len(found), flush=True)


if __name__ == "__main__":
    main()
