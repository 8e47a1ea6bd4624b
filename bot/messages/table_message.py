"""The public messages of a game that has begun: the table's present state, and the result.

Law: they are made from a PublicTable alone, so they say only what everybody may know; they mention nobody.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.language.phrases import Speaker, cut, one_line, people
from bot.messages.parts.components import drawn, press, turning
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.headline import headline
from bot.messages.parts.leaves import leaves
from bot.messages.parts.outgoing import (
    CONTENT,
    LAYOUT_TEXT,
    Shape,
    attached,
    gallery,
    last_lines,
    layout,
    paragraph,
    told,
)
from bot.messages.words import clock_lines
from bot.messages.words.result_words import ranked, sources, story, won
from bot.tables.show.shown import PublicTable
from games.kernel.engine.text import Seat, Text, game_title
from renderers.surface.stage import Picture

MOST_LINES, LINES_ROOM = 8, 1800
HEAD_ROOM, CLOCK_ROOM, FOOT_ROOM = 400, 1500, 40
SOURCES_ROOM = 250
"""Characters for the sources of one seat's points: for every seat there is room below for what decided the game."""
STATUS = ("button-log", "button-text", "button-rules", "button-help")
RESULT = ("button-again", "button-review", "button-replay", "button-text", "button-verify")
"""The buttons below a table, after the one to the hand, and below a result."""


def status(table: PublicTable, say: Speaker, drawn_as: Sequence[Picture] = ()) -> Shape:
    """The table: who is awaited, the pictures, what happened."""
    pictures = attached("table", *drawn_as)
    lines = last_lines(told(table.past.lines, say), say, most=MOST_LINES, room=LINES_ROOM)
    return layout(
        *paragraph([_heading(table, say)], HEAD_ROOM),
        *gallery(pictures),
        *paragraph(lines, LINES_ROOM + 100),
        *paragraph(_clocks(table, say), CLOCK_ROOM),
        *([ui.ActionRow(*late)] if (late := clock_lines.late_buttons(table, say)) else []),
        ui.ActionRow(press("button-hand", table.game_id, say, ButtonStyle.primary), *_buttons(table, say, STATUS)),
        pictures=pictures,
    )


def table_picture(
    table: PublicTable, say: Speaker, drawn_as: Sequence[Picture] = (), more: Sequence[str] = ()
) -> Shape:
    """The table again, for one person: the pictures and who is awaited; `more`: further buttons (`press`)."""
    view = drawn([_buttons(table, say, ("button-text", "button-log", *more))])
    content = "\n".join((_heading(table, say), *_clocks(table, say)))
    return Shape(cut(content, CONTENT), view, attached("table", *drawn_as))


def table_text(table: PublicTable, say: Speaker, leaf: int = 0, more: Sequence[str] = ()) -> Shape:
    """The table in words, first how its game ended: one page of them, with buttons to the pages beside it (verb
    ``words``); `more`: further buttons (`press`).
    """
    head = "\n".join([_heading(table, say), *_clocks(table, say)])
    said = [*in_words(table, say), *(f"- {one_line(say(text))}" for text in table.words)]
    pages = leaves(said, CONTENT - len(head) - FOOT_ROOM)
    leaf = min(max(leaf, 0), len(pages) - 1)
    words = Address(table.game_id, verb="words")
    buttons = turning(leaf, len(pages), words, say, ("button-above", "button-below"))
    foot = say(Text("log-page", page=leaf + 1, pages=len(pages)))
    number = f"\n-# {foot}" if buttons else ""
    ways = _buttons(table, say, ("button-picture", "button-log", *more))
    return Shape(f"{head}\n{pages[leaf]}{number}", drawn([buttons, ways]))


def result(table: PublicTable, say: Speaker, picture: Picture | None = None) -> Shape:
    """Who won, and the picture that says how; without one, all of that in words, and what happened last."""
    pictures = attached("result", picture)
    head = f"### {say(headline(table))}"
    if table.result is not None:
        head = f"### {say(Text('result-headline', game=game_title(table.game), won=won(table.result)))}"
    end = paragraph([head, *([] if picture else in_words(table, say))], LINES_ROOM)
    aided = paragraph([*map(say, _aided(table))])
    room = LAYOUT_TEXT - sum(len(part.content) for part in (*end, *aided))
    lines = last_lines(told(table.past.lines, say), say, most=MOST_LINES, room=min(room, LINES_ROOM))
    return layout(
        *end,
        *gallery(pictures),
        *([] if picture else paragraph(lines, room)),
        *aided,
        ui.ActionRow(*result_buttons(table, say)),
        pictures=pictures,
    )


def result_buttons(table: PublicTable, say: Speaker) -> list[ui.Button[Any]]:
    """The ways on from a result."""
    again, *others = _buttons(table, say, RESULT)
    again.style = ButtonStyle.primary
    return [again, *others]


def in_words(table: PublicTable, say: Speaker) -> list[str]:
    """A result in words: why the game ended, who came where with what, the course of points, the computers' plans."""
    if table.result is None:
        return []
    reason = [say(table.result.reason)] if table.result.reason else []
    return [*reason, *ranking(table, say), *map(say, story(table)), *map(say, planned(table))]


def ranking(table: PublicTable, say: Speaker) -> list[str]:
    """A line per seat, the best first, shared places sharing their number; below it the sources of the points, and what
    decided between equal ones.
    """
    lines: list[str] = []
    for score in ranked(table.result) if table.result else []:
        lines.append(say(Text("rank", rank=score.rank, who=Seat(score.seat), points=score.points)))
        if score.sources:
            lines.append(cut(say(Text("sources", parts=sources(score))), SOURCES_ROOM))
        if score.note is not None:
            lines.append(say(Text("score-note", note=score.note)))
    return lines


def _heading(table: PublicTable, say: Speaker) -> str:
    return f"### {say(headline(table))}"


def _clocks(table: PublicTable, say: Speaker) -> list[str]:
    return [say(text) for text in (*clock_lines.on_table(table), *_aided(table))]


def _aided(table: PublicTable) -> list[Text]:
    """The people with help, if the table is told."""
    return [Text("table-aided", names=people(table.seated.aided))] if table.seated.aided else []


def planned(table: PublicTable) -> list[Text]:
    """The plans of the computer players, if they had one."""
    if table.planned is None:
        return []
    message = "table-planned-meanwhile" if table.planned.found else "table-planned"
    return [Text(message, names=people(table.planned.seats), plan=table.planned.plan)]


def _buttons(table: PublicTable, say: Speaker, messages: Sequence[str]) -> list[ui.Button[Any]]:
    return [press(message, table.game_id, say) for message in messages]
