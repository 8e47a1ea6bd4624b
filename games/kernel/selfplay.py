"""Plays games without people: every question goes to a policy at once, nothing is stored."""

from collections.abc import Sequence
from functools import partial

from games.kernel.game import Game, Policy, Setup, State
from games.kernel.strands import Strands


class TooLong(RuntimeError):
    """The game did not end within the turns allowed; `state` is where it stood."""

    def __init__(self, state: State) -> None:
        super().__init__("the game did not end within the turns allowed")
        self.state = state


def play_out(game: Game, setup: Setup, seed: bytes, policies: Sequence[Policy], turns: int = 1000) -> State:
    """Play one game to its end; seat k is played by policies[k]. Returns the last state.

    Raises TooLong after `turns` turn boundaries, BadSetup for a bad set-up, IllegalAnswer when a policy errs.
    """
    state = game.new(setup, seed)

    def keep(turn: int) -> None:
        state.news.clear()
        if turn > turns:
            raise TooLong(state)

    order = partial(game.order, state)
    strands = Strands(game.play(state), exact=setup.pace == "exact", order=order, keep=keep)
    looks = [partial(game.view, state, seat) for seat in range(setup.seats)]
    strands.run()
    while strands.open:
        choice_id, choice = next(iter(strands.open.items()))
        picks = policies[choice.seat](looks[choice.seat], choice)
        strands.answer(choice_id, choice.check(picks))
    return state
