"""Texts: what to say, not yet in any language.

Law: rules never build a sentence. They name a message of a locale file and its arguments; the sentence is made at the
edge.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A seat as an argument of a Text: at the edge it becomes the name of its player. If only one person reads, a
    message can choose other words for the reader's own seat: ``{ $who -> [you] draw *[other] draws }``.
    """

    index: int


class Former(msgspec.Struct, frozen=True):
    """The name of a seat's previous player, as an argument of a Text. Rules do not know it and leave it out."""

    index: int
    name: str = ""


YOU = "you"
"""The name of the reader's own seat where a message chooses its words."""


class Series(tuple["Text", ...]):
    """Texts one after the other, separated by commas only."""

    __slots__ = ()


class Text:
    """A message of a locale file with its arguments: ``Text("drew", who=Seat(1), count=3)``."""

    __slots__ = ("args", "id")

    id: str
    args: "dict[str, Arg]"

    def __init__(self, message: str, /, **args: "Arg") -> None:
        self.id = message
        self.args = args

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.id), *(f'{name}={value!r}' for name, value in self.args.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args)))


Arg: TypeAlias = str | int | Seat | Former | Text | tuple[Text, ...]
"""An outside word (a name), a number, a seat, its previous player, a text, or several (said with commas and "and")."""

Say: TypeAlias = Callable[[Text], str]
"""Makes the sentence: in one language, with the names of one table."""


def game_title(name: str) -> Text:
    """The title of the game of this name: ``game-*``."""
    return Text(f"game-{name}")


def plain(text: Text) -> list[object]:
    """A text as plain data for storing: its message and its arguments."""
    return [text.id, {name: _plain_arg(arg) for name, arg in text.args.items()}]


def from_plain(stored: Sequence[Any]) -> Text:
    """The text from such data."""
    return Text(stored[0], **{name: _arg_of(arg) for name, arg in stored[1].items()})


def _plain_arg(arg: Arg) -> object:
    match arg:
        case Text():
            return {"text": plain(arg)}
        case Seat():
            return {"seat": arg.index}
        case Former():
            return {"former": [arg.index, arg.name]}
        case tuple():
            return {"texts": [plain(each) for each in arg]}
    return arg


def _arg_of(stored: Any) -> Arg:
    match stored:
        case {"text": text}:
            return from_plain(text)
        case {"seat": index}:
            return Seat(index)
        case {"former": [index, name]}:
            return Former(index, name)
        case {"texts": texts}:
            return tuple(from_plain(each) for each in texts)
    argument: Arg = stored
    return argument
