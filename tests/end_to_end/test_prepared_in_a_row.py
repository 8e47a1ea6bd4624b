"""Prepared turns after one another, and a bot that dies in the midst of them: nothing is lost, nothing comes twice."""

from db.games import answers
from games.kernel.ahead.prepared import ORIGIN
from sandbox import Message, Person
from tests.end_to_end.house import House, controls

SEND = "/channels/[0-9]+/messages$"
HOUR_MS = 3_600_000
NAMES = ("Anna", "Ben", "Clara", "David")


def plain(seats: int) -> dict[int, dict[str, list[str]]]:
    """Everybody has Coppers and nothing else."""
    return {seat: {"hand": ["copper"] * 5, "deck": ["copper"] * 30} for seat in range(seats)}


async def prepare(house: House, person: Person, status: Message) -> None:
    """Two clicks, behind "My hand"."""
    hand = await house.hand(person, status)
    for verb in ("prepare", "ready"):
        outcome = await house.press(person, hand, verb)
        assert outcome.updated is not None, outcome.reason
        hand = outcome.updated


async def prepared_answers(house: House) -> list[tuple[int, str]]:
    """Who has answered what by a prepared turn."""
    async with house.running.database.reading() as tx:
        return [(row.seat, row.key) for row in await answers.log(tx, 1) if row.origin == ORIGIN]


async def test_three_in_a_row_are_one_move_one_picture_and_three_messages(house: House) -> None:
    status = await house.arranged(plain(4), *NAMES)
    for name in NAMES[1:]:
        await prepare(house, house.person(name), status)
    await house.later(2 * HOUR_MS)
    await house.settled()
    before = {name: len(house.person(name).inbox()) for name in NAMES}
    posted = len(house.sandbox.requests.of("POST", SEND))
    await house.decide(house.person("Anna"))
    await house.settled()
    assert await prepared_answers(house) == [(1, "turn.buy"), (2, "turn.buy"), (3, "turn.buy")]
    assert [len(house.person(name).inbox()) - before[name] for name in NAMES[1:]] == [1, 1, 1]
    assert len(house.sandbox.requests.of("POST", SEND)) - posted == 4, "the table, and three who are told"
    (table,) = house.public()
    for name in NAMES[1:]:
        assert f"{name}" in table.text
    assert controls(await house.asked(house.person("Anna")))


async def test_only_the_newest_message_has_buttons_and_each_older_one_is_a_line(house: House) -> None:
    await house.arranged(plain(2), "Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.turn(anna)
    for turn in (1, 2):
        message = anna.inbox()[-1]
        for verb in ("prepare", "ready"):
            outcome = await house.press(anna, message, verb)
            assert outcome.updated is not None, outcome.reason
            message = outcome.updated
        await house.decide(ben)
        await house.settled()
        *older, newest = anna.inbox()
        assert newest.id > message.id
        assert newest.clickable()
        assert [one for one in older if one.clickable() or one.files] == []
        assert turn == len(older)
    await house.turn(ben)
    await house.asked(anna)
    await house.settled()
    first, second, third = (one.words for one in anna.inbox()[:-1])
    assert first.endswith("Du kaufst Silber.")
    assert "Du, Zug 1" in second
    assert "Du, Zug 2" in third


async def test_a_bot_that_dies_between_the_move_and_the_message_tells_it_once(house: House) -> None:
    status = await house.arranged(plain(3), "Anna", "Ben", "Clara")
    ben, clara = house.person("Ben"), house.person("Clara")
    await prepare(house, ben, status)
    await house.settled()
    before = len(ben.inbox())
    house.sandbox.faults.delay("POST", SEND, 3600.0, times=100)
    await house.turn(house.person("Anna"))
    assert await prepared_answers(house) == [(1, "turn.buy")]
    await house.kill_bot()
    house.sandbox.faults.clear()
    house.late += HOUR_MS
    await house.start_bot()
    await house.settled()
    assert await prepared_answers(house) == [(1, "turn.buy")]
    assert len(ben.inbox()) == before + 1
    assert controls(await house.asked(clara))


async def test_what_is_laid_ready_outlives_the_bot(house: House) -> None:
    status = await house.arranged(plain(3), "Anna", "Ben", "Clara")
    await prepare(house, house.person("Ben"), status)
    await house.settled()
    await house.kill_bot()
    house.late += HOUR_MS
    await house.start_bot()
    await house.turn(house.person("Anna"))
    await house.settled()
    assert await prepared_answers(house) == [(1, "turn.buy")]
    assert controls(await house.asked(house.person("Clara")))
