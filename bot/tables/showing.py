"""Makes what people are shown out of a game in memory: lobby, table, desk, log.

Law: a PublicTable is made from the spectator's view and lines only; a Desk from its own seat's.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.tables import lobby_settings
from bot.tables.actors import Place
from bot.tables.loaded import LoadedGame, Told
from bot.tables.shown import MOST_DIGEST, MOST_LINES, Desk, DmState, GameLine, Lobby, LobbySeat, PublicTable
from db import rows
from games.kernel.chronicle import Event, Sealed
from games.kernel.match import Match
from games.kernel.text import Text

LINK = "https://discord.com/channels"
NEVER = 2**62
"""Later than every deadline."""


def lobby(loaded: LoadedGame, dms: Mapping[int, DmState]) -> Lobby:
    """The table before its start; `dms` tells whose direct messages work."""
    row, game, setup = loaded.row, loaded.game, loaded.setup
    return Lobby(
        game_id=row.id,
        game=row.game,
        host_id=row.host_id or 0,
        language=row.language,
        seats=tuple(
            LobbySeat(
                seat.name, seat.player_id, dms.get(seat.player_id or 0, "unknown"), seat.level, seat.seat == setup.first
            )
            for seat in loaded.seats
        ),
        least=min(game.seats),
        most=max(game.seats),
        settings=lobby_settings.settings(game, setup, row.language),
        lines=lobby_settings.lines(game, setup),
        status=row.status,
    )


def table(loaded: LoadedGame, match: Match) -> PublicTable:
    """What everybody may know."""
    row = loaded.row
    view = match.view(None)
    over = match.over
    return PublicTable(
        game_id=row.id,
        game=row.game,
        status=row.status,
        language=row.language,
        place=Place(row.channel_id, row.guild_id),
        names=loaded.names,
        view=view,
        words=loaded.game.tell_table(view),
        active=match.game.turn_order(match.state)[0],
        awaited=() if over else match.awaited(),
        common=not over and match.common(),
        lines=_public(_lately(loaded)),
        commitment=match.commitment,
        seed=match.seed.hex() if over else None,
        result=match.game.result(match.state) if over else None,
    )


def desk(loaded: LoadedGame, match: Match, seat: rows.Seat, language: str, public: PublicTable) -> Desk:
    """One person's side of the game."""
    view = match.view(seat.seat)
    return Desk(
        table=public,
        seat=seat.seat,
        user_id=seat.player_id or 0,
        language=language,
        view=view,
        words=loaded.game.tell_hand(view),
        question=None if loaded.row.status != "running" else match.question(seat.seat),
        undo=match.undo_limit(seat.seat) if loaded.row.status == "running" else None,
        digest=digest(loaded.told, seat.seat),
        done=in_short(seat.seat, _own_turn(loaded.told, seat.seat), MOST_LINES),
    )


def line(loaded: LoadedGame, user_id: int, person: rows.Player | None, due: Mapping[int, int]) -> GameLine:
    """A game in this person's list; `due` tells until when which game waits for the person."""
    row, match = loaded.row, loaded.match
    running = match is not None and row.status == "running"
    seat = loaded.seat_of(user_id)
    waiting = bool(match and running and match.question(seat.seat))
    return GameLine(
        game_id=row.id,
        game=row.game,
        status=row.status,
        place=Place(row.channel_id, row.guild_id),
        waiting_for_me=waiting,
        names=loaded.names,
        awaited=tuple(other for other in match.awaited() if other != seat.seat) if match and running else (),
        due_at=due.get(row.id) if waiting else None,
        message=(_own_message(seat, person) if waiting else None) or _table_message(row),
    )


def urgency(line: GameLine) -> tuple[bool, bool, int, int]:
    """By what a person's games are put in order."""
    return not line.waiting_for_me, line.status != "running", line.due_at or NEVER, line.game_id


def _own_message(seat: rows.Seat, person: rows.Player | None) -> str | None:
    """The link to the last direct message with the hand."""
    if person is None or person.dm_state == "closed" or not person.dm_channel_id or not seat.dm_message_id:
        return None
    return f"{LINK}/@me/{person.dm_channel_id}/{seat.dm_message_id}"


def _table_message(row: rows.Game) -> str | None:
    """The link to the table's message in its channel."""
    return f"{LINK}/{row.guild_id}/{row.channel_id}/{row.status_message_id}" if row.status_message_id else None


def lines_for(reader: int | None, lines: Sequence[Told]) -> tuple[Text, ...]:
    """What this reader reads of these lines; a turn in which nothing has happened yet is not told."""
    told = [(line.event.heading, text) for line in lines if (text := line.event.line(reader)) is not None]
    while told and told[-1][0]:
        told.pop()
    return tuple(text for _, text in told)


def digest(lines: Sequence[Told], seat: int) -> tuple[Text, ...]:
    """What happened since the end of this seat's last turn: first, under a heading of its own, what was done to it,
    then turn by turn the others' doings. Nothing once the seat has done something in its own running turn.
    """
    spans = paragraphs(lines)
    if spans and _is_turn_of(spans[-1], seat) and all(line.event.seat != seat for line in spans[-1][1:]):
        spans.pop()
    own = [place for place, span in enumerate(spans) if _is_turn_of(span, seat)]
    since = spans[own[-1] + 1 :] if own else spans
    if since and len(since[-1]) == 1 and since[-1][0].event.heading:
        since.pop()
    lines = [line for span in since for line in span]
    told = [line for line in lines if line.event.digest(seat) is not None]
    if len(told) > MOST_DIGEST:
        told = [line for line in told if not line.event.minor]
    mine = [line for line in told if _is_about(line.event, seat)]
    others = _without_bare_headings([line for line in told if not _is_about(line.event, seat)])
    heading = [Text("digest-mine")] if mine else []
    return (*heading, *(text for line in (*mine, *others) if (text := line.event.digest(seat)) is not None))


def _is_about(event: Event, seat: int) -> bool:
    """Whether it was done by or to this seat; that the game begins is told to all in its place."""
    return event.concerns(seat) and not isinstance(event, Sealed)


def _without_bare_headings(lines: Sequence[Told]) -> list[Told]:
    """The lines without headings under which nothing stands."""
    follows = [*lines[1:], None]
    return [
        line
        for line, below in zip(lines, follows, strict=False)
        if not line.event.heading or (below is not None and not below.event.heading)
    ]


def in_short(seat: int, lines: Sequence[Told], most: int) -> tuple[Text, ...]:
    """What this seat is told of these lines; of more than `most`, without the minor ones."""
    told = [(line.event.minor, text) for line in lines if (text := line.event.digest(seat)) is not None]
    return tuple(text for minor, text in told if not minor or len(told) <= most)


def paragraphs(lines: Sequence[Told]) -> list[list[Told]]:
    """The lines cut at their headings (turns)."""
    cuts = [0, *(place for place, line in enumerate(lines) if line.event.heading and place), len(lines)]
    return [list(lines[begin:end]) for begin, end in pairwise(cuts) if begin < end]


def _is_turn_of(span: Sequence[Told], seat: int) -> bool:
    return span[0].event.heading and span[0].event.seat == seat


def _own_turn(lines: Sequence[Told], seat: int) -> list[Told]:
    """What happened in this seat's present or last turn, without the heading: its doings and what came of them."""
    own = [span for span in paragraphs(lines) if _is_turn_of(span, seat)]
    return own[-1][1:] if own else []


def _public(lines: Sequence[Told]) -> tuple[Text, ...]:
    """What everybody reads; of too many lines without the minor ones."""
    told = lines_for(None, lines)
    return told if len(told) <= MOST_LINES else lines_for(None, [line for line in lines if not line.event.minor])


def _lately(loaded: LoadedGame) -> list[Told]:
    """The turn that is running if something happened in it already; and back to the last turn of a person."""
    spans = paragraphs(loaded.told)
    people = {seat.seat for seat in loaded.seats if seat.level is None}
    shown: list[list[Told]] = []
    for span in reversed(spans):
        shown.insert(0, span)
        heading = span[0].event
        if len(span) > 1 and heading.seat in people:
            break
    return [line for span in shown if len(span) > 1 or not span[0].event.heading for line in span]
