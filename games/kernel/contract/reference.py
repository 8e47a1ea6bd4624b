"""What may be looked up of a game: its things, and the words that its rules and pictures use."""

import msgspec

from games.kernel.engine.text import Text


class Entry(msgspec.Struct, frozen=True):
    """One thing to look up: stable name, title, facts on one line, text, rulings; `also`: other names, with commas
    between. A `term` is a word of the rules.
    """

    name: str
    title: Text
    facts: Text
    text: Text
    rulings: tuple[Text, ...] = ()
    also: Text | None = None
    term: bool = False


def term(name: str, **numbers: int) -> Entry:
    """A word of the rules: `term-NAME` is the word, with `-also` and `-text`."""
    stem = f"term-{name.replace('_', '-')}"
    return Entry(
        f"term_{name}",
        Text(stem),
        Text("term-facts"),
        Text(f"{stem}-text", **numbers),
        also=Text(f"{stem}-also"),
        term=True,
    )
