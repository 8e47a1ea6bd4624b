"""What a game gets that gives nothing but its rules, and what the kernel makes of options for all games."""

from dataclasses import replace
from typing import Any, Literal

import msgspec
import pytest

from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.book import Entry, Page, Rulebook
from games.kernel.contract.game import (
    BadSetup,
    Cases,
    Game,
    Lobby,
    NoOptions,
    Result,
    Score,
    Setting,
    Setup,
    State,
    Value,
    scored,
)
from games.kernel.contract.words import Words
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect, Option
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import CHECKPOINT


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fast or slow, but slow only without a hurry."""

    speed: Literal["fast", "slow"] = "fast"
    hurry: bool = True
    first: int | None = None

    def __post_init__(self) -> None:
        if self.speed == "slow" and self.hurry:
            raise BadSetup(Text("no-hurry"))


class Table(State, kw_only=True, dict=True):
    """A heap."""

    seats: int
    heap: tuple[int, ...] = (3, 2)
    speed: str = ""


def begin(setup: Setup, options: Any, chance: Chance) -> Table:
    return Table(chance=chance, seats=setup.seats, speed=getattr(options, "speed", ""))


def play(table: Table) -> Effect[None]:
    yield CHECKPOINT


def settings(options: Options) -> tuple[Setting, ...]:
    values = (Value("fast", Text("yes")), Value("slow", Text("no")))
    return Setting("speed", Text("yes"), values, (options.speed,)), Setting("cards", Text("yes"), typed=("a",))


PAGES = (
    Page("minute", Text("yes"), (Text("no"),)),
    Page("moves", Text("yes"), (Text("no"),), about=("rook", "king.move")),
    Page("castling", Text("yes"), (Text("no"),), about=("king.castle", "king")),
)
BARE = Game(
    name="chess",
    seats=(2, 3),
    state=Table,
    event=None,
    begin=begin,
    play=play,
    turn_order=lambda table: tuple(range(table.seats)),
    view=lambda table, seat: table.heap,
    result=lambda table: Result(tuple(Score(seat, 0, 1, ()) for seat in range(table.seats))),
    words=Words(table=lambda view: (Text("yes"),)),
    book=Rulebook(pages=PAGES),
)
LOBBY = Lobby(
    options=Options, settings=settings, draw=lambda options, chance: {"hurry": False}, once=lambda _: {"hurry"}
)


def with_lobby(lobby: Lobby = LOBBY) -> Game:
    return replace(BARE, lobby=lobby)


GAME = with_lobby()


def test_what_is_not_said_is_nothing() -> None:
    table = BARE.new(Setup(2), b"seed")
    assert BARE.options is NoOptions
    assert (BARE.settings({}), BARE.announce({}), BARE.draw({}, Chance(b"")), BARE.again({})) == ((), (), {}, {})
    assert (BARE.lots(Chance(b""), 2), BARE.begun_by({}, 1)) == ({}, {})
    assert (BARE.book.entries, BARE.book.cased, BARE.standing, BARE.words.hand((3, 2))) == ((), (), (), ())
    assert (BARE.cases.census(table), BARE.words.measures(table)) == ({}, {})
    assert BARE.lobby.next_first(BARE.result(table), Chance(b"")) is None
    assert BARE.book.lessons() == ()


def test_a_game_that_thinks_no_further_adds_nothing_to_what_its_computer_thought_first() -> None:
    choice = Choice(0, "key", Text("yes"), (Option("a", Text("yes")), Option("b", Text("no"))))
    assert BARE.mind.ponder("normal", lambda: None, choice, ("a",)) == ()
    assert BARE.words.why_gone(Foreseen(choice, ("a",))) is None


@pytest.mark.parametrize(
    ("key", "page"),
    [("rook.move", 1), ("rook", 1), ("king.move", 1), ("king.castle", 2), ("king.flee", 2), ("queen.move", None)],
)
def test_a_question_is_explained_where_its_key_or_its_kind_is_named(key: str, page: int | None) -> None:
    assert BARE.book.page_about(key) == page


def test_what_asks_a_question_can_be_looked_up() -> None:
    rook, king = (Entry(name, Text("yes"), Text("no"), Text("no")) for name in ("rook", "king"))
    game = replace(BARE, book=Rulebook(pages=PAGES, entries=(rook, king)))
    assert [game.book.entry_about(key) for key in ("king.move", "rook", "queen.move", "kings.move")] == [
        king,
        rook,
        None,
        None,
    ]


def test_the_computer_player_takes_what_is_proposed() -> None:
    answer = BARE.mind.player(*BARE.mind.levels)
    options = (Option("a", Text("yes")), Option("b", Text("no")))
    assert answer(lambda: None, Choice(0, "key", Text("yes"), options, default=("b",))) == ("b",)
    assert answer(lambda: None, Choice(0, "key", Text("yes"), options)) == ("a",)


def test_a_case_may_set_and_compare_the_states_own_fields() -> None:
    table = BARE.arrange(Setup(3), b"seed", {"heap": [1], "named": ["word"]})
    assert BARE.cases.inspect(table) == {"seats": 3, "heap": (1,), "speed": ""}
    with pytest.raises(ValueError, match="the table has no 'pile'; it has heap, seats, speed"):
        BARE.arrange(Setup(3), b"seed", {"pile": [1]})
    with pytest.raises(ValueError, match="Expected `int`"):
        BARE.arrange(Setup(3), b"seed", {"heap": ["many"]})


def test_a_game_may_put_tables_together_itself() -> None:
    def put_together(setup: Setup, options: Options, chance: Chance, fields: Any) -> Table:
        return Table(chance=chance, seats=setup.seats, heap=fields["heap"], speed=options.speed)

    game = replace(GAME, cases=Cases(put_together=put_together))
    table = game.arrange(Setup(2, options={"speed": "slow", "hurry": False}), b"seed", {"heap": (7,)})
    assert (table.heap, table.speed) == ((7,), "slow")


def test_rules_get_their_options_in_their_type() -> None:
    assert GAME.new(Setup(2, options={"speed": "slow", "hurry": False}), b"").speed == "slow"
    assert [setting.chosen for setting in GAME.settings({"speed": "slow", "hurry": False})] == [("slow",), ()]
    assert [setting.chosen for setting in GAME.settings({"speed": "slow"})] == [("fast",), ()]


@pytest.mark.parametrize(
    ("options", "why"),
    [({"speed": "slow"}, "no-hurry"), ({"speed": "none"}, "bad-options"), ({"colour": 1}, "bad-options")],
)
def test_what_makes_no_game_is_refused_by_everything_that_needs_it(options: dict[str, Any], why: str) -> None:
    for refuse in (
        lambda: GAME.announce(options),
        lambda: GAME.draw(options, Chance(b"")),
        lambda: GAME.again(options),
        lambda: GAME.new(Setup(2, options=options), b""),
        lambda: GAME.arrange(Setup(2, options=options), b"", {}),
    ):
        with pytest.raises(BadSetup) as refused:
            refuse()
        assert refused.value.reason.id == why


def test_seats_and_who_begins_are_checked_for_every_game() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(Setup(4), b"")
    wrong = Text("wrong-seats", game=Text("game-chess"), least=2, most=3, seats=4)
    assert refused.value.reason == wrong
    with pytest.raises(BadSetup) as refused:
        GAME.new(Setup(2, options={"first": 2}), b"")
    assert refused.value.reason == Text("bad-options", fault="first: 2")


def test_of_equal_points_each_is_compared_with_who_is_next_behind() -> None:
    merits = [(9, 3, 1), (9, 2, 5), (9, 2, 5), (9, 1, 0), (8, 3, 1), (7, 2, 2), (7, 2, 2)]
    sources = [[(Text("all"), points), (Text("none"), 0)] for points, *_ in merits]
    scores = scored(sources, [merit[1:] for merit in merits], lambda own, other, seat: Text(f"{own}{other}{seat}"))
    notes = [score.note and score.note.id for score in scores]
    behind = [f"{merits[0]}{merits[1]}1", *[f"{merits[1]}{merits[3]}3"] * 2, None, None]
    assert notes == [*behind, *[f"{merits[5]}{merits[6]}5"] * 2]
    assert [(score.points, score.rank) for score in scores] == [(9, 1), (9, 2), (9, 2), (9, 4), (8, 5), (7, 6), (7, 6)]
    assert scores[0].sources == ((Text("all"), 9),)


def test_without_a_tie_break_equal_points_share_the_place_without_a_word() -> None:
    scores = scored([[(Text("all"), points)] for points in (4, 5, 4)])
    assert [(score.rank, score.note) for score in scores] == [(2, None), (1, None), (2, None)]


def test_the_next_game_has_open_what_counted_once() -> None:
    options = {"speed": "slow", "hurry": False, "first": 1}
    assert GAME.again(options) == {"speed": "slow"}
    assert GAME.begun_by({"speed": "fast"}, 1) == {"speed": "fast", "first": 1}
    assert GAME.draw({"speed": "fast"}, Chance(b"")) == {"speed": "fast", "hurry": False}


def test_lots_draw_one_value_of_each_setting_unless_the_game_draws_itself() -> None:
    assert {GAME.lots(Chance(b"%d" % seed), 2)["speed"] for seed in range(20)} == {"fast", "slow"}
    assert GAME.lots(Chance(b"1"), 2).keys() == {"speed"}
    own = with_lobby(Lobby(lots=lambda chance, seats: {"heaps": seats}))
    assert own.lots(Chance(b""), 3) == {"heaps": 3}
