"""Every sign on the pictures of a table has its word on one of them."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, Language
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from renderers.domus_domini.symbols import SIGNS as DOMUS_DOMINI
from renderers.monasterium.symbols import SIGNS as MONASTERIUM
from renderers.parts import symbols
from renderers.parts.key import LINE, draw_key, in_accent, key_height
from renderers.parts.pen import Pen, Signs
from renderers.surface.canvas import Box, Canvas
from renderers.surface.kept import SHELF
from renderers.surface.sheet import TALLEST
from renderers.surface.theme import theme_for
from renderers.whole.painter import painter_for
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.scenes import PEOPLE, on_one, stage, words_of

GAMES = find_games()
SIGNS: dict[str, Signs] = {"domus_domini": DOMUS_DOMINI, "monasterium": MONASTERIUM}
KEYS = {"domus_domini": "picture-domus-sign", "monasterium": "picture-monasterium-sign"}
TABLES = [(name, seats, LANGUAGES[seats % 2]) for name in SIGNS for seats in GAMES[name].seats]
AS = {"die": "own_die", "used": "reroll", "either": "rosary"}
"""Signs that are another one with something on it, or made of others."""
BESIDE = {
    "brother": "picture-domus-supply", "cellerar": "picture-domus-market", "cluny": "picture-domus-road",
    "column": "picture-domus-column", "hut": "picture-domus-supply", "letter": "picture-domus-ranking",
    "production": "picture-domus-supply", "turn": "picture-domus-awaited", "waiting": "picture-domus-awaited",
}  # fmt: skip
"""Signs of Domus Domini that have a word where they stand, and the message there."""
MOMENTS = 40
"""Every so many answers the table is looked at."""


class Noted(set[str]):
    """The signs that have been drawn."""

    def by(self, name: str, draw: Any) -> Any:
        """A sign that is noted when it is drawn."""

        def drawn(pen: Pen) -> None:
            self.add(name)
            draw(pen)

        return drawn


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    """The signs drawn since it was last cleared."""
    found = Noted()
    for drawn in (symbols.SIGNS, *SIGNS.values()):
        for name, draw in list(drawn.items()):
            monkeypatch.setitem(drawn, name, found.by(name, draw))
    return found


def word(game: str, sign: str) -> Text | None:
    """The word of a sign; None if the words beside it tell it and change with what happens."""
    if game == "monasterium":
        return None if sign == "year" else Text(KEYS[game], sign=AS.get(sign, sign))
    return Text(BESIDE[sign]) if sign in BESIDE else Text(KEYS[game], sign=sign)


@pytest.mark.parametrize(("name", "seats", "language"), TABLES)
def test_every_sign_of_a_table_has_its_word_on_it(name: str, seats: int, language: Language, noted: Noted) -> None:
    game, said, before = GAMES[name], stage(language, people=PEOPLE[:seats], game=name), None
    draw = painter_for(name).table_sheets
    assert draw
    player = begin(game, seats, seats)
    for step, _ in enumerate(player.steps(10**6)):
        if step % MOMENTS:
            continue
        SHELF.clear()
        noted.clear()
        view = player.match.view(None)
        sheets = draw(view, replace(said, awaited=player.match.awaited(), before=before))
        before, words = view, " ".join(words_of(on_one(sheets)))
        assert noted
        assert not [sign for sign in noted if (told := word(name, sign)) and said.say(told) not in words]
        assert all(sheet.part.height <= TALLEST for sheet in sheets)


def test_a_key_has_as_few_lines_as_its_words_need_and_fills_its_box() -> None:
    theme = theme_for("dark", "normal")
    shown = [("food", "one"), ("dog", "two"), ("hut", "three"), ("money", "four")]
    room = next(width for width in range(100, 1000) if key_height(shown, width) == 2 * LINE)
    canvas = Canvas(room, 3 * LINE, theme, theme.panel)
    draw_key(canvas, Box(0, 0, room, 3 * LINE), shown, theme, in_accent(DOMUS_DOMINI))
    written = canvas.finished()
    assert not laws.breaches(written)
    assert {round(each.box.y) for each in written.written} == {0, round(1.5 * LINE)}


def test_a_key_of_nothing_takes_no_room() -> None:
    assert key_height([], 500) == 0
