"""Every button leads to one function only, wherever it stands."""

import pytest

from bot.clicks import routes as routes  # it registers all of them
from bot.clicks.routes import pressed, verbs_at, work_of
from bot.messages.parts.custom_ids import Address
from bot.replies.click import Click
from bot.replies.front import Front


async def nothing(_bot: Front, _click: Click) -> None:
    """Does nothing."""


def test_no_verb_gets_two_functions() -> None:
    assert {"hand", "join", "prepare", "film", "coach"} <= verbs_at("table")
    for verb in verbs_at("table"):
        with pytest.raises(ValueError, match=verb):
            pressed(verb)(nothing)
    with pytest.raises(ValueError, match="question"):
        pressed(at="question")(nothing)


@pytest.mark.parametrize(
    ("choice", "verb", "module"),
    [
        ("-", "hand", "table"),
        ("-", "pick", None),
        ("t12-1-0", "pick", "questions"),
        ("p3-1-0", "dance", "questions"),
        ("t12-1-0", "always", "standing_orders"),
        ("t12-1-0", "hand", "questions"),
        ("l3.1", "pick", "lessons"),
        ("l3.1", "always", "lessons"),
        ("l3", "always", "standing_orders"),
        ("n4", "pick", "preparing"),
        ("k2", "way", "preparing"),
        ("n", "pick", "questions"),
    ],
)
def test_where_a_button_stands_decides_whose_it_is(choice: str, verb: str, module: str | None) -> None:
    found = work_of(Address(7, choice, verb=verb))
    assert (found and found.__module__) == (module and f"bot.clicks.{module}")


def test_whatever_is_registered_is_called_by_its_verb() -> None:
    assert {kind for kind, _ in routes.REGISTERED} == {"table", "question", "lesson", "rehearsal", "rule"}
    assert all(work_of(Address(7, verb=verb)) is routes.REGISTERED["table", verb] for verb in verbs_at("table"))
