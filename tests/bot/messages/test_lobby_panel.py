"""The host's panel: every setting once, the present values chosen, within the limits; and the form for a list."""

from msgspec.structs import replace

from bot.messages import lobby_panel
from bot.messages.parts.custom_ids import Address
from bot.tables.show.shown import Lobby
from games.kernel.contract.game import Setting, Value
from tests.bot.clicking import word
from tests.bot.limits import faults
from tests.bot.scenes import BOOK, ENGLISH, GERMAN, LOBBY, labels, parts, words

ONE = Setting("opening", word("Opening"), (Value("random", word("By lot")),), ("random",))
TYPED = Setting("pieces", word("Own pieces"), chosen=("rook",), least=3, most=3, typed=("rook",))
MANY = Setting("rules", word("Rules"), (Value("a", word("A")), Value("b", word("B"))), ("b",), least=0, most=2)
PANEL = replace(LOBBY, settings=(ONE, TYPED, MANY, *LOBBY.settings))


def test_every_setting_has_its_control() -> None:
    shape = lobby_panel.panel(PANEL, ENGLISH)
    assert words(shape).splitlines() == [
        "### Options of this table: Chess",
        "White begins.",
        "-# Everyone in the channel sees what you set here.",
    ]
    assert labels(shape) == ["By lot", "Own pieces"]
    assert [part["style"] for part in parts(shape, 2)] == [1, 2], "what is chosen is marked"
    assert [part["placeholder"] for part in parts(shape, 3)] == [
        "Rules", "Clock", "Pace", "Time", "Coach and advice", "Language", "Take somebody out …",
    ]  # fmt: skip


def test_lots_can_be_drawn_where_they_decide() -> None:
    shape = lobby_panel.panel(replace(PANEL, settings=(replace(ONE, lots=True), MANY)), ENGLISH)
    assert labels(shape) == ["By lot", "Draw now"]


def test_a_select_shows_what_is_chosen() -> None:
    rules, clock, pace, *_ = parts(lobby_panel.panel(PANEL, ENGLISH), 3)
    assert [(option["label"], option["default"]) for option in rules["options"]] == [("A", False), ("B", True)]
    assert (rules["min_values"], rules["max_values"]) == (0, 2)
    assert [(option["label"], option["value"], option["default"]) for option in clock["options"]] == [
        ("Clock: ten minutes", "ten", False),
        ("Clock: five", "5", True),
    ]
    assert all(option["description"] for option in pace["options"])


def test_a_control_finds_its_setting_wherever_it_stands_now() -> None:
    alone = replace(PANEL, seats=PANEL.seats[:1])
    for part in [*parts(lobby_panel.panel(alone, ENGLISH), 2), *parts(lobby_panel.panel(alone, ENGLISH), 3)]:
        address = Address.parse(part["custom_id"])
        assert address is not None
        assert lobby_panel.stamped(PANEL, address) == PANEL.settings[address.page]
        assert lobby_panel.stamped(replace(PANEL, settings=PANEL.settings[::-1]), address) is not None
        assert lobby_panel.stamped(replace(PANEL, settings=()), address) is None


def test_everybody_but_the_host_can_be_let_get_up() -> None:
    *_, seated = parts(lobby_panel.panel(PANEL, BOOK.speaker("en", PANEL.names)), 3)
    assert Address.parse(seated["custom_id"]) == Address(7, verb="takeout")
    assert [(one["label"], one["value"]) for one in seated["options"]] == [
        (seat.name, f"{seat.seat}.{seat.user_id or 0}") for seat in PANEL.seats if seat.user_id != PANEL.host_id
    ]


def test_the_form_holds_what_was_typed() -> None:
    form = lobby_panel.form(PANEL, TYPED, ["Rook", "King"], GERMAN).to_dict()
    (part,) = form["components"]
    assert form["title"] == "Own pieces"
    assert part["component"]["value"] == "Rook\nKing"
    assert part["description"].startswith("3 Namen")


def test_what_was_wrong_leads_back_to_the_form() -> None:
    shape = lobby_panel.again(PANEL, TYPED, [word("No such piece.")], "1z", ENGLISH)
    assert words(shape) == "No such piece."
    address = Address.parse(parts(shape, 2)[0]["custom_id"])
    assert address == Address(7, verb="list", draft=f"{lobby_panel.stamp(TYPED)}1z")


def test_the_largest_panel_keeps_the_limits() -> None:
    values = tuple(Value(f"v{place}", word("v" * 140), word("h" * 140)) for place in range(40))
    many = tuple(Setting(f"option{place}", word("t" * 140), values, ("v1",), most=30) for place in range(20))
    single = tuple(replace(ONE, name=f"one{place}") for place in range(9))
    lines = tuple(word("w" * 500) for _ in range(9))
    table: Lobby = replace(LOBBY, settings=(*many, *single), lines=lines)
    assert faults(lobby_panel.panel(table, GERMAN).plain()["components"], layout=True) == []
