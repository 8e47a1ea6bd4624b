"""What everybody learns of passes, names and tokens; marks on piles; gained cards that have moved on."""

import pytest

from games.dominion import GAME
from games.dominion.events import GainTopdecked, Named, Passed, PlayedAgain, Scored
from games.dominion.rules.holdings import Laid
from games.dominion.rules.table import Table
from games.dominion.rules.triggers import Occasion
from games.kernel.contract.game import Setup
from games.kernel.engine.chronicle import Event
from tests.games.saying import LANGUAGES, say


def table(seats: int = 2, **fields: object) -> Table:
    fields = {int(name[4:]) if name.startswith("seat") else name: value for name, value in fields.items()}
    return GAME.arrange(Setup(seats), b"moments", fields)


def marks(state: Table, pile: str) -> tuple[str, ...]:
    return next(seen.marks for seen in GAME.view(state, None).piles if seen.card == pile)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (PlayedAgain(0, "witch"), "Anna plays Witch again."),
        (Scored(0, 2), "Anna takes 2 victory tokens."),
        (Named(0, "province"), "Anna names Province."),
        (GainTopdecked(0, "silver"), "Anna puts the gained Silver onto the deck."),
    ],
)
def test_everybody_reads_what_happens_openly(event: Event, said: str) -> None:
    for reader in (None, 0, 1):
        line = event.line(reader)
        assert line is not None
        assert say("dominion", "en", line) == said
        assert say("dominion", "de", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_giver_and_taker_read_which_card_is_passed(language: str) -> None:
    lines = {reader: Passed(0, 1, "gold").line(reader) for reader in (None, 0, 1, 2)}
    said = {reader: say("dominion", language, line) for reader, line in lines.items()}
    assert [reader for reader, words in said.items() if "Gold" in words] == [0, 1]
    assert said[None] == said[2]


def test_a_named_card_is_marked_and_so_is_one_that_a_copper_forbids() -> None:
    state = table(seat0={"in_play": ["copper"]}, named=["grand_market", "contraband"], turn={"named": ["province"]})
    assert marks(state, "province") == ("named",)
    assert marks(state, "grand_market") == ("forbidden",)
    assert marks(state, "gold") == ()


def test_the_bane_is_marked() -> None:
    assert marks(table(named=["young_witch"], bane="moat"), "moat") == ("bane",)


def test_a_card_that_has_moved_on_cannot_be_moved_again() -> None:
    player = table(seat0={"discard": ["silver", "gold"]}).players[0]
    gained = Occasion("silver", "discard")
    assert player.move_gained(gained, "deck")
    assert (player.discard, player.deck) == (["gold"], ["silver"])
    assert not player.move_gained(gained, "trash")
    assert not player.move_gained(Occasion("gold", "deck"), "deck")


def test_a_prize_can_be_won_once() -> None:
    state = table(named=["tournament"])
    winner = state.players[0]
    assert list(winner.gain_prize("diadem", "deck")) == []
    assert winner.deck == ["diadem"]
    assert list(winner.gain_prize("diadem", "deck")) == []
    assert winner.deck == ["diadem"]
    assert "diadem" not in state.prizes


def test_who_moves_nothing_tells_nothing() -> None:
    state = table(seat0={"in_play": ["feast"]})
    player = state.players[0]
    player.trash_in_play(())
    player.pick_up(())
    player.take_aside(())
    player.discard_revealed()
    gone = Laid("feast")
    assert player.trash_from_play(gone)
    assert not player.trash_from_play(gone)
    assert len(state.news) == 1
