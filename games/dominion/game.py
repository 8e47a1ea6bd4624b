"""Dominion as the kernel plays it: the contract's GAME."""

from dataclasses import replace
from functools import partial

from games.dominion import setup
from games.dominion.advice.pondering import ponder
from games.dominion.advisor import LEVELS, advice
from games.dominion.ahead.imagination import can, imagine
from games.dominion.ahead.landmarks import LANDMARKS, alike
from games.dominion.ahead.lists import offered, ways
from games.dominion.ahead.onward import onward, rest
from games.dominion.ahead.rules import filled
from games.dominion.cards import CARDS
from games.dominion.events import DominionEvent
from games.dominion.kingdom.kingdoms import is_kingdom_card
from games.dominion.kingdom.lobby import LOBBY
from games.dominion.kingdom.rulings import RULINGS
from games.dominion.planning.study import STUDIES
from games.dominion.rules.dealing import in_mind, redeal
from games.dominion.rules.scoring import measures, result
from games.dominion.rules.table import Table
from games.dominion.rules.turn import play
from games.dominion.standing import ACTIONS, BUYS, STANDING, TREASURES
from games.dominion.told.highlights import highlight
from games.dominion.told.in_a_row import briefly
from games.dominion.told.in_short import sum_up
from games.dominion.told.in_words import tell_hand, tell_table
from games.dominion.told.reference import reference
from games.dominion.told.rulebook import rulebook
from games.dominion.view import view
from games.kernel.contract.ahead import Ahead
from games.kernel.contract.book import Rulebook
from games.kernel.contract.game import Cases, Game
from games.kernel.contract.hidden import Hidden
from games.kernel.contract.mind import Mind
from games.kernel.contract.words import Words
from games.kernel.learning.lessons import read_lessons


def span(table: Table, seat: int) -> int:
    """The number of the seat's turn under way, or of its next one; after its clean-up it is the next one."""
    if table.turn.seat == seat and table.turn.phase != "clean_up":
        return table.turn.number
    return table.players[seat].turns + 1


AHEAD = Ahead(
    can=can,
    imagine=imagine,
    span=span,
    landmarks=LANDMARKS,
    rules=(ACTIONS, TREASURES, BUYS),
    filled=filled,
    offered=offered,
    ways=ways,
    onward=onward,
    rest=rest,
    alike=alike,
)

GAME = Game(
    name="dominion",
    seats=setup.SEATS,
    state=Table,
    event=DominionEvent,
    lobby=replace(LOBBY, next_first=setup.next_first),
    begin=setup.new_table,
    play=play,
    turn_order=Table.turn_order,
    view=view,
    result=result,
    words=Words(
        table=tell_table,
        hand=tell_hand,
        in_short=sum_up,
        in_a_row=briefly,
        measures=measures,
        highlight=highlight,
    ),
    book=Rulebook(
        pages=rulebook(CARDS.values()),
        rulings=RULINGS,
        entries=reference(CARDS.values()),
        cased=tuple(filter(is_kingdom_card, CARDS)),
        lessons=partial(read_lessons, "games.dominion"),
    ),
    standing=STANDING,
    mind=Mind(levels=LEVELS, advice=advice, ponder=ponder, studies=STUDIES),
    hidden=Hidden(redeal=redeal, in_mind=in_mind),
    ahead=AHEAD,
    cases=Cases(put_together=setup.arrange, inspect=setup.inspect, census=setup.census),
)
"""The first editions of Dominion."""
