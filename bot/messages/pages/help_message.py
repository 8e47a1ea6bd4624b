"""The only help: how to play in a few lines, then every command by purpose, on pages.

Law: it says the same wherever it is asked for, and no page is too long for a message.
"""

from typing import Final

from bot.language.phrases import Markup, Speaker, command_message
from bot.messages.parts.components import drawn, turning
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from bot.version import program
from games.kernel.engine.text import Text

GROUPS: Final = {
    "help-start": ("play", "learn"),
    "help-play": ("hand", "turn", "plan", "undo", "orders"),
    "help-look": ("table", "rules", "card", "replay", "stats"),
    "help-seats": ("seat", "away"),
    "help-settings": ("settings", "privacy"),
}
"""What people want to do, and the commands for it by their English names."""
PAGES: Final = (("help-start",), ("help-play", "help-seats"), ("help-look", "help-settings"))
"""The groups on each page; the first page begins with how to play."""


def page(say: Speaker, leaf: int = 0) -> Shape:
    """A page of the help, with buttons to those beside it (verb ``guide``)."""
    leaf = min(max(leaf, 0), len(PAGES) - 1)
    lines = [say(Text("help"))] if leaf == 0 else []
    for group in PAGES[leaf]:
        lines += [say(Text(group)), *(say(_line(command)) for command in GROUPS[group])]
    lines.append(say(Text("help-page", page=leaf + 1, pages=len(PAGES), version=Markup(program()))))
    return Shape("\n".join(lines), drawn([turning(leaf, len(PAGES), Address(0, verb="guide"), say)]))


def _line(command: str) -> Text:
    return Text("help-line", command=command, about=Text(command_message(command, "about")))
