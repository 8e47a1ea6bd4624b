"""What pictures cost: every game's table, hand (or own board) and result, of four in mid-game; and the fullest of
Dominion's. Cold is with nothing kept, warm the same picture again. Also the next pictures of a running game: its table
and the hand of the player with a question, a turn later each, with everything kept from the turns before.

Costs are also in P, the CPU time of one of pyminion's Big Money games, measured beside each picture: so they say the
same on every machine. Run it by hand: python -m tools render [rounds] [--json] [--next]
"""

import argparse
import json
import logging
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.language.phrases import Language
from games.dominion import GAME as DOMINION
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.choice import Choice
from games.kernel.match import Match
from renderers.surface.kept import SHELF
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import painter_for
from tests.games.playing import begin
from tests.renderers import scenes
from tools.benchmarks.unit import big_money

SEATS, SEED = 4, 7
LANGUAGE: Language = "de"
LONGEST = 1500
"""The greatest length of a game, in answers, for finding its middle."""
BUDGET = {"table": (25, 3), "hand": (9, 1)}
"""The greatest cost of a picture, in P, cold and warm."""
MOST_KB = 90
SETTLED, TURNS = 3, 16
"""The rounds after which nearly everything recurring has been drawn; the turns of the game examined then."""
BUY = "turn.buy"
"""During this question the hand includes the supply: it is the most expensive one, and each turn has it."""
Painting: TypeAlias = Callable[[], tuple[Picture, ...]]


class PictureCost(msgspec.Struct, frozen=True):
    """The cost of a picture: milliseconds of CPU time and P, cold and warm, and the size of its largest file."""

    picture: str
    cold_ms: float
    warm_ms: float
    cold_p: float
    warm_p: float
    kb: float
    files: int

    @property
    def dear(self) -> bool:
        """Whether it exceeds its budget."""
        cold, warm = BUDGET.get(self.picture.split()[-1], (None, None))
        return self.kb > MOST_KB or bool(cold and warm and (self.cold_p > cold or self.warm_p > warm))


class Next(msgspec.Struct, frozen=True):
    """The cost of a running game's next picture: mean milliseconds of CPU time and P, and the size of all its files."""

    picture: str
    ms: float
    p: float
    kb: float


def mid_game(game: Game) -> tuple[Match, list[list[int]]]:
    """A game of four in its middle, and the points at each turn boundary."""
    length = sum(1 for _ in begin(game, SEATS, SEED).steps(LONGEST))
    player, course = begin(game, SEATS, SEED), list[list[int]]()
    for _ in player.steps(length // 2):
        if player.match.turn >= len(course):
            course.append([score.points for score in game.result(player.match.state).scores])
    return player.match, course


def of_game(game: Game) -> Iterator[tuple[str, Painting]]:
    """Table, hand and result of a game, by name."""
    match, course = mid_game(game)
    stage = scenes.stage(LANGUAGE, people=scenes.PEOPLE[:SEATS], game=game.name)
    stage, own = replace(stage, awaited=match.awaited()), painter_for(game.name)
    seat = game.turn_order(match.state)[0]
    table, hand, question = match.view(None), match.view(seat), match.question(seat)
    asked = replace(stage, asked=question[1] if question else None)
    words = game.words.table(table)
    result = game.result(match.state)
    yield f"{game.name} table", partial(own.table, table, stage, words)
    yield f"{game.name} hand", lambda: (own.hand(hand, asked, game.words.hand(hand)),)
    yield f"{game.name} result", lambda: _each(own.result(result, table, stage, words, course))


def fullest() -> Iterator[tuple[str, Painting]]:
    """Dominion's fullest table, and a hand of thirty different cards."""
    stage = Stage(scenes.PEOPLE, scenes.stage(LANGUAGE).say, awaited=(1, 2))
    own, table, hand = painter_for(DOMINION.name), scenes.largest(), scenes.held(scenes.every_kingdom_card()[:30])
    yield "dominion fullest table", partial(own.table, table, stage, DOMINION.words.table(table))
    yield "dominion fullest hand", lambda: (own.hand(hand, stage, DOMINION.words.hand(hand)),)


def turns_of(game: Game) -> Iterator[tuple[str, Painting]]:
    """Table and hand by name, for turn after turn of a game of computers."""
    match, views, hands = Match.begin(game, Setup(SEATS), bytes([SEED])), list[Any](), -1
    advise, stage = (
        game.mind.player(game.mind.strongest),
        scenes.stage(LANGUAGE, people=scenes.PEOPLE[:SEATS], game=game.name),
    )
    while match.open and match.turn < SETTLED * SEATS + TURNS:
        choice_id, choice = next(iter(match.open.items()))
        if match.turn >= len(views):
            views += [match.view(None)] * (match.turn + 1 - len(views))
            said = replace(stage, awaited=match.awaited(), before=views[-SEATS - 1 :][0])
            yield f"{game.name} table", _table(game, views[-1], said)
        if match.turn > hands and (game is not DOMINION or choice.key == BUY):
            hands = match.turn
            yield f"{game.name} hand", _hand(game, match.view(choice.seat), choice, stage)
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))


def _table(game: Game, view: Any, stage: Stage) -> Painting:
    return partial(painter_for(game.name).table, view, stage, game.words.table(view))


def _hand(game: Game, view: Any, choice: Choice, stage: Stage) -> Painting:
    said, words = replace(stage, asked=choice), game.words.hand(view)
    return lambda: (painter_for(game.name).hand(view, said, words),)


def next_rows(games: Sequence[Game]) -> list[Next]:
    """Table and hand of each of these games, as it goes on."""
    rows = []
    for game in games:
        forget()
        costs, units = defaultdict[str, list[tuple[float, float]]](list), list[float]()
        for name, draw in turns_of(game):
            begun = time.process_time()
            files = draw()
            costs[name].append((1000 * (time.process_time() - begun), sum(len(file.data) for file in files) / 1024))
            units.append(cpu_ms(big_money))
        for name, all_turns in costs.items():
            ms, kb = (mean(each) for each in zip(*all_turns[-TURNS:], strict=True))
            rows.append(Next(name, ms, ms / median(units), kb))
    return rows


def _each(drawn: Picture | tuple[Picture, ...]) -> tuple[Picture, ...]:
    return drawn if isinstance(drawn, tuple) else (drawn,)


def forget() -> None:
    """Begin as a fresh process does."""
    SHELF.clear()
    modules = [module for name, module in sys.modules.items() if name.startswith("renderers")]
    for thing in [thing for module in modules for thing in vars(module).values()]:
        if isinstance(thing, type(painter_for)):
            thing.cache_clear()


def cpu_ms(work: Callable[[], object]) -> float:
    """Milliseconds of CPU time."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def measured(name: str, draw: Painting, rounds: int) -> PictureCost:
    """The medians of so many rounds, each with a cold drawing, a warm one and a P."""
    colds, warms, units = [], [], []
    for _ in range(rounds):
        forget()
        colds.append(cpu_ms(draw))
        warms.append(cpu_ms(draw))
        units.append(cpu_ms(big_money))
    cold, warm, unit = median(colds), median(warms), median(units)
    files = draw()
    largest = max(len(picture.data) for picture in files) / 1024
    return PictureCost(name, cold, warm, cold / unit, warm / unit, largest, len(files))


def each_row(rounds: int) -> Iterator[PictureCost]:
    """Each picture, as it is measured."""
    if rounds:
        for name, draw in [*(drawing for game in find_games().values() for drawing in of_game(game)), *fullest()]:
            yield measured(name, draw, rounds)


def main() -> None:
    """A line for each picture when it is measured; then one for each next picture of its game."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("rounds", nargs="?", type=int, default=15)
    reading.add_argument("--json", action="store_true", help="one JSON line instead of the table")
    reading.add_argument("--next", action="store_true", help="only the next pictures of running games")
    asked = reading.parse_args()
    logging.disable(logging.CRITICAL)
    rows: list[PictureCost] = []
    if not asked.json and not asked.next:
        print(f"{'picture':24}{'cold P':>8}{'warm P':>8}{'cold ms':>9}{'warm ms':>9}{'KB':>7}{'files':>7}")
    for row in each_row(0 if asked.next else asked.rounds):
        rows.append(row)
        if not asked.json:
            costs = f"{row.cold_p:8.1f}{row.warm_p:8.1f}{row.cold_ms:9.1f}{row.warm_ms:9.1f}{row.kb:7.1f}{row.files:7}"
            print(f"{row.picture:24}{costs}{'  !' if row.dear else ''}", flush=True)
    after = next_rows([*find_games().values()])
    if asked.json:
        pictures = {row.picture: msgspec.to_builtins(row) for row in rows}
        going_on = {row.picture: msgspec.to_builtins(row) for row in after}
        print(json.dumps({"benchmark": "render", "rounds": asked.rounds, "pictures": pictures, "next": going_on}))
        return
    print(f"{'next picture':24}{'P':>8}{'ms':>9}{'KB':>7}")
    for turn in after:
        print(f"{turn.picture:24}{turn.p:8.1f}{turn.ms:9.1f}{turn.kb:7.1f}")


if __name__ == "__main__":
    main()
