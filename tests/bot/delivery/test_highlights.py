"""Highlights in the channel: where the table asked for them, silently, few a day, never of what was taken back."""

from dataclasses import replace

import pytest

from bot.delivery.closing import tell_of_highlight
from bot.tables.memory.deliveries import TOGETHER_MS, Kind
from bot.tables.memory.highlights import MOST_A_DAY, read
from bot.tables.terms.actors import Place
from db import rows
from db.engine import Database
from db.games import answers, games, outbox
from games.kernel.contract.words import Lately
from games.kernel.engine.chronicle import TurnBegan
from games.kernel.engine.text import Seat, Text
from tests.bot.answering import answered
from tests.bot.delivery.test_posting import ANNA, BEN, CHANNEL, GAMES, Trial

DAY_MS = 24 * 3_600_000


def begins(lately: Lately) -> Text | None:
    """Every new turn is a highlight."""
    new = [event for event in lately.new if isinstance(event, TurnBegan)]
    return Text("highlight-rich", who=Seat(new[-1].seat), coins=20) if new else None


def fails(_: Lately) -> Text | None:
    """A rule with a fault."""
    raise LookupError


class Table(Trial):
    """A table of Dominion with this rule."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.rule(begins)

    def rule(self, rule: object) -> None:
        words = replace(GAMES["dominion"].words, highlight=rule)
        self.tables.store.games["dominion"] = replace(GAMES["dominion"], words=words)

    async def begin(self, *, told: bool = True) -> None:
        await self.tables.lobbies.open("dominion", Place(CHANNEL, 7), ANNA)
        await self.tables.lobbies.join(1, BEN)
        if told:
            await self.tables.lobbies.set_options(1, ANNA, [("highlights", ["told"])])
        await self.tables.lobbies.start(1, ANNA)

    async def play_turn(self) -> None:
        """Somebody plays a turn to its end."""
        before = (await self.tables.loaded(1)).playing().turn
        while (match := (await self.tables.loaded(1)).playing()).turn == before:
            choice_id, choice = next(iter(match.open.items()))
            user = (await self.tables.loaded(1)).seats[choice.seat].player_id or 0
            await answered(self.tables, 1, user, choice_id, () if not choice.least else choice.values[: choice.least])

    async def asked_for(self) -> list[rows.Delivery]:
        """The highlights that are to be told, which count as told from now on."""
        async with self.database.transaction() as tx:
            due = await outbox.claim(tx, "me", now=self.now + TOGETHER_MS, lease_ms=1, limit=99)
            for delivery in due:
                await outbox.done(tx, delivery)
        return [delivery for delivery in due if delivery.kind == Kind.HIGHLIGHT]

    async def read(self, delivery: rows.Delivery) -> list[str]:
        """All highlights in the channel, once this one was delivered."""
        await tell_of_highlight(self.posting, delivery)
        found = [str(message.plain) for message in self.channels.messages(CHANNEL)]
        return [text for text in found if "✨" in text]


@pytest.fixture
async def table(database: Database) -> Table:
    made = Table(database)
    await made.begin()
    return made


async def test_the_channel_reads_a_highlight_silently_and_nobody_is_mentioned(table: Table) -> None:
    await table.play_turn()
    (delivery,) = await table.asked_for()
    (said,) = await table.read(delivery)
    assert "20 coins" in said
    (message,) = table.channels.messages(CHANNEL)
    assert message.fields["silent"] is True
    assert message.fields["allowed_mentions"].to_dict()["parse"] == []


async def test_without_the_option_nothing_is_told(database: Database) -> None:
    table = Table(database)
    await table.begin(told=False)
    await table.play_turn()
    assert await table.asked_for() == []


async def test_a_table_reads_three_a_day_and_the_next_day_three_more(table: Table) -> None:
    for _ in range(MOST_A_DAY + 2):
        await table.play_turn()
    assert [delivery.seat for delivery in await table.asked_for()] == list(range(MOST_A_DAY))
    await table.play_turn()
    assert await table.asked_for() == []
    table.now += DAY_MS
    await table.play_turn()
    (again,) = await table.asked_for()
    assert (again.seat, again.wanted) == (0, 2)


async def test_what_was_taken_back_is_not_told(table: Table) -> None:
    await table.play_turn()
    (delivery,) = await table.asked_for()
    told = read(delivery.payload)
    assert told is not None
    async with table.database.transaction() as tx:
        await answers.mark_undone(tx, 1, [told.step])
    assert await table.read(delivery) == []


async def test_a_table_that_moved_is_not_told_of_what_was_elsewhere(table: Table) -> None:
    await table.play_turn()
    (delivery,) = await table.asked_for()
    async with table.database.transaction() as tx:
        await games.move_channel(tx, 1, CHANNEL + 1)
    assert await table.read(delivery) == []
    assert table.channels.messages(CHANNEL + 1) == []


async def test_a_payload_that_cannot_be_read_says_nothing(table: Table) -> None:
    assert await table.read(table.delivery(Kind.HIGHLIGHT, 0, b"?")) == []


async def test_a_rule_that_fails_stops_no_game(table: Table) -> None:
    table.rule(fails)
    await table.play_turn()
    assert await table.asked_for() == []
