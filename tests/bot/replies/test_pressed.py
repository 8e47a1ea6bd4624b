"""What was pressed is read from what Discord tells."""

from typing import Any

import discord
import pytest

from bot.messages.parts.custom_ids import Address
from bot.replies.click import address_in, number_in


@pytest.mark.parametrize(
    ("data", "address"),
    [({"custom_id": "a:7:-:-:join"}, Address(7, verb="join")), ({"custom_id": "old"}, None), ({}, None), (None, None)],
)
def test_what_was_pressed_is_read_from_an_interaction(data: Any, address: Address | None) -> None:
    pressed = object.__new__(discord.Interaction)
    pressed.data = data
    assert address_in(pressed) == address


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("0", 0),
        ("17", 17),
        ("9" * 18, 10**18 - 1),
        ("9" * 19, None),
        ("-1", None),
        ("١", None),
        ("²", None),
        ("", None),
    ],
)
def test_a_number_is_read_if_a_database_takes_it(word: str, number: int | None) -> None:
    assert number_in(word) == number
