"""Chance: reproducible, unbiased, a stream of its own for everybody."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from games.kernel.engine.chance import TABLE, Chance, commitment

DRAWS = 6000


def chi_square(counts: Counter[str], outcomes: int, draws: int) -> float:
    expected = draws / outcomes
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (outcomes - len(counts)) * expected


def test_the_commitment_is_the_seeds_sha256() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_same_seed_gives_the_same_cards() -> None:
    one, other = Chance(b"s"), Chance(b"s")
    assert [one.shuffled(0, "abcdefgh") for _ in range(3)] == [other.shuffled(0, "abcdefgh") for _ in range(3)]
    assert one == other


def test_another_seed_another_count_and_another_stream_give_other_cards() -> None:
    chance = Chance(b"s")
    pile = "abcdefghijklmnop"
    drawn = [
        chance.shuffled(0, pile),
        chance.shuffled(0, pile),
        chance.shuffled(1, pile),
        Chance(b"t").shuffled(0, pile),
    ]
    assert len({tuple(cards) for cards in drawn}) == 4


def test_a_stream_does_not_depend_on_the_others() -> None:
    alone, together = Chance(b"s"), Chance(b"s")
    for _ in range(5):
        assert together.shuffled(1, "abcdef")
        assert together.below(TABLE, 6) < 6
    assert alone.shuffled(0, "abcdef") == together.shuffled(0, "abcdef")


def test_the_order_in_which_a_pile_lies_does_not_count() -> None:
    assert {tuple(Chance(b"s").shuffled(0, pile)) for pile in permutations("abcd")} == {
        tuple(Chance(b"s").shuffled(0, "abcd"))
    }


def test_a_shuffled_pile_holds_the_same_cards() -> None:
    assert sorted(Chance(b"s").shuffled(0, ["copper"] * 7 + ["estate"] * 3)) == ["copper"] * 7 + ["estate"] * 3


def test_a_pile_is_shuffled_as_others_are_told_to_do_it() -> None:
    pile = ["estate"] * 3 + ["copper"] * 7
    for number in range(20):
        drawn = hashlib.shake_256(b"s/2/%d" % number).digest(8 * len(pile))
        keys = [int.from_bytes(drawn[place : place + 8], "little") for place in range(0, len(drawn), 8)]
        order = sorted(zip(keys, sorted(pile), strict=True))
        assert Chance(b"s", counters={2: number}).shuffled(2, pile) == [card for _, card in order]


def test_all_orders_are_equally_likely() -> None:
    chance = Chance(b"fair")
    counts = Counter("".join(chance.shuffled(0, "abc")) for _ in range(DRAWS))
    assert chi_square(counts, 6, DRAWS) < 20.5  # 5 degrees of freedom, p = 0.001


@pytest.mark.parametrize("limit", [2, 6, 7])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    chance = Chance(b"fair")
    counts = Counter(str(chance.below(TABLE, limit)) for _ in range(DRAWS))
    assert set(counts) == {str(number) for number in range(limit)}
    assert chi_square(counts, limit, DRAWS) < 22.5  # up to 6 degrees of freedom, p = 0.001


def test_a_number_that_would_be_unfair_is_drawn_again() -> None:
    chance = Chance(b"fair")
    limit = (1 << 63) + 1
    numbers = [chance.below(0, limit) for _ in range(50)]
    assert max(numbers) < limit
    assert 60 < chance.counters[0] < 160


def test_equal_keys_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = iter([(1, 1, 2), (5, 4, 5), (9, 8, 7)])
    monkeypatch.setattr(Chance, "_draw", lambda *_: next(draws))
    assert Chance(b"").shuffled(0, "abc") == ["c", "b", "a"]


def test_what_is_foretold_comes_first() -> None:
    chance = Chance(b"s", foretold=[["b", "a"], ["4"]])
    assert chance.shuffled(0, "cabd") == ["c", "d", "a", "b"]
    assert chance.below(TABLE, 6) == 4
    assert chance.counters == {}
    assert chance.shuffled(0, "abcd") == Chance(b"s").shuffled(0, "abcd")


def test_only_what_is_there_can_be_foretold() -> None:
    with pytest.raises(ValueError, match="foretold 'b' is not among what is shuffled: a, b"):
        Chance(b"s", foretold=[["b", "b"]]).shuffled(0, "ab")
