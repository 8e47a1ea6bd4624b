"""A digest in whole lines, and if there is no room for all, where to read the others."""

from collections.abc import Sequence

from bot.messages.parts.outgoing import first_lines, last_lines, told
from games.kernel.engine.text import Say, Text

OTHERS = "digest-others"
"""The heading above what does not concern the reader."""


def digest_lines(digest: Sequence[Text], say: Say, room: int) -> list[str]:
    """First of all what concerned the reader; of everything else the newest, as far as there is room."""
    cut = next((place for place, text in enumerate(digest) if text.id == OTHERS), len(digest))
    mine, others = told(digest[:cut], say), told(digest[cut:], say)
    shown = first_lines(mine, say, room=room)
    left = room - sum(len(line) + 1 for line in shown)
    if not others or left < len(others[0]) + 1:
        return shown
    return [*shown, others[0], *last_lines(others[1:], say, room=left - len(others[0]) - 1)]
