"""A small file in the data folder that names the databases with games: none of them is started from scratch in silence.

Law: a database that is empty though games were kept here, or that holds another installation than before, is refused
until the host has decided. So is an unreadable file: only a missing one means nothing.
"""

import json
import os
from collections.abc import Mapping

import msgspec
import structlog

from bot.host.disk_faults import in_words
from bot.host.settings import Settings
from bot.host.startup import CannotStart
from db.connection.address import where
from db.engine import Database, DatabaseOther, open_database
from db.games.games import any_stored
from games.kernel.engine.text import Text

NAME = "games-are-kept-here.json"

log = structlog.get_logger()


class Marker:
    """The file for these settings."""

    def __init__(self, settings: Settings) -> None:
        self.path = settings.data_dir / NAME
        self._url = settings.database
        self._demanded = settings.database_must_exist
        self._made = False

    async def opened(self) -> Database:
        """Open the database of the settings; begin a new one if no games are kept anywhere, unless it must exist.
        Raises DatabaseUnusable, CannotStart.
        """
        kept, place = self.read(), where(self._url)
        expected = kept.get(place, "") if kept or self._demanded else None
        try:
            database = await open_database(self._url, expected=expected)
        except DatabaseOther as error:
            gone = "start-database-gone" if kept else "start-database-must-exist"
            message = gone if error.found is None else "start-database-other"
            raise CannotStart(Text(message, place=place, marker=str(self.path.absolute()))) from error

        if database.empty:
            log.info("begins_empty", place=place)
        return database

    async def set(self, database: Database) -> None:
        """Write the file as soon as games are stored; a failure is logged once, and keeps nobody from playing."""
        if self._made:
            return
        async with database.reading() as tx:
            self._made = await any_stored(tx)
        if self._made:
            self.note(database.installation)

    def note(self, installation: str) -> None:
        """From now on require this installation at the address of the settings. Raises CannotStart."""
        kept, place = self.read(), where(self._url)
        if kept.get(place) != installation:
            self._write({**kept, place: installation})

    def read(self) -> Mapping[str, str]:
        """The installation at each place where games are kept. Raises CannotStart."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            fault = in_words(error) if isinstance(error, OSError) else str(error)
            raise CannotStart(Text("start-marker-unreadable", marker=str(self.path.absolute()), fault=fault)) from error

    def _write(self, kept: Mapping[str, str]) -> None:
        half = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with half.open("w", encoding="utf-8") as written:
                written.write(json.dumps(dict(kept), indent=1) + "\n")
                written.flush()
                os.fsync(written.fileno())
            half.replace(self.path)
        except OSError as error:
            log.warning("not_marked", file=str(self.path), error=str(error))
