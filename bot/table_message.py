"""The public messages of a game that has begun: the table as it stands, and the result.

Law: they are made from a Board alone, so they say nothing that not everybody may know; they mention nobody.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot import clock_lines
from bot.addresses import Address
from bot.components import button, closing_row, drawn
from bot.desk import Board
from bot.labels import cut, one_line
from bot.outcome import ranked, won
from bot.phrases import Speaker, moment
from bot.shapes import CONTENT, Drawn, Shape, attached, gallery, last_lines, layout, paragraph, told
from games.kernel.game import Score
from games.kernel.text import Seat, Text

MOST_LINES, LINES_ROOM = 8, 1800
HEAD_ROOM, CLOCK_ROOM, FOOT_ROOM = 400, 1500, 40


def status(board: Board, say: Speaker, picture: Drawn | None = None, moved_at: int | None = None) -> Shape:
    """The table: whose turn, the picture, what happened, who is awaited; `moved_at` is the last move's unix time."""
    pictures = attached("table", picture)
    lines = last_lines(told(board.lines, say), say, most=MOST_LINES, room=LINES_ROOM)
    return layout(
        *paragraph([_whose_turn(board, say)], HEAD_ROOM),
        *gallery(pictures),
        *paragraph(lines, LINES_ROOM + 100),
        *paragraph([_awaited(board, say), *_clocks(board, say), _when(moved_at, say)], CLOCK_ROOM),
        *([ui.ActionRow(*late)] if (late := clock_lines.late_buttons(board, say)) else []),
        ui.ActionRow(*_buttons(board, say, ("hand", "log", "text", "help"))),
        pictures=pictures,
    )


def board_picture(board: Board, say: Speaker, picture: Drawn | None = None) -> Shape:
    """The table once more, for one person: the picture and whose turn it is."""
    view = drawn([closing_row(board.game_id, say, extras=("text", "log"))])
    content = "\n".join(filter(None, (_whose_turn(board, say), _awaited(board, say), *_clocks(board, say))))
    return Shape(cut(content, CONTENT), view, attached("table", picture))


def board_text(board: Board, say: Speaker, leaf: int = 0) -> Shape:
    """The table in words: one page of them, with buttons to the pages beside it (verb ``words``)."""
    head = "\n".join([_whose_turn(board, say), *_clocks(board, say)])
    leaves = _leaves([f"- {one_line(say(text))}" for text in board.words], CONTENT - len(head) - FOOT_ROOM)
    leaf = min(max(leaf, 0), len(leaves) - 1)
    buttons = [
        button(
            say.plain(Text("button-above" if place < leaf else "button-below")),
            Address(board.game_id, verb="words", page=place),
        )
        for place in (leaf - 1, leaf + 1)
        if 0 <= place < len(leaves)
    ]
    foot = say(Text("log-page", page=leaf + 1, pages=len(leaves)))
    more = f"\n-# {foot}" if buttons else ""
    return Shape(cut(f"{head}\n{leaves[leaf]}{more}", CONTENT), drawn([buttons]) if buttons else None)


def _leaves(lines: list[str], room: int) -> list[str]:
    """The lines on as many pages as they need, at least one."""
    leaves: list[list[str]] = [[]]
    left = room
    for line in lines:
        left -= len(line) + 1
        if left < 0 and leaves[-1]:
            leaves.append([])
            left = room - len(line) - 1
        leaves[-1].append(line)
    return ["\n".join(leaf) for leaf in leaves]


def result(board: Board, say: Speaker, picture: Drawn | None = None) -> Shape:
    """How the game ended: places with their points, and what is needed to verify the shuffling."""
    pictures = attached("result", picture)
    game = Text(f"game-{board.game}")
    winners = say(won(board.result)) if board.result else ""
    reason = board.result.reason if board.result else None
    return layout(
        *paragraph([say(Text("result-title", game=game)), winners and f"**{winners}**", say(reason) if reason else ""]),
        *paragraph(ranking(board, say, sources=True), LINES_ROOM),
        *gallery(pictures),
        *paragraph([_proof(board, say)]),
        ui.ActionRow(*_buttons(board, say, ("again", "replay", "export", "log", "text"))),
        pictures=pictures,
    )


def ranking(board: Board, say: Speaker, *, sources: bool = False) -> list[str]:
    """A line per seat, the best first, shared places sharing their number; `sources`: where the points come from."""
    scores = ranked(board.result) if board.result else []
    lines: list[str] = []
    for score in scores:
        lines.append(say(Text("rank", rank=score.rank, who=Seat(score.seat), points=score.points)))
        if sources and score.sources:
            lines.append(cut(say(_sources(score)), 250))
    return lines


def _sources(score: Score) -> Text:
    parts = tuple(Text("source", what=what, points=points) for what, points in score.sources)
    return Text("sources", parts=parts)


def _whose_turn(board: Board, say: Speaker) -> str:
    game = Text(f"game-{board.game}")
    if board.status == "running" and board.common:
        return say(Text("table-common", game=game))
    if board.status == "running":
        return say(Text("table-turn", game=game, who=Seat(board.active)))
    return say(Text("table-aborted" if board.status == "aborted" else "result-title", game=game))


def _awaited(board: Board, say: Speaker) -> str:
    """Who has to decide, unless it is only the one whose turn it is."""
    if not board.awaited or board.awaited == (board.active,):
        return ""
    return say(Text("table-awaited", names=tuple(Text("seat-name", who=Seat(seat)) for seat in board.awaited)))


def _clocks(board: Board, say: Speaker) -> list[str]:
    return [say(text) for text in clock_lines.on_table(board)]


def _when(moved_at: int | None, say: Speaker) -> str:
    return "" if moved_at is None else say(Text("table-moved", when=moment(moved_at)))


def _proof(board: Board, say: Speaker) -> str:
    if board.seed is None:
        return ""
    return say(Text("result-proof", seed=board.seed, commitment=board.commitment))


def _buttons(board: Board, say: Speaker, verbs: tuple[str, ...]) -> list[ui.Button[Any]]:
    return [
        button(
            say.plain(Text(f"button-{verb}")),
            Address(board.game_id, verb=verb),
            ButtonStyle.primary if verb == "hand" else ButtonStyle.secondary,
        )
        for verb in verbs
    ]
