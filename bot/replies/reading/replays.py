"""Replays: a game picture by picture in one message for one person, and all of it as a film.

Laws: the pictures are those everybody could see; films are drawn outside the event loop, one at a time in the order
they were asked for, and one per person.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.language.phrases import Speaker, cut, people
from bot.messages.parts.components import drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import CONTENT, Attached, Shape, attached, last_lines, told
from bot.messages.pictures.film_maker import FilmOrder
from bot.messages.pictures.filming import FilmFailed
from bot.replies.front import Front
from bot.replies.progress import Progress
from bot.replies.reply import Reply
from bot.tables.past.replay import Frame, chosen, eventful
from bot.tables.show.shown import PublicTable
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.codec import base36
from bot.tables.terms.limits import FILMS_WAITING, PICTURES
from games.kernel.engine.text import Text, game_title
from renderers.whole.film import TooLarge

MOST_LINES, LINES_ROOM = 14, 1600
MOST_FRAMES = 72
"""How many pictures a film has at most; in a longer game some cover several turns."""
FILM_BYTES = 6_000_000
"""How large a film may be: on a phone it should start soon."""
TOO_MANY = 12 * MOST_FRAMES
"""With more pictures than this, too many would share one: nobody could follow."""
WAYS = {1: "button-first", 2: "button-before", 3: "button-after", 4: "button-newest"}
"""The labels of the buttons, in order, by the page in their address."""
OTHERWISE = ("lost-finished", "lost-closed", "replay-differs")
"""Why a game cannot be played again that was played by other rules."""


async def open_replay(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the first picture, or the newest if the game goes on, in a message of its own; if it cannot be played again,
    why, with the way to its record.
    """
    actor = bot.actor(reply.interaction)
    await bot.tables.archive.let_see(game_id, actor.user_id, reply.interaction.guild_id)
    over = await bot.tables.status(game_id) == "finished"
    try:
        shape = await _shape(bot, game_id, actor, 0, "button-first" if over else "button-newest")
    except Refused as error:
        if error.reason.id not in OTHERWISE:
            raise
        say = await bot.voices.to(actor)
        shape = Shape(say(error.reason), drawn([_record(game_id, say)]))
    await reply.say(shape)


async def step(bot: Front, reply: Reply, game_id: int, here: int, way: str) -> None:
    """Show the picture that a button below picture number `here` leads to."""
    actor = bot.actor(reply.interaction)
    await bot.tables.archive.let_see(game_id, actor.user_id, reply.interaction.guild_id)
    await reply.show(await _shape(bot, game_id, actor, here, way))


async def _shape(bot: Front, game_id: int, actor: Actor, here: int, way: str) -> Shape:
    table, frames = await bot.tables.archive.course(game_id)
    last = len(frames) - 1
    place = leading(way, min(here, last), last)
    then = shown(table, frames, place)
    say = await bot.voices.to(actor, then)
    played = (await bot.tables.loaded(game_id)).holders.seat_of(actor.user_id) is not None
    with bot.under_way.one_each.at_work("replay", actor.user_id, most=PICTURES):
        pictures = await bot.illustrated.drawing.table(then, say.language)
    return frame_shape(table, frames, place, say, attached("replay", *pictures), played=played)


async def film(bot: Front, reply: Reply, game_id: int) -> None:
    """Draw the whole game as a film, telling the progress now and then. Raises Refused."""
    actor = bot.actor(reply.interaction)
    await bot.tables.archive.let_see(game_id, actor.user_id, reply.interaction.guild_id)
    table, frames = await bot.tables.archive.course(game_id)
    if len(frames) < 2:
        raise Refused(Text("film-too-short"))
    happened = eventful(frames)
    if len(happened) > TOO_MANY:
        raise Refused(Text("film-too-long"))
    say = await bot.voices.to(actor, table)
    # A forgotten person appears in no film drawn earlier.
    names = (table.names, tuple(frame.names for frame in frames))
    key = (game_id, frames[-1].step, say.language, names, table.seated.safe)
    count = len(picked := chosen(happened, MOST_FRAMES))
    tables = [shown(table, picked, place) for place in range(count)]
    tables[-1] = replace(tables[-1], past=replace(tables[-1].past, history=points_told(frames)))
    left, quiet = len(happened) - count, len(frames) - len(happened)
    done = Text("film-done", game=game_title(table.game), count=count, left=left, quiet=quiet)
    if kept := bot.reading.filming.kept(key):
        await reply.say(Shape(say(done), pictures=attached("film", kept)))
        return
    if (ahead := bot.reading.filming.ordered) > FILMS_WAITING:
        raise Refused(Text("film-busy"))
    order = FilmOrder(tuple(tables), tuple(picked), say.language, FILM_BYTES)
    progress = Progress(reply)

    async def told(drawn: int) -> None:
        drawing = Text("film-drawing", drawn=drawn, count=count) if drawn < count else None
        await progress.tell(Shape(say(drawing or Text("film-packing", count=count))), at_once=drawing is None)

    with bot.under_way.one_each.at_work("film", actor.user_id, else_=Text("film-under-way")):
        if ahead:
            await progress.tell(Shape(say(Text("film-waiting", count=ahead))))
        try:
            made = await bot.reading.filming.film(order, key, told)
        except TooLarge as error:
            raise Refused(Text("film-too-long")) from error
        except FilmFailed as error:
            raise Refused(Text("film-failed")) from error
    await reply.renew(Shape(say(done), pictures=attached("film", made)))


def leading(way: str, here: int, last: int) -> int:
    """Which picture a button leads to from the one shown `here`, up to the `last` one."""
    places = {"button-first": 0, "button-before": max(here - 1, 0), "button-after": min(here + 1, last)}
    return last if way == "button-newest" else places.get(way, here)


def shown(table: PublicTable, frames: Sequence[Frame], place: int) -> PublicTable:
    """The table as it was then: before the last picture it was not over, and others may have sat there."""
    frame = frames[place]
    before = frames[place - 1].view if place else None
    return replace(
        table,
        names=frame.names or table.names,
        status=table.status if place == len(frames) - 1 else "running",
        view=frame.view,
        words=frame.words,
        awaited=frame.awaited,
        past=replace(table.past, lines=frame.lines, before=before),
    )


def points_told(frames: Sequence[Frame]) -> tuple[tuple[int, ...], ...]:
    """Everybody's points at the start and at the end of each turn, as far as they may be told."""
    return tuple(frame.points for place, frame in enumerate(frames) if frame.points and (frame.boundary or place == 0))


def frame_shape(
    table: PublicTable,
    frames: Sequence[Frame],
    place: int,
    say: Speaker,
    pictures: tuple[Attached, ...] = (),
    *,
    played: bool = False,
) -> Shape:
    """One picture of a course, with what everybody read before it and where to go from here; of a finished game also
    what else there is to know. `played`: its reader had a seat.
    """
    frame, count = frames[place], len(frames)
    title = Text("replay-title", game=game_title(table.game), number=place + 1, count=count)
    quiet = Text("replay-quiet" if place else "replay-beginning")
    lines = last_lines(told(frame.lines, say), say, most=MOST_LINES, room=LINES_ROOM) or [say(quiet)]
    content = "\n".join([say(title), *lines, say(_after(table, frame, last=place == count - 1))])
    more = _past(table, say, played=played) if table.status == "finished" else []
    return Shape(cut(content, CONTENT), drawn([_ways(table, frames, place, say), more]), pictures)


def _after(table: PublicTable, frame: Frame, *, last: bool) -> Text:
    """Who is awaited next, or that nothing comes any more."""
    if last and table.status != "running":
        return Text("replay-over" if table.status == "finished" else "replay-aborted")
    return Text("replay-awaited", names=people(frame.awaited))


def _ways(table: PublicTable, frames: Sequence[Frame], place: int, say: Speaker) -> list[ui.Button[Any]]:
    """Start, back, on, end, and the film."""
    draft, last = base36(place), len(frames) - 1
    stuck = {"button-first": place == 0, "button-before": place == 0, "button-after": place == last}
    row = [
        press(
            way,
            Address(table.game_id, verb="frame", page=number, draft=draft),
            say,
            disabled=stuck.get(way, place == last and table.status != "running"),
        )
        for number, way in WAYS.items()
    ]
    return [*row, press("button-film", table.game_id, say, ButtonStyle.primary)]


def _past(table: PublicTable, say: Speaker, *, played: bool) -> list[ui.Button[Any]]:
    """What else there is to know of a finished game: for who played it a look back, its log, its record."""
    own = [press("button-review", table.game_id, say)] if played else []
    return [*own, press("button-log", table.game_id, say), *_record(table.game_id, say)]


def _record(game_id: int, say: Speaker) -> list[ui.Button[Any]]:
    """Whether the game agrees with its record, and the record itself."""
    return [press(message, game_id, say) for message in ("button-verify", "button-export")]
