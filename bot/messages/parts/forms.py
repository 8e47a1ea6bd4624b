"""Lists to pick from, and the forms that a click or command opens: texts to type, values to tick.

Laws: every form keeps every limit of Discord; a part's custom_id is its name, under which the form's return has what
was typed or ticked (`fields_in`).
"""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.language.phrases import label
from bot.messages.parts.custom_ids import PAGE, Address

OPTION_LABEL, PLACEHOLDER, FORM_LABEL, FORM_HINT = 100, 150, 45, 100
PARTS, TICKS, FEWEST_RADIOS = 5, 10, 2
TYPED = "typed"
"""The name of a form's only field."""


def select(at: Address, hint: str, options: Sequence[discord.SelectOption], **more: Any) -> ui.Select[Any]:
    """A list at an address, with a hint while nothing is picked, cut to fit; `more` as discord.py has it."""
    shown = list(options[:PAGE])
    return ui.Select(custom_id=at.encode(), placeholder=label(hint, PLACEHOLDER), options=shown, **more)


def entry(text: str, value: object, hint: str | None = None, **more: Any) -> discord.SelectOption:
    """An option of a list, its words cut to fit."""
    description = None if hint is None else label(hint, OPTION_LABEL)
    return discord.SelectOption(label=label(text, OPTION_LABEL), value=str(value), description=description, **more)


def form(at: Address, title: str, parts: Iterable[ui.Label[Any]]) -> ui.Modal:
    """A form of at most five parts; further ones are left out."""
    modal = ui.Modal(title=label(title, FORM_LABEL), custom_id=at.encode())
    for part in list(parts)[:PARTS]:
        modal.add_item(part)
    return modal


def writing(name: str, title: str, hint: str | None = None, *, lines: bool = True, **field: Any) -> ui.Label[Any]:
    """A field for a text of several `lines`, or of one; `field` as discord.py has it."""
    style = discord.TextStyle.paragraph if lines else discord.TextStyle.short
    return _labelled(title, hint, ui.TextInput(style=style, custom_id=name, **field))


def one_of(
    name: str,
    title: str,
    options: Sequence[discord.SelectOption],
    hint: str | None = None,
    *,
    required: bool = True,
    most: int | None = None,
) -> ui.Label[Any]:
    """One of these options, or, if not `required`, none: all in view if they are few (at most so many), else in a
    list.
    """
    if FEWEST_RADIOS <= len(options) <= (most or TICKS):
        shown = [_radio(each) for each in options]
        return _labelled(title, hint, ui.RadioGroup(custom_id=name, options=shown, required=required))
    return _labelled(title, hint, ui.Select(custom_id=name, options=list(options[:PAGE]), required=required))


def some_of(
    name: str, title: str, options: Sequence[discord.SelectOption], hint: str | None = None, *, least: int, most: int
) -> ui.Label[Any]:
    """Between `least` and `most` of these options: all in view if they are few, else in a list."""
    shown = list(options[:PAGE])
    span: dict[str, Any] = {
        "custom_id": name, "required": least > 0, "min_values": min(least, len(shown)),
        "max_values": max(1, min(most, len(shown))),
    }  # fmt: skip
    if len(shown) <= TICKS:
        return _labelled(title, hint, ui.CheckboxGroup(options=[_box(each) for each in shown], **span))
    return _labelled(title, hint, ui.Select(options=shown, **span))


def channels(name: str, title: str, hint: str, chosen: Sequence[int]) -> ui.Label[Any]:
    """Channels in which people write, or none."""
    defaults = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in chosen]
    kinds = [discord.ChannelType.text, discord.ChannelType.news]
    return _labelled(
        title, hint,
        ui.ChannelSelect(
            custom_id=name, channel_types=kinds, default_values=defaults[:PAGE], required=False, min_values=0,
            max_values=PAGE,
        ),
    )  # fmt: skip


def roles(name: str, title: str, hint: str, chosen: Sequence[int]) -> ui.Label[Any]:
    """Roles of a server, or none."""
    defaults = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.role) for each in chosen]
    picking: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=name, default_values=defaults[:PAGE], required=False, min_values=0, max_values=PAGE
    )
    return _labelled(title, hint, picking)


def _labelled(title: str, hint: str | None, inner: ui.Item[Any]) -> ui.Label[Any]:
    description = None if hint is None else label(hint, FORM_HINT)
    return ui.Label(text=label(title, FORM_LABEL), description=description, component=inner)


def _radio(option: discord.SelectOption) -> discord.RadioGroupOption:
    return discord.RadioGroupOption(
        label=option.label, value=option.value, description=option.description, default=option.default
    )


def _box(option: discord.SelectOption) -> discord.CheckboxGroupOption:
    return discord.CheckboxGroupOption(
        label=option.label, value=option.value, description=option.description, default=option.default
    )
