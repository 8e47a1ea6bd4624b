"""All short messages of the bot, made from frozen data and a speaker; nothing here asks, waits or sends.

Law: whatever the input, the resulting shape keeps every limit of Discord.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.language.phrases import Markup, Speaker, channel_link, cut, moment
from bot.messages.lesson_message import newcomer
from bot.messages.parts.components import drawn, press, turning
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.leaves import newest_full
from bot.messages.parts.outgoing import CONTENT, LAYOUT_TEXT, Shape, layout, paragraph, told
from bot.messages.words import clock_lines
from bot.tables.acts.seating import Taken
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show.shown import Desk
from games.kernel.engine.text import Former, Say, Text, game_title

SEALED = "sealed"
"""The message that says what stands for the seed; it stands below the newest page."""
LEAF = 1000
"""Characters of the log on one page."""
FIRST = "first"
"""Marks the button to a coach in the first direct message, which goes once there is one."""


def notice(text: Text, say: Say, *, public: bool = False) -> Shape:
    """A sentence. `public`: as a layout, which may replace a table's message."""
    if public:
        return layout(*paragraph([say(text)], LAYOUT_TEXT))
    return Shape(cut(say(text), CONTENT))


def with_button(text: Text, message: str, game_id: int, say: Speaker) -> Shape:
    """A sentence with the button (`press`) that does what it offers."""
    return Shape(cut(say(text), CONTENT), drawn([[press(message, game_id, say, ButtonStyle.primary)]]))


def first(loaded: LoadedGame, reader: int, say: Speaker, *, coached: bool = False) -> Shape:
    """The first direct message to this person: a seat is taken (the host knows that), with the ways to the lessons of
    its game and, unless it is `coached`, to a coach.
    """
    game_id, game = loaded.row.id, loaded.game
    where, seat = channel_link(loaded.row.channel_id), "your-table" if reader == loaded.row.host_id else "your-seat"
    text = Text(seat, game=game_title(game.name), where=where)
    buttons = [newcomer(game_id, say)] if game.book.lessons() else []
    if game.book.lessons() and loaded.setup.advice != "without" and not coached:
        buttons.append(press("button-coach", Address(game_id, verb="coach", draft=FIRST), say))
    return Shape(cut(say(text), CONTENT), drawn([buttons]))


def closed(loaded: LoadedGame, say: Speaker) -> Shape:
    """The message about a game that was closed because it cannot be restored, with the way to its record."""
    where = Text("in-channel", link=channel_link(loaded.row.channel_id))
    text = Text("game-closed", game=game_title(loaded.row.game), where=where)
    return Shape(cut(say(text), CONTENT), drawn([[press("button-export", loaded.row.id, say)]]))


def barred(loaded: LoadedGame, say: Speaker, *, gone: bool) -> Shape:
    """The message about a game whose channel cannot be written to, or is `gone`."""
    where = Text("in-channel", link=channel_link(loaded.row.channel_id))
    what = "channel-gone" if gone else "channel-barred"
    return Shape(cut(say(Text(what, game=game_title(loaded.row.game), where=where)), CONTENT))


def restored(loaded: LoadedGame, made: int, say: Speaker) -> Shape:
    """The message about a game that is back where it was when a backup was `made` (unix milliseconds)."""
    where = Text("in-channel", link=channel_link(loaded.row.channel_id))
    what = "lobby-restored" if loaded.row.status == "lobby" else "game-restored"
    text = Text(what, game=game_title(loaded.row.game), where=where, made=moment(made // 1000, "f"))
    return Shape(cut(say(text), CONTENT))


def lost(made: int, say: Speaker) -> Shape:
    """The new text of a message shown after a backup was `made` (unix milliseconds) and before it was restored."""
    return Shape(say(Text("lost-with-backup", made=moment(made // 1000, "f"))), drawn([]))


def call(desk: Desk, say: Speaker, who: str, *, closed: bool = True) -> Shape:
    """A line in the channel that calls a person whose direct messages are `closed`, or who wants to be called there;
    `who` mentions that person.
    """
    turn = "your-turn-here" if closed else "your-turn-called"
    asked = "your-question-here" if closed else "your-question-called"
    content = say(Text(turn if desk.own_turn else asked, who=who))
    lines = [*(say(line) for line in clock_lines.reminder(desk)), content]
    lines += map(say, clock_lines.at_desk(desk.clock) if desk.clock else ())
    more = [*(clock_lines.extras(desk.clock) if desk.clock else ()), *(["button-mail"] if closed else [])]
    buttons = [press(message, desk.table.game_id, say) for message in ("button-hand", *more)]
    buttons[0].style = ButtonStyle.primary
    return Shape(cut("\n".join(lines), CONTENT), drawn([buttons]))


def instead_of_call(desk: Desk, where: Markup, say: Speaker) -> Shape:
    """The direct message to a person who wants to be called in the channel, if that cannot be written to."""
    place = Text("in-channel", link=where)
    return Shape(cut(say(Text("your-question-elsewhere", game=game_title(desk.table.game), where=place)), CONTENT))


def seat_taken(taken: Taken, loaded: LoadedGame) -> Text:
    """The reply to a person who has just taken a seat."""
    return Text("seat-taken", whom=Former(taken.seat, loaded.holders.last(taken.seat)))


def seat_back(taken: Taken) -> Text:
    """The reply to a person who is back in a seat, or has withdrawn its offer."""
    if taken.kept:
        return Text("seat-kept")
    return Text("seat-back-offered" if taken.offered else "seat-back")


def seat_replaced(loaded: LoadedGame, target: int, *, done: bool) -> Text:
    """The reply to a request that a computer play on for somebody: it is `done`, or the others are asked."""
    seat = loaded.seats[target]
    said = "replace-asked" if not done else "replace-offered" if seat.level is None else "replace-done"
    return Text(said, name=seat.name)


def log(lines: Sequence[Text], say: Speaker, *, game_id: int | None = None, leaf: int = 0) -> Shape:
    """A page of what happened, the newest line at the end; page 0 (`leaf`) is the newest.

    With `game_id` there are buttons to the pages beside it (verb ``leaf``).
    """
    if not lines:
        return Shape(say(Text("log-empty")))
    pages = newest_full(told([line for line in lines if line.id != SEALED], say), LEAF) or [""]
    leaf = min(max(leaf, 0), len(pages) - 1)
    ways = turning(leaf, len(pages), Address(game_id or 0, verb="leaf"), say, ("button-later", "button-earlier"))[::-1]
    number = Text("log-page", page=len(pages) - leaf, pages=len(pages))
    more = f"\n-# {say(number)}" if len(pages) > 1 else ""
    seal = "".join(f"\n-# {say(line)}" for line in lines if line.id == SEALED and not leaf)
    return Shape(f"{pages[-1 - leaf]}{more}{seal}".strip(), drawn([ways]) if ways and game_id is not None else None)
