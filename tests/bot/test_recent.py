"""What is kept in memory: what was set or looked up last."""

from bot.recent import Recent


def test_what_was_set_last_is_kept() -> None:
    found = Recent[int | None, None](3)
    for key in range(4):
        found[key] = None
        found[1] = None
    assert (0 in found, 1 in found, 2 in found, 3 in found) == (False, True, True, True)
    assert found.pop(2, None) is found.pop(2, None) is None
    assert (2 in found, len(found)) == (False, 2)


def test_what_was_looked_up_is_kept_longer() -> None:
    found = Recent[str, int](2)
    found["a"], found["b"] = 1, 2
    assert found["a"] == 1
    found["c"] = 3
    assert [*found] == ["a", "c"]
