"""Games played without people: every question goes to a policy at once, nothing is stored."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice

from games.kernel.contract.game import Game, Setup, State
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.lanes import Driver


class TooLong(RuntimeError):
    """The game did not end within the turns allowed; `state` is the last state."""

    def __init__(self, state: State) -> None:
        super().__init__("the game did not end within the turns allowed")
        self.state = state


class Run:
    """A game that plays itself step by step; seat k is played by policies[k].

    Out: the `state`, how many `steps` (answers by `step` or `finish`) were begun, how many questions are `waiting`
    (none: it is over), how many turn boundaries (`turn`) were passed. Raises TooLong at the boundary after `turns` of
    them, BadSetup for a bad set-up, IllegalAnswer when a policy errs. With `at_once` every question is answered as it
    comes, so the game ends inside the constructor.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: bytes,
        policies: Sequence[Policy],
        turns: int = 1000,
        *,
        at_once: bool = False,
    ) -> None:
        self.state = game.new(setup, seed)
        self.steps = 0
        self.turns = turns
        self._players = [partial(policies[seat], partial(game.view, self.state, seat)) for seat in range(setup.seats)]
        self._driver = Driver(
            game.play(self.state),
            exact=setup.pace == "exact",
            turn_order=partial(game.turn_order, self.state),
            keep=self._keep,
            at_once=self._answer if at_once else None,
        )
        self._driver.run()

    @property
    def waiting(self) -> int:
        """How many questions are open; 0 when the game is over."""
        return len(self._driver.open)

    @property
    def turn(self) -> int:
        """How many turn boundaries were passed."""
        return self._driver.turn

    def step(self, place: int = 0) -> None:
        """Answer one of the open questions; place 0 is the one that has been open longest."""
        self.steps += 1
        choice_id, choice = next(islice(self._driver.open.items(), place, None))
        self._driver.answer(choice_id, self._answer(choice))

    def finish(self, pick: Callable[[int], int]) -> None:
        """Play to the end. When several questions are open, `pick` gets their number and returns the place of the next
        one.

        A question that is always alone is answered as it comes: nobody could tell the difference, and it need not be
        opened.
        """
        self._driver.at_once = self._answer_if_alone
        opened = self._driver.open
        while waiting := len(opened):
            self.step(pick(waiting) if waiting > 1 else 0)

    def _answer_if_alone(self, choice: Choice) -> Picks | None:
        if self._driver.lanes or self._driver.main.waits is not None:
            return None
        self.steps += 1
        return choice.check(self._players[choice.seat](choice))

    def _answer(self, choice: Choice) -> Picks:
        return choice.check(self._players[choice.seat](choice))

    def _keep(self, turn: int) -> None:
        self.state.news.clear()
        if turn > self.turns:
            raise TooLong(self.state)


def play_out(game: Game, setup: Setup, seed: bytes, policies: Sequence[Policy], turns: int = 1000) -> State:
    """Play one game to its end and return the last state. Takes and raises what Run does."""
    return Run(game, setup, seed, policies, turns, at_once=True).state
