"""The reader of a picture, and the finished picture."""

from typing import Any, Literal, TypeAlias

import msgspec

from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Say
from renderers.surface.lettering import drawn_name

ThemeName: TypeAlias = Literal["dark", "light"]
PaletteName: TypeAlias = Literal["normal", "safe"]
Looks: TypeAlias = tuple[ThemeName, PaletteName]


class Stage(msgspec.Struct, frozen=True):
    """The players' names by seat, the language, the colours, the awaited seats, and whether the game was called off;
    the question `asked` of the reader, and the view `before`, since which changes are marked. An `arranged` table
    has no past to tell of.
    """

    names: tuple[str, ...]
    say: Say
    theme: ThemeName = "dark"
    palette: PaletteName = "normal"
    awaited: tuple[int, ...] = ()
    stopped: bool = False
    asked: Choice | None = None
    before: Any = None
    arranged: bool = False

    @property
    def looks(self) -> Looks:
        """Theme and palette."""
        return self.theme, self.palette

    def name(self, seat: int) -> str:
        """Who sits there, as it can be drawn."""
        return drawn_name(self.names[seat]) if seat < len(self.names) else f"#{seat + 1}"


class Picture(msgspec.Struct, frozen=True):
    """A file (PNG, or WebP for a film), its size in pixels, and its contents in words (at most 1024 characters)."""

    data: bytes
    width: int
    height: int
    alt: str
