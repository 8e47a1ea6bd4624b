"""How long the event loop stands still while somebody types: every option that takes words, filled to the brim with
words of many kinds, while typed and when sent; and a form filled with as many names as fit. Garbage collection is not
counted.

Prints one JSON line: the longest step of the loop in milliseconds of CPU time, and the input and place of it. Run it by
hand: python -m tools typed
"""

import asyncio
import gc
import json
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.language.phrases import LANGUAGES
from bot.messages.lobby_panel import LONGEST_TYPED as LONGEST_FORM
from bot.typed.names import ThingNames
from tests.bot.commands.test_long_texts import SHAPES, TEXTS, typed_options
from tests.end_to_end.house import CHANNEL, House

STRING = 3


class Longest:
    """The longest time, and its cause."""

    milliseconds = 0.0
    what = ""

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Times one step."""
        begun = time.thread_time()
        yield
        taken = 1000 * (time.thread_time() - begun)
        if taken > self.milliseconds:
            self.milliseconds, self.what = taken, what


async def measure() -> Longest:
    """Everything typed everywhere."""
    longest, doing = Longest(), [""]
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        house = House(Path(folder), patch)
        await house.start()
        house.bot.front.catalogue.prepare()
        run = asyncio.Handle._run

        def timed_run(handle: asyncio.Handle) -> None:
            with longest.timed(doing[0]):
                run(handle)

        patch.setattr(asyncio.Handle, "_run", timed_run)
        for what in _typing(house):
            doing[0] = what[0]
            await what[1]
        patch.undo()
        _forms(house, longest)
        await house.stop()
    return longest


def _typing(house: House) -> Iterator[tuple[str, Awaitable[object]]]:
    anna = house.person("Anna")
    for name, option, others in typed_options(house.sandbox.world):
        given = {other["name"]: other["choices"][0]["value"] for other in others if other.get("choices")}
        for shape, text in zip(SHAPES, TEXTS, strict=True):
            what = f"{name} {option['name']}: {shape!r}"
            if option.get("autocomplete"):
                yield what, anna.autocomplete(CHANNEL, name, option["name"], text)
            if all(other["type"] == STRING for other in others):
                given |= {other["name"]: text for other in others if not other.get("choices")}
                yield what, anna.command(CHANNEL, name, **given, **{option["name"]: text})


def _forms(house: House, longest: Longest) -> None:
    front = house.bot.front
    for game in front.tables.games:
        for language in LANGUAGES:
            for shape in SHAPES:
                with longest.timed(f"form of {game}: {shape!r}"):
                    ThingNames(front.catalogue, language, game).understood((shape * LONGEST_FORM)[:LONGEST_FORM])


if __name__ == "__main__":
    gc.disable()
    found = asyncio.run(measure())
    print(json.dumps({"benchmark": "typed", "longest_ms": round(found.milliseconds, 1), "typed": found.what}))
