"""The course of the game: three years of as many rounds as players. Resumes from the beginning of either phase."""

from games.kernel.engine.choice import Effect
from games.kernel.engine.verbs import CHECKPOINT
from games.monasterium.board import NUMBERS, YEARS
from games.monasterium.rules.action_phase import use_dice
from games.monasterium.rules.dice_phase import place_all
from games.monasterium.table import Table


def play(table: Table) -> Effect[None]:
    """Phase after phase until the game ends. Players who place dice ahead have done so when the next round begins."""
    while not table.over:
        yield CHECKPOINT
        if table.phase == "place":
            yield from place_all(table)
        else:
            yield from use_dice(table)
            end_round(table)


def end_round(table: Table) -> None:
    """Everybody takes their dice back, reroll tiles are fresh; the next player to the left is start player."""
    for me in table.schools:
        me.rounds.append(me.points)
        me.reroll_used, me.reroll_ahead = me.reroll_ahead, False
    if table.round_in_year < len(table.schools):
        table.round_in_year += 1
    elif table.year < YEARS:
        table.year, table.round_in_year = table.year + 1, 1
    else:
        table.over = True
        return
    table.neutral = [0] * len(NUMBERS)
    table.start_player = (table.start_player + 1) % len(table.schools)
    table.seat = table.start_player
    table.phase = "place"
