"""The course of a turn: actions, treasures, buys, clean-up; and of the game. Resumes from any phase."""

from functools import partial

from games.dominion.events import BoughtNothing, HasCoins
from games.dominion.rules import questions
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table, Turn
from games.dominion.rules.triggers import Occasion
from games.kernel.engine.choice import Effect, Picks
from games.kernel.engine.chronicle import TurnBegan
from games.kernel.engine.verbs import CHECKPOINT, SETTLED, Anew, settle


def play(table: Table) -> Effect[None]:
    """Play turn after turn until the game ends, from the beginning of any phase."""
    while not table.over:
        yield CHECKPOINT
        me = table.active
        yield from take_turn(table, me)
        me.clean_up()
        yield SETTLED
        if table.ends():
            table.over = True
        else:
            pass_on(table)


def take_turn(table: Table, me: Player) -> Effect[None]:
    """One turn up to its clean-up, or what is left of it."""
    turn = table.turn
    if turn.phase == "start":
        begin(table, me)
        if "turn_began" in table.lookups.triggers:
            yield from table.fire("turn_began", me, Occasion(""))
        turn.phase = "action"
    if turn.phase == "action":
        yield from action_phase(table, me)
        turn.phase = "buy"
    if turn.phase == "buy":
        yield from treasures(table, me)
        yield from buys(table, me)
        if not turn.bought:
            table.tell(BoughtNothing(me.seat))
        turn.phase = "clean_up"


def begin(table: Table, me: Player) -> None:
    """Count the turn."""
    me.turns += 1
    table.tell(TurnBegan(me.seat, me.turns))


def pass_on(table: Table) -> None:
    """The turn goes to the left."""
    left = (table.turn.seat + 1) % len(table.players)
    table.turn = Turn(left, table.players[left].turns + 1)


def action_phase(table: Table, me: Player) -> Effect[None]:
    """Play actions while there are any to play and to spend."""
    turn = table.turn
    while turn.actions and (question := questions.action(me.seat, me.hand, turn.actions)):
        picks: Picks = yield question
        if not picks:
            return
        turn.actions -= 1
        yield from me.play(picks[0])


def treasures(table: Table, me: Player) -> Effect[None]:
    """Play treasures until the player stops or has none; never after the first buy."""
    while question := questions.treasures(table, me):
        picks: Picks = yield question
        if not picks:
            return
        yield from me.play_treasures(picks)


def buys(table: Table, me: Player) -> Effect[None]:
    """Buy while there are buys left and the player wants to. If an earlier part takes the chosen card, the question
    comes again. The coins are told with the first decision, so that nobody sees earlier how far the turn is.
    """
    turn, told = table.turn, False
    question = Anew(partial(questions.buy, table, me.seat))
    while turn.buys:
        picks: Picks = yield question
        if not told:
            table.tell(HasCoins(me.seat, turn.coins))
            told = True
        if not picks:
            return
        if turn.heeds:
            yield from settle(*turn.heeds)
            turn.heeds.clear()
        if table.lookups.bans and not table.may_be_bought(picks[0]):
            continue
        if not table.plays or (yield from table.reach(picks[0])):
            yield from me.buy(picks[0])
