"""Faces in lists: small pictures that Discord keeps for the bot as its own emojis, to stand before what is offered.

Laws: which picture an emoji is can be read from its name; as long as Discord does not have them, lists are without.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping

from games.kernel.choice import Choice
from renderers.faces import Face, face_file
from renderers.painter import painter_for

NAME = re.compile(r"face_[a-z]+_[0-9a-f]{8}")
"""How the names of these emojis look; all others are not ours."""


class Faces:
    """What is known of the faces: which there are, and under which ids Discord keeps them."""

    def __init__(self, games: Iterable[str]) -> None:
        self._games = tuple(games)
        self._names: dict[Face, str] = {}
        self._ids: dict[str, int] = {}

    def drawn(self) -> Mapping[str, bytes]:
        """The pictures (PNG files) by the names of their emojis."""
        found = {face: face_file(face) for game in self._games for face in painter_for(game).faces}
        self._names = {face: named(face, data) for face, data in found.items()}
        return {self._names[face]: data for face, data in found.items()}

    def keep(self, name: str, emoji_id: int) -> None:
        """Discord has this one."""
        self._ids[name] = emoji_id

    def of(self, game: str, choice: Choice) -> Mapping[str, str]:
        """What stands before the options of a question, by their values."""
        face_of = painter_for(game).face_of
        faces = {value: face for value in dict.fromkeys(choice.values) if (face := face_of(value)) is not None}
        names = {value: self._names.get(face, "") for value, face in faces.items()}
        return {value: f"<:{name}:{self._ids[name]}>" for value, name in names.items() if name in self._ids}


def named(face: Face, data: bytes) -> str:
    """The name of a face's emoji: another one for another picture."""
    letters = "".join(letter for letter in face.emblem if letter.isalpha())[:18]
    return f"face_{letters}_{hashlib.blake2b(data, digest_size=4).hexdigest()}"
