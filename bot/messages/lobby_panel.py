"""The panel in which the host sets a table up, seen by the host alone; and the form for typed lists.

Laws: each control names its setting by a stamp, so that yesterday's panel cannot set something else today; a form holds
what was typed last, so that nothing is typed twice.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.language.phrases import Speaker
from bot.messages.parts import forms
from bot.messages.parts.components import button, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.forms import TYPED, entry, select
from bot.messages.parts.outgoing import Shape, layout, paragraph
from bot.tables.show.shown import Lobby
from bot.tables.terms.codec import base36
from games.kernel.contract.game import Setting, Value
from games.kernel.engine.text import Seat, Text, game_title

SELECTS, OPTIONS, ROW = 12, 25, 5
LONGEST_TYPED = 1500


def panel(table: Lobby, say: Speaker) -> Shape:
    """All settings: single values and typed lists as buttons, all others as selects."""
    pressed = [place for place, setting in enumerate(table.settings) if _is_button(setting)]
    picked = [place for place, setting in enumerate(table.settings) if not _is_button(setting)]
    return layout(
        *paragraph([say(Text("panel-title", game=game_title(table.game))), *(say(line) for line in table.lines)]),
        *([ui.ActionRow(*_buttons(table, pressed, say))] if pressed else []),
        *(ui.ActionRow(_select(table, place, say)) for place in picked[:SELECTS]),
        *(ui.ActionRow(select) for select in _seated(table, say)),
        *paragraph([say(Text("panel-end"))]),
    )


def _seated(table: Lobby, say: Speaker) -> list[ui.Select[Any]]:
    """A select to remove others from the table; a value says who sat there then."""
    options = [
        entry(say.plain(Text("as-is", word=Seat(place))), f"{seat.seat}.{seat.user_id or 0}")
        for place, seat in enumerate(table.seats)
        if seat.user_id is None or seat.user_id != table.host_id
    ]
    hint = say.plain(Text("panel-take-out"))
    return [select(Address(table.game_id, verb="takeout"), hint, options)] if options else []


def stamp(setting: Setting) -> str:
    """Four characters that differ, nearly always, between settings with different offers."""
    shown = "\n".join([setting.name, *(value.name for value in setting.values)]).encode()
    number = int.from_bytes(hashlib.blake2b(shown, digest_size=8).digest())
    return base36(number % 36**4).rjust(4, "0")


def stamped(table: Lobby, address: Address) -> Setting | None:
    """The setting of a control; None if it is no longer offered."""
    return next((setting for setting in table.settings if stamp(setting) == address.draft[:4]), None)


def _is_button(setting: Setting) -> bool:
    return bool(setting.typed) or len(setting.values) == 1


def _buttons(table: Lobby, places: Sequence[int], say: Speaker) -> list[ui.Button[Any]]:
    """The settings' buttons, and one that draws the lots now."""
    buttons = [_button(table, place, say) for place in places[: ROW - 1]]
    if any(setting.lots for setting in table.settings):
        buttons.append(press("button-draw", table.game_id, say))
    return buttons


def _button(table: Lobby, place: int, say: Speaker) -> ui.Button[Any]:
    setting = table.settings[place]
    text = say.plain(setting.title if setting.typed else setting.values[0].label)
    style = ButtonStyle.primary if setting.chosen and not setting.typed else ButtonStyle.secondary
    return button(text, _address(table, place, "list" if setting.typed else "option"), style)


def _address(table: Lobby, place: int, verb: str) -> Address:
    return Address(table.game_id, verb=verb, page=place, draft=stamp(table.settings[place]))


def _select(table: Lobby, place: int, say: Speaker) -> ui.Select[Any]:
    setting = table.settings[place]
    options = [_option(setting, value, say.plain) for value in setting.values[:OPTIONS]]
    least, most = min(setting.least, len(options)), min(setting.most, len(options))
    at, hint = _address(table, place, "option"), say.plain(setting.title)
    return select(at, hint, options, min_values=least, max_values=most, required=False)


def _option(setting: Setting, value: Value, say: Speaker) -> discord.SelectOption:
    text = say(Text("option-line", option=setting.title, value=value.label))
    alone = setting.many or len(setting.values) > ROW
    hint = say(value.hint) if value.hint else None
    return entry(say(value.label) if alone else text, value.name, hint, default=value.name in setting.chosen)


# typed lists


def form(table: Lobby, setting: Setting, typed: Sequence[str], say: Speaker) -> ui.Modal:
    """The form for a list of names, one a line, filled with the present ones."""
    at = Address(table.game_id, verb="typed", draft=stamp(setting))
    title, name, hint = setting.title, Text("form-names"), Text("form-names-hint", count=setting.least)
    default = "\n".join(typed)[:LONGEST_TYPED]
    field = forms.writing(TYPED, say.plain(name), say.plain(hint), default=default, max_length=LONGEST_TYPED)
    return forms.form(at, say.plain(title), [field])


def again(table: Lobby, setting: Setting, reasons: Sequence[Text], draft: str, say: Speaker) -> Shape:
    """Why the typed text cannot be taken, with a button back to the form, which then holds `draft`."""
    address = Address(table.game_id, verb="list", draft=stamp(setting) + draft)
    return layout(
        *paragraph([say(reason) for reason in reasons]),
        ui.ActionRow(press("button-retype", address, say, ButtonStyle.primary)),
    )
