"""Whoever looks beside the bot reads all that the bot itself reads."""

from pathlib import Path

from db.engine import open_database
from db.facts import get_fact, set_fact
from tools.kills.inspection import looked_at


async def test_a_database_is_read_in_one_trip_beside_the_bot(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'parlatorium.db'}"
    bot = await open_database(url)
    beside = looked_at(url)
    for colour in ("green", "blue"):
        await bot.write(lambda tx, colour=colour: set_fact(tx, "colour", colour))
        assert await beside.read(lambda tx: get_fact(tx, "colour")) == colour
        async with beside.reading() as tx:
            assert await get_fact(tx, "colour") == colour
    await beside.close()
    await bot.close()
