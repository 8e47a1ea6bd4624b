"""A person's message: what happened to this seat, the hand in words, the question and its controls.

Laws: it is made from one Desk alone, so it says nothing that its person may not know; its parts have their rooms, which
together are less than a message holds.
"""

from collections.abc import Sequence

from bot.labels import cut, one_line
from bot.messages import clock_lines
from bot.messages.components import closing_row, controls, counted, drawn
from bot.messages.drafts import Draft, form_of, on_pages, sound
from bot.messages.outgoing import CONTENT, Drawn, Shape, attached, first_lines, last_lines, told
from bot.messages.table_message import ranking
from bot.phrases import Speaker, channel_link
from bot.tables.shown import MOST_DIGEST, MOST_LINES, Desk
from games.kernel.choice import Choice
from games.kernel.text import Seat, Text

HAND_ROOM, PROMPT_ROOM, DRAFT_ROOM, DONE_ROOM = 800, 300, 200, 300
ROOM_FOR_REST = 60
"""What "… and 12 more" takes."""


def turn(desk: Desk, say: Speaker, picture: Drawn | None = None, draft: Sequence[int] = (), page: int = 0) -> Shape:
    """The message in the direct messages, or for this person only in the channel."""
    table = desk.table
    extras = ("board", "log", *clock_lines.extras(desk)) if table.status != "aborted" else ()
    if desk.question is None:
        view = drawn([closing_row(table.game_id, say, undo=desk.undo, extras=extras)])
        return Shape(_content(desk, say, []), view, attached("hand", picture))
    choice_id, choice = desk.question
    view = controls(table.game_id, choice_id, choice, say, page=page, draft=draft, undo=desk.undo, extras=extras)
    asked = [_prompt(choice, say), *_so_far(choice, sound(choice, draft), say)]
    return Shape(_content(desk, say, asked), view, attached("hand", picture))


def _content(desk: Desk, say: Speaker, asked: list[str]) -> str:
    """Heading, digest, own doings, hand, question; the digest gets the room that is left."""
    clocks = [say(line) for line in clock_lines.at_desk(desk)]
    head = "\n".join([_heading(desk, say), *clocks, *_ranking(desk, say)])
    rest = [*_done(desk, say), *_hand(desk, say, HAND_ROOM - sum(len(line) + 1 for line in clocks)), *asked]
    room = CONTENT - len(head) - sum(len(line) + 1 for line in rest) - 1
    return "\n".join([head, *_digest(desk, say, room), *rest])


def _heading(desk: Desk, say: Speaker) -> str:
    table = desk.table
    game = Text(f"game-{table.game}")
    where = Text("in-channel", link=channel_link(table.place.channel_id)) if table.place.guild_id else Text("here")
    match table.status:
        case "aborted":
            text = Text("desk-aborted", game=game, where=where)
        case "finished":
            text = Text("desk-finished", game=game, where=where)
        case _ if desk.question is None:
            text = _waiting(desk, game, where)
        case _ if table.common:
            text = Text("desk-common", game=game, where=where)
        case _ if table.active == desk.seat:
            text = Text("desk-turn", game=game, where=where)
        case _:
            text = Text("desk-asked", game=game, where=where)
    return cut(one_line(say(text)), PROMPT_ROOM)


def _waiting(desk: Desk, game: Text, where: Text) -> Text:
    """Nothing to decide. What stays in the direct messages does not say whose turn it is: it would not be true for
    long. Else whose it is; in the own turn, who has to answer first.
    """
    if not desk.passing:
        return Text("desk-rest", game=game, where=where)
    others = tuple(Text("seat-name", who=Seat(seat)) for seat in desk.table.awaited if seat != desk.seat)
    if (desk.table.common or desk.table.active == desk.seat) and others:
        return Text("desk-done", game=game, where=where, names=others)
    return Text("desk-waiting", game=game, where=where, who=Seat(desk.table.active))


def _digest(desk: Desk, say: Speaker, room: int) -> list[str]:
    if not desk.digest:
        return []
    title = say(Text("digest"))
    room -= len(title) + ROOM_FOR_REST
    return [title, *first_lines(told(desk.digest, say), say, most=MOST_DIGEST, room=room)] if room > 0 else []


def _done(desk: Desk, say: Speaker) -> list[str]:
    if not desk.done or desk.table.status != "running":
        return []
    own = desk.table.active == desk.seat and desk.question is not None
    title = say(Text("doing" if own else "done"))
    return [title, *last_lines(told(desk.done, say), say, most=MOST_LINES, room=DONE_ROOM)]


def _ranking(desk: Desk, say: Speaker) -> list[str]:
    """At the end of the game its result."""
    lines = ranking(desk.table, say) if desk.table.status == "finished" else []
    return [cut("\n".join(lines), HAND_ROOM)] if lines else []


def _hand(desk: Desk, say: Speaker, room: int) -> list[str]:
    """The hand in words: in small print, for those who cannot see the picture, or as a list where there is none."""
    mark = "-" if desk.plain else "-#"
    lines = [f"{mark} {one_line(say(text))}" for text in desk.words] if desk.table.status == "running" else []
    return [cut("\n".join(lines), room)] if lines else []


def _prompt(choice: Choice, say: Speaker) -> str:
    return f"### {cut(one_line(say(choice.prompt)), PROMPT_ROOM)}"


def _so_far(choice: Choice, draft: Draft, say: Speaker) -> list[str]:
    """The picks so far, numbered where their order counts."""
    if not draft:
        return []
    if form_of(choice) == "order":
        picks = tuple(
            Text("numbered", number=number, what=choice.options[place].label) for number, place in enumerate(draft, 1)
        )
    elif on_pages(choice):
        values = [choice.options[place].value for place in draft]
        labels = {choice.options[place].value: choice.options[place].label for place in draft}
        picks = tuple(counted(labels[value], values.count(value)) for value in labels)
    else:
        return []
    return [cut(one_line(say(Text("so-far", picks=picks))), DRAFT_ROOM)]
