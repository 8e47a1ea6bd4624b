"""The panel in which the host sets a table up, seen by the host alone, and the forms it opens.

Laws: each control names its settings by a stamp, so that yesterday's panel cannot set something else today; a form
holds what was typed and picked last, so that nothing is done twice.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.language.phrases import Speaker
from bot.messages.parts import forms
from bot.messages.parts.components import press
from bot.messages.parts.custom_ids import Address, read_set, write_set
from bot.messages.parts.outgoing import LAYOUT_TEXT, Shape, layout, paragraph
from bot.tables.show.shown import Lobby
from bot.tables.terms.codec import base36
from bot.tables.terms.lobby_settings import unusual
from games.kernel.contract.game import Setting, Value
from games.kernel.engine.text import Seat, Text, game_title

ROW = 5
LONGEST_TYPED = 1500
STAMP, ONE_DIGIT, LIST_DIGITS = 4, 1, 5
"""Digits in an address: of a group's stamp, of one picked value, of several."""
IN_VIEW = 2
"""The most values that stand in view in a form of several parts; more make a list to open."""
SMALL = "-#"
WHO = "who"
"""The part of a form in which somebody is picked."""
TYPED = re.compile(r"```\n(.*?)\n```", re.DOTALL)

Filled = Mapping[int, Sequence[str]]
"""What a form holds, by its settings' places in their group."""


class Group(NamedTuple):
    """Settings that are set in one form."""

    title: Text
    settings: tuple[Setting, ...]

    @property
    def stamp(self) -> str:
        """Four characters that differ, nearly always, between groups with different offers."""
        shown = "\n".join(word for each in self.settings for word in (each.name, *(one.name for one in each.values)))
        number = int.from_bytes(hashlib.blake2b(shown.encode(), digest_size=8).digest())
        return base36(number % 36**STAMP).rjust(STAMP, "0")

    @property
    def shown(self) -> dict[int, Setting]:
        """The settings with a part in the form, by their places; the others have one value only."""
        return {place: each for place, each in enumerate(self.settings) if each.typed or len(each.values) > 1}


def groups(table: Lobby) -> list[Group]:
    """The settings of a table, as they are set together."""
    found: dict[Text, list[Setting]] = {}
    for setting in table.settings:
        found.setdefault(setting.group or Text("option-pace-and-time"), []).append(setting)
    return [Group(title, tuple(each)) for title, each in found.items()]


def group_at(table: Lobby, address: Address) -> Group | None:
    """The group of a control; None if it is no longer offered."""
    return next((group for group in groups(table) if group.stamp == address.draft[:STAMP]), None)


def panel(table: Lobby, say: Speaker) -> Shape:
    """What is set, a button for each form, the end of setting up, and the start; the lobby's small print stands there
    alone.
    """
    lines = [line for line in map(say, table.lines) if not line.startswith(SMALL)]
    chosen = [
        say(Text("option-line", option=setting.title, value=value.label)) for setting, value in unusual(table.settings)
    ]
    return layout(
        *paragraph([say(Text("panel-title", game=game_title(table.game))), *lines]),
        *paragraph([" · ".join(chosen)]),
        ui.ActionRow(*(_opens(table, group, "", say) for group in groups(table)[:ROW])),
        ui.ActionRow(*_last_buttons(table, say)),
    )


def _opens(table: Lobby, group: Group, carried: str, say: Speaker) -> ui.Button[Any]:
    return press(group.title, Address(table.game_id, verb="option", draft=group.stamp + carried), say)


def _last_buttons(table: Lobby, say: Speaker) -> list[ui.Button[Any]]:
    """Drawing the lots now, letting somebody get up, the end of setting up, and, if enough sit there, the start."""
    drawing = [press("button-draw", table.game_id, say)] if any(each.lots for each in table.settings) else []
    taking = [press("button-takeout", table.game_id, say)] if _seated(table, say) else []
    few = len(table.seats) < table.least
    starting = [] if few else [press("button-begin", table.game_id, say, ButtonStyle.primary)]
    return [*drawing, *taking, press("button-settled", table.game_id, say), *starting]


# forms


def form(table: Lobby, group: Group, filled: Filled, say: Speaker) -> ui.Modal:
    """The form of a group, which holds what is set, or what was `filled` in last."""
    at = Address(table.game_id, verb="typed", draft=group.stamp)
    now = {place: filled.get(place, each.chosen) for place, each in group.shown.items()}
    most = IN_VIEW if len(now) > 1 else None
    parts = [_part(place, group.settings[place], now[place], say.plain, most) for place in now]
    return forms.form(at, say.plain(group.title), parts)


def _part(place: int, setting: Setting, now: Sequence[str], say: Speaker, most: int | None) -> ui.Label[Any]:
    name, title = str(place), say(setting.title)
    if setting.typed:
        field: dict[str, Any] = {"default": "\n".join(now)[:LONGEST_TYPED], "max_length": LONGEST_TYPED}
        return forms.writing(name, title, say(Text("form-names-hint", count=setting.least)), required=False, **field)
    options = [_option(value, now, say) for value in setting.values]
    if setting.many:
        return forms.some_of(name, title, options, least=setting.least, most=setting.most)
    return forms.one_of(name, title, options, required=bool(setting.chosen), most=most)


def _option(value: Value, now: Sequence[str], say: Speaker) -> discord.SelectOption:
    hint = say(value.hint) if value.hint else None
    return forms.entry(say(value.label), value.name, hint, default=value.name in now)


def taking_out(table: Lobby, say: Speaker) -> ui.Modal | None:
    """The form in which somebody is picked who shall get up; None if nobody else sits there."""
    if not (seated := _seated(table, say)):
        return None
    title = say.plain(Text("button-takeout"))
    part = forms.one_of(WHO, title, seated)
    return forms.form(Address(table.game_id, verb="takeout"), title, [part])


def _seated(table: Lobby, say: Speaker) -> list[discord.SelectOption]:
    """Everybody but the host; a value says who sat there then."""
    return [
        forms.entry(say.plain(Text("as-is", word=Seat(place))), f"{seat.seat}.{seat.user_id or 0}")
        for place, seat in enumerate(table.seats)
        if seat.user_id is None or seat.user_id != table.host_id
    ]


# what was wrong


def again(table: Lobby, group: Group, reasons: Sequence[Text], filled: Filled, say: Speaker) -> Shape:
    """Why a form cannot be taken, with a button back to it, which then holds all that was `filled` in: what was picked
    is in the button, what was typed in the message.
    """
    now = {place: filled.get(place, each.chosen) for place, each in group.shown.items()}
    typed = [", ".join(now[place]).replace("`", "’") for place, each in group.shown.items() if each.typed]
    kept = [f"```\n{text[:LONGEST_TYPED]}\n```" for text in typed if text.strip()]
    carried = "".join(_carried(each, now[place]) for place, each in group.shown.items() if not each.typed)
    retype = _opens(table, group, carried, say)
    retype.label, retype.style = say.plain(Text("button-retype")), ButtonStyle.primary
    return layout(
        *paragraph([say(reason) for reason in reasons]),
        *paragraph(kept, LAYOUT_TEXT // 2),
        ui.ActionRow(retype, press("button-options", table.game_id, say)),
    )


def refilled(group: Group, draft: str, said: str) -> Filled:
    """What the form held, from the button of `again` (its draft) and the words of its message."""
    filled: dict[int, Sequence[str]] = {}
    carried, typed = draft[STAMP:], TYPED.search(said)
    for place, each in group.shown.items():
        if each.typed:
            filled |= {place: typed[1].split(", ")} if typed else {}
        elif carried:
            width = LIST_DIGITS if each.many else ONE_DIGIT
            filled[place] = _picked(each, carried[:width])
            carried = carried[width:]
    return filled


def _carried(setting: Setting, picked: Sequence[str]) -> str:
    places = [place for place, value in enumerate(setting.values) if value.name in picked]
    if setting.many:
        return (write_set(places) or "0").rjust(LIST_DIGITS, "0")
    return base36(1 + places[0]) if places else "0"


def _picked(setting: Setting, carried: str) -> list[str]:
    places = read_set(carried) if setting.many else [int(carried or "0", 36) - 1]
    return [setting.values[place].name for place in places if place in range(len(setting.values))]
