"""A game's course: the pictures everybody could see, each with what was told before it."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.language.phrases import Either
from bot.messages.parts.outgoing import Shape, is_heading
from bot.replies.reading.replays import frame_shape, points_told, shown
from bot.tables.memory.loaded import counting
from bot.tables.past.replay import FEW, Frame, StoryLine, chosen, course, eventful, points_by_turn, sharing
from bot.tables.terms.holders import Holders
from db import rows
from games.kernel.engine.choice import IllegalAnswer
from games.kernel.engine.text import Former, Text
from games.kernel.match import Match
from tests.bot.limits import faults
from tests.bot.played import GAMES, stored
from tests.bot.scenes import ENGLISH, TABLE, parts

every_game = pytest.mark.parametrize("game", list(GAMES))


def course_of(game: str) -> tuple[Frame, ...]:
    """The pictures of a finished game."""
    one = stored(game)
    return course(one.game, one.setup, one.seed, counting(one.answers))


@every_game
def test_it_leads_from_the_beginning_to_the_end(game: str) -> None:
    one, frames = stored(game), course_of(game)
    assert len(frames) > FEW
    assert frames[0].view == Match.begin(one.game, one.setup, one.seed).view(None)
    assert frames[-1].view == one.match.view(None)
    assert frames[-1].awaited == ()
    assert [frame.step for frame in frames] == sorted({frame.step for frame in frames})


@every_game
def test_what_stays_as_it_was_is_there_once(game: str) -> None:
    for before, now in pairwise(course_of(game)):
        for name in now.view.__struct_fields__:
            part, earlier = getattr(now.view, name), getattr(before.view, name)
            assert part is earlier or part != earlier, name
            if isinstance(part, tuple):
                assert all(one is other or one != other for one, other in zip(part, earlier, strict=False)), name


@pytest.mark.parametrize("now", [(1, (2, "a")), (1, (2, "b")), (1,), (1, (2, "a"), 3), (True, (2, "a")), "a", None])
def test_sharing_changes_nothing(now: Any) -> None:
    shared = sharing(now, (1, (2, "a")))
    assert repr(shared) == repr(now)
    assert type(shared) is type(now)


def test_of_lists_one_of_which_is_meant_none_becomes_one_that_is_meant_as_a_whole() -> None:
    one = (Text("a"), Text("b"))
    assert type(sharing((Either(one),), (one,))[0]) is Either


@every_game
def test_everything_that_everybody_was_told_stands_there_once(game: str) -> None:
    one = stored(game)
    match = Match.begin(one.game, one.setup, one.seed)
    told = [*match.take_news()]
    for _, given in counting(one.answers):
        match.answer(given.seat, given.choice, given.picks)
        told += match.take_news()
    public = [text for event in told if (text := event.line(None)) is not None]
    assert [text for frame in course_of(game) for text in frame.lines] == public


def test_each_picture_names_who_had_the_seats_then() -> None:
    one = stored("dominion")
    until = one.answers[len(one.answers) // 2].step
    holders = Holders((rows.Former(1, 0, until, 7, "Clara"),), one.seats)
    frames = course(one.game, one.setup, one.seed, counting(one.answers), holders)
    assert {frame.names[0] for frame in frames if frame.step < until} == {"Clara"}
    assert {frame.names[0] for frame in frames if frame.step >= until} == {"Anna"}
    named = {(text.args["who"], frame.step < until) for frame in frames for text in frame.lines
             if text.id == "turn-began" and text.args["who"] != Former(1, "*Ben*")}  # fmt: skip
    assert {(Former(0, "Clara"), True), (Former(0, "Anna"), False)} <= named
    assert (Former(0, "Anna"), True) not in named
    table = shown(TABLE, frames, 0)
    assert table.names == ("Clara", "*Ben*")


def test_a_turn_begins_its_picture() -> None:
    headings = [place for frame in course_of("dominion")[1:] for place, text in enumerate(frame.lines)
                if text.id == "turn-began"]  # fmt: skip
    assert set(headings) == {0}


def test_other_rules_are_noticed() -> None:
    one = stored("dominion")
    with pytest.raises(IllegalAnswer):
        course(one.game, one.setup, b"another seed", counting(one.answers))


def test_a_game_that_goes_on_is_shown_turn_by_turn() -> None:
    """Else one could count what had to be decided in between."""
    one = stored("dominion")
    begun = list(counting(one.answers))[:13]
    match = Match.begin(one.game, one.setup, one.seed)
    for _, given in begun:
        match.answer(given.seat, given.choice, given.picks)
    frames = course(one.game, one.setup, one.seed, begun)
    assert not match.over
    assert len(frames) == 1 + match.turn + 1, "the beginning, each turn, and how it stands"
    assert frames[-1].view == match.view(None)


@pytest.mark.parametrize("most", [2, 5, 1000])
def test_some_of_many_pictures_are_chosen_evenly(most: int) -> None:
    frames = course_of("dominion")
    few = chosen(frames, most)
    assert few[0] == frames[0]
    assert few[-1].view == frames[-1].view
    assert len(few) == min(most, len(frames))
    assert [text for frame in few for text in frame.lines] == [text for frame in frames for text in frame.lines]


@every_game
def test_what_happened_is_in_a_picture_and_quiet_ones_are_left_out(game: str) -> None:
    frames = course_of(game)
    happened = eventful(frames)
    assert (happened[0], happened[-1]) == (frames[0], frames[-1])
    assert all(frame.told for frame in happened[1:-1])
    assert [text for frame in happened for text in frame.lines] == [text for frame in frames for text in frame.lines]


@every_game
def test_a_finished_game_tells_the_points_up_to_its_result(game: str) -> None:
    one, frames = stored(game), course_of(game)
    scores = sorted(one.game.result(one.match.state).scores, key=lambda score: score.seat)
    assert frames[-1].points == tuple(score.points for score in scores)
    assert {len(frame.points) for frame in frames} == {one.setup.seats}
    assert points_told(frames)[-1] == frames[-1].points
    one = stored(game)
    assert points_by_turn(one.game, one.setup, one.seed, counting(one.answers)) == points_told(frames)


@every_game
def test_of_a_game_that_goes_on_there_is_what_a_spectator_sees_and_no_points(game: str) -> None:
    one = stored(game)
    begun = list(counting(one.answers))
    begun = begun[: len(begun) * 2 // 3]
    match = Match.begin(one.game, one.setup, one.seed)
    public = [event.line(None) for event in match.take_news()]
    for _, given in begun:
        match.answer(given.seat, given.choice, given.picks)
        public += [event.line(None) for event in match.take_news()]
    frames = course(one.game, one.setup, one.seed, begun)
    assert frames[-1].view == match.view(None)
    assert {frame.points for frame in frames} == {()}
    assert points_told(frames) == ()
    read, told = [text for text in public if text is not None], [text for frame in frames for text in frame.lines]
    assert told == read[: len(told)]
    assert all(is_heading(text) for text in read[len(told) :]), "a turn begins its picture"


def test_each_picture_is_compared_with_the_one_before() -> None:
    frames = course_of("dominion")
    tables = [shown(TABLE, frames, place) for place in range(3)]
    assert [table.past.before for table in tables] == [None, frames[0].view, frames[1].view]


def disabled(shape: Shape) -> list[bool]:
    return [bool(part.get("disabled")) for part in parts(shape, 2)]


def a_frame(step: int, **more: Any) -> Frame:
    return Frame(step, None, (), more.get("awaited", (0,)), tuple(StoryLine(text) for text in more.get("lines", ())))


def test_the_message_says_where_one_is_and_leads_everywhere() -> None:
    frames = [a_frame(0), a_frame(3, awaited=(0, 2), lines=(Text("as-is", word="A rook moves."),)), a_frame(9)]
    first, middle, last = (frame_shape(TABLE, frames, place, ENGLISH) for place in range(3))
    assert "picture 2 of 3" in (middle.content or "")
    assert "A rook moves." in (middle.content or "")
    assert "Next: Anna and Clara" in (middle.content or "")
    assert "This is how the game began." in (first.content or "")
    assert [disabled(shape) for shape in (first, middle, last)] == [
        [True, True, False, False, False],
        [False] * 5,
        [False, False, True, False, False],
    ]
    over = frame_shape(replace(TABLE, status="finished"), frames, 2, ENGLISH)
    assert "the end of the game" in (over.content or "")
    assert disabled(over)[3]
    off = frame_shape(replace(TABLE, status="aborted"), frames, 2, ENGLISH)
    assert (off.content or "").endswith("Here the game was called off.")
    for shape in (first, middle, last, over):
        assert faults(shape.plain()["components"]) == []


def test_long_turns_are_cut_to_what_a_message_holds() -> None:
    lines = tuple(Text("as-is", word="x" * 280) for _ in range(60))
    shape = frame_shape(TABLE, [a_frame(0, lines=lines)], 0, ENGLISH)
    assert len(shape.content or "") <= 2000
