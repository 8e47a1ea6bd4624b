"""Monasterium as the kernel plays it: the contract's GAME."""

from dataclasses import replace
from functools import lru_cache, partial

from games.kernel.contract.ahead import Ahead
from games.kernel.contract.book import Rulebook
from games.kernel.contract.game import Cases, Game, Lobby, PrintedBox
from games.kernel.contract.hidden import Hidden
from games.kernel.contract.mind import Mind
from games.kernel.contract.words import Words
from games.kernel.learning.lessons import read_lessons
from games.monasterium import setup
from games.monasterium.advisor import LEVELS, advice
from games.monasterium.ahead.imagination import can, imagine
from games.monasterium.ahead.landmarks import LANDMARKS
from games.monasterium.ahead.onward import onward, rest
from games.monasterium.ahead.rules import filled, offered
from games.monasterium.board import BUILT_IN, FILE, SEATS, Printed
from games.monasterium.events import MonasteriumEvent
from games.monasterium.faults import faults
from games.monasterium.rules.play import play
from games.monasterium.rules.scoring import measures, result
from games.monasterium.rulings import RULINGS
from games.monasterium.standing import COUNT, EITHER, EXTRA_DIE, GOODS, PANE, STANDING, TAKE
from games.monasterium.table import Table
from games.monasterium.told import in_short, in_words, reference
from games.monasterium.told.highlights import highlight
from games.monasterium.told.in_a_row import briefly, joined
from games.monasterium.told.rulebook import BRISK, rulebook
from games.monasterium.view import seen_by, view


def span(table: Table, seat: int) -> int:
    """The number of the seat's action turn under way, or of its next one. With dice in hand it has not begun."""
    me = table.schools[seat]
    under_way = table.phase == "act" and table.seat == seat and not (me.neutral or me.own)
    return me.turns + (not under_way)


CONTINUES = "normal"
"""For estimates: the hard level takes ten times as long, and hundreds of games are played."""


AHEAD = Ahead(
    can=can,
    imagine=imagine,
    span=span,
    landmarks=LANDMARKS,
    rules=(TAKE, COUNT, EITHER, GOODS, EXTRA_DIE, PANE),
    filled=filled,
    offered=offered,
    onward=onward,
    rest=rest,
    joined=joined,
)


@lru_cache(16)
def with_board(printed: Printed) -> Game:
    """Three years, five cloisters, with these printed numbers."""
    return Game(
        name="monasterium",
        seats=SEATS,
        state=Table,
        event=MonasteriumEvent,
        lobby=Lobby(
            options=setup.Options,
            settings=setup.settings,
            announce=lambda options: reference.announced(options.turns, printed),
            brisk=BRISK,
        ),
        begin=setup.new_table,
        play=play,
        turn_order=Table.turn_order,
        view=view,
        result=result,
        words=Words(
            table=in_words.tell_table,
            hand=in_words.tell_hand,
            in_short=in_short.sum_up,
            in_a_row=briefly,
            measures=measures,
            highlight=highlight,
        ),
        book=Rulebook(
            pages=rulebook(printed),
            rulings=RULINGS,
            entries=reference.entries(printed),
            lessons=partial(read_lessons, "games.monasterium"),
        ),
        standing=STANDING,
        mind=Mind(levels=LEVELS, advice=advice, continues=CONTINUES),
        hidden=Hidden(seen_by=seen_by),
        ahead=AHEAD,
        cases=Cases(put_together=setup.arrange, inspect=setup.inspect, census=setup.census),
        box=replace(BOX, board=printed),
    )


BOX = PrintedBox(file=FILE, kind=Printed, faults=faults, game=with_board, lay_out=setup.lay_out, board=BUILT_IN)
GAME = with_board(BUILT_IN)
"""Three years, five cloisters. Chance says who begins, in every new game."""
