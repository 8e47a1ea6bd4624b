"""What a coach says to a person who is asked a kind of question for the first times: one sentence from the game's
locale files, what it is about and what matters.

Law: it names no other answer than the advice beside it; the right one depends on the table, and the advice says it.
"""

from collections.abc import Mapping

ENOUGH = 1
"""How often a kind of question is explained unasked."""


def messages(key: str) -> tuple[str, str]:
    """The messages that may explain the question of this key (``turn.buy``): its own, ``coach-*-*``
    (``coach-turn-buy``), else the one for all that ask the same, ``coach-*`` (``coach-buy``).
    """
    kind, _, deed = key.replace("_", "-").partition(".")
    return f"coach-{kind}-{deed}", f"coach-{deed}"


def is_new(message: str, answered: Mapping[str, int], special: frozenset[str]) -> bool:
    """Whether what this message explains was answered fewer than `ENOUGH` times; `answered` counts answers by their
    questions' keys, and `special` are the messages that explain one key alone.
    """
    counted = 0
    for key, count in answered.items():
        own, common = messages(key)
        counted += count if message == (own if own in special else common) else 0
    return counted < ENOUGH
