"""What only a box has printed is read, or refused with line, place and reason."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
import pytest

from games.kernel.contract.printed import BadBoard, Fault, read_printed
from games.kernel.engine.text import Text


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of a small box."""

    sizes: tuple[int, ...]
    colour: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "red"


def faults(box: Box) -> Iterator[Fault]:
    """Sizes are even."""
    for number, size in enumerate(box.sizes):
        if size % 2:
            yield ("sizes", number), Text("board-most", most=size - 1)


def refused(text: str) -> tuple[int, str, str]:
    """Line, place and reason of a refusal."""
    with pytest.raises(BadBoard) as error:
        read_printed(text, Box, faults)
    assert str(error.value).startswith(f"line {error.value.line}, {error.value.where}: Text(")
    return error.value.line, error.value.where, error.value.reason.id


def test_what_can_be_right_is_read() -> None:
    assert read_printed("sizes = [2, 4]", Box, faults) == Box((2, 4))


@pytest.mark.parametrize(
    ("text", "line", "where", "reason"),
    [
        ("", 1, "sizes", "board-missing"),
        ("\nsizes = 'big'", 2, "sizes", "board-kind"),
        ("sizes = [2,\n 4, 5,\n 7]", 2, "sizes.3", "board-most"),
        ("sizes = []\ncolour = 'Red'", 2, "colour", "board-fault"),
        ("sizes = []\nsize = 2", 2, "size", "board-unknown"),
        ("sizes = [2\ncolour = 'red'", 2, "", "board-not-toml"),
        ("sizes = [2", 1, "", "board-not-toml"),
        ("sizes = " + "[\n" * 1900, 1900, "", "board-not-toml"),
        ("# ok\n[a" + ".a" * 50_000 + "]", 2, "", "board-not-toml"),
        ("# again\n" * 2100, 2001, "", "board-not-toml"),
    ],
)
def test_what_cannot_be_right_is_refused(text: str, line: int, where: str, reason: str) -> None:
    assert refused(text) == (line, where, reason)
