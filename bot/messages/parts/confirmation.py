"""Confirmations of final actions: a sentence and the button that acts, for one person alone.

Law: an action that ends or gives up a game, or affects somebody else's seat, names that game, in the question and on
the button.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.language.namesakes import has_namesake
from bot.language.phrases import Speaker, cut, mention, people
from bot.messages.parts.components import drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.headline import at_table
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.codec import base36
from db import rows
from games.kernel.engine.text import Seat, Text


def asked(texts: Sequence[Text], sure: Text, at: Address | int, say: Speaker) -> Shape:
    """A question, line by line, with one red button (`press`); to cancel, close it."""
    return Shape(cut("\n".join(map(say, texts)), CONTENT), drawn([[press(sure, at, say, ButtonStyle.danger)]]))


def clearing(game_id: int, game: Text, others: Sequence[int], say: Speaker) -> Shape:
    """Confirm clearing away a table before its game begins, at which these others sit."""
    texts = [Text("cancel-ask", game=game), *([Text("cancel-ask-others", names=people(others))] if others else [])]
    return asked(texts, Text("button-clear", game=game), game_id, say)


def calling_off(loaded: LoadedGame, reader: int, say: Speaker) -> Shape:
    """Confirm calling off the game, or clearing away its table before it begins; the button knows which."""
    row = loaded.row
    about, begun = at_table(row), row.status != "lobby"
    ask, sure = ("abort-ask", "button-abort") if begun else ("abort-ask-lobby", "button-clear")
    texts = [Text(ask, **about)]
    if others := [place for place, seat in enumerate(loaded.seats) if seat.player_id not in (None, reader)]:
        texts.append(Text("cancel-ask-others", names=people(others)))
    return asked(texts, Text(sure, **about), Address(row.id, verb="abort", page=int(begun)), say)


def resigning(row: rows.Game, say: Speaker, *, ends: bool) -> Shape:
    """Confirm giving up the person's seat; the button knows whether the question said that the game `ends` with it."""
    about = at_table(row)
    what = Text("resign-ask-last" if ends else "resign-ask", **about)
    return asked([what], Text("button-resign", **about), Address(row.id, page=int(ends)), say)


def replacing(loaded: LoadedGame, seat: int, say: Speaker) -> Shape:
    """Confirm letting a computer play on for somebody else, or offering the seat if nobody else plays; the button knows
    the turn of the question. If several are awaited, nobody learns who still has to decide, and it says so.
    """
    about = {**at_table(loaded.row), "who": Seat(seat)}
    match, plays = loaded.playing(), loaded.others_play(seat)
    texts = [Text("replace-ask" if plays else "replace-ask-offer", **about)]
    if match.awaited() != (seat,):
        texts.append(Text("replace-ask-unseen", who=Seat(seat)))
    texts += _who_is_meant(loaded, seat)
    address = Address(loaded.row.id, verb="replace", page=seat, draft=base36(match.turn))
    return asked(texts, Text("button-play-for" if plays else "button-offer-for", **about), address, say)


def taking(loaded: LoadedGame, seat: int, say: Speaker) -> Shape:
    """Confirm taking over the seat that another person offers."""
    about = {**at_table(loaded.row), "who": Seat(seat)}
    address = Address(loaded.row.id, page=seat)
    texts = [Text("take-ask", **about), *_who_is_meant(loaded, seat)]
    return asked(texts, Text("button-sit", **about), address, say)


def acting_for(loaded: LoadedGame, seat: int, how: str, say: Speaker) -> Shape:
    """Confirm letting a computer play for somebody whose time is over: this "turn", or until that person is back
    ("stay"): ``late-ask-*``.
    """
    about = {**at_table(loaded.row), "who": Seat(seat)}
    sure = Text("button-play-for", **about)
    texts = [Text(f"late-ask-{how}", **about), *_who_is_meant(loaded, seat)]
    return asked(texts, sure, Address(loaded.row.id, verb=f"late{how}", page=seat), say)


def _who_is_meant(loaded: LoadedGame, seat: int) -> list[Text]:
    """Whose account that is, if somebody else at the table has the same name."""
    user_id = loaded.seats[seat].player_id
    if user_id is None or not has_namesake(seat, loaded.names):
        return []
    return [Text("seat-is", who=Seat(seat), account=mention(user_id))]
