"""The form in which the moderators of a server set how tables begin there, where, and who may open them."""

from typing import Final

from discord import ui

from bot.language.phrases import LANGUAGES, Speaker
from bot.messages.parts import forms
from bot.messages.parts.custom_ids import Address
from bot.tables.terms import manners
from bot.tables.terms.lobby_settings import LANGUAGE, PACE, TIME, language_title, of_every_table
from bot.tables.terms.manners import Manners
from bot.tables.terms.terms import Terms
from games.kernel.engine.text import Series, Text

HOSTS: Final = "host"
"""The language of whoever opens a table."""
CHANNELS, ROLES = "channels", "roles"


def form(now: Manners, say: Speaker) -> ui.Modal:
    """The form, which holds what is set now."""
    plain, chosen = say.plain, {PACE: now.pace, TIME: now.time}
    languages: dict[str, Text] = {HOSTS: Text("server-language-host")}
    languages |= {each: language_title(each) for each in LANGUAGES}
    spoken = [
        forms.entry(plain(title), each, default=each == (now.language or HOSTS)) for each, title in languages.items()
    ]
    parts = [forms.one_of(LANGUAGE, plain(Text("server-language")), spoken)]
    for setting in of_every_table(Terms(0), say.language):
        if setting.name in chosen:
            options = [
                forms.entry(
                    plain(value.label), value.name, plain(value.hint) if value.hint else None,
                    default=value.name == chosen[setting.name],
                )
                for value in setting.values
            ]  # fmt: skip
            parts.append(forms.one_of(setting.name, plain(setting.title), options))
    where, who = (plain(Text("server-channels")), plain(Text("server-channels-hint"))), plain(Text("server-roles"))
    parts.append(forms.channels(CHANNELS, *where, now.channels))
    parts.append(forms.roles(ROLES, who, plain(Text("server-roles-hint")), now.roles))
    return forms.form(Address(0, verb="manners"), plain(Text("button-server")), parts)


def told(now: Manners) -> list[Text]:
    """What is set, other than everywhere."""
    found = [Text("server-as-usual" if now == Manners() else "server-done")]
    usual = of_every_table(Terms(0, now.pace, time=now.time), now.language or "")
    for setting in usual:
        differs = {PACE: now.pace != "turn", TIME: now.time != "none", LANGUAGE: now.language is not None}
        for value in setting.values:
            if differs.get(setting.name) and value.name in setting.chosen:
                found.append(Text("option-line", option=setting.title, value=value.label))
    if now.channels:
        found.append(Text("server-told-channels", channels=Series(map(manners.channel, now.channels))))
    if now.roles:
        found.append(Text("server-told-roles", roles=Series(map(manners.role, now.roles))))
    return found
