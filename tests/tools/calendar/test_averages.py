"""Slow games are added up as the words say: per game, per round and player, per wait, per visit."""

from tools.calendar.averages import Spread, figures, longest, occasions, waited
from tools.calendar.slow_game import Timeline, Visit, Wait

SHORT = Timeline(
    seed=1,
    seats=2,
    hours=24.0,
    rounds=2.0,
    visits=(
        Visit(0, 4, "a", answers=3, elsewhere=0, handed=False),
        Visit(1, 20, "b", answers=1, elsewhere=1, handed=True),
    ),
    waits=(Wait(4, 0, "a"), Wait(20, 1, "b")),
    waited=((0, 20), (4, 0)),
    ended=True,
)
LONG = Timeline(
    seed=2,
    seats=2,
    hours=72.0,
    rounds=1.0,
    visits=(Visit(1, 72, "b", answers=2, elsewhere=0, handed=True),) * 4,
    waits=(Wait(72, 1, "b"),),
    waited=((0, 72), (0, 0)),
    ended=True,
)


def test_each_figure_has_its_measure() -> None:
    found = figures([SHORT, LONG])
    assert found["days"] == Spread(2, 1, 3)
    assert found["rounds"] == Spread(1.5, 0.5, 2)
    assert found["hand-overs"] == Spread((1 / 4 + 4 / 2) / 2, 0.875, 2)
    assert found["visits"] == Spread((2 / 4 + 4 / 2) / 2, 0.75, 2)
    assert found["waits"] == Spread(1, 0, 1)
    assert found["wait"].mean == (4 + 20 + 72) / 3
    assert found["longest"] == Spread(46, 26, 72)
    assert found["coming"].mean == (4 + 20 + 4 * 72) / 6
    assert found["questions"].mean == (3 + 1 + 4 * 2) / 6
    assert found["elsewhere"] == Spread(12.5, 12.5, 25)


def test_a_game_without_anybody_coming_has_figures_too() -> None:
    nothing = Timeline(3, 2, 0.0, 1.0, (), (), ((0, 0), (0, 0)), ended=False)
    assert set(figures([nothing]).values()) == {Spread(0, 0, 0), Spread(1, 0, 1)}


def test_the_longest_waits_come_first() -> None:
    assert longest([SHORT, LONG], 2) == [(Wait(72, 1, "b"), 2), (Wait(20, 1, "b"), 1)]


def test_who_waited_for_whom_is_told_per_game() -> None:
    assert waited([SHORT, LONG]) == [[0, 46], [2, 0]]


def test_occasions_are_counted_per_round_and_player() -> None:
    assert occasions([SHORT, LONG]) == {"b": 5 / 6, "a": 1 / 6}
    assert list(occasions([SHORT, LONG])) == ["b", "a"]
