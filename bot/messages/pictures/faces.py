"""Faces in lists: small pictures that Discord keeps for the bot as its own emojis, shown before options.

Laws: an emoji's name tells which picture it is; while Discord does not have them, lists do without.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping

from games.kernel.engine.choice import Choice
from renderers.parts.faces import Face, face_file
from renderers.whole.painter import painter_for

NAME = re.compile(r"face_[a-z]+_[0-9a-f]{8}")
"""The pattern of these emojis' names; all others are not ours."""


class Faces:
    """The known faces: which exist, and their ids at Discord."""

    def __init__(self, games: Iterable[str]) -> None:
        self._games = tuple(games)
        self._names: dict[Face, str] = {}
        self._drawn: dict[str, bytes] = {}
        self._ids: dict[str, int] = {}

    def drawn(self) -> Mapping[str, bytes]:
        """The pictures (PNG files) by the names of their emojis."""
        if not self._drawn:
            found = {face: face_file(face) for game in self._games for face in painter_for(game).faces}
            self._names = {face: named(face, data) for face, data in found.items()}
            self._drawn = {self._names[face]: data for face, data in found.items()}
        return self._drawn

    def keep(self, ids: Mapping[str, int]) -> None:
        """Note that Discord has exactly these, under these names."""
        self._ids = dict(ids)

    def of(self, game: str, choice: Choice) -> Mapping[str, str]:
        """The emojis before a question's options, by their values."""
        face_of = painter_for(game).face_of
        faces = {value: face for value in dict.fromkeys(choice.values) if (face := face_of(value)) is not None}
        names = {value: self._names.get(face, "") for value, face in faces.items()}
        return {value: f"<:{name}:{self._ids[name]}>" for value, name in names.items() if name in self._ids}


def named(face: Face, data: bytes) -> str:
    """The name of a face's emoji: a new picture gets a new name."""
    letters = "".join(letter for letter in face.emblem if letter.isalpha())[:18]
    return f"face_{letters}_{hashlib.blake2b(data, digest_size=4).hexdigest()}"
