"""Views made from a game in memory: lobby, table, desk, log.

Law: a PublicTable is made only from the spectator's view and lines, and once the game is over also from its computers'
knowledge; a Desk only from its own seat's.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from bot.tables.memory.ahead import draft_at, ready_at
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show.shown import (
    MOST_LINES,
    AskBack,
    Desk,
    GameLine,
    Lately,
    Lobby,
    LobbySeat,
    MailState,
    NextTurn,
    Past,
    Planned,
    PublicTable,
    Reader,
    Ready,
    SeatClock,
    Seated,
)
from bot.tables.terms import lobby_settings, preferences
from bot.tables.terms.actors import Place
from bot.tables.terms.holders import Holders
from db import rows
from games.kernel.ahead.carrying_out import unfitting
from games.kernel.ahead.prepared import ORIGIN as PREPARED
from games.kernel.ahead.prepared import can_prepare, span_of
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Game, Result
from games.kernel.engine.choice import Choice
from games.kernel.engine.chronicle import REDONE, ByPrepared, TookBack
from games.kernel.engine.digest import (
    NO_TURN,
    LastAnswer,
    OwnDoings,
    Telling,
    Told,
    digest,
    done,
    everything,
    is_carried,
    paragraphs,
    summed_up,
    turn_of,
)
from games.kernel.engine.text import Former, Series, Text
from games.kernel.match import Match

LINK = "https://discord.com/channels"
CARRIED = "prepared-carried"
"""What the log says of a prepared turn that was played."""
BEGAN = "-began"
"""The end of the ids of headings (`Event.heading`)."""
NEVER = 2**62
"""Later than every deadline."""


def lobby(loaded: LoadedGame, dms: Mapping[int, MailState]) -> Lobby:
    """The table before its start; `dms` tells whose direct messages work."""
    row, game, setup = loaded.row, loaded.game, loaded.setup
    return Lobby(
        game_id=row.id,
        game=row.game,
        host_id=row.host_id or 0,
        language=row.language,
        seats=tuple(
            LobbySeat(
                seat.name,
                seat.player_id,
                dms.get(seat.player_id or 0, "unknown"),
                seat.level,
                seat=seat.seat,
                first=seat.seat == setup.first,
            )
            for seat in loaded.seats
        ),
        least=min(game.seats),
        most=max(game.seats),
        settings=lobby_settings.settings(game, setup, row.language),
        lines=lobby_settings.lines(game, setup),
        levels=game.mind.levels,
        status=row.status,
        taught=bool(game.book.lessons()),
        hostless=setup.hostless,
        lapsed=setup.lapsed,
    )


def table(loaded: LoadedGame, match: Match) -> PublicTable:
    """What everybody may know."""
    row = loaded.row
    view = match.view(None)
    return PublicTable(
        game_id=row.id,
        game=row.game,
        status=row.status,
        language=row.language,
        place=Place(row.channel_id, row.guild_id),
        names=loaded.names,
        view=view,
        words=loaded.game.words.table(view),
        active=match.game.turn_order(match.state)[0],
        awaited=match.awaited() if row.status == "running" else (),
        past=Past(table_lines(loaded, match.unasked)),
        result=match.game.result(match.state) if match.over else None,
        planned=_planned(loaded, match) if match.over else None,
    )


def _planned(loaded: LoadedGame, match: Match) -> Planned | None:
    """The plans of the computer players in a finished game; None: there were none."""
    how, found = loaded.game.mind.studies, loaded.game.mind.studied
    players = [seat for seat in loaded.seats if how and seat.player_id is None and seat.level in how.levels]
    if how is None or not players:
        return None
    seats = tuple(seat.seat for seat in sorted(players, key=lambda seat: seat.name))
    return Planned(seats, how.tell([match.view(seat) for seat in seats], found), found=bool(found))


def desk(
    loaded: LoadedGame,
    match: Match,
    seat: rows.Seat,
    public: PublicTable,
    reader: Reader,
    clock: SeatClock | None = None,
) -> Desk:
    """One person's side of the game, with the seat's clock."""
    view, running = match.view(seat.seat), loaded.row.status == "running"
    question = match.question(seat.seat) if running else None
    found = Desk(
        table=public,
        seat=seat.seat,
        reader=reader,
        view=view,
        words=loaded.game.words.hand(view),
        question=question,
        undo=match.undo_limit(seat.seat) if running else None,
        ask_back=_ask_back(loaded, match, seat.seat),
        held_up=match.held_up(seat.seat),
        clock=clock,
        next_turn=_next_turn(loaded, match, seat, view),
        counsel=loaded.setup.advice != "without",
        studied=loaded.game.mind.studied,
    )
    return replace(found, lately=_lately_at(found, loaded))


def _lately_at(desk: Desk, loaded: LoadedGame) -> Lately:
    """What has happened, as its person reads it."""
    halted = _halted(loaded, desk.seat) if desk.question else None
    lately = _done(loaded, desk.seat)
    said = {halted, *((Text(CARRIED), *lately.played[-1]) if lately.played else ())}
    digest = news(loaded, desk.seat, acting=desk.own_turn, said=said)
    return replace(lately, digest=digest, halted=halted, taken_back=_taken_back(loaded, desk.seat))


def _next_turn(loaded: LoadedGame, match: Match, seat: rows.Seat, view: Any) -> NextTurn:
    """A seat's next turn. It may be prepared (`button-prepare` is shown) while the game runs and asks nothing there, if
    the table allows it, no computer plays the seat, and the turn can be imagined.
    """
    ready, running = _laid_ready(loaded, match, seat), loaded.row.status == "running"
    if running and match.question(seat.seat):
        return NextTurn(ready)
    allowed = running and loaded.setup.prepare and seat.level is None
    may_prepare = allowed and can_prepare(loaded.game, view, seat.seat)
    return NextTurn(ready, may_prepare, drafted=_drafted(loaded, match, seat))


def aside(
    game: Game,
    view: Any,
    public: Any,
    *,
    names: tuple[str, ...],
    seat: int,
    question: Choice | None,
    turn: int,
    language: str,
    person: rows.Player | None,
    before: Any = None,
    result: Result | None = None,
    arranged: bool = False,
) -> Desk:
    """A seat's side of a table that is no stored game's, or was once: its view, its question, what everybody saw
    `before`, and how it ended; whether it was `arranged`, not played from the beginning.
    """
    chosen = preferences.of(person)
    table = PublicTable(
        game_id=0,
        game=game.name,
        status="running",
        language=language,
        place=Place(0, None),
        names=names,
        view=public,
        words=game.words.table(public),
        active=turn,
        awaited=() if question is None else (seat,),
        past=Past(before=before, arranged=arranged),
        seated=Seated(safe=chosen.colours == "safe"),
        result=result,
    )
    words, asked = game.words.hand(view), None if question is None else ("", question)
    return Desk(table, seat, Reader(0, language, chosen.plain), view, words, asked)


def _laid_ready(loaded: LoadedGame, match: Match, seat: rows.Seat) -> Ready | None:
    """What a seat has laid ready, and what of it has changed before its turn; nothing once that has begun."""
    turn = ready_at(loaded, seat)
    if turn is None or (left := turn.to_come(span_of(match, seat.seat))) < 1:
        return None
    found = unfitting(match, seat.seat, turn)
    return Ready(
        turn,
        tuple(each.why for each in found),
        left,
        by_rules=bool(turn.rules) and any(each.answers for each in found),
        stopped=any(each.stops for each in found),
    )


def _drafted(loaded: LoadedGame, match: Match, seat: rows.Seat) -> bool:
    """Whether a seat's person has answered something for the next turn that is not laid ready."""
    draft = draft_at(loaded, seat)
    if draft is None or not draft.own.answers or draft.own.first != span_of(match, seat.seat):
        return False
    return draft.whole != ready_at(loaded, seat)


def _ask_back(loaded: LoadedGame, match: Match, seat: int) -> AskBack | None:
    """This person's last decision, by hand or beforehand."""
    step = loaded.decision(seat).newest
    if loaded.row.status != "running" or step <= 0 or step < loaded.holders.since(seat):
        return None
    earlier = match.question(seat) is None or step <= match.snapshot.step
    return AskBack(step, nobody=not loaded.others_play(seat), earlier=earlier)


def _halted(loaded: LoadedGame, seat: int) -> Text | None:
    """Why the seat's prepared turn stopped in the present turn, if nothing was decided there since."""
    decided = loaded.decision(seat)
    for line in reversed(loaded.told):
        if line.step < decided.step or (line.event.heading and line.event.seat != seat):
            return None
        event = line.event
        if isinstance(event, ByPrepared) and event.seat == seat and event.how == "halted" and not event.unneeded:
            return event.line(seat)
    return None


def _taken_back(loaded: LoadedGame, seat: int) -> bool:
    """Whether this seat's person took a decision back, and has made none since."""
    since = max(loaded.decision(seat).newest, loaded.holders.since(seat) - 1)
    lines = takewhile(lambda line: line.step > since, reversed(loaded.told))
    newest = next((line.event for line in lines if isinstance(line.event, TookBack) and line.event.seat == seat), None)
    return newest is not None and newest.agreed != REDONE


def line(loaded: LoadedGame, user_id: int, person: rows.Player | None, due: Mapping[int, int]) -> GameLine:
    """A game in this person's list; `due` tells until when each game waits for them."""
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
        seat=seat.seat,
        awaited=match.awaited() if match and running else (),
        due_at=due.get(row.id) if waiting and loaded.setup.timed else None,
        message=(_own_message(seat, person) if waiting else None) or table_message(row),
    )


def urgency(line: GameLine) -> tuple[bool, bool, int, int]:
    """The sort key of a person's games."""
    return not line.waiting_for_me, line.status != "running", line.due_at or NEVER, line.game_id


def _own_message(seat: rows.Seat, person: rows.Player | None) -> str | None:
    """The link to the last direct message with the hand."""
    if person is None or person.dm_state == "closed" or not person.dm_channel_id or not seat.dm_message_id:
        return None
    return f"{LINK}/@me/{person.dm_channel_id}/{seat.dm_message_id}"


def table_message(row: rows.Game) -> str | None:
    """The link to the table's message in its channel."""
    return f"{LINK}/{row.guild_id}/{row.channel_id}/{row.status_message_id}" if row.status_message_id else None


def lines_for(reader: int | None, lines: Sequence[Told], holders: Holders) -> tuple[Text, ...]:
    """These lines as this reader reads them, without turns in which nothing has happened yet."""
    return _told([(line.event.heading, _spoken(line, line.event.line(reader), holders)) for line in lines])


def _spoken(line: Told, text: Text | None, holders: Holders) -> Text | None:
    return None if text is None else holders.spoken(text, line.step)


def _told(lines: Sequence[tuple[bool, Text | None]]) -> tuple[Text, ...]:
    """The texts of these lines, headings or not; no headings at the end."""
    told = [(heading, text) for heading, text in lines if text is not None]
    while told and told[-1][0]:
        told.pop()
    return tuple(text for _, text in told)


def news(loaded: LoadedGame, seat: int, *, acting: bool = True, said: Collection[Text | None] = ()) -> tuple[Text, ...]:
    """The news since this seat's person decided last: first, under a heading, what concerned the seat, then what the
    others did. A new holder first reads what the one before did there. `acting`: a question of their own turn is open,
    and what was done in it is shown beside; what is `said` there is not told again.
    """
    decided, lines, holders = _read_up_to(loaded, seat), loaded.told, loaded.holders
    telling, taken = _telling(loaded, lines), holders.since(seat)
    found = digest(telling, lines, seat, decided, acting=acting)
    before = _inherited(loaded, seat) if decided.step < taken else ()
    mine = found.mine
    if before:
        own = [line for line in lines if line.step >= taken]
        mine = digest(telling, own, seat, decided, acting=acting).mine
    more = bool(lines) and lines[0].step > decided.asked + 1
    earlier = (Text("digest-earlier"),) if more else ()
    mine = tuple(text for text in mine if text not in said)
    now = (*_under("digest-mine", mine), *_under("digest-others", (*earlier, *found.others)))
    return (*before, *now)


def _read_up_to(loaded: LoadedGame, seat: int) -> LastAnswer:
    """The person's last decision; a person who has laid a turn ready since has read the news until then."""
    decided, draft = loaded.decision(seat), draft_at(loaded, loaded.seats[seat])
    return decided if draft is None or draft.read <= decided.step else LastAnswer(draft.read, draft.read)


def _inherited(loaded: LoadedGame, seat: int) -> tuple[Text, ...]:
    """What happened at this seat since a former holder last acted in a turn of their own, under that holder's name."""
    lines, holders = loaded.told, loaded.holders
    spans = paragraphs([line for line in lines if line.step < holders.since(seat)])
    for first in reversed(range(len(spans))):
        theirs = [line for span in spans[first:] for line in span]
        told = everything(_telling(loaded, theirs), theirs, seat).mine
        if told and (turn_of(spans[first]) == seat or first == 0):
            span = spans[first]
            step = max((line.step for line in span if line.event.seat == seat), default=span[0].step)
            if holders.had(seat, step):
                return ()
            return (Text("digest-before", whom=Former(seat, holders.names_at(step)[seat])), *told)
    return ()


def _done(loaded: LoadedGame, seat: int) -> Lately:
    """What this seat's person did; nothing while that was somebody who has left."""
    decided, taken, lines = loaded.decision(seat), loaded.holders.since(seat), loaded.told
    mine = decided.step >= taken
    own = done(_telling(loaded, lines), lines, seat, decided) if mine else OwnDoings((), ())
    if _carried_since(loaded, seat):
        # A prepared turn is news; anything before it is long past.
        return Lately(doing=own.turn, played=(own.last, *_as_prepared(loaded, seat)))
    if not (mine and taken):
        return Lately(doing=own.turn, done=own.last)
    theirs = [line for line in lines if line.event.heading or line.step >= taken]
    return Lately(doing=own.turn, done=done(_telling(loaded, theirs), theirs, seat, decided).last)


def _as_prepared(loaded: LoadedGame, seat: int) -> Iterator[tuple[Text, ...]]:
    """Each turn of this seat played as prepared, since its person decided something; in a stretch that is no seat's
    turn, what was done from there on, or, if the log may not tell that yet, what was decided.
    """
    since = loaded.decision(seat).step
    for span in paragraphs(loaded.told):
        begun = next((place for place, line in enumerate(span) if is_carried(line, seat)), None)
        if begun is not None and span[-1].step > since:
            turn = turn_of(span) == seat
            own = span if turn else span[begun:]
            told = everything(_telling(loaded, own), own, seat).mine
            yield told if told or turn else _decided_since(loaded, seat, since)


def _decided_since(loaded: LoadedGame, seat: int, step: int) -> tuple[Text, ...]:
    """What was decided beforehand for this seat after a step, in short."""
    given = [] if loaded.match is None else loaded.match.decided(seat, step, PREPARED)
    row = loaded.game.words.in_a_row([Foreseen(choice, picks) for choice, picks in given])
    return (Text("picks-in-a-row", picks=Series(row)),) if row else ()


def _carried_since(loaded: LoadedGame, seat: int) -> bool:
    """Whether a prepared turn was carried out since this seat's person last decided."""
    decided, lines = loaded.decision(seat), reversed(loaded.told)
    return any(is_carried(line, seat) for line in takewhile(lambda line: line.step > decided.step, lines))


def _telling(loaded: LoadedGame, lines: Sequence[Told]) -> Telling:
    return loaded.holders.telling(loaded.game.words.in_short, lines)


def _under(heading: str, lines: tuple[Text, ...]) -> tuple[Text, ...]:
    """The lines under a heading, if any, without turns in which nothing has happened yet."""
    told = list(lines)
    while told and told[-1].id.endswith(BEGAN):
        told.pop()
    return (Text(heading), *told) if told else ()


def table_lines(loaded: LoadedGame, unasked: Collection[int] = ()) -> tuple[Text, ...]:
    """What everybody reads beside the table; many lines are summed up. The steps `unasked` are no person's doing."""
    lines = _lately(loaded, unasked)
    told = _told([(line.event.heading, _spoken(line, line.event.retold(None), loaded.holders)) for line in lines])
    if len(told) <= MOST_LINES:
        return told
    return summed_up(_telling(loaded, lines), lines)


def told_from(loaded: LoadedGame, unasked: Collection[int] = ()) -> int | None:
    """The step after which the lines beside the table begin; None if nothing has happened yet."""
    lines = _lately(loaded, unasked)
    return lines[0].step if lines and lines[0].event.heading else None


def _lately(loaded: LoadedGame, unasked: Collection[int]) -> list[Told]:
    """The present turn if something happened in it, and all back to the last turn in which a person did something."""
    spans = paragraphs(loaded.told)
    people = {NO_TURN, *(seat.seat for seat in loaded.seats if seat.level is None)}
    shown: list[list[Told]] = []
    for span in reversed(spans):
        shown.insert(0, span)
        heading = span[0].event
        if heading.seat in people and any(line.step not in unasked for line in span[1:]) and not _was_prepared(span):
            break
    return [line for span in shown if len(span) > 1 or not span[0].event.heading for line in span]


def _was_prepared(span: Sequence[Told]) -> bool:
    """Whether a turn was played as prepared: several of these in a row are shown together."""
    return any(isinstance(line.event, ByPrepared) and line.event.how == "carried" for line in span)
