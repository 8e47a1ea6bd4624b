"""The course of a game of Dominion: the points of all cards, round by round."""

from games.dominion.view import View
from games.kernel.contract.game import Result
from games.kernel.engine.text import Text
from renderers.whole.story import Growth, PointsHistory

COURSE = Text("picture-dominion-course")
EMBLEMS = {"victory-tokens": "prestige"}


def course(result: Result, _view: View, history: PointsHistory) -> Growth:
    """The points after each round; the last of them may have been cut short."""
    seats = len(result.scores)
    # Every turn is an entry; the end of the game is one more.
    rounds = [*history[:-1:seats], *history[-1:]]
    return Growth(rounds, COURSE, "round", emblems=EMBLEMS)
