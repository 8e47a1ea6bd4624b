"""Long texts on pages: each page fits one message, and together they hold everything.

Law: nothing is left out. A line too long for a page continues on the next one, broken at a blank if it has one.
"""

from collections.abc import Iterable, Iterator


def leaves(lines: Iterable[str], room: int) -> list[str]:
    """The lines below each other on as many pages of at most `room` characters as they need; at least one page."""
    return ["\n".join(page) for page in _filled(_pieces(lines, room), room)]


def newest_full(lines: Iterable[str], room: int) -> list[str]:
    """The same, but the first page is the one that may stay half empty."""
    backwards = list(_pieces(lines, room))[::-1]
    return ["\n".join(page[::-1]) for page in _filled(backwards, room)][::-1]


def _pieces(lines: Iterable[str], room: int) -> Iterator[str]:
    """The lines, with those longer than a page in pieces."""
    for line in lines:
        rest = line
        while len(rest) > room:
            end = rest.rfind(" ", 1, room + 1)
            yield rest[:end] if end > 0 else rest[:room]
            rest = rest[end + 1 :] if end > 0 else rest[room:]
        yield rest


def _filled(pieces: Iterable[str], room: int) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    left = room
    for piece in pieces:
        if pages[-1] and len(piece) + 1 > left:
            pages.append([])
        left = room - len(piece) if not pages[-1] else left - len(piece) - 1
        pages[-1].append(piece)
    return pages
