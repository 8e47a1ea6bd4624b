"""The one sentence that says how a table stands: who is awaited, or how it ended. Messages, alternative texts and pages
of words all begin with it.
"""

from bot.phrases import people
from bot.tables.shown import PublicTable
from games.kernel.text import Seat, Text


def headline(table: PublicTable) -> Text:
    """The game, and whose turn it is if that seat alone is awaited, else all who are, if any; or how it ended."""
    game = Text(f"game-{table.game}")
    if table.status == "aborted":
        return Text("table-aborted", game=game)
    if table.status == "finished":
        return Text("result-title", game=game)
    if table.awaited == (table.active,):
        return Text("table-turn", game=game, who=Seat(table.active))
    if not table.awaited:
        return game
    return Text("table-awaited", game=game, names=people(table.awaited))
