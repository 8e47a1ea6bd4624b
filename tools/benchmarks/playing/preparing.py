"""How much people have to press to prepare a turn: in every recommended set, right after each turn.

The button that begins is one press, the one that leaves the turn ready another. In between people answer the rehearsal
on the very controls that the bot draws, until the prepared turn is what they want. There are three kinds: those who
think like the computer player of the usual level, whose advice is already there; those who think like the strongest;
and those who press every answer by hand. A money turn is one in which only a purchase is decided. Prints for each kind
presses a turn (mean, highest), the same for money turns, and how many turns were prepared. Run it by hand:
python -m tools preparing [games a set [seats]]
"""

import sys
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from msgspec.structs import replace

from bot.language.phrases import Phrasebook, Speaker
from bot.messages.words.advising import thought
from bot.tables.memory.ahead import DraftChange, rehearsing
from bot.tables.terms.actors import Refused
from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.ahead.prepared import GoingBy, left_open, rehearsed, span_of
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.match import Match
from tools.benchmarks.playing.clicks import presses

PREPARE = LAY_READY = 1
MONEY = {"turn.treasure", "turn.buy"}
CAP = 400


class Pressing:
    """One kind of people: how they think, and whether they look at the advice."""

    def __init__(self, game: Game, policy: Policy, say: Speaker, *, trusting: bool) -> None:
        self.game, self.policy, self.say, self.trusting = game, policy, say, trusting
        self.turns: list[int] = []
        self.money: list[int] = []

    def prepare(self, view: Any, seat: int, span: int) -> None:
        """Count the presses to prepare the turn that a seat sees ahead."""
        wanted = self._wanted(view, seat)
        try:
            now = rehearsing(self.game, view, seat, span, None)
        except Refused:
            return
        pressed = PREPARE + LAY_READY
        while now.asked is not None and not (self.trusting and _picks((*now.given, *now.rest)) == _picks(wanted)):
            choice, picks = now.asked[1], wanted[len(now.given)].picks
            advice = thought(self.game, now.view, choice) if self.trusting else None
            pressed += presses(choice, picks, self.say, advice and replace(advice, then=(), row=None))
            now = rehearsing(self.game, view, seat, span, DraftChange(now.draft.own, _answering(picks)))
        self.turns.append(pressed)
        if {one.choice.key for one in wanted} <= MONEY:
            self.money.append(pressed)

    def _wanted(self, view: Any, seat: int) -> tuple[Foreseen, ...]:
        """The answers that this person would give."""

        def answer(look: Callable[[], Any], choice: Choice) -> Picks:
            return choice.check(self.policy(look, choice))

        course = rehearsed(self.game, view, seat, GoingBy((), answer))
        return () if course is None else course.given


def _answering(picks: Picks) -> Callable[[Callable[[], Any], Choice], Picks | None]:
    left = [picks]
    return lambda look, choice: left.pop() if left else left_open(look, choice)


def _picks(answers: Sequence[Foreseen]) -> list[Picks]:
    return [one.picks for one in answers]


def play(game: Game, setup: Setup, seed: bytes, people: Sequence[Pressing]) -> None:
    """Play a game of usual computers; after each seat's turn, every kind of people prepares in its place."""
    match, usual = Match.begin(game, setup, seed), game.mind.player(game.mind.usual)
    spans: dict[int, int] = {}
    while match.open and match.turn < CAP:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, usual(match.look(choice.seat), choice))
        for seat in range(setup.seats):
            span = span_of(match, seat)
            if span > spans.setdefault(seat, span) and match.question(seat) is None and not match.over:
                for one in people:
                    one.prepare(match.view(seat), seat, span)
            spans[seat] = span


def main(count: int, seats: int) -> None:
    """Print the counts."""
    game, say = find_games()["dominion"], Phrasebook.load().speaker("de", game="dominion")
    usual, strongest = game.mind.player(game.mind.usual), game.mind.player(game.mind.strongest)
    people = {
        "usual": Pressing(game, usual, say, trusting=True),
        "strongest": Pressing(game, strongest, say, trusting=True),
        "by hand": Pressing(game, usual, say, trusting=False),
    }
    for name in RECOMMENDED:
        for number in range(count):
            play(game, Setup(seats, options={"set": name}), f"{name}/{number}".encode(), list(people.values()))
    for name, one in people.items():
        turns, money = one.turns, one.money
        print(f"{name}: {fmean(turns):.2f} presses a turn (highest {max(turns)}, {len(turns)} turns)", end=", ")
        print(f"money turns {fmean(money):.2f} (highest {max(money)}, {len(money)} turns)")


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:]]
    main(*wanted, *(1, 4)[len(wanted) :])
