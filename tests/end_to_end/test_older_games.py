"""Games of an older version, as people meet them: they go on, or are closed with a word; nobody sees an error."""

import pytest
from sqlalchemy import select, update

from bot.delivery.settling import DAY_MS, MOST_ATTEMPTS
from bot.tables.memory.loaded import LoadedGame
from bot.tables.past.record import read
from bot.tables.terms.actors import Refused
from db import rows
from db.games import answers
from db.schema import checkpoints
from db.schema import outbox as outbox_table
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from tests.bot.tables.broken import GARBLED, forbidding, raising
from tests.db.sample import waits, want
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_fairness import file_of

BOTH = [("Anna", "de"), ("Ben", "en")]
PEOPLE = chosen().some(BOTH, 1)


async def garbled(house: House) -> None:
    """No state of any game can be read any more; the bot starts anew."""
    await house.settled()
    async with house.running.database.transaction() as tx:
        await tx.execute(update(checkpoints).values(state=GARBLED))
    await house.stop_bot()
    await house.start_bot()


async def log_of(house: House) -> tuple[rows.Answer, ...]:
    """What was answered."""
    async with house.running.database.reading() as tx:
        return await answers.log(tx, 1)


def in_sight(house: House, name: str) -> str:
    """The newest direct message that a person has, and what stands below it."""
    return "\n".join(mail.text for mail in house.person(name).inbox()[-2:])


async def test_whoever_clicks_in_a_game_of_an_older_version_just_plays_on(house: House) -> None:
    status = await house.game("Anna", "Ben")
    await house.turn(house.person("Anna"))
    await garbled(house)
    before = await house.step()
    await house.turn(house.person("Ben"))
    assert await house.step() > before
    for name, language in BOTH:
        log = (await house.press(house.person(name), status, "log")).said.text
        assert house.says(language, "rules-changed") not in log


async def test_everybody_is_told_once_that_the_rules_have_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = await house.game("Anna", "Ben")
    await house.turn(house.person("Anna"))
    await house.turn(house.person("Ben"))
    first = (await log_of(house))[0]
    with monkeypatch.context() as patch:
        forbidding(patch, first)
        await garbled(house)
        shown = await house.person("Ben").command(CHANNEL, "/hand")
        await house.settled()
        log = await log_of(house)
        assert all(row.undone for row in log if row.kind == "answer")
        assert [row.key for row in log if row.kind == "undo"] == ["rules"]
        assert house.says("en", "rules-changed") in shown.said.text
        public = house.sandbox.world.messages(status.channel_id)
        assert any(house.says("de", "rules-changed") in message.text for message in public)
        assert house.says("de", "rules-changed") in in_sight(house, "Anna")
    await garbled(house)
    await house.person("Ben").command(CHANNEL, "/hand")
    await house.settled()
    assert [row.key for row in await log_of(house) if row.kind == "undo"] == ["rules"]


async def test_a_game_that_cannot_go_on_is_closed_and_everybody_can_have_its_record(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = await house.game("Anna", "Ben")
    await house.turn(house.person("Anna"))
    asked = await house.asked(house.person("Ben"))
    with monkeypatch.context() as patch:
        patch.setattr(Game, "new", raising)
        await garbled(house)
        clicked = await house.press_first(house.person("Ben"), asked)
        assert clicked.said.words == house.says("en", "lost-closed")
        refused = (await house.press(house.person("Anna"), status, "hand")).said
        assert refused.words == house.says("de", "lost-closed")
        await house.settled()
        for name, language in BOTH:
            (told,) = [mail for mail in house.person(name).inbox() if "export" in str(mail.clickable())]
            assert said(house, language) in told.text
        (public,) = [
            message
            for message in house.sandbox.world.messages(status.channel_id)
            if said(house, "de") in message.text and "export" in str(message.clickable())
        ]
        exported = (await house.press(house.person("Clara"), public, "export")).said
        record = read(await file_of(house, exported))
        assert (record.result, len(record.answers)) == ((), await house.step())


def said(house: House, language: str) -> str:
    """The end of what is said of a closed game."""
    return house.says(language, "game-closed", game=Text("game-dominion"), where="").rpartition(":")[2]


async def test_a_game_whose_rules_are_not_installed_waits_and_is_delivered_when_they_are_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = await house.game("Anna", "Ben")
    await house.settled()
    async with house.running.database.transaction() as tx:
        await want(tx, "turn", 1, 0, due_at=house.bot.tables.clock())
    before = [[mail.id for mail in house.person(name).inbox()] for name, _ in BOTH]
    others = {name: game for name, game in find_games().items() if name != "dominion"}
    with monkeypatch.context() as patch:
        patch.setattr("tests.end_to_end.house.find_games", lambda: others)
        await house.stop_bot()
        await house.start_bot()
        await house.settled()
        refused = (await house.press(house.person("Ben"), status, "hand")).said
        assert refused.words == house.says("en", "rules-missing", name="dominion")
        assert [[mail.id for mail in house.person(name).inbox()] for name, _ in BOTH] == before
    await house.stop_bot()
    await house.start_bot()
    await house.later(3_600_000)
    await house.settled()
    assert [[mail.id for mail in house.person(name).inbox()] for name, _ in BOTH] != before
    await house.turn(house.person("Anna"))


async def test_what_is_still_to_be_delivered_of_a_closed_game_is_not_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.game("Anna", "Ben")
    with monkeypatch.context() as patch:
        patch.setattr(Game, "new", raising)
        await garbled(house)
        async with house.running.database.transaction() as tx:
            await want(tx, "status", 1, due_at=house.bot.tables.clock())
        house.bot.courier.soon()
        await house.settled()
        async with house.running.database.reading() as tx:
            assert not await waits(tx, "status", 1)
        assert await house.bot.tables.status(1) == "aborted"


@pytest.mark.parametrize("reason", [Text("rules-missing", name="dominion"), Text("database-newer")])
async def test_what_only_another_program_can_do_waits_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch, reason: Text
) -> None:
    await house.game("Anna", "Ben")
    await house.settled()
    asked = [("turn", 0), ("computer", None), ("gone", 1), ("clock", None)]

    def refused(*_: object) -> tuple[LoadedGame, None]:
        raise Refused(reason)

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.memory.loaded.LoadedGames._made", refused)
        await house.stop_bot()
        await house.start_bot()
        async with house.running.database.transaction() as tx:
            for kind, seat in asked:
                await want(tx, kind, 1, seat, due_at=0, at=0)
            await tx.execute(update(outbox_table).values(attempts=MOST_ATTEMPTS + 5))
        house.bot.courier.soon()
        await house.settled()
        assert await waiting(house) >= {kind for kind, _ in asked}
    await house.stop_bot()
    await house.start_bot()
    await house.later(2 * DAY_MS)
    await house.settled()
    assert not await waiting(house) & {"turn", "computer", "gone"}


async def waiting(house: House) -> set[str]:
    """The kinds of what is not delivered yet."""
    async with house.running.database.reading() as tx:
        query = select(outbox_table.c.kind).where(outbox_table.c.wanted > outbox_table.c.delivered)
        return set(await tx.scalars(query))
