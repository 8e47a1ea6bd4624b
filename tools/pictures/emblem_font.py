"""Builds the font of the emblems from their drawings: python -m tools emblem_font"""

import re
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

from renderers.emblems import FIRST, FONT, NAMES

DRAWINGS = FONT.with_name("drawings")
SIDE, INK = 1000, 960
"""The side of a glyph's square, and how much of it a drawing fills."""
GROUND = re.compile(r"^M0 0h512v512H0z")
"""The black square that some drawings begin with."""
PATH = re.compile(r'<path[^>]*?\sd="([^"]+)"')


def glyph(drawing: str) -> T2CharString:
    """A drawing as an outline in the middle of its square."""
    outline = RecordingPen()
    for path in PATH.findall(drawing):
        if rest := GROUND.sub("", path):
            parse_path(rest, outline)
    bounds = BoundsPen(None)
    outline.replay(bounds)
    left, top, right, bottom = bounds.bounds
    scale = INK / max(right - left, bottom - top)
    middle = SIDE / 2 - scale * (left + right) / 2, SIDE / 2 + scale * (top + bottom) / 2
    pen = T2CharStringPen(SIDE, None)
    outline.replay(TransformPen(pen, (scale, 0, 0, -scale, *middle)))
    return pen.getCharString()


def build(target: Path) -> None:
    """Write the font: a glyph for each name, in their order."""
    glyphs = {".notdef": T2CharStringPen(SIDE, None).getCharString()}
    glyphs |= {name: glyph((DRAWINGS / f"{name}.svg").read_text("utf-8")) for name in NAMES}
    font = FontBuilder(SIDE, isTTF=False)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({FIRST + place: name for place, name in enumerate(NAMES)})
    font.setupCFF("Emblems", {"FullName": "Emblems"}, glyphs, {})
    font.setupHorizontalMetrics(dict.fromkeys(glyphs, (SIDE, 0)))
    font.setupHorizontalHeader(ascent=SIDE, descent=0)
    font.setupNameTable({"familyName": "Emblems", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=SIDE, sTypoDescender=0, usWinAscent=SIDE, usWinDescent=0)
    font.setupPost()
    font.updateHead(created=0, modified=0)
    font.font.recalcTimestamp = False
    font.save(target)


if __name__ == "__main__":
    build(FONT)
