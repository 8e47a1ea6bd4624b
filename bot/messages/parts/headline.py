"""The one sentence on a table's state: who is awaited, or how it ended. Messages, alternative texts and pages of words
all begin with it. Also other phrases about a table.
"""

from bot.language.phrases import channel_link, people
from bot.tables.show.shown import PublicTable
from db import rows
from games.kernel.engine.text import Arg, Seat, Text, game_title


def headline(table: PublicTable) -> Text:
    """The game, and whose turn it is if only that seat is awaited, else all who are, if any; or how it ended."""
    game = game_title(table.game)
    if table.status == "aborted":
        return Text("table-aborted", game=game)
    if table.status == "finished":
        return Text("result-title", game=game)
    if table.awaited == (table.active,):
        return Text("table-turn", game=game, who=Seat(table.active))
    if not table.awaited:
        return game
    return Text("table-awaited", game=game, names=people(table.awaited))


def level_title(level: str) -> Text:
    """The title of a computer player's level: ``level-*``."""
    return Text(f"level-{level.replace('_', '-')}")


def at_table(row: rows.Game) -> dict[str, Arg]:
    """Which game it is and where, as arguments for sentences read elsewhere, or needing to be unambiguous."""
    return {"game": game_title(row.game), "place": channel_link(row.channel_id)}
