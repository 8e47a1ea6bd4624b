"""A person's own settings: what is set, in a few lines, and the forms that change it.

Law: a button opens the form of one group of settings, which holds what is set now, or what was typed last.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.language.phrases import Speaker
from bot.messages.parts import forms
from bot.messages.parts.components import Row, drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from games.kernel.engine.text import Text

FROM_DISCORD: Final = "discord"
CHOICES: Final = {
    "language": {FROM_DISCORD: "prefer-language-discord", "de": "prefer-language-de", "en": "prefer-language-en"},
    "pictures": {"shown": "prefer-pictures-shown", "words": "prefer-pictures-words"},
    "colours": {"normal": "prefer-colours-normal", "safe": "prefer-colours-safe"},
    "reminders": {"both": "prefer-reminders-both", "late": "prefer-reminders-late", "none": "prefer-reminders-none"},
    "ping": {"dm": "prefer-ping-dm", "channel": "prefer-ping-channel"},
    "prepare": {"button": "prefer-prepare-button", "at_once": "prefer-prepare-at-once"},
}
"""The settings with fixed values, as they are called."""
QUIET, ZONE = "quiet", "zone"
"""Those that are typed, in one group."""
TITLES: Final = {
    "language": "prefer-language", "pictures": "prefer-pictures", "colours": "prefer-colours",
    "reminders": "prefer-reminders", "ping": "prefer-ping", "prepare": "prefer-prepare", QUIET: "prefer-quiet",
    ZONE: "prefer-zone",
}  # fmt: skip
HINTS: Final = (
    "prefer-pictures-shown-hint",
    "prefer-pictures-words-hint",
    "prefer-colours-safe-hint",
    "prefer-reminders-both-hint",
    "prefer-reminders-late-hint",
    "prefer-ping-channel-hint",
    "prefer-quiet-hint",
    "prefer-zone-hint",
    "prefer-prepare-button-hint",
    "prefer-prepare-at-once-hint",
)
"""What values mean, and how to type."""
GROUPS: Final = {
    "button-prefer-shown": ("language", "pictures", "colours"),
    "button-prefer-called": ("reminders", "ping", QUIET, ZONE),
    "button-prefer-turns": ("prepare",),
}
"""The settings of each form."""
CALLED: Final = tuple(GROUPS).index("button-prefer-called")
LONGEST_TYPED: Final = 60


class Page:
    """The message to one person: what is set, some settings a line; `server`: with the way to what the moderators set
    for their server.
    """

    def __init__(self, lines: Sequence[Sequence[Text]], say: Speaker, *, server: bool = False) -> None:
        self.lines = lines
        self.say = say
        self.server = server

    def shape(self, *first: Text, zones: Sequence[tuple[str, str]] = (), typed: str = "") -> Shape:
        """The message. `zones` to pick from (as shown, and by name); `typed`: what the form holds of its last text."""
        rows: list[Row] = [self._buttons(typed)]
        if zones:
            options = [forms.entry(shown, name) for shown, name in zones]
            rows = [[forms.select(Address(0, verb="zone"), self.say.plain(Text("zone-pick")), options)], *rows]
        lines = [" · ".join(map(self.say, settings)) for settings in self.lines]
        return Shape("\n".join([*map(self.say, [*first, Text("prefer-title")]), *lines]), drawn(rows))

    def _buttons(self, typed: str) -> Row:
        own = [
            press(group, Address(0, verb="prefer", page=page, draft=typed if page == CALLED else ""), self.say)
            for page, group in enumerate(GROUPS)
        ]
        return [*own, press("button-server", 0, self.say)] if self.server else own


def title(name: str) -> Text:
    """The name of a setting."""
    return Text(TITLES[name])


def value(name: str, chosen: str) -> Text:
    """A setting's value, as it is offered and told."""
    return Text(CHOICES[name][chosen])


def line(name: str, told: Text) -> Text:
    """A setting and its value."""
    return Text("option-line", option=title(name), value=told)


def form(page: int, now: Mapping[str, str], say: Speaker) -> ui.Modal:
    """The form of a group; `now`: what it holds, by the settings' names."""
    group = [*GROUPS][page]
    parts = [_part(name, now.get(name, ""), say.plain) for name in GROUPS[group]]
    return forms.form(Address(0, verb="chosen", page=page), say.plain(Text(group)), parts)


def _part(name: str, now: str, say: Speaker) -> ui.Label[Any]:
    if name not in CHOICES:
        field = {"default": now, "required": False, "max_length": LONGEST_TYPED}
        return forms.writing(name, say(title(name)), _hint(title(name), say), lines=False, **field)
    return forms.one_of(name, say(title(name)), [_option(name, each, now, say) for each in CHOICES[name]])


def _option(name: str, each: str, now: str, say: Speaker) -> discord.SelectOption:
    called = value(name, each)
    return forms.entry(say(called), each, _hint(called, say), default=each == now)


def _hint(called: Text, say: Speaker) -> str | None:
    """What a value means, or how to type one."""
    hint = f"{called.id}-hint"
    return say(Text(hint)) if hint in HINTS else None
