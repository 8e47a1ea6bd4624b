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
from bot.tables.terms.lobby_settings import EVERY_TABLE
from games.kernel.engine.text import Seat, Text, game_title


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
        *paragraph([_title(table, say), *(say(line) for line in table.lines), _every_table(table, say)]),
        *paragraph([*(_seat(table, place, say) for place in range(len(table.seats))), _free(table, say)]),
        *paragraph([_begin(table, say), *hostless, say(Text("lobby-hands"))]),
        ui.ActionRow(*_seat_buttons(table, say)),
        *(ui.ActionRow(select) for select in _levels(table, say)),
        ui.ActionRow(*_table_buttons(table, say)),
    )


def _title(table: Lobby, say: Speaker) -> str:
    return say(Text("lobby-title", game=game_title(table.game)))


def _every_table(table: Lobby, say: Speaker) -> str:
    """Pace, time and language in small letters."""
    chosen = [
        say(Text("option-line", option=setting.title, value=value.label))
        for setting in table.settings
        if setting.name in EVERY_TABLE
        for value in setting.values
        if value.name in setting.chosen
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
    """Notes on the holder of a seat; whether direct messages arrive is ``lobby-dm-*``."""
    first = [Text("lobby-first")] if seat.first else []
    if seat.level is not None:
        return [Text("lobby-level", level=_level(seat.level, say)), *first]
    host = [Text("lobby-host")] if seat.user_id == table.host_id else []
    return [*host, *first, *clock_lines.in_lobby(seat), Text(f"lobby-dm-{seat.dm}")]


def _free(table: Lobby, say: Speaker) -> str:
    free = table.most - len(table.seats)
    return say(Text("lobby-free", count=free)) if free else say(Text("lobby-full"))


def _begin(table: Lobby, say: Speaker) -> str:
    missing = table.least - len(table.seats)
    host = next((place for place, seat in enumerate(table.seats) if seat.user_id == table.host_id), None)
    if missing > 0:
        return say(Text("lobby-needs", count=missing))
    return say(Text("lobby-ready-any") if host is None else Text("lobby-ready", host=Seat(host)))


def _seat_buttons(table: Lobby, say: Speaker) -> list[ui.Button[Any]]:
    full = len(table.seats) >= table.most
    computers = any(seat.level is not None for seat in table.seats)
    # With the join button a seated person shows that direct messages arrive again.
    unreached = any(seat.unreached for seat in table.seats)
    return [
        press("button-join", table.game_id, say, ButtonStyle.success, disabled=full and not unreached),
        press("button-leave", table.game_id, say),
        press("button-computer", table.game_id, say, disabled=full),
        *([press("button-dismiss", table.game_id, say)] if computers else []),
        *([press("button-takeover", table.game_id, say)] if table.hostless else []),
    ]


def _levels(table: Lobby, say: Speaker) -> list[ui.Select[Any]]:
    """Selects for the levels of computer players; none if there is no other level, or no computer."""
    options = [
        entry(say.plain(Text("computer-level", who=Seat(place), level=_level(level, say))), f"{seat.seat}.{level}")
        for place, seat in enumerate(table.seats)
        for level in table.levels
        if seat.level not in (None, level)
    ]
    hint = say.plain(Text("computer-levels"))
    return [select(Address(table.game_id, verb="level"), hint, options)] if options else []


def _table_buttons(table: Lobby, say: Speaker) -> list[ui.Button[Any]]:
    few = len(table.seats) < table.least
    return [
        press("button-start", table.game_id, say, ButtonStyle.primary, disabled=few),
        press("button-options", table.game_id, say),
        press("button-rules", table.game_id, say),
        *([newcomer(table.game_id, say)] if table.taught else []),
        press("button-cancel", table.game_id, say, ButtonStyle.danger),
    ]


def _level(name: str, say: Speaker) -> Text:
    """A computer player's level; its stable name if no locale has another."""
    title = level_title(name)
    return title if say.knows(title.id) else Text("as-is", word=name)
