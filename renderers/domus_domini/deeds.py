"""What can be done besides building while one may build: each deed in a word, with what it costs and brings.

Law: a deed that can be done now is lit, once; what cannot be done is not there.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from games.domus_domini.board import INTEREST_PER, SAVE_LEAST
from games.kernel.choice import Option
from games.kernel.text import Say, Text
from renderers import ornament
from renderers.canvas import TEXT, Box, Canvas, Part, width_of
from renderers.domus_domini.question import hinted, options
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import draw_sign
from renderers.kept import kept
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.theme import Theme, mixed, theme_for

SIDE, TOP = 16, 10
DEED, APART = 54, 8
"""The height of a deed, and what is between two."""
TOKEN, TOKEN_GAP, PAD, EDGE = 32, 6, 9, 13
"""On a deed a symbol, what is between it and its number, what is free before it and at both ends."""

Tokens: TypeAlias = Sequence[tuple[str, str]]
"""What a deed costs and brings: symbols with their numbers."""
TOO_LATE = "build-too-late-hint"
"""What an option says that brings nothing any more."""
DEEDS = ("recruit", "to_chapel", "to_kloster", "to_field", "save", "hut", "dog")


def tokens(value: str, option: Option, say: Say) -> Tokens:
    """What a deed costs and brings."""
    each = hinted(option, "food")
    late = option.hint is not None and option.hint.id == TOO_LATE
    later = say(Text("picture-domus-next-round", count=0 if late else 1))
    coins = say(Text("picture-domus-each", amount=str(max(SAVE_LEAST, INTEREST_PER))))
    told: Mapping[str, Tokens] = {
        "recruit": (("vegetable", "−1"),),
        "to_kloster": (("food", say(Text("picture-domus-each", amount=f"−{each}"))),),
        "to_chapel": (("food", say(Text("picture-domus-each", amount=f"+{each}"))),),
        "to_field": (("brother", "2"), ("vegetable", later)),
        "save": (("money", f"{coins}: {later}"),),
        "hut": (("money", "−1"),),
        "dog": (("vegetable", "−1"),),
    }
    return told[value]


def deeds(stage: Stage) -> list[Part]:
    """While one may build, all that can be done besides."""
    can = {name: option for name, option in options(stage, "build.choose").items() if name in DEEDS}
    if not can:
        return []
    say = stage.say
    names = {name: say(Text(f"picture-domus-deed-{name.replace('_', '-')}")) for name in can}
    return [_deeds(tuple([(names[name], tokens(name, can[name], say)) for name in can]), sight(stage))]


@kept
def _deeds(told: tuple[tuple[str, Tokens], ...], stage: Stage) -> Part:
    theme, rows = theme_for(*stage.looks), _rows(told)
    canvas = Canvas(INNER, 2 * TOP + len(rows) * (DEED + APART) - APART, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(SIDE, TOP)
    for number, row in enumerate(rows):
        x = inside.x
        for words, costs in row:
            chip = Box(x, inside.y + number * (DEED + APART), _width(words, costs), DEED)
            _deed(canvas, chip, words, costs, theme)
            x += chip.width + APART
    return canvas.finished()


def _rows(told: Sequence[tuple[str, Tokens]]) -> list[list[tuple[str, Tokens]]]:
    """The deeds, as many beside each other as have room."""
    rows: list[list[tuple[str, Tokens]]] = [[]]
    taken = 0.0
    for deed in told:
        wide = _width(*deed) + APART
        if rows[-1] and taken + wide - APART > INNER - 2 * SIDE:
            rows.append([])
            taken = 0.0
        rows[-1].append(deed)
        taken += wide
    return rows


def _width(words: str, costs: Tokens) -> float:
    """How wide a deed becomes."""
    return 2 * EDGE + width_of(words, "bold", TEXT) + sum(PAD + _token_width(number) for _, number in costs)


def _token_width(number: str) -> float:
    return TOKEN + TOKEN_GAP + width_of(number, "plain", TEXT)


def _deed(canvas: Canvas, chip: Box, words: str, costs: Tokens, theme: Theme) -> None:
    """The word, then what it costs and brings."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(chip, fill, 10)
    name = chip.without_left(EDGE).left_part(width_of(words, "bold", TEXT) + 1)
    canvas.words(name, words, theme.ink, TEXT, style="bold")
    rest = chip.without_left(EDGE + name.width - 1)
    for sign, number in costs:
        rest = rest.without_left(PAD)
        draw_sign(canvas, sign, rest.left_part(TOKEN), theme.accent, fill)
        canvas.words(rest.without_left(TOKEN + TOKEN_GAP), number, theme.ink, TEXT)
        rest = rest.without_left(_token_width(number))
    ornament.lit(canvas, chip.inset(3), theme, 8)
