"""Speakers for people: in each one's own language, and at a table with its names and its game's words."""

from bot.language.phrases import NamedTable, Phrasebook, Speaker
from bot.tables.acts.tables import Tables
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor
from bot.tables.terms.preferences import spoken_to
from db.people import players


class Voices:
    """The speakers for people, whose languages the tables know."""

    def __init__(self, phrasebook: Phrasebook, tables: Tables) -> None:
        self.phrasebook = phrasebook
        self.tables = tables

    async def to(self, person: Actor | int, table: NamedTable | None = None) -> Speaker:
        """A speaker of a person's language (by user id if not acting now), with a table's names and words; in a loaded
        game to the person's own seat.
        """
        user_id, locale = (person, None) if isinstance(person, int) else (person.user_id, person.locale)
        known = await self.tables.database.read(lambda tx: players.get(tx, user_id))
        language = spoken_to(known, locale)
        if table is None:
            return self.phrasebook.speaker(language)
        seats = table.seats if isinstance(table, LoadedGame) else ()
        reader = next((seat.seat for seat in seats if seat.player_id == user_id), None)
        return self.phrasebook.at(table, language).to(reader)
