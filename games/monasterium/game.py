"""Monasterium as the kernel plays it: the contract's GAME."""

from games.kernel.game import Game, Lobby
from games.monasterium import in_words, reference, setup
from games.monasterium.advisor import LEVELS, advisor
from games.monasterium.board import SEATS
from games.monasterium.events import MonasteriumEvent
from games.monasterium.play import play
from games.monasterium.scoring import measures, result
from games.monasterium.standing import STANDING
from games.monasterium.table import Table
from games.monasterium.view import view

GAME = Game(
    name="monasterium",
    seats=SEATS,
    state=Table,
    event=MonasteriumEvent,
    lobby=Lobby(
        options=setup.Options,
        settings=setup.settings,
        announce=lambda options: reference.beginning(options.turns),
    ),
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
"""Three years, five cloisters. Chance says who begins, in every game anew."""
