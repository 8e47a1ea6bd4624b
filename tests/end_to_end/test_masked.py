"""Masked tables: an attack becomes visible at a moment that tells nothing, over restarts and whoever is asked."""

from bot.tables.memory.deliveries import SLOW_VEIL_MS
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text
from sandbox import Message
from tests.end_to_end.by_button import log_of, sure_at_seat
from tests.end_to_end.house import CHANNEL, House, controls

REST = ["estate", "copper", "copper", "copper"]


async def attacked(house: House, hand: list[str], *options: str) -> None:
    """A masked table (with these options, too) at which Anna has just played a Witch; she may go on."""
    house.arrange(
        {
            "named": ["moat", "cellar"],
            0: {"hand": ["witch", "copper"], "deck": ["copper"] * 5},
            1: {"hand": hand, "deck": ["copper"] * 5},
        }
    )
    anna = house.person("Anna")
    lobby = await house.lobby("Anna", "Ben")
    for option in ("veiled", *options):
        await house.choose(anna, lobby, option)
    await house.settled()
    begun = await house.press(anna, lobby, "start")
    assert begun.updated is not None, begun.reason
    await house.decide(anna)


async def public(house: House) -> Message:
    """The table as everybody sees it."""
    await house.settled()
    return house.public()[-1]


async def due(house: House) -> int:
    """When the veil is lifted."""
    async with house.running.database.reading() as tx:
        row = await tx.exec_driver_sql("SELECT due_at FROM outbox WHERE kind = 'order' ORDER BY game DESC")
    return int(row.scalars().first() or 0)


async def curses(house: House) -> int:
    """How many Curses are left."""
    return next(pile.left for pile in (await house.bot.tables.table(1)).view.piles if pile.card == "curse")


async def test_a_hand_without_a_reaction_takes_its_time(house: House) -> None:
    await attacked(house, ["cellar", *REST])
    assert "Ben" in (await public(house)).text
    assert await curses(house) == 10
    await house.later(SLOW_VEIL_MS // 2 - 1)
    await house.settled()
    assert await curses(house) == 10
    await house.later(SLOW_VEIL_MS // 2 + 1)
    await house.settled()
    assert await curses(house) == 9
    assert controls(await house.asked(house.person("Anna")))


async def test_a_veil_outlives_the_bot(house: House) -> None:
    await attacked(house, ["cellar", *REST])
    await house.settled()
    await house.stop_bot()
    house.late += SLOW_VEIL_MS
    await house.start_bot()
    await house.settled()
    assert await curses(house) == 9


async def test_who_answers_at_once_shows_nothing_before_the_time(house: House) -> None:
    await attacked(house, ["moat", *REST])
    asked, moment = await public(house), await due(house)
    ben = house.person("Ben")
    await house.press_first(ben, await house.asked(ben))
    assert (await public(house)).text == asked.text
    assert "Moat" not in (await log_of(house, house.person("Anna"))).text
    assert await due(house) == moment
    await house.later(SLOW_VEIL_MS)
    await house.settled()
    assert "Burggraben" in (await log_of(house, house.person("Anna"))).words
    assert await curses(house) == 10


async def test_an_order_answers_behind_the_veil_and_is_seen_at_the_same_moment(house: House) -> None:
    ben = house.person("Ben")
    await ben.command(CHANNEL, "/orders", question="dominion:moat.reveal", answer="never")
    await attacked(house, ["moat", *REST])
    seen, moment = await public(house), await due(house) - house.bot.tables.clock()
    assert (await house.bot.tables.desk(1, ben.id)).question is None
    await sure_at_seat(house, house.person("Anna"), "calloff")
    await attacked(house, ["cellar", *REST])
    assert (await public(house)).text == seen.text
    assert await due(house) - house.bot.tables.clock() == moment


async def test_no_clock_tells_that_somebody_is_asked(house: House) -> None:
    texts = []
    for hand in (["moat", *REST], ["cellar", *REST]):
        await attacked(house, hand, "day")
        texts.append((await public(house)).text)
        await sure_at_seat(house, house.person("Anna"), "calloff")
        await house.settled()
    assert texts[0] == texts[1]


async def test_a_table_called_off_meanwhile_stays_as_it_is(house: House) -> None:
    await attacked(house, ["cellar", *REST])
    await sure_at_seat(house, house.person("Anna"), "calloff")
    await house.later(SLOW_VEIL_MS)
    await house.settled()
    assert await curses(house) == 10


async def test_a_veil_that_could_not_be_lifted_is_lifted_later(house: House) -> None:
    await attacked(house, ["cellar", *REST])
    house.expected_errors = {"delivery_failed"}

    async def overtaken(*_: object) -> None:
        raise Refused(Text("question-gone"))

    with house.monkeypatch.context() as patch:
        patch.setattr(house.bot.tables.moves, "make", overtaken)
        await house.later(SLOW_VEIL_MS)
        await house.settled()
        assert await curses(house) == 10
    await house.later(60_000)
    await house.settled()
    assert await curses(house) == 9
