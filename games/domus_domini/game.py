"""Domus Domini as the kernel plays it: the contract's GAME."""

from dataclasses import replace
from functools import lru_cache, partial

from games.domus_domini import setup
from games.domus_domini.advisor import CONTINUES, LEVELS, advice
from games.domus_domini.ahead.imagination import can, imagine
from games.domus_domini.ahead.landmarks import LANDMARKS, alike
from games.domus_domini.ahead.onward import onward, rest
from games.domus_domini.ahead.rules import filled, offered
from games.domus_domini.ahead.stretches import span
from games.domus_domini.board import BOARD, FILE, SEATS, Board, faults
from games.domus_domini.events import DomusEvent
from games.domus_domini.rules.play import play
from games.domus_domini.rules.scoring import measures, result
from games.domus_domini.rulings import RULINGS
from games.domus_domini.standing import (
    ATTACK,
    CART,
    CELLERAR,
    CELLERAR_KEPT,
    COLUMN,
    DEFENCE,
    FEEDING,
    MARKET,
    STANDING,
    VEGETABLES,
)
from games.domus_domini.table import Table
from games.domus_domini.told import in_short, in_words, reference
from games.domus_domini.told.highlights import highlight
from games.domus_domini.told.in_a_row import briefly, why_gone
from games.domus_domini.told.rulebook import BRISK, estimates, rulebook
from games.domus_domini.view import view
from games.kernel.contract.ahead import Ahead
from games.kernel.contract.book import Rulebook
from games.kernel.contract.game import Cases, Game, Lobby, PrintedBox
from games.kernel.contract.hidden import Hidden
from games.kernel.contract.mind import Mind
from games.kernel.contract.words import Words
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice, kind_of
from games.kernel.learning.lessons import read_lessons


def own_decision(choice: Choice) -> bool:
    """Whether a question belongs to the seat's own part of a phase, in a lane or not: all but the defence do."""
    return choice.key != DEFENCE.name


SECRET = ("market", "build", "march", "feed")
"""In these, everybody plans unseen by the others."""


def redeal(table: Table, seat: int, lots: Chance) -> tuple[()]:
    """Shuffle the production cards that are still to come: nobody knows their order."""
    cards = sorted(table.production_deck, key=lambda card: card.name)
    order = lots.shuffled(TABLE, [f"{place:02}" for place in range(len(cards))])
    table.production_deck = [cards[int(place)] for place in order]
    return ()


def is_secret(key: str) -> bool:
    """Whether a question belongs to a phase in which everybody plans unseen."""
    return kind_of(key) in SECRET


AHEAD = Ahead(
    can=can,
    imagine=imagine,
    span=span,
    landmarks=LANDMARKS,
    rules=(COLUMN, CELLERAR, CELLERAR_KEPT, MARKET, ATTACK, VEGETABLES, CART, FEEDING),
    filled=filled,
    offered=offered,
    covers=own_decision,
    onward=onward,
    rest=rest,
    alike=alike,
    repeats=False,
)


@lru_cache(16)
def with_board(board: Board) -> Game:
    """Five rounds on the road to Cluny, with these numbers."""
    return Game(
        name="domus_domini",
        seats=SEATS,
        state=Table,
        event=DomusEvent,
        lobby=Lobby(options=setup.Options, announce=lambda _: estimates(board, "rules-estimates-short"), brisk=BRISK),
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
            why_gone=why_gone,
            measures=measures,
            highlight=highlight,
        ),
        book=Rulebook(
            pages=rulebook(board),
            rulings=RULINGS,
            entries=reference.entries(board),
            lessons=partial(read_lessons, "games.domus_domini"),
        ),
        standing=STANDING,
        mind=Mind(levels=LEVELS, advice=advice, continues=CONTINUES),
        hidden=Hidden(redeal=redeal, plans=is_secret),
        ahead=AHEAD,
        cases=Cases(put_together=setup.arrange, inspect=setup.inspect, census=setup.census),
        box=replace(BOX, board=board),
    )


BOX = PrintedBox(file=FILE, kind=Board, faults=faults, game=with_board, lay_out=setup.lay_out, board=BOARD)
GAME = with_board(BOARD)
"""Five rounds on the road to Cluny. The cloister cards say who begins, in every new game."""
