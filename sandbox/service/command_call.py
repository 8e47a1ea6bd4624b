"""Command calls: which registered command a person means, and whether Discord's client would send it so."""

from collections.abc import Iterable, Mapping

from sandbox.forms.command import BOOLEAN, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from sandbox.forms.document import Document, Json, children, flag, number, text
from sandbox.forms.words import NotAllowed, Text
from sandbox.service.interaction_event import IN_BOT_DM, IN_GUILD
from sandbox.state.account import Account
from sandbox.state.channel import Channel

_TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


def call_data(command: Document, options: list[Document]) -> Document:
    """The data of an interaction: a command with its options, as the client sends it."""
    return {"id": text(command, "id"), "name": text(command, "name"), "type": 1, "options": options}


def command_named(commands: Iterable[Document], name: str, person: Account, channel: Channel) -> Document:
    """The registered command of that (English) name, if this person may use it here; raises NotAllowed."""
    command = next((one for one in commands if text(one, "name") == name), None)
    if command is None:
        raise NotAllowed(Text("sandbox-no-command", name=name))
    contexts = command.get("contexts")
    if isinstance(contexts, list) and (IN_BOT_DM if channel.is_dm else IN_GUILD) not in contexts:
        raise NotAllowed(Text("sandbox-command-not-here", name=name))
    needed = number(command, "default_member_permissions")
    closed = command.get("default_member_permissions") is not None and not needed
    if not channel.is_dm and (closed or needed & ~person.permissions):
        raise NotAllowed(Text("sandbox-command-forbidden", name=name, person=person.global_name))
    return command


def call_by_words(commands: Iterable[Document], words: str, values: Mapping[str, Json]) -> tuple[str, list[Document]]:
    """(name, options) for "/group sub" and option values by name; the types come from the registered command."""
    name, *path = words.removeprefix("/").split()
    level = next((one for one in commands if text(one, "name") == name), {})
    levels = [level := _option(level, step) for step in path]
    options: list[Document] = [
        {"name": key, "type": number(_option(level, key), "type", STRING), "value": value}
        for key, value in values.items()
        if value is not None
    ]
    for step in reversed(levels):
        options = [{"name": text(step, "name"), "type": number(step, "type"), "options": options}]
    return name, options


def _option(level: Document, name: str) -> Document:
    found = next((one for one in children(level, "options") if text(one, "name") == name), None)
    if found is None:
        raise NotAllowed(Text("sandbox-no-option", option=name, command=text(level, "name")))
    return found


def check_options(level: Document, given: list[Document], *, typing: bool = False) -> None:
    """Check given options against a command or subcommand; `typing` = not yet complete. Raises NotAllowed."""
    names = {text(option, "name") for option in given}
    for option in children(level, "options"):
        needed = flag(option, "required") and not typing
        if needed and text(option, "name") not in names:
            raise NotAllowed(Text("sandbox-option-missing", option=text(option, "name")))
    for option in given:
        registered = _option(level, text(option, "name"))
        if number(registered, "type") in (SUBCOMMAND, GROUP):
            check_options(registered, children(option, "options"), typing=typing)
        elif not (typing and flag(option, "focused")):
            _check_value(registered, option.get("value"))
    if not given and any(number(option, "type") in (SUBCOMMAND, GROUP) for option in children(level, "options")):
        raise NotAllowed(Text("sandbox-subcommand-missing", command=text(level, "name")))


def _check_value(registered: Document, value: Json) -> None:
    name, kind = text(registered, "name"), number(registered, "type")
    wanted = _TYPES.get(kind, (str,))
    if not isinstance(value, wanted) or (isinstance(value, bool) and kind != BOOLEAN):
        raise NotAllowed(Text("sandbox-wrong-value", value=str(value), option=name))
    choices = [choice.get("value") for choice in children(registered, "choices")]
    if choices and value not in choices:
        raise NotAllowed(Text("sandbox-no-choice", value=str(value), option=name))
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    for bound, outside in ((registered.get(low), -1), (registered.get(high), 1)):
        if isinstance(bound, int | float) and isinstance(size, int | float) and (size - bound) * outside > 0:
            raise NotAllowed(Text("sandbox-out-of-bounds", value=str(value), option=name))


def focused(options: Iterable[Document]) -> str:
    """The name of the option that is being typed; raises NotAllowed."""
    for option in options:
        if flag(option, "focused"):
            return text(option, "name")
        if "options" in option:
            return focused(children(option, "options"))
    raise NotAllowed(Text("sandbox-nothing-typed"))


def innermost(command: Document, options: list[Document]) -> Document:
    """The registered command, subcommand or group to which the last level of options belongs."""
    if len(options) == 1 and number(options[0], "type") in (SUBCOMMAND, GROUP):
        return innermost(_option(command, text(options[0], "name")), children(options[0], "options"))
    return command


def has_autocomplete(level: Document, name: str) -> bool:
    """Whether the bot offers values for that option."""
    return flag(_option(level, name), "autocomplete")
