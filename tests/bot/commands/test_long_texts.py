"""However much somebody types into a command, nobody else waits for the answer.

Work is counted in calls of functions, which are the same on every machine; `python -m tools typed` has the times.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.commands.declaration.wording import LONGEST_TYPED
from sandbox import Person
from sandbox.forms.words import NotAllowed
from sandbox.state.interaction import InteractionState
from sandbox.state.world import World
from tests.end_to_end.house import CHANNEL, House

SUBCOMMAND, GROUP, STRING = 1, 2, 3
MOST_CALLS = 100_000
"""About what runs in a hundredth of a second."""
SHAPES = ("x", "a,", "ab cd ", "1 ", "\ufdfa", "Dorf,", "~")
TEXTS = [(shape * LONGEST_TYPED)[:LONGEST_TYPED] for shape in SHAPES]


class Work:
    """How many functions were called."""

    calls = 0


@contextmanager
def counted() -> Iterator[Work]:
    """Counts what is called meanwhile."""
    work = Work()

    def note(_frame: Any, event: str, _argument: Any) -> None:
        work.calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield work
    finally:
        sys.setprofile(before)


def typed_options(world: World) -> list[tuple[str, dict[str, Any], list[dict[str, Any]]]]:
    """Every option that takes words, as its command's name, the option, and the options that must be given with it."""
    return [
        (name, option, [other for other in options if other.get("required") and other is not option])
        for command in world.commands
        for name, options in _leaves(f"/{command['name']}", command)
        for option in options
        if option["type"] == STRING and not option.get("choices")
    ]


def _leaves(name: str, level: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    below = [option for option in level.get("options", ()) if option["type"] in (SUBCOMMAND, GROUP)]
    for option in below:
        yield from _leaves(f"{name} {option['name']}", option)
    if not below:
        yield name, level.get("options", [])


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
async def test_long_words_cost_no_time(house: House, anna: Person, text: str) -> None:
    options = typed_options(house.sandbox.world)
    assert len(options) >= 10
    house.bot.front.catalogue.prepare()
    for name, option, others in options:
        if option.get("autocomplete"):
            with counted() as work:
                await anna.autocomplete(CHANNEL, name, option["name"], text)
            assert work.calls < MOST_CALLS, (name, option["name"], work.calls)
        if all(other["type"] == STRING for other in others):
            given = {other["name"]: text for other in others if not other.get("choices")}
            given |= {other["name"]: other["choices"][0]["value"] for other in others if other.get("choices")}
            with counted() as work:
                outcome = await anna.command(CHANNEL, name, **given, **{option["name"]: text})
            assert outcome.state is InteractionState.ANSWERED
            assert work.calls < MOST_CALLS, (name, option["name"], work.calls)


async def test_what_is_longer_is_refused_before_the_bot_sees_it(house: House, anna: Person) -> None:
    with pytest.raises(NotAllowed):
        await anna.command(CHANNEL, "/card", name="x" * (LONGEST_TYPED + 1))
