"""How long pictures take, cold (nothing kept) and warm: table, hand and result of a game of four in its middle, the
fullest table and a hand of thirty different cards.

Prints one JSON line: medians in milliseconds, on the clock and of CPU time, and sizes in KB. Run it by hand:
python -m tests.benchmarks.render [rounds]
"""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from bot.phrases import Phrasebook
from games.dominion import GAME
from games.kernel.chance import Chance
from games.kernel.game import Setup
from games.kernel.match import Match
from games.kernel.policy import random_policy
from renderers import emblems, lettering
from renderers.dominion import held_card, notes, pile, row, seats
from renderers.painter import painter_for
from renderers.stage import Picture, Stage
from tests.renderers import scenes

NAMES = ("Anna", "Ben", "Clara", "David")
SEED = b"render"
TURNS = 60
KEPT = (
    pile.pile_tile, held_card.hand_card, row.chip, row.token, seats.seat_tile, notes.cards_note, notes.end_note,
    emblems.drawn, lettering.font, lettering.writable, lettering.clean, lettering.width, lettering.fitted,
)  # fmt: skip


def mid_game() -> tuple[Match, list[list[int]]]:
    """A game of four after sixty turns, and the points at each turn boundary."""
    match, policy = Match.begin(GAME, Setup(len(NAMES)), SEED), random_policy(Chance(SEED))
    course: list[list[int]] = []
    while match.turn < TURNS or not match.view(None).seats[match.view(None).turn.seat].in_play:
        if match.turn >= len(course):
            course.append([score.points for score in GAME.result(match.state).scores])
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, policy(match.look(choice.seat), choice))
    return match, course


def drawings() -> dict[str, Callable[[], Picture | tuple[Picture, ...]]]:
    """What is drawn, by name."""
    match, course = mid_game()
    stage = Stage(NAMES, Phrasebook.load().speaker("de", scenes.PEOPLE, markdown=False), awaited=match.awaited())
    painter, table, hand = painter_for("dominion"), match.view(None), match.view(GAME.turn_order(match.state)[0])
    words = GAME.tell_table(table)
    full = scenes.largest()
    many = scenes.held(scenes.every_kingdom_card()[:30])
    six = Stage(scenes.PEOPLE, stage.say, awaited=(1, 2))
    return {
        "table": partial(painter.table, table, stage, words),
        "hand": partial(painter.hand, hand, stage, GAME.tell_hand(hand)),
        "largest_table": partial(painter.table, full, six, GAME.tell_table(full)),
        "largest_hand": partial(painter.hand, many, six, GAME.tell_hand(many)),
        "result": partial(painter.result, GAME.result(match.state), table, stage, words, course),
    }


def pictures_of(drawn: Picture | tuple[Picture, ...]) -> tuple[Picture, ...]:
    """What was drawn, as several."""
    return (drawn,) if isinstance(drawn, Picture) else drawn


def measured(draw: Callable[[], Picture | tuple[Picture, ...]], rounds: int, *, cold: bool) -> tuple[float, float]:
    """Median milliseconds of one picture, on the clock and of CPU time."""
    walls, cpus = [], []
    for _ in range(rounds):
        for kept in KEPT if cold else ():
            kept.cache_clear()
        wall, cpu = time.perf_counter(), time.process_time()
        draw()
        walls.append(1000 * (time.perf_counter() - wall))
        cpus.append(1000 * (time.process_time() - cpu))
    return round(median(walls), 1), round(median(cpus), 1)


def main() -> None:
    """Each picture cold, then warm."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    report: dict[str, float | str | list[float]] = {"benchmark": "render", "rounds": rounds}
    for name, draw in drawings().items():
        for state, cold in (("cold", True), ("warm", False)):
            report[f"{name}_{state}_ms"], report[f"{name}_{state}_cpu_ms"] = measured(draw, rounds, cold=cold)
        report[f"{name}_kb"] = [round(len(picture.data) / 1024, 1) for picture in pictures_of(draw())]
    print(json.dumps(report))


if __name__ == "__main__":
    main()
