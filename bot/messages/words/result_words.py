"""The end of a game in words: who won, and every seat's place and points, best first.

Law: text that may be cut off, if room is short, comes last.
"""

from bot.language.phrases import people
from bot.tables.show.shown import PublicTable
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Seat, Text
from renderers.whole.painter import painter_for


def won(result: Result) -> Text:
    """Who won, or who shares the victory."""
    winners = [score.seat for score in ranked(result) if score.rank == 1]
    if len(winners) == 1:
        return Text("result-won", who=Seat(winners[0]), count=1)
    return Text("result-won", who=people(winners), count=len(winners))


def places(result: Result) -> tuple[Text, ...]:
    """For those who cannot see the picture: who won and why the game ended, every seat's place and points, and then the
    sources of the points.
    """
    end = won(result) if result.reason is None else Text("noted", place=won(result), note=result.reason)
    come_from = [
        Text("sources-of", who=Seat(score.seat), parts=sources(score)) for score in ranked(result) if score.sources
    ]
    return (end, *map(_noted, ranked(result)), *come_from)


def story(table: PublicTable) -> tuple[Text, ...]:
    """Who led, what turned the game, whose turn brought most, as in the picture."""
    if table.result is None:
        return ()
    return painter_for(table.game).story(table.result, table.view, table.past.history)


def ranked(result: Result) -> list[Score]:
    """The scores, the best first."""
    return sorted(result.scores, key=lambda score: (score.rank, score.seat))


def _noted(score: Score) -> Text:
    """A place, and what decided between equal points."""
    return _place(score) if score.note is None else Text("noted", place=_place(score), note=score.note)


def _place(score: Score) -> Text:
    return Text("place", rank=score.rank, who=Seat(score.seat), points=score.points)


def sources(score: Score) -> tuple[Text, ...]:
    """The sources of the points, one by one."""
    return tuple(Text("source", what=what, points=points) for what, points in score.sources)
