"""Labels: sentences cut to fit where Discord allows little room, and numbered where they are equal."""

from collections import Counter
from collections.abc import Iterable, Sequence

ELLIPSIS = "…"
ROOM_FOR_COUNT = 5
"""Enough for " #120"."""


def one_line(text: str) -> str:
    """The text without line breaks and doubled spaces."""
    return " ".join(text.split())


def beginning(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def in_a_row(sentences: Iterable[str]) -> str:
    """Sentences in one line; those without a full stop are separated by a middle dot."""
    lines = [one_line(sentence) for sentence in sentences]
    return " ".join(line if line[-1:] in ".!?" else f"{line} ·" for line in lines).removesuffix(" ·")


def cut(text: str, limit: int) -> str:
    """The text, or as many of its words as fit with "…" after them, without an unclosed bracket; a word that is too
    long by itself is cut.
    """
    if len(text) <= limit:
        return text
    kept, between = text[: limit - 1], any(map(str.isspace, text[limit - 2 : limit]))
    words = kept if between else kept.rsplit(maxsplit=1)[0]
    return _without_open_bracket(words).rstrip(" \\") + ELLIPSIS


def _without_open_bracket(text: str) -> str:
    """The text up to a bracket that it does not close, if anything comes before that."""
    start = text.rfind("(")
    return text[:start] if start > 0 and ")" not in text[start:] else text


def label(text: str, limit: int) -> str:
    """One line of 1 to `limit` characters; an ellipsis if nothing would be visible."""
    return cut(one_line(text) or ELLIPSIS, limit)


def distinct(texts: Sequence[str], limit: int) -> list[str]:
    """Labels of at most `limit` characters, all different: equal ones are numbered ("Bell #2")."""
    heads = [label(text, limit)[: limit - ROOM_FOR_COUNT] for text in texts]
    sizes = Counter(heads)
    seen: Counter[str] = Counter()
    labels = []
    for head, text in zip(heads, texts, strict=True):
        seen[head] += 1
        count = f" #{seen[head]}" if sizes[head] > 1 else ""
        labels.append(label(text, limit - len(count)) + count)
    return labels
