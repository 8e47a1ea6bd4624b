"""How much people have to press: whole games of people who come now and then, as in the calendar, each answer pressed
on the very controls that the bot draws.

A button is one press; a select is opened, each of its options picked and, if it takes several, closed; an entry may
answer the next question, too. Some people always press the coloured button, whatever it advises. The others think like
the computer player of the usual level: some look at the coloured button and press it where it says what they want, some
find every answer by hand. A question counts if its person has to press for it: one answered along with another, or by
itself, does not.

Prints for each game presses, questions, visits and pushes per person and turn (per person and round in games with
rounds), and questions per person and game; in games with turns also the presses of a turn among each person's first
twelve; then the questions that cost most: presses, and in brackets how often asked. For a game with sets also the mean
of all sets for those who press the coloured button. Run it by hand:
python -m tools clicks [game [games [seats]]]
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from statistics import fmean
from typing import Literal, TypeAlias, get_args

from discord import ui
from msgspec.structs import replace

from bot.language.phrases import Phrasebook, Speaker
from bot.messages.parts.chain import JOINT, Rest, is_chain, read_first, write_chain
from bot.messages.parts.clicked import read
from bot.messages.parts.components import controls
from bot.messages.parts.custom_ids import Address, Draft
from bot.messages.words.advising import joined, thought
from bot.tables.memory.advance import Advance
from bot.tables.memory.deliveries import following
from bot.tables.show.promised import Promised
from bot.tables.terms.press import Answer
from db import rows
from games.kernel.ahead.foresight import Joint
from games.kernel.ahead.prepared import PreparedTurn
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.mind import Advice
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.match import Match
from tools.calendar.sets import SET, sets
from tools.calendar.slow_game import ZONES, SlowGame, SlowPerson

MEDIAN = 3.0
"""Hours until a person with a question comes."""
CAP = 400
EARLY = 12
"""The first turns of each person that are also counted separately."""
WORST = 6
"""The number of questions to print."""

People: TypeAlias = Literal["coloured", "looking", "by hand"]
"""Those who press the coloured button whatever it says; those who look whether it says what they want; the others."""
Joints: TypeAlias = tuple[Joint, ...]
Presses: TypeAlias = tuple[int, Address, tuple[str, ...]]
"""How many presses, on which control, and the values picked if it is a select."""


@lru_cache(100_000)
def presses(choice: Choice, picks: Picks, say: Speaker, advice: Advice | None, joints: Joints = ()) -> int:
    """The fewest presses that give this answer to a question. Raises LookupError if none do."""
    tie, seen = count(), set[tuple[int, Draft]]()
    ways: list[tuple[int, int, tuple[int, Draft] | None]] = [(0, next(tie), (0, ()))]
    while ways:
        cost, _, place = heappop(ways)
        if place is None:
            return cost
        if place in seen:
            continue
        seen.add(place)
        for more, address, values in _towards(choice, picks, say, advice, joints, *place):
            try:
                led_to = read(choice, address, values)
            except IllegalAnswer:
                continue
            if not isinstance(led_to, Answer):
                heappush(ways, (cost + more, next(tie), (led_to.page, led_to.draft)))
            elif led_to.picks == picks:
                heappush(ways, (cost + more, next(tie), None))
    raise LookupError(f"{choice.key} cannot be answered with {picks}")


def _towards(
    choice: Choice, picks: Picks, say: Speaker, advice: Advice | None, joints: Joints, page: int, draft: Draft
) -> Iterator[Presses]:
    """The presses possible on a page with some picks made, if these picks are wanted."""
    drawn = controls(1, "t0-0-0", choice, say, page=page, draft=draft, advice=advice, extras=(), joints=joints)
    for item in drawn.children:
        address = Address.parse(str(getattr(item, "custom_id", "")))
        if address is None or address.verb == "always" or getattr(item, "disabled", False):
            continue
        if not isinstance(item, ui.Select):
            yield 1, address, ()
            continue
        left, fitting = Counter(picks), list[str]()
        for option in item.options:
            if option.value.startswith(JOINT):
                fitting.append(option.value)
                continue
            value = choice.values[int(option.value)]
            if left[value] > 0:
                left[value] -= item.max_values > 1
                fitting.append(option.value)
        if item.max_values > 1:
            yield 2 + len(fitting), address, tuple(fitting)
        else:
            yield from ((2, address, (place,)) for place in fitting)


class PressedGame(SlowGame):
    """A slow game that counts presses and questions, by key, and pushes."""

    def __init__(self, match: Match, seed: int, say: Speaker, people: People) -> None:
        game, seats = match.game, range(match.setup.seats)
        usual = game.mind.player(game.mind.usual)
        super().__init__(match, [(SlowPerson(ZONES[seat], MEDIAN, f"{seed}/{seat}"), usual) for seat in seats])
        self.say, self.people = say, people
        self.seated = [rows.Seat(1, seat, seat, f"{seat}", None, None, None) for seat in seats]
        self.presses: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.laid: Mapping[int, PreparedTurn] = {}
        """What waits for others."""
        self.early = self.pushes = 0
        opening = Advance(match)
        opening.before = replace(opening.before, questions={})
        self._let_follow(opening)

    def _sit(self, seat: int) -> tuple[int, int]:
        """Answer all there is, pressing for each answer."""
        answers = 0
        chosen_along: Joints = ()
        while asked := self.match.question(seat):
            choice_id, choice = asked
            picks, advice = self._decided(seat, choice)
            along = any(one.then == Foreseen(choice, picks) for one in chosen_along)
            joints = () if self.people == "coloured" else joined(self.match.game, self.match.view(seat), choice)
            pressed = 0 if along else presses(choice, picks, self.say, advice, joints)
            chosen_along = tuple([one for one in joints if one.picks == picks])
            self.asked[choice.key] += not along
            self.presses[choice.key] += pressed
            self.early += pressed if self.turns <= EARLY * len(self.players) else 0
            advance, rest = Advance(self.match), Rest("")
            advance.lay_ready(self.laid, self.match.game.mind)
            if advice is not None and advice.picks == picks and is_chain(advice):
                rest = Rest(
                    read_first(choice, write_chain(choice, picks, advice.then)[0])[1], on=advice.onward is not None
                )
            promised = Promised(advance, seat, self.match.game, rest)
            promised.foresee(choice, picks)
            advance.answer(seat, choice_id, picks)
            answers += len(advance.answer_along(seat, promised.read, promised.gives_way))
            if left := promised.still_to_come():
                advance.prepared[seat] = left
            self._let_follow(advance)
            self.pushes += sum(delivery.kind == "turn" for delivery in following(advance, self.seated, seat, at=0))
            answers += 1
        return answers, 0

    def _decided(self, seat: int, choice: Choice) -> tuple[Picks, Advice | None]:
        """What the person answers, and the advice they look at."""
        advice = None if self.people == "by hand" else thought(self.match.game, self.match.view(seat), choice)
        if self.people == "coloured" and advice is not None:
            return advice.picks, advice
        return choice.check(self.players[seat][1](self.match.look(seat), choice)), advice

    def _let_follow(self, advance: Advance) -> None:
        """Answer what was left to the advice, and moot questions; earlier news stays news."""
        advance.let_answer({}, {})
        self.laid = advance.prepared
        self.match.state.news += [event for _, event in advance.events]

    @property
    def spans(self) -> float:
        """How many turns of one person there were, or rounds of each."""
        return self.rounds * len(self.players) or self.turns


def played(
    game: Game, options: Mapping[str, object], seats: int, seed: int, say: Speaker, people: People
) -> PressedGame:
    """One game, played to its end."""
    match = Match.begin(game, Setup(seats, options=dict(options)), b"clicks %d" % seed)
    found = PressedGame(match, seed, say, people)
    found.play(CAP)
    return found


def measured(name: str, games: Sequence[PressedGame]) -> str:
    """The lines for these games."""
    spans = sum(game.spans for game in games)
    total, asked = (
        sum((game.presses for game in games), Counter[str]()),
        sum((game.asked for game in games), Counter[str]()),
    )
    visits, pushes = sum(len(game.visits) for game in games), sum(game.pushes for game in games)
    costly = ", ".join(
        f"{key} {number / spans:.2f} ({asked[key] / spans:.2f})" for key, number in total.most_common(WORST)
    )
    each = asked.total() / sum(len(game.players) for game in games)
    figures = (
        f"presses {total.total() / spans:.2f}  questions {asked.total() / spans:.2f}, {each:.1f} a game  "
        f"visits {visits / spans:.2f}  pushes {pushes / spans:.2f}"
    )
    begun = sum(min(game.turns, EARLY * len(game.players)) for game in games)
    early = (
        f"  first {EARLY} turns {sum(game.early for game in games) / begun:.2f}" if begun and not rounds(games) else ""
    )
    return f"{name:32} {figures}{early}\n    {costly}"


def rounds(games: Sequence[PressedGame]) -> int:
    """How many rounds were announced; none in games with turns alone."""
    return sum(game.rounds for game in games)


def by_set(game: Game, seats: int, say: Speaker) -> Iterator[tuple[str, PressedGame]]:
    """One game with each set of those who press the coloured button."""
    for seed, name in enumerate(sets(game)):
        yield name, played(game, {SET: name}, seats, seed, say, "coloured")


def main() -> None:
    """All games or the one named, with usual and random set-ups, and by sets."""
    given = sys.argv[1:]
    only, games, seats = [*given, *("", "5", "2")[len(given) :]]
    book = Phrasebook.load(strict=True)
    for game in find_games().values():
        if only not in ("", game.name):
            continue
        say = book.speaker("de", [f"P{seat + 1}" for seat in range(int(seats))], game=game.name)
        for lots in (False, True):
            drawn = [game.lots(Chance(b"lots/%d" % seed), int(seats)) if lots else {} for seed in range(int(games))]
            if lots and not any(drawn):
                continue
            for people in get_args(People):
                found = [played(game, options, int(seats), seed, say, people) for seed, options in enumerate(drawn)]
                print(measured(f"{game.name}, {'by lot' if lots else 'usual'}, {people}", found), flush=True)
        if sets(game):
            _print_sets(game, int(seats), say)


def _print_sets(game: Game, seats: int, say: Speaker) -> None:
    """The mean of all sets, which count the same, and the most and fewest presses."""
    found = dict(by_set(game, seats, say))
    turn = {name: one.presses.total() / one.spans for name, one in found.items()}
    print(measured(f"{game.name}, {len(found)} sets, coloured", list(found.values())))
    order = sorted(turn, key=turn.__getitem__)
    told = ", ".join(f"{name} {turn[name]:.2f}" for name in (order[0], *order[-3:]))
    print(f"    mean of the sets {fmean(turn.values()):.2f} presses a turn; {told}", flush=True)


if __name__ == "__main__":
    main()
