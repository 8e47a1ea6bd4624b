"""Domus Domini as the kernel plays it: the contract's GAME."""

from games.domus_domini import in_words, reference, setup
from games.domus_domini.advisor import LEVELS, advisor
from games.domus_domini.board import SEATS
from games.domus_domini.events import DomusEvent
from games.domus_domini.play import play
from games.domus_domini.scoring import measures, result
from games.domus_domini.standing import STANDING
from games.domus_domini.table import Table
from games.domus_domini.view import view
from games.kernel.game import Game, Lobby

GAME = Game(
    name="domus_domini",
    seats=SEATS,
    state=Table,
    event=DomusEvent,
    lobby=Lobby(announce=lambda _: reference.BEGINNING),
    begin=setup.new_table,
    play=play,
    turn_order=Table.turn_order,
    view=view,
    result=result,
    tell_table=in_words.tell_table,
    tell_hand=in_words.tell_hand,
    short_rules=reference.RULES,
    entries=reference.ENTRIES,
    standing=STANDING,
    levels=LEVELS,
    advisor=advisor,
    put_together=setup.arrange,
    inspect=setup.inspect,
    census=setup.census,
    measures=measures,
)
"""Five rounds on the road to Cluny. The cloister cards say who begins, in every game anew."""
