"""Every delivery is made in one place, stored under a word that stays, and carried out by somebody."""

import ast
from pathlib import Path

import pytest

from bot.client import Parlatorium
from bot.language.phrases import Phrasebook
from bot.tables.acts.tables import Tables
from bot.tables.memory import deliveries
from bot.tables.memory.deliveries import OF_TABLES, Kind
from db import rows
from db.engine import open_database
from tests.empty_database import laid_out

BOT = Path(deliveries.__file__).parents[2]
MADE_AT = Path(deliveries.__file__)


def test_every_kind_keeps_the_word_that_waits_in_outboxes() -> None:
    assert {kind.value for kind in Kind} == {
        "status", "turn", "hand", "carried", "refresh", "left", "seat", "vote", "offer", "farewell", "closed",
        "restored", "barred", "clock", "order", "computer", "prepared", "gone", "lapse", "tally", "over", "moment",
    }  # fmt: skip


def test_no_delivery_is_made_that_could_do_nothing() -> None:
    with pytest.raises(ValueError, match="STATUS to 0"):
        Kind.STATUS(1, 0, 5)
    with pytest.raises(ValueError, match="LOOK_AFTER to None with None"):
        Kind.LOOK_AFTER(1, None, 5)


async def test_somebody_carries_each_kind_out(tmp_path: Path) -> None:
    database = await open_database(await laid_out(tmp_path))
    bot = Parlatorium(tables=Tables(database, {}), phrasebook=Phrasebook.load())
    assert bot.courier.kinds.keys() == set(Kind)
    bot.front.illustrated.drawing.close()
    await database.close()


def test_nobody_else_makes_a_delivery() -> None:
    assert {file for file in BOT.rglob("*.py") if _makes(file)} == {MADE_AT}


def _makes(file: Path) -> bool:
    calls = (node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call))
    return any(getattr(func, "attr", getattr(func, "id", "")) == "NewDelivery" for func in calls)


@pytest.mark.parametrize("kind", Kind)
def test_a_kind_makes_its_deliveries(kind: Kind) -> None:
    seat = None if kind in OF_TABLES else 2
    assert kind(1, seat, 3, b"so") == rows.NewDelivery(kind, 1, seat, 3, b"so")


def test_a_fallback_names_the_message_that_was_pressed_and_no_two_are_alike() -> None:
    first, second = (deliveries.fallback(1, 0, 0, message=77, step=step) for step in (4, 5))
    assert deliveries.pressed_in(first.payload) == deliveries.pressed_in(second.payload) == 77
    assert first != second
    assert first.due_at == deliveries.REPLY_MS
    assert deliveries.pressed_in(Kind.REFRESH(1, 0, 0).payload) is None
