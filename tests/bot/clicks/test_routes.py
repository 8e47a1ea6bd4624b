"""Every button leads somewhere, and to one place only."""

from collections import Counter
from pathlib import Path

from bot.client import Parlatorium
from bot.language.phrases import Phrasebook
from bot.tables.acts.tables import Tables
from db.engine import open_database


async def test_no_verb_is_claimed_twice(tmp_path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    clicks = Parlatorium(tables=Tables(database, {}), phrasebook=Phrasebook.load()).clicks
    await database.close()
    claimed = Counter(verb for part in clicks.parts for verb in part.routes())
    assert [verb for verb, times in claimed.items() if times > 1] == []
    assert claimed.keys() == clicks.public.keys()
    assert not clicks.asked.keys() & clicks.public.keys()
