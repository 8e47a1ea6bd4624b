"""Complaints: everything wrong with one form, gathered and then refused at once, as Discord does (code 50035)."""

from typing import TypeAlias

from sandbox.forms.document import Document, children
from sandbox.forms.refusal import Ground, Refusal, form_errors

Path: TypeAlias = tuple[str | int, ...]


class Complaints:
    """The faults found so far in one form. The checks give back what they read, so that callers can go on.

    `prefix` is where the checked part lies in the whole form.
    """

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._found: list[tuple[Path, str, str]] = []

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one fault at `path`."""
        self._found.append(((*self._prefix, *path), code, message))

    def settle(self) -> None:
        """Raise the refusal if anything was found."""
        if self._found:
            raise Refusal(Ground.INVALID_FORM, form_errors(self._found))

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(
        self, document: Document, path: Path, key: str, most: int, *, least: int = 0, required: bool = False
    ) -> str:
        """Check a string of `least` to `most` characters; null and absent count as missing."""
        value, here = document.get(key), (*path, key)
        if value is None:
            if required:
                self.required(here)
            return ""
        if not isinstance(value, str):
            self.add(here, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return ""
        if least and not value.strip():
            self.required(here)
        else:
            self._size(here, len(value), least, most)
        return value

    def _size(self, path: Path, size: int, least: int, most: int) -> None:
        if size <= most and size >= least:
            return
        if least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def span(self, document: Document, path: Path, key: str, least: int, most: int, default: int) -> int:
        """Check an optional whole number from `least` to `most`."""
        value, here = document.get(key), (*path, key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(here, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < least:
            self.add(here, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        if value > most:
            self.add(here, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def choice(self, document: Document, path: Path, key: str, allowed: frozenset[int]) -> int | None:
        """Check a required number out of a set; None when it is not in it."""
        value = document.get(key)
        if isinstance(value, int) and value in allowed:
            return value
        names = ", ".join(map(str, sorted(allowed)))
        self.add((*path, key), "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
        return None

    def listing(
        self, document: Document, path: Path, key: str, most: int, *, least: int = 0
    ) -> list[tuple[Path, Document]]:
        """Check a list of `least` to `most` objects; gives each with its path."""
        value, here = document.get(key), (*path, key)
        if value is None and not least:
            return []
        if not isinstance(value, list):
            self.required(here)
            return []
        self._size(here, len(value), least, most)
        return [((*here, index), entry) for index, entry in enumerate(children(document, key))]
