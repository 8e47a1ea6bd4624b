"""The host's panel: what is set, a button for each form; the forms hold what is set, or what was filled in last."""

from typing import Any

from msgspec.structs import replace

from bot.messages import lobby_panel
from bot.messages.parts.custom_ids import Address
from bot.tables.show.shown import Lobby
from bot.tables.terms.lobby_settings import of_every_table
from bot.tables.terms.terms import Terms
from games.kernel.contract.game import Setting, Value
from sandbox.forms.complaints import Complaints
from sandbox.validation.modal import check_modal
from tests.bot.clicking import word
from tests.bot.limits import faults
from tests.bot.scenes import BOOK, ENGLISH, GERMAN, LOBBY, labels, parts, words

OWN, RULES = word("Own pieces"), word("Rules")
ONE = Setting("opening", word("Opening"), (Value("random", word("By lot")),), ("random",), group=RULES)
TYPED = Setting("pieces", word("Pieces"), chosen=("rook",), least=3, most=3, typed=("rook",), group=OWN)
MANY = Setting(
    "rules", word("Rules"), (Value("a", word("A")), Value("b", word("B"))), ("b",), least=0, most=2, group=RULES
)
CASTLING = Setting("castling", word("Castling"), (Value("yes", word("yes")), Value("no", word("no"))), (), group=OWN)
NOTHING: lobby_panel.Filled = {}
PANEL = replace(LOBBY, settings=(ONE, TYPED, MANY, CASTLING, *LOBBY.settings))


def form_of(table: Lobby, place: int, filled: lobby_panel.Filled = NOTHING) -> dict[str, Any]:
    """A form as Discord gets it, which must be to its liking."""
    form = lobby_panel.form(table, lobby_panel.groups(table)[place], filled, GERMAN).to_dict()
    complaints = Complaints()
    check_modal(complaints, form)
    complaints.settle()
    return form


def fields(form: dict[str, Any]) -> list[dict[str, Any]]:
    return [part["component"] for part in form["components"]]


def test_the_panel_says_what_is_set_and_has_a_button_for_each_form() -> None:
    shape = lobby_panel.panel(PANEL, ENGLISH)
    assert words(shape).splitlines() == ["### Chess: options", "White begins."]
    assert labels(shape) == ["Rules", "Own pieces", "Pace and time", "Take somebody out …", "Done", "Start"]


def test_what_is_otherwise_than_usual_is_said() -> None:
    table = replace(PANEL, settings=of_every_table(Terms(0, time="day", pace="exact"), "de"))
    assert "Pace: strictly one by one · Time: one day" in words(lobby_panel.panel(table, ENGLISH))
    assert "Ablauf: streng der Reihe nach · Bedenkzeit: ein Tag" in words(lobby_panel.panel(table, GERMAN))


def test_lots_can_be_drawn_where_they_decide() -> None:
    table = replace(PANEL, settings=(replace(ONE, lots=True), MANY))
    assert labels(lobby_panel.panel(table, ENGLISH))[1:] == ["Draw now", "Take somebody out …", "Done", "Start"]


def test_alone_at_the_table_there_is_nobody_to_take_out_and_nothing_to_start() -> None:
    alone = replace(PANEL, seats=PANEL.seats[:1])
    assert labels(lobby_panel.panel(alone, ENGLISH))[-2:] == ["Pace and time", "Done"]
    assert lobby_panel.taking_out(alone, ENGLISH) is None


def test_a_form_shows_what_is_chosen() -> None:
    (rules,) = fields(form_of(PANEL, 0))
    assert [(option["label"], option.get("default", False)) for option in rules["options"]] == [
        ("A", False),
        ("B", True),
    ]
    assert not rules["required"]
    clock, pace, *_ = fields(form_of(PANEL, 2))
    assert [(option["label"], option["value"]) for option in clock["options"]] == [
        ("ten minutes", "ten"),
        ("five", "5"),
    ]
    assert all(option["description"] for option in pace["options"])
    assert pace["required"]


def test_where_nothing_is_chosen_nothing_must_be() -> None:
    castling = fields(form_of(PANEL, 1))[1]
    assert (castling["type"], castling["required"]) == (21, False)


def test_a_control_finds_its_settings_while_they_are_offered() -> None:
    for part in parts(lobby_panel.panel(PANEL, ENGLISH), 2)[:3]:
        address = Address.parse(part["custom_id"])
        assert address is not None
        group = lobby_panel.group_at(PANEL, address)
        assert group is not None
        assert BOOK.speaker("en").plain(group.title) == part["label"]
        assert lobby_panel.group_at(replace(PANEL, settings=PANEL.settings[::-1]), address) is None, "not in that order"
        assert lobby_panel.group_at(replace(PANEL, settings=()), address) is None


def test_everybody_but_the_host_can_be_let_get_up() -> None:
    asked = lobby_panel.taking_out(PANEL, BOOK.speaker("en", PANEL.names))
    assert asked is not None
    form = asked.to_dict()
    assert Address.parse(form["custom_id"]) == Address(7, verb="takeout")
    (seated,) = fields(form)
    assert [(one["label"], one["value"]) for one in seated["options"]] == [
        (seat.name, f"{seat.seat}.{seat.user_id or 0}") for seat in PANEL.seats if seat.user_id != PANEL.host_id
    ]


def test_the_form_holds_what_was_typed() -> None:
    form = form_of(PANEL, 1, {0: ["Rook", "King"]})
    assert form["title"] == "Own pieces"
    assert fields(form)[0]["value"] == "Rook\nKing"
    assert form["components"][0]["description"].startswith("3 Namen")


def test_what_was_wrong_leads_back_to_the_form_with_all_that_was_filled_in() -> None:
    own = lobby_panel.groups(PANEL)[1]
    filled = {0: ("R`ook", "King?"), 1: ("no",)}
    shape = lobby_panel.again(PANEL, own, [word("No such piece.")], filled, ENGLISH)
    assert words(shape) == "No such piece.\n```\nR’ook, King?\n```"
    assert labels(shape) == ["Edit the list", "Options"]
    address = Address.parse(parts(shape, 2)[0]["custom_id"])
    assert address is not None
    assert lobby_panel.group_at(PANEL, address) == own
    assert lobby_panel.refilled(own, address.draft, words(shape)) == {0: ["R’ook", "King?"], 1: ["no"]}


def test_several_values_picked_are_carried_too() -> None:
    many = replace(MANY, values=tuple(Value(f"v{place}", word(f"V{place}")) for place in range(25)), most=25)
    table = replace(PANEL, settings=(many, CASTLING))
    (group, _) = lobby_panel.groups(table)
    for picked in ([], ["v0"], ["v3", "v24"], [f"v{place}" for place in range(25)]):
        shape = lobby_panel.again(table, group, [word("No.")], {0: picked}, ENGLISH)
        address = Address.parse(parts(shape, 2)[0]["custom_id"])
        assert address is not None
        assert lobby_panel.refilled(group, address.draft, words(shape)) == {0: picked}


def test_the_largest_panel_keeps_the_limits() -> None:
    values = tuple(Value(f"v{place}", word("v" * 140), word("h" * 140)) for place in range(40))
    many = tuple(
        Setting(f"option{place}", word("t" * 140), values, ("v1",), most=30, group=word(f"g{place // 6}" * 70))
        for place in range(48)
    )
    lines = tuple(word("w" * 500) for _ in range(9))
    table: Lobby = replace(LOBBY, settings=many, lines=lines)
    assert faults(lobby_panel.panel(table, GERMAN).plain()["components"], layout=True) == []
    form_of(table, 0)
