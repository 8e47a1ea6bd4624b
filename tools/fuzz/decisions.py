"""Random games, as they would be stored: any legal answer to any open question, and people's other acts.

Laws, examined after each decision: nothing is lost or made; a refusal changes nothing; a restored game equals the one
that was left; stored data is read back equal; everything shown can be said in every language and drawn; and in the end
the record of the game agrees. A game follows from the seed and its number.
"""

from collections.abc import Iterable
from random import Random

from bot.language.phrases import LANGUAGES
from bot.tables.memory.advance import Advance
from bot.tables.memory.loaded import restored
from bot.tables.past import proof, record
from bot.tables.terms import codec
from bot.tables.terms.terms import Terms
from db import rows
from games.kernel.ahead.prepared import PreparedTurn, can_prepare
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import RULES, Game, decode_state, encode_state
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, IllegalAnswer
from games.kernel.engine.lanes import CLOSED
from games.kernel.engine.text import Text
from games.kernel.match import Gone
from games.kernel.orders.standing_answers import answer_by
from tests.bot.played import Kept
from tests.games import saying
from tests.games.playing import refusable, setup_of, state_of
from tests.games.preparing import laid_by_lot
from tests.renderers import scenes
from tools.fuzz.laws import PlayFault, Unlawful
from tools.pictures import readable
from tools.simulate.by_lot import by_lot, conserving, told

MOST = 1200
"""The decisions after which a game is left."""
ALIKE = 200
"""The sentences of one message to say in a process."""
REFUSED, UNDONE, RESTORED, LOOKED, ORDERED, PREPARED = 0.02, 0.05, 0.03, 0.1, 0.1, 0.01
"""How often people do something else at a decision."""
DRAWN = 4
"""The interval of games of which one moment is drawn."""

_said: dict[tuple[str, str], set[str]] = {}
"""The texts already said in this process without fault, by game and message: they need not be said again."""


def play(seed: int, number: int, most: int = MOST) -> int:
    """Play game `number`; how many decisions it took. Raises PlayFault."""
    step = 0
    try:
        game = LotGame(Random(f"{seed}/{number}"), number)
        while step < most and not game.kept.match.over:
            step += 1
            game.decide()
        game.end()
    except Exception as error:
        raise PlayFault(step, told(error)) from error
    return step


class LotGame:
    """One game whose table, answers and mishaps follow from `dice`."""

    def __init__(self, dice: Random, number: int) -> None:
        self.dice = dice
        found = list(find_games().values())
        self.game: Game = found[number % len(found)]
        self.kept = Kept(self.game, self._terms(), dice.randbytes(32))
        self.check = conserving(self.game, self.kept.match.state)
        self.eager = dice.choice([0.0, 0.3, 0.9])
        """How often the computer's answer is given: with it a game gets somewhere."""
        self.lot: Policy = by_lot(dice)
        self.computer = self.game.mind.player(self.game.mind.levels[0])
        self.ready: dict[int, PreparedTurn] = {}
        self.drawn_at = dice.randrange(200) if number % DRAWN == 0 else -1

    def _terms(self) -> Terms:
        dice, game = self.dice, self.game
        pace = dice.choice(["turn", "turn", "exact"])
        setup = setup_of(game, dice.choice(game.seats), dice.randrange(10**9), pace)
        options = game.begun_by(setup.options, None)
        return Terms(setup.seats, setup.pace, options, masked=dice.random() < 0.2, rules=RULES)

    # deeds

    def decide(self) -> None:
        """One decision, and the deeds beside it."""
        for often, act in ((REFUSED, self._refuse), (RESTORED, self._restore), (PREPARED, self._prepare)):
            if self.dice.random() < often:
                act()
        advance = Advance(self.kept.match)
        advance.lay_ready(self.ready, self.game.mind)
        if self.dice.random() >= UNDONE or not self._take_back(advance):
            self._answer(advance)
        self._store(advance)
        if self.dice.random() < LOOKED:
            self._say(saying.shown(self.kept.match))
            self._say(saying.refusals(self.kept.match))
        if self.kept.match.number >= self.drawn_at >= 0:
            self._draw()

    def _store(self, advance: Advance) -> None:
        self.kept.store(advance)
        self.ready = advance.prepared
        if not self.kept.match.over:
            self.check(self.kept.match.state)
        for _, event in advance.events:
            if codec.read_event(self.game, codec.written(event)) != event:
                raise Unlawful(f"read back, {event} is another event")
        self._say(saying.told([event for _, event in advance.events], self.kept.setup.seats))

    def _take_back(self, advance: Advance) -> bool:
        """Whether somebody could take something back, and did."""
        seat = self.dice.randrange(self.kept.setup.seats)
        if self.kept.match.undo_limit(seat) is None:
            return False
        advance.take_back(seat)
        return True

    def _answer(self, advance: Advance) -> None:
        choice_id, choice = self.dice.choice(list(self.kept.match.open.items()))
        if choice is CLOSED:
            advance.lift(choice_id)
        elif self.dice.random() >= ORDERED or not self._obey(advance, choice_id, choice):
            policy = self.computer if self.dice.random() < self.eager else self.lot
            picks = policy(self.kept.match.look(choice.seat), choice)
            advance.answer(choice.seat, choice_id, picks)

    def _obey(self, advance: Advance, choice_id: str, choice: Choice) -> bool:
        """Whether a standing order that may be given at this question answered it."""
        if choice.standing is None or choice.standing.ahead:
            return False
        picks = answer_by(self.dice.choice(choice.standing.ways).order, choice)
        if picks is not None:
            advance.answer_by_order(choice_id, choice, picks)
        return picks is not None

    def _prepare(self) -> None:
        match, seat = self.kept.match, self.dice.randrange(self.kept.setup.seats)
        free = match.question(seat) is None and can_prepare(match.game, match.view(seat), seat)
        if free and (laid := laid_by_lot(match, seat, self.dice)):
            self.ready[seat] = laid

    # laws

    def _refuse(self) -> None:
        match = self.kept.match
        asked = [item for item in match.open.items() if item[1] is not CLOSED]
        if not asked:
            return
        choice_id, choice = self.dice.choice(asked)
        before = state_of(match), match.number, len(match.state.news)
        for picks in refusable(choice):
            self._refused(choice.seat, choice_id, picks, IllegalAnswer)
        self._refused(choice.seat + 1, choice_id, choice.default, Gone)
        self._refused(choice.seat, "t99-9-9", choice.default, Gone)
        if (state_of(match), match.number, len(match.state.news)) != before:
            raise Unlawful(f"what was refused at {choice.key} has changed something")

    def _refused(self, seat: int, choice_id: str, picks: tuple[str, ...], why: type[IllegalAnswer]) -> None:
        try:
            self.kept.match.answer(seat, choice_id, picks)
        except why:
            return
        raise Unlawful(f"seat {seat} could answer {choice_id} by {picks}")

    def _restore(self) -> None:
        """Go on with the game as read from its stored form."""
        kept, left = self.kept, self.kept.match
        checkpoint = rows.Checkpoint(1, kept.checkpoint.step, kept.checkpoint.turn, kept.checkpoint.state)
        since = tuple(row for row in kept.answers if row.step > checkpoint.step)
        again = restored(self.game, kept.setup, rows.StoredGame(kept.row, tuple(kept.seats), checkpoint, since))
        for name, now, then in (
            ("state", state_of(again), state_of(left)),
            ("steps", again.steps, left.steps),
            ("seats awaited", again.awaited(), left.awaited()),
            ("number and turn", (again.number, again.turn), (left.number, left.turn)),
            ("state read back", encode_state(decode_state(self.game, encode_state(left.state))), state_of(left)[0]),
        ):
            if now != then:
                raise Unlawful(f"restored, the {name} differ")
        kept.match = again

    def _say(self, texts: Iterable[Text]) -> None:
        for text in texts:
            said = _said.setdefault((self.game.name, text.id), set())
            if len(said) < ALIKE and (words := repr(text)) not in said:
                for language in LANGUAGES:
                    saying.say(self.game.name, language, text)
                said.add(words)

    def _draw(self) -> None:
        self.drawn_at = -1
        language, seats = self.dice.choice(LANGUAGES), self.kept.setup.seats
        stage = scenes.stage(language, people=scenes.PEOPLE[:seats], game=self.game.name)
        for drawn in readable.moment(self.game, self.kept.match, stage):
            for breach in drawn.breaches():
                raise Unlawful(f"{drawn.name}: {breach}")

    def end(self) -> None:
        """End the game: all of it is stored, and if it is over its record agrees."""
        self._restore()
        self._say(saying.shown(self.kept.match))
        if not self.kept.match.over:
            return
        made = self.kept.record
        if record.read(record.written(made)) != made:
            raise Unlawful("read back, the record is another one")
        for finding in proof.check(made, self.game).findings:
            raise Unlawful(f"the record does not agree: {finding}")
