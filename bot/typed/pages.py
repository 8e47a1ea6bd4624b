"""Answers of several lines, within what one message may hold."""

from functools import reduce

from games.kernel.text import Say, Text

LONGEST = 2000
"""So many characters has a message at most."""


def lines(*texts: Text) -> Text:
    """Texts below each other."""
    return reduce(lambda above, below: Text("command-lines", above=above, below=below), texts)


def fitting(say: Say, texts: list[Text]) -> Text:
    """As many of these texts below each other, from the first on, as one message holds."""
    shown = texts[:1]
    for text in texts[1:]:
        if len(say(lines(*shown, text))) > LONGEST:
            break
        shown.append(text)
    return lines(*shown)
