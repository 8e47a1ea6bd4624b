"""Waiting for something that comes without a word."""

import asyncio
from collections.abc import Callable
from inspect import isawaitable


async def until(true: Callable[[], object]) -> None:
    """Look again and again until `true` returns something true, or something to await that becomes true."""
    while not (await found if isawaitable(found := true()) else found):  # noqa: ASYNC110  # nobody tells
        await asyncio.sleep(0.01)
