"""What Discord accepts as commands: the greatest that passes, and the least that does not."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from sandbox.forms.complaints import Complaints
from sandbox.forms.document import Document, Json
from sandbox.forms.refusal import Refusal
from sandbox.validation.commands import check_commands
from tests.sandbox.servant import Rest, Servant


def codes(*commands: Document) -> set[str]:
    """The codes of all complaints."""
    complaints = Complaints()
    check_commands(complaints, list(commands))
    try:
        complaints.settle()
    except Refusal as refusal:
        return set(_codes(refusal.errors or {}))
    return set()


def _codes(node: Json) -> list[str]:
    if isinstance(node, dict):
        own = [str(node["code"])] if "code" in node else []
        return own + [code for inner in node.values() for code in _codes(inner)]
    return [code for inner in node for code in _codes(inner)] if isinstance(node, list) else []


def command(name: str = "play", /, *options: Json, **more: Json) -> Document:
    return {"name": name, "description": "Open a table", "options": list(options), **more}


def option(name: str = "game", kind: int = 3, /, **more: Json) -> Document:
    return {"name": name, "description": "Which", "type": kind, **more}


def german(name: str) -> Document:
    return {"name_localizations": {"de": name}}


BAD, NAME, TYPE = "BASE_TYPE_BAD_LENGTH", "APPLICATION_COMMAND_INVALID_NAME", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
MOST, TAKEN = "BASE_TYPE_MAX_LENGTH", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
LIMITS: list[tuple[str, Document, Document, str]] = [
    ("a name of 32", command("x" * 32), command("x" * 33), BAD),
    ("a name in small letters", command("spielen-ähm_2"), command("Spielen"), NAME),
    ("a name without blanks", command("spiel"), command("ein spiel"), NAME),
    ("a description of 100", command(description="x" * 100), command(description="x" * 101), BAD),
    ("a description", command(), command(description=""), "BASE_TYPE_REQUIRED"),
    ("a German name", command(**german("spielen")), command(**german("Spielen")), NAME),
    ("a German name of 32", command(**german("x" * 32)), command(**german("x" * 33)), BAD),
    (
        "a German description of 100",
        command(description_localizations={"de": "x" * 100}),
        command(description_localizations={"de": "x" * 101}),
        BAD,
    ),
    ("a language that exists", command(**german("x")), command(name_localizations={"de-DE": "x"}), "ENUM_TYPE_COERCE"),
    (
        "25 options",
        command("x", *[option(f"o{n}") for n in range(25)]),
        command("x", *[option(f"o{n}") for n in range(26)]),
        MOST,
    ),
    ("a known type of option", command("x", option()), command("x", option("game", 12)), "BASE_TYPE_CHOICES"),
    (
        "required ones first",
        command("x", option("a", required=True), option("b")),
        command("x", option("a"), option("b", required=True)),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    ("options that differ", command("x", option("a"), option("b")), command("x", option("a"), option("a")), TAKEN),
    (
        "options that differ in German",
        command("x", option("a", **german("c")), option("b", **german("d"))),
        command("x", option("a", **german("c")), option("b", **german("c"))),
        TAKEN,
    ),
    (
        "no German name that is another's English one",
        command("x", option("a", **german("a")), option("b")),
        command("x", option("a", **german("b")), option("b")),
        TAKEN,
    ),
    (
        "subcommands only",
        command("x", option("a", 1), option("b", 2, options=[option("c", 1)])),
        command("x", option("a", 1), option("b", 3)),
        TYPE,
    ),
    (
        "groups that hold subcommands",
        command("x", option("b", 2, options=[option("c", 1)])),
        command("x", option("b", 2, options=[option("c", 3)])),
        TYPE,
    ),
    (
        "no group in a group",
        command("x", option("b", 1, options=[option("c")])),
        command("x", option("b", 1, options=[option("c", 2)])),
        TYPE,
    ),
    (
        "25 choices",
        command("x", option(choices=[{"name": str(n), "value": str(n)} for n in range(25)])),
        command("x", option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])),
        MOST,
    ),
    (
        "choices that differ",
        command("x", option(choices=[{"name": "a", "value": "a"}])),
        command("x", option(choices=[{"name": "a", "value": "a"}] * 2)),
        "APPLICATION_COMMAND_OPTION_CHOICES_NAME_DUPLICATE",
    ),
    (
        "a choice's value of 100",
        command("x", option(choices=[{"name": "a", "value": "x" * 100}])),
        command("x", option(choices=[{"name": "a", "value": "x" * 101}])),
        MOST,
    ),
    (
        "a choice that is a number",
        command("x", option("game", 4, choices=[{"name": "a", "value": 1}])),
        command("x", option("game", 4, choices=[{"name": "a", "value": "1"}])),
        "NUMBER_TYPE_COERCE",
    ),
    (
        "choices of text or numbers",
        command("x", option("game", 10, choices=[{"name": "a", "value": 1}])),
        command("x", option("game", 5, choices=[{"name": "a", "value": 1}])),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    (
        "suggestions or choices",
        command("x", option(autocomplete=True)),
        command("x", option(autocomplete=True, choices=[{"name": "a", "value": "a"}])),
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    ("a menu command's own name", command("Show the hand", type=2), command("x" * 33, type=2), BAD),
]


@pytest.mark.parametrize(("passing", "refused", "code"), [case[1:] for case in LIMITS], ids=[c[0] for c in LIMITS])
def test_a_command_may_have(passing: Document, refused: Document, code: str) -> None:
    assert codes(passing) == set()
    assert codes(refused) == {code}


def test_commands_differ_in_every_language() -> None:
    assert codes(command("play", **german("spielen")), command("hand", **german("hand"))) == set()
    assert codes(command("play"), command("play")) == {TAKEN}
    assert codes(command("play", **german("hand")), command("hand")) == {TAKEN}


def test_there_are_at_most_100_commands() -> None:
    assert codes(*[command(f"c{number}") for number in range(100)]) == set()
    assert codes(*[command(f"c{number}") for number in range(101)]) == {MOST}


def choices(count: int) -> list[Json]:
    """Choices of 100 characters each."""
    return [{"name": f"{number:050}", "value": f"{number:050}"} for number in range(count)]


def test_a_command_has_at_most_8000_characters_in_its_longest_language() -> None:
    options = [option(f"o{number:02}", description="x" * 100, choices=choices(2)) for number in range(24)]

    def letters(last: int) -> Document:
        more = option("o99", description="x" * last, choices=choices(7))
        return command("x", *options, more, description="x", description_localizations={"de": "xx"})

    assert codes(letters(8000 - 24 * 303 - 703 - 3)) == set()
    assert codes(letters(8001 - 24 * 303 - 703 - 3)) == {"APPLICATION_COMMAND_TOO_LARGE"}


async def test_registered_commands_keep_their_ids(servant: Servant, sandbox: Sandbox, rest: Rest) -> None:
    (play, settings) = await servant.tree.fetch_commands()
    assert (play.name, settings.name) == ("play", "settings")
    again = await servant.tree.sync()
    assert [command.id for command in again] == [play.id, settings.id]
    path = f"/applications/{servant.application_id}/commands"
    before = (await rest("GET", path))[1]
    changed = command("play", **german("spielen"), default_member_permissions=16)
    _, after, _ = await rest("PUT", path, [changed])
    assert after[0]["id"] == before[0]["id"]
    assert after[0]["version"] != before[0]["version"]
    assert after[0]["default_member_permissions"] == "16"
    assert [one["name"] for one in sandbox.world.commands] == ["play"]


async def test_a_refused_list_changes_nothing(servant: Servant, rest: Rest) -> None:
    path = f"/applications/{servant.application_id}/commands"
    status, body, _ = await rest("PUT", path, [command("Play")])
    assert (status, body["code"], list(body["errors"])) == (400, 50035, ["0"])
    assert len((await rest("GET", path))[1]) == 2
    assert (await rest("PUT", "/applications/1/commands", []))[1]["code"] == 50001
