"""Everything in a TOML file has its line, however it is laid out."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from games.kernel.contract.toml_lines import Key, line_of, lines

TWISTED = '''\
# a comment with [brackets] = and "quotes"
title = "a # no comment, [no list]"  # a comment
"quoted.key" = 'single "quoted"'
a.b.c = 1
a.b.d = [[1, 2], [3,
  4]]

[start]
when = 1979-05-27 07:32:00
long = """
[not.a.table]
x = 1
"""
raw = \'\'\'one
two\'\'\'
after = -1.5e3
empty = []
none = {}

[[fruits]]
name = "apple"
sizes = [1, 2, # three follows
  3,
]
[fruits.physical]
colour = { r = 1, g = { b = [2] }, names = ["a", "b"] }
[[fruits.varieties]]
name = "red"
[[fruits.varieties]]
name = "golden"

[[fruits]]
name = "banana"
[[fruits.varieties]]
name = "plantain"
[a."x.y"]
z = true'''

FILES = {
    "twisted": TWISTED,
    **{
        game: resources.files(f"games.{game}").joinpath("board.toml").read_text(encoding="utf-8")
        for game in ("domus_domini", "monasterium")
    },
}


def values(node: Any, key: Key = ()) -> Iterator[tuple[Key, Any]]:
    """Everything in a document by its key."""
    if key:
        yield key, node
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for name, value in inside:
        yield from values(value, (*key, name))


@pytest.mark.parametrize("text", FILES.values(), ids=FILES.keys())
def test_every_value_has_its_line(text: str) -> None:
    found = lines(text)
    document = dict(values(tomllib.loads(text)))
    assert found.keys() == document.keys()
    for key, value in document.items():
        written = text.splitlines()[found[key] - 1]
        if isinstance(value, int | str) and "\n" not in str(value):
            assert str(value).lower() in written.lower()
        if isinstance(key[-1], str):
            assert key[-1] in written


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("a", "b", "d", 1, 0), 5),
        (("a", "b", "d", 1, 1), 6),
        (("start", "long"), 10),
        (("start", "raw"), 14),
        (("start", "after"), 16),
        (("fruits",), 20),
        (("fruits", 0, "sizes", 2), 23),
        (("fruits", 0, "physical", "colour", "g", "b", 0), 26),
        (("fruits", 0, "varieties", 1), 29),
        (("fruits", 1, "varieties", 0, "name"), 35),
    ],
)
def test_a_key_has_the_line_on_which_it_stands(key: Key, line: int) -> None:
    assert line_of(TWISTED, key) == line


def test_what_is_missing_has_the_line_of_what_it_should_stand_in() -> None:
    assert line_of(TWISTED, ("fruits", 1, "sizes")) == 32
    assert line_of(TWISTED, ("fruits", 7, "name")) == 20
    assert line_of(TWISTED, ("nowhere",)) == 1
    assert line_of("", ("nowhere", 3)) == 1
