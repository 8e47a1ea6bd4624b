"""Seats as one person sees them: how it stands with the own one, and all that can be done there now.

Law: what can be done is on a button; what ends or gives up a game, or affects somebody else's seat, only asks.
"""

from collections.abc import Iterator, Sequence

from bot.language.phrases import Markup, Speaker
from bot.messages.parts.components import Button, drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from bot.tables.acts.seating import free, offer_link
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor
from db import rows
from games.kernel.engine.text import Seat, Text


def seats(
    loaded: LoadedGame,
    actor: Actor,
    say: Speaker,
    *,
    coached: bool | None = None,
    hostless: bool = False,
    absent: Sequence[int] = (),
) -> Shape:
    """The person's seat there, or those to be had. `coached`: whether a coach is at the seat, None if there can be
    none; `hostless`: the person may take over a table that has not begun; `absent`: the seats where a computer may play
    on, if the person wishes.
    """
    mine = next((seat for seat in loaded.seats if seat.player_id == actor.user_id), None)
    begun = loaded.row.status != "lobby"
    own = [*(_own(loaded, mine, say) if mine else _free(loaded, actor, say))] if begun else []
    if hostless:
        own.append(press("button-takeover", loaded.row.id, say))
    if coached is not None:
        label = "button-coach-off" if coached else "button-coach"
        own.append(press(label, Address(loaded.row.id, verb="coach"), say))
    if actor.decides(loaded.row.host_id):
        label = "button-calloff" if begun else "button-takedown"
        own.append(press(label, Address(loaded.row.id, verb="calloff"), say))
    others = [press(Text("button-absent", who=Seat(seat)), Address(loaded.row.id, page=seat), say) for seat in absent]
    return Shape(say(_how_it_stands(loaded, mine)), drawn([own, others]))


def _how_it_stands(loaded: LoadedGame, mine: rows.Seat | None) -> Text:
    if loaded.row.status == "lobby":
        return Text("seat-not-begun" if mine else "not-begun")
    if mine is None:
        return Text("seat-some-free" if free(loaded) else "seat-none-free")
    if mine.offered_at is None:
        return Text("seat-yours" if mine.level is None else "seat-computer")
    message = "seat-on-offer" if mine.level is None else "seat-on-offer-away"
    return Text(message, link=Markup(offer_link(loaded.row, mine)))


def _own(loaded: LoadedGame, mine: rows.Seat, say: Speaker) -> Iterator[Button]:
    """What can be done with the own seat."""
    game_id, offered = loaded.row.id, mine.offered_at is not None
    if mine.level is not None:
        yield press("button-back", Address(game_id, verb="return"), say)
    elif offered:
        yield press("button-keep", Address(game_id, verb="return"), say)
    if not offered:
        yield press("button-offer", game_id, say)
    if mine.level is None and loaded.others_play(mine.seat):
        yield press("button-letplay", game_id, say)
    yield press("button-giveup", game_id, say)


def _free(loaded: LoadedGame, actor: Actor, say: Speaker) -> Iterator[Button]:
    """A button for each seat to be had; first the one that the person gave up."""
    had = next((former.seat for former in reversed(loaded.formers) if former.player_id == actor.user_id), None)
    found = sorted(free(loaded), key=lambda seat: seat.seat != had)
    for seat in found:
        label = Text("button-getback") if seat.seat == had else Text("button-getseat", who=Seat(seat.seat))
        yield press(label, Address(loaded.row.id, verb="getseat", page=seat.seat), say)
