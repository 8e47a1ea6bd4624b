"""Lessons as messages: the idea with the game's own question, the reply to an answer, the list of lessons.

Laws: each control names the lesson and the decision it was shown with; a lesson's message begins with a line that says
which one it is.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.language.phrases import Speaker, cut, one_line
from bot.messages.desk_message import DONE_MARK, picked, prompt, small, so_far
from bot.messages.pages.rules_message import written
from bot.messages.parts.components import NO_FACES, Button, ControlRows, Row, drawn, press
from bot.messages.parts.custom_ids import LESSON, Address, sound
from bot.messages.parts.forms import entry, select
from bot.messages.parts.outgoing import CONTENT, LAYOUT_TEXT, Shape, attached, first_lines, is_heading, told
from bot.messages.table_message import ranking
from bot.tables.acts.lessons import Lecture
from bot.tables.show.shown import Desk
from games.kernel.contract.lesson import Lesson
from games.kernel.engine.text import Text, game_title
from games.kernel.learning.lessons import DecisionMade
from renderers.surface.stage import Picture

TO, CHOOSE, ONWARD, AGAIN, STOP = "to", "choose", "onward", "afresh", "stop"
TABLE, RULES = "table", "about"
"""Controls beside a question: another lesson, one of the list, the next one, this one again, none; and things to look
at.
"""
HAPPENED_ROOM, MOST_HAPPENED = 1600, 16


def lesson_id(place: int, decision: int) -> str:
    """The id of a lesson's question in a button."""
    return f"l{place}.{decision}"


def place_in(choice_id: str) -> tuple[int, int] | None:
    """The lesson's place and the decision's number; None if it is no lesson's id."""
    found = LESSON.fullmatch(choice_id)
    return (int(found[1]), int(found[2])) if found else None


def lecture(
    seen: Lecture, say: Speaker, pictures: Sequence[Picture] = (), faces: Mapping[str, str] = NO_FACES
) -> Shape:
    """The current lesson, its question or how it ended; or the list of all."""
    if seen.sitting is None or seen.desk is None:
        return listed(seen, say)
    sitting, desk = seen.sitting, seen.desk
    answered = sitting.answered[-1:]
    lines = [_heading(seen, sitting.lesson, desk, say), *(line for one in answered for line in _reply(one, desk, say))]
    lines = [*([say(seen.reason)] if seen.reason else []), *lines]
    if sitting.asked is None:
        rows: list[Row] = [_onward(seen, say), _list(seen, say)]
    else:
        picked = sound(sitting.asked, seen.redraw.draft)
        lines += [say(sitting.lesson.idea(seen.decision)), *prompt(sitting.asked, desk, say)]
        lines += so_far(sitting.asked, picked, say)
        if seen.place == seen.decision == 0:
            lines.append(say(Text("lesson-beginning")))
        choice_id = lesson_id(seen.place, seen.decision)
        sheet = ControlRows(seen.id, choice_id, sitting.asked, say.plain, picked, seen.redraw.page, None, faces)
        rows = [*sheet.rows(), _aside(seen, say)]
    content = cut("\n".join(lines), CONTENT)
    below = _below(seen, desk, answered, say, LAYOUT_TEXT - len(content))
    return Shape(content, drawn(rows), attached("lesson", *pictures), below)


def listed(seen: Lecture, say: Speaker) -> Shape:
    """All lessons of a game, with a mark on those done or skipped, and the way to each."""
    game, count = game_title(seen.game), len(seen.lessons)
    lines = [say(Text("lessons-heading", game=game))]
    lines += [say(Text(_how(seen, one), number=number, title=one.title)) for number, one in enumerate(seen.lessons, 1)]
    left = sorted(
        (place for place, one in enumerate(seen.lessons) if one.lesson not in seen.done),
        key=lambda place: seen.lessons[place].lesson in seen.skipped,
    )
    closing = Text("lessons-go-on", done=len(seen.done), count=count, skipped=len(seen.skipped))
    lines.append(say(closing if left else Text("lessons-all-done")))
    buttons = [_button(seen, "lesson-go-on", TO, say, left[0], ButtonStyle.primary)] if left else []
    buttons.append(_button(seen, "button-rules", RULES, say))
    return Shape("\n".join(lines), drawn([buttons, _list(seen, say)]))


def _how(seen: Lecture, one: Lesson) -> str:
    """Whether a lesson is done, skipped, or still open."""
    if one.lesson in seen.done:
        return "lessons-done"
    return "lessons-skipped" if one.lesson in seen.skipped else "lessons-left"


MARKS = {"lessons-done": "✅", "lessons-skipped": "⏭️"}
"""Marks before lessons in a list."""


def table(desk: Desk, say: Speaker, pictures: Sequence[Picture] = ()) -> Shape:
    """The table of a lesson, in words for those who chose words."""
    lines = [f"- {one_line(say(text))}" for text in desk.table.words] if desk.reader.plain else []
    return Shape("\n".join(first_lines(lines, say, room=CONTENT)), None, attached("table", *pictures))


def which(known: Mapping[str, tuple[int, int, int]], say: Speaker) -> Shape:
    """The games with lessons, with how many of each are done and how many skipped, out of how many."""
    buttons = [
        press(
            Text("lessons-of", game=game_title(name), done=done, skipped=skipped, count=count),
            Address(0, verb="learn", draft=written(name)),
            say,
        )
        for name, (done, skipped, count) in known.items()
    ]
    return Shape(say(Text("lessons-which")), drawn([buttons]))


def newcomer(game_id: int, say: Speaker) -> Button:
    """The way from a table to the lessons of its game."""
    return press("button-learn", game_id, say)


def _heading(seen: Lecture, lesson: Lesson, desk: Desk, say: Speaker) -> str:
    """The lesson's name."""
    text = Text(
        "lesson-heading", game=game_title(seen.game), number=seen.place + 1, count=len(seen.lessons),
        title=lesson.title,
    )  # fmt: skip
    return f"{small(desk)}{one_line(say(text))}"


def _reply(one: DecisionMade, desk: Desk, say: Speaker) -> list[str]:
    """What was picked, and the lesson's reply."""
    return [f"{small(desk)}{DONE_MARK} {one_line(say(picked(one.choice, one.picks)))}", say(one.reply)]


def _below(seen: Lecture, desk: Desk, answered: Sequence[DecisionMade], say: Speaker, room: int) -> str:
    """What happened; for those who chose words first the content of the pictures."""
    shows = seen.sitting.shows if seen.sitting else "hand"
    words = [*(desk.words if shows != "table" else ()), *(desk.table.words if shows != "hand" else ())]
    lines = [f"- {one_line(say(text))}" for text in words] if desk.reader.plain else []
    shown = first_lines(lines, say, room=max(room - HAPPENED_ROOM, 0))
    ended = ranking(desk.table, say) if desk.table.result else []
    happened = [text for one in answered for text in one.happened]
    while happened and is_heading(happened[-1]):
        happened.pop()
    # Only a game has a log with the rest.
    news = first_lines(told(happened[:MOST_HAPPENED], say), say, room=HAPPENED_ROOM)
    return "\n".join([*ended, *shown, *news])


def _onward(seen: Lecture, say: Speaker) -> list[Button]:
    """The controls after a lesson."""
    way = "lesson-next" if seen.next is not None else "lesson-end"
    return [
        _button(seen, way, ONWARD, say, style=ButtonStyle.primary),
        _button(seen, "lesson-again", AGAIN, say),
        _button(seen, "button-board", TABLE, say),
        _button(seen, "button-rules", RULES, say),
        _button(seen, "lesson-stop", STOP, say),
    ]


def _aside(seen: Lecture, say: Speaker) -> list[Button]:
    """The controls beside the question."""
    again = [_button(seen, "lesson-again", AGAIN, say)] if seen.decision else []
    return [
        *again,
        _button(seen, "lesson-skip", ONWARD, say),
        _button(seen, "button-board", TABLE, say),
        _button(seen, "button-rules", RULES, say),
        _button(seen, "lesson-stop", STOP, say),
    ]


def _list(seen: Lecture, say: Speaker) -> "list[ui.Select[Any]]":
    """A select of all lessons."""
    options = [
        entry(
            say.plain(Text("lessons-number", number=place + 1, title=one.title)), place,
            emoji=MARKS.get(_how(seen, one)), default=seen.sitting is not None and place == seen.place,
        )
        for place, one in enumerate(seen.lessons)
    ]  # fmt: skip
    return [select(_address(seen, CHOOSE), say.plain(Text("lessons-choose")), options)]


def _button(
    seen: Lecture, message: str, verb: str, say: Speaker, page: int = 0, style: ButtonStyle = ButtonStyle.secondary
) -> Button:
    return press(message, _address(seen, verb, page), say, style)


def _address(seen: Lecture, verb: str, page: int = 0) -> Address:
    return Address(seen.id, lesson_id(seen.place, seen.decision), verb=verb, page=page)
