"""Rules are driven, and cards speak in the rulebook's verbs."""

from pathlib import Path

import pytest

from tests.architecture.effects import undriven
from tests.architecture.surgery import surgery
from tests.architecture.tree import ROOT, holds, plant, said

VERBS = """
class Player:
    def gain(self, card: str) -> Effect[str]: ...
    def draw(self, count: int) -> "Effect": ...
    def discard(self, card: str) -> Generator[Choice, Answer, None]: ...
    def reveal(self) -> kernel.Effect: ...
    def note(self) -> None: ...
class Log:
    def reveal(self) -> None: ...
def later(seat: int, effect: Effect) -> Effect: ...
"""


def card(body: str) -> str:
    return f"def card(table: Table, me: Player) -> Effect:\n    {body}\n"


def breaches(tmp_path: Path, body: str, where: str = "games/chess/cards/base.py") -> str:
    return said(undriven(plant(tmp_path, {"games/chess/player.py": VERBS, where: card(body)})))


def test_every_effect_of_the_games_is_driven() -> None:
    holds(undriven(ROOT))


@pytest.mark.parametrize(
    "body",
    [
        "me.gain('curse')",
        "me.draw(1)",
        "me.discard('estate')",
        "later(1, me.draw(1))",
        "yield me.draw(1)",
        "if me.gain('gold'): yield from me.draw(1)",
        "while not me.gain('gold'): yield from me.draw(1)",
        "yield from me.draw(2 if me.gain('gold') else 1)",
        "return me.gain('gold') == 'gold'",
        "return table and me.gain('gold')",
    ],
)
def test_an_effect_left_lying_is_found(tmp_path: Path, body: str) -> None:
    assert breaches(tmp_path, body).endswith("is not driven")


@pytest.mark.parametrize(
    "body",
    [
        "yield from me.gain('curse')",
        "yield from later(1, me.draw(1))",
        "gained = yield from me.gain('gold')",
        "if (yield from me.gain('gold')): me.note()",
        "return (yield from me.draw(1))",
        "todo = [me.draw(1), me.gain('gold')]; yield from todo[0]",
        "yield from (me.draw(1) if table else me.draw(2))",
    ],
)
def test_a_driven_effect_passes(tmp_path: Path, body: str) -> None:
    assert breaches(tmp_path, body) == ""


def test_a_name_with_two_meanings_is_left_to_the_type_checker(tmp_path: Path) -> None:
    assert breaches(tmp_path, "table.log.reveal()") == ""


def test_outside_the_cards_a_set_may_discard(tmp_path: Path) -> None:
    assert breaches(tmp_path, "table.seen.discard(1)", where="games/chess/table.py") == ""


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    assert breaches(tmp_path, "me.draw(1)") == "games/chess/cards/base.py:2: effect draw is not driven"


def test_no_card_operates_on_a_list() -> None:
    holds(surgery(ROOT))


@pytest.mark.parametrize(
    "body",
    [
        "me.hand.append(card)",
        "me.hand.remove(card)",
        "top = me.deck.pop()",
        "me.deck.insert(0, card)",
        "me.discard_pile.extend(me.hand)",
        "me.hand.clear()",
        "del me.deck[0]",
        "me.deck[:2] = []",
        "me.hand += [card]",
        "me.hand = []",
        "table.supply['gold'] -= 1",
    ],
)
def test_list_surgery_in_a_card_is_found(tmp_path: Path, body: str) -> None:
    assert said(surgery(plant(tmp_path, {"games/chess/cards/base.py": card(body)}))) != ""


@pytest.mark.parametrize("body", ["yield from me.discard(card)", "best = max(me.hand)", "count = len(me.hand)"])
def test_a_card_of_verbs_passes(tmp_path: Path, body: str) -> None:
    assert said(surgery(plant(tmp_path, {"games/chess/cards/base.py": card(body)}))) == ""


def test_lists_outside_the_cards_are_nobodys_business(tmp_path: Path) -> None:
    assert said(surgery(plant(tmp_path, {"games/chess/table.py": card("me.hand.append(card)")}))) == ""
