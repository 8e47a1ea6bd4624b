"""Forms filled in by people: their own settings, and a table's."""

from bot.messages.parts.custom_ids import Address
from bot.messages.settings_message import GROUPS
from sandbox import BotResponse, Message, Person
from sandbox.forms.document import Document, child, children, text
from sandbox.state.interaction import Modal


async def settings_set(person: Person, channel: str, **wanted: str) -> Message:
    """Set these in the form where they are, in the message that /settings says; returns it as it is then."""
    said = (await person.command(channel, "/settings")).said
    page = next(place for place, group in enumerate(GROUPS.values()) if set(wanted) <= set(group))
    opened = await person.click(said, Address(0, verb="prefer", page=page).encode())
    assert opened.modal is not None, opened.reason
    outcome = await person.submit(opened.modal, wanted)
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


async def option_set(person: Person, panel: Message, *values: str) -> Message:
    """Pick these values in the form of a table's options where they are offered; returns the panel as it is then."""
    form = await form_with(person, panel, values[0])
    outcome = await person.submit(form, {part_with(form, values[0]): values})
    assert outcome.updated is not None, outcome.reply
    return outcome.updated


async def form_with(person: Person, panel: Message, value: str) -> Modal:
    """The form of a table's options in which this value is offered."""
    for form in await all_forms(person, panel):
        if value in [text(option, "value") for part in parts(form) for option in children(part, "options")]:
            return form
    raise LookupError(value)


async def all_forms(person: Person, panel: Message) -> list[Modal]:
    """All forms of a table's options, opened one after the other."""
    opened = [await person.click(panel, custom_id) for custom_id in opening(panel)]
    return [one.modal for one in opened if one.modal is not None]


def opening(panel: Message) -> list[str]:
    """The buttons of the panel that open forms."""
    addresses = {
        custom_id: Address.parse(custom_id) for custom_id in (str(one["custom_id"]) for one in panel.clickable())
    }
    return [custom_id for custom_id, address in addresses.items() if address and address.verb == "option"]


def parts(form: Modal) -> list[Document]:
    """What can be filled in."""
    return [child(part, "component") for part in form.components]


def part_with(form: Modal, value: str) -> str:
    """The part in which this value is offered."""
    return next(
        text(part, "custom_id")
        for part in parts(form)
        if value in [text(option, "value") for option in children(part, "options")]
    )


def picked(forms: list[Modal]) -> set[str]:
    """All values that are shown as picked."""
    options = [option for form in forms for part in parts(form) for option in children(part, "options")]
    return {text(option, "value") for option in options if option.get("default")}


async def typed_in(person: Person, panel: Message, typed: str) -> BotResponse:
    """Type this list into the form where one is typed, and send it."""
    for form in await all_forms(person, panel):
        fields = [text(part, "custom_id") for part in parts(form) if part["type"] == 4]
        if fields:
            return await person.submit(form, {fields[0]: typed})
    raise LookupError("no list is typed")
