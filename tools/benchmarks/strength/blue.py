"""What it is worth to press nothing but the button in colour: two seats that do so, on the very controls that the bot
draws, answering everything it asks, and two of the computer players behind that advice, in the same games.

Prints a line per game: mean points of both, their ratio, how many questions there were and how many had no button in
colour (they get the proposed answer), and the longest thought in milliseconds of CPU time; then the results of one who
presses it against two of the strongest computer players, seats rotated: mean points of both, and the share of the games
won. It fails below nine tenths. Run it by hand: python -m tools blue [games [game …]]
"""

import sys
import time
from collections.abc import Sequence
from statistics import mean

from discord import ButtonStyle, ui

from bot.language.phrases import Phrasebook
from bot.messages.parts.clicked import read
from bot.messages.parts.components import controls
from bot.messages.parts.custom_ids import Address
from bot.messages.words.advising import thought
from bot.tables.terms.press import Answer, Further
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import Look, Policy, default_policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.selfplay import play_out

SEATS, LEAST = 2, 0.9


class Blue:
    """A player who presses the button in colour wherever there is one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.say = Phrasebook.load().speaker("en", ("Anna", "Ben"), game=game.name)
        self.took: list[float] = []
        self.without = 0
        self.further: dict[int, Further] = {}

    def __call__(self, look: Look, choice: Choice) -> Picks:
        """The last press's answer to this question, if any; else look at the controls, and press."""
        further = self.further.pop(choice.seat, None)
        try:
            if further is not None:
                picks, self.further[choice.seat] = further.read(choice)
                return picks
        except IllegalAnswer:
            pass
        return self._press(look, choice)

    def _press(self, look: Look, choice: Choice) -> Picks:
        begun = time.process_time()
        advice = thought(self.game, look(), choice)
        self.took.append(1000 * (time.process_time() - begun))
        for item in controls(1, "t0-0-0", choice, self.say, advice=advice).children:
            if isinstance(item, ui.Button) and item.style is ButtonStyle.primary:
                address = Address.parse(str(item.custom_id))
                assert address is not None
                pressed = read(choice, address)
                assert isinstance(pressed, Answer)
                if pressed.further is not None:
                    self.further[choice.seat] = pressed.further
                return pressed.picks
        self.without += 1
        return default_policy(look, choice)


def points(game: Game, players: Sequence[Policy], games: int) -> float:
    """The mean points of these players, in so many games."""
    found = []
    for number in range(games):
        setup = Setup(SEATS, options=game.lots(Chance(b"%d" % number), SEATS))
        scores = game.result(play_out(game, setup, b"blue %d" % number, players)).scores
        found += [score.points for score in scores]
    return mean(found)


def line(game: Game, games: int) -> tuple[str, float]:
    """The line for a game, and the ratio."""
    blue = Blue(game)
    pressed = points(game, [blue] * SEATS, games)
    advising = points(game, [game.mind.player(game.mind.strongest)] * SEATS, games)
    asked = f"{len(blue.took)} questions, {blue.without} without, longest {max(blue.took):.0f} ms"
    return f"{game.name:14} {pressed:6.1f} : {advising:6.1f} = {pressed / advising:.2f}  {asked}", pressed / advising


def alone(game: Game, games: int) -> str:
    """The line for one who presses blue against two of the strongest."""
    blue, strongest, own, others, won = (
        Blue(game),
        game.mind.player(game.mind.strongest),
        list[int](),
        list[int](),
        0.0,
    )
    for number in range(games):
        setup = Setup(3, options=game.lots(Chance(b"%d" % number), 3))
        players: list[Policy] = [blue if seat == number % 3 else strongest for seat in range(3)]
        result = game.result(play_out(game, setup, b"alone %d" % (number // 3), players))
        for score in result.scores:
            (own if score.seat == number % 3 else others).append(score.points)
        won += (number % 3 in result.winners) / len(result.winners)
    return f"{'':14} {mean(own):6.1f} : {mean(others):6.1f} against two of the strongest, {won / games:.0%} won"


def main() -> None:
    """All games, or those named."""
    found = find_games()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    ratios = []
    for name in sys.argv[2:] or found:
        said, ratio = line(found[name], games)
        ratios.append(ratio)
        print(said, alone(found[name], games), sep="\n", flush=True)
    sys.exit(min(ratios) < LEAST)


if __name__ == "__main__":
    main()
