"""The lobby as a message: who sits at the table, its settings, how to begin."""

from typing import Any

from discord import ButtonStyle, ui

from bot.language.namesakes import has_namesake
from bot.language.phrases import Speaker, mention
from bot.messages.lesson_message import newcomer
from bot.messages.parts.components import press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.forms import entry, select
from bot.messages.parts.headline import level_title
from bot.messages.parts.outgoing import Shape, layout, paragraph
from bot.messages.words import clock_lines
from bot.tables.show.shown import Lobby, LobbySeat
from bot.tables.terms.lobby_settings import unusual
from games.kernel.engine.text import Seat, Text, game_title

BESIDES = "besides"
"""The verb of the list of all that is done rarely."""


def lobby(table: Lobby, say: Speaker) -> Shape:
    """The lobby; without buttons once the game has begun or the table has ended, perhaps with a reason:
    ``lobby-lapsed-*``.
    """
    if table.status != "lobby":
        ended = "lobby-cancelled" if table.status == "aborted" else "lobby-begun"
        ended = f"lobby-lapsed-{table.lapsed}" if table.lapsed else ended
        return layout(*paragraph([_title(table, say), say(Text(ended))]))
    hostless = [say(Text("lobby-hostless"))] if table.hostless else []
    return layout(
        *paragraph([_title(table, say), *_about(say), *(say(line) for line in table.lines), _unusual(table, say)]),
        *paragraph([*(_seat(table, place, say) for place in range(len(table.seats))), _free(table, say)]),
        *paragraph([_begin(table, say), *hostless, say(Text("lobby-hands"))]),
        ui.ActionRow(*_buttons(table, say)),
        ui.ActionRow(_besides(table, say)),
    )


def _title(table: Lobby, say: Speaker) -> str:
    return say(Text("lobby-title", game=game_title(table.game)))


def _about(say: Speaker) -> list[str]:
    """What the game is, how long it takes, and how much each person decides: from the game's own texts."""
    about = Text("lobby-about")
    return [say(about)] if say.knows(about.id) else []


def _unusual(table: Lobby, say: Speaker) -> str:
    """What is not as usual of pace, time and the like, in small letters."""
    chosen = [
        say(Text("option-line", option=setting.title, value=value.label)) for setting, value in unusual(table.settings)
    ]
    return f"-# {' · '.join(chosen)}" if chosen else ""


def _seat(table: Lobby, place: int, say: Speaker) -> str:
    seat = table.seats[place]
    line = say(Text("lobby-seat", number=place + 1, name=Seat(place)))
    if seat.user_id is not None and has_namesake(place, table.names):
        # The mention shows whose account it is.
        line = f"{line} {mention(seat.user_id)}"
    return " · ".join([line, *(say(note) for note in _notes(table, seat, say))])


def _notes(table: Lobby, seat: LobbySeat, say: Speaker) -> list[Text]:
    """Notes on the holder of a seat; why direct messages do not arrive is ``lobby-dm-*``."""
    first = [Text("lobby-first")] if seat.first else []
    if seat.level is not None:
        return [Text("lobby-level", level=_level(seat.level, say)), *first]
    host = [Text("lobby-host")] if seat.user_id == table.host_id else []
    return [*host, *first, *clock_lines.in_lobby(seat), *([Text(f"lobby-dm-{seat.dm}")] if seat.unreached else [])]


def _free(table: Lobby, say: Speaker) -> str:
    free = table.most - len(table.seats)
    return say(Text("lobby-free", count=free)) if free else say(Text("lobby-full"))


def _begin(table: Lobby, say: Speaker) -> str:
    missing = table.least - len(table.seats)
    host = next((place for place, seat in enumerate(table.seats) if seat.user_id == table.host_id), None)
    if missing > 0:
        return say(Text("lobby-needs", count=missing))
    return say(Text("lobby-ready-any") if host is None else Text("lobby-ready", host=Seat(host)))


def _buttons(table: Lobby, say: Speaker) -> list[ui.Button[Any]]:
    full, few = len(table.seats) >= table.most, len(table.seats) < table.least
    # With the join button a seated person shows that direct messages arrive again.
    unreached = any(seat.unreached for seat in table.seats)
    return [
        press("button-join", table.game_id, say, ButtonStyle.success, disabled=full and not unreached),
        press("button-computer", table.game_id, say, disabled=full),
        press("button-start", table.game_id, say, ButtonStyle.primary, disabled=few),
        press("button-takeover" if table.hostless else "button-options", table.game_id, say),
        newcomer(table.game_id, say) if table.taught else press("button-rules", table.game_id, say),
    ]


def _besides(table: Lobby, say: Speaker) -> ui.Select[Any]:
    """All that is done rarely: a value is the verb of a button (`clicks/lobby.py`), or a seat and the level of its
    computer player.
    """
    computers = any(seat.level is not None for seat in table.seats)
    buttons = [
        "button-leave",
        *(["button-rules"] if table.taught else []),
        *(["button-dismiss"] if computers else []),
        *(["button-options"] if table.hostless else []),
        "button-cancel",
    ]
    options = [entry(say.plain(Text(message)), message.removeprefix("button-")) for message in buttons]
    levels = [
        entry(say.plain(Text("computer-level", who=Seat(place), level=_level(level, say))), f"{seat.seat}.{level}")
        for place, seat in enumerate(table.seats)
        for level in table.levels
        if seat.level not in (None, level)
    ]
    label = Text("lobby-besides", rules=int(table.taught), computers=int(computers))
    return select(Address(table.game_id, verb=BESIDES), say.plain(label), [*options, *levels])


def _level(name: str, say: Speaker) -> Text:
    """A computer player's level; its stable name if no locale has another."""
    title = level_title(name)
    return title if say.knows(title.id) else Text("as-is", word=name)
