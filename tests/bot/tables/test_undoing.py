"""Going back by agreement, as it is stored: for every game, at any point, however often, and after a restart, too."""

import asyncio
import random

import pytest

from bot.tables.acts.lobbies import Lobbies
from bot.tables.acts.seating import Seating
from bot.tables.acts.tables import Tables
from bot.tables.acts.undoing import UndoPoint, points, restorable
from bot.tables.acts.voting import Voting
from bot.tables.past.proof import check
from bot.tables.terms.actors import Actor, Place, Refused
from db import rows
from db.engine import Database
from db.games import answers
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Seat
from games.kernel.match import Match, Snapshot
from tests.bot.answering import answered
from tests.bot.playing_on import lifted
from tests.bot.tables.test_tables_at_once import THINKING, held, reason
from tests.depth import chosen
from tests.games.at_random import random_policy
from tests.games.playing import state_of

pytestmark = pytest.mark.long

GAMES = find_games()
ANNA, BEN = Actor(1, "Anna", "de"), Actor(2, "Ben", "en-GB")
TABLE = 1
GOINGS = chosen().goings_back
ATTACK = "militia"

every_game = pytest.mark.parametrize("game", list(GAMES))


async def begun(database: Database, game: str, *, masked: bool = False) -> Tables:
    """A table at which Anna and Ben have begun to play."""
    tables = Tables(database, GAMES)
    await tables.lobbies.open(game, Place(11, 12), ANNA)
    await tables.lobbies.join(TABLE, BEN)
    if masked:
        await tables.lobbies.set_options(TABLE, ANNA, [("masked", ["veiled"])])
    await tables.lobbies.start(TABLE, ANNA)
    return tables


def attackers(game: Game, setup: Setup, seed: bytes) -> Match:
    """A game of two who can attack each other every turn."""
    cards = {"hand": [ATTACK, "moat", "copper", "copper", "copper"], "deck": [ATTACK, "moat", "copper"] * 4}
    return Match(game, setup, Snapshot(0, 0, encode_state(game.arrange(setup, seed, {0: cards, 1: cards}))))


async def answer_one(tables: Tables, dice: random.Random) -> None:
    """Somebody answers something."""
    loaded = await tables.loaded(TABLE)
    choice_id, choice = next(iter(loaded.playing().open.items()))
    if choice.seat == NOBODY:
        await tables.moves.make(TABLE, lambda _, advance: lifted(advance, choice_id))
        return
    picks = random_policy(Chance(dice.randbytes(8)))(lambda: None, choice)
    picks = (ATTACK,) if ATTACK in choice.values and choice.key.endswith("play") else picks
    user = loaded.seats[choice.seat].player_id or 0
    await answered(tables, TABLE, user, choice_id, picks)


async def agreed(voting: Voting, asker: Actor, point: UndoPoint) -> None:
    """One asks, the other agrees."""
    other = BEN if asker is ANNA else ANNA
    assert not await voting.ask_back(TABLE, asker.user_id, point.far, point.step)
    poll = await voting.poll_seen_by(TABLE, None)
    assert poll is not None
    await voting.vote("agree", TABLE, other.user_id, poll.token)


async def now(tables: Tables) -> object:
    return state_of((await tables.loaded(TABLE)).playing())


class Past:
    """What was before each step that counts, to compare with where one goes back to."""

    def __init__(self, tables: Tables, dice: random.Random) -> None:
        self.tables = tables
        self.voting = Voting(tables, Seating(tables))
        self.dice = dice
        self.before: dict[int, object] = {}

    async def answer(self) -> None:
        """Somebody answers something."""
        self.before[(await self.tables.loaded(TABLE)).row.step + 1] = await now(self.tables)
        await answer_one(self.tables, self.dice)

    async def point(self, asker: Actor, *, redo: bool = False) -> UndoPoint:
        """Where this person may ask to go back to; or that what was taken back is to count again."""
        found = (await self.voting.undoable(TABLE, asker.user_id)).prospects
        return self.dice.choice([each.point for each in found if (each.point.far == "redo") == redo])

    async def counting(self) -> list[int]:
        """The steps that count; of those that went without asking nobody knows how it was before."""
        async with self.tables.database.reading() as tx:
            return [row.step for row in await answers.log(tx, TABLE) if row.kind == "answer" and not row.undone]

    async def stands(self, wanted: object) -> None:
        """The game is this one, in memory and as it is stored."""
        stored = Tables(self.tables.database, GAMES)
        assert await now(self.tables) == await now(stored) == wanted
        assert await self.tables.desk(TABLE, BEN.user_id) == await stored.desk(TABLE, BEN.user_id)

    async def go_back(self, asker: Actor, *, redo: bool) -> None:
        """All agree to go back, and perhaps to what was then taken back."""
        point, was = await self.point(asker), await now(self.tables)
        undone = [step for step in await self.counting() if step >= point.step]
        await agreed(self.voting, asker, point)
        await self.stands(self.before[point.step])
        gone = {step: self.before.pop(step) for step in undone if step in self.before}
        if redo:
            first = (await self.tables.loaded(TABLE)).row.step + 2
            self.before |= {first + undone.index(step): state for step, state in gone.items()}
            await agreed(self.voting, BEN, await self.point(BEN, redo=True))
            await self.stands(was)


@pytest.mark.parametrize(("game", "masked"), [*((game, False) for game in GAMES), ("dominion", True)])
async def test_what_all_took_back_never_happened_and_what_is_restored_did(
    database: Database, monkeypatch: pytest.MonkeyPatch, game: str, masked: bool
) -> None:
    if masked:
        monkeypatch.setattr(Lobbies, "dealt", staticmethod(attackers))
    dice = random.Random(game)
    past = Past(await begun(database, game, masked=masked), dice)
    for _ in range(GOINGS):
        for _ in range(6):
            await past.answer()
        await past.go_back(dice.choice((ANNA, BEN)), redo=dice.random() < 0.5)
    async with database.reading() as tx:
        veiled = [row for row in await answers.log(tx, TABLE) if row.seat == NOBODY]
    assert bool(veiled) == masked


@every_game
async def test_a_game_with_steps_taken_back_by_agreement_can_be_verified(database: Database, game: str) -> None:
    tables, dice = await begun(database, game), random.Random(1)
    seating = Seating(tables)
    voting = Voting(tables, seating)
    for part in range(4):
        for _ in range(7):
            await answer_one(tables, dice)
        await seating.stand_in(TABLE, BEN.user_id)
        await seating.back(TABLE, BEN.user_id)
        found = (await voting.undoable(TABLE, ANNA.user_id)).prospects
        await agreed(voting, ANNA, found[-1].point)
        if part % 2:
            found = (await voting.undoable(TABLE, ANNA.user_id)).prospects
            await agreed(voting, ANNA, found[0].point)
    advisor = GAMES[game].mind.player(GAMES[game].mind.levels[0])
    while not (loaded := await tables.loaded(TABLE)).playing().over:
        match = loaded.playing()
        choice_id, choice = next(iter(match.open.items()))
        user = loaded.seats[choice.seat].player_id or 0
        await answered(tables, TABLE, user, choice_id, advisor(match.look(choice.seat), choice))
    assert check(await tables.archive.record(TABLE), GAMES[game]).findings == ()


async def test_of_two_votes_only_those_for_the_open_poll_count(database: Database) -> None:
    tables, dice = await begun(database, "dominion"), random.Random(1)
    voting = Voting(tables, Seating(tables))
    for _ in range(6):
        await answer_one(tables, dice)
    found = (await voting.undoable(TABLE, ANNA.user_id)).prospects
    await voting.ask_back(TABLE, ANNA.user_id, found[0].point.far, found[0].point.step)
    first = await voting.poll_seen_by(TABLE, 1)
    assert first is not None
    await voting.vote("withdraw", TABLE, ANNA.user_id, first.token)
    await voting.ask_back(TABLE, ANNA.user_id, found[-1].point.far, found[-1].point.step)
    before = await now(tables)
    with pytest.raises(Refused) as refused:
        await voting.vote("agree", TABLE, BEN.user_id, first.token)
    assert refused.value.reason.id == "vote-over"
    assert await now(tables) == before


async def test_nothing_is_restored_in_the_name_of_whoever_has_the_seat_since(database: Database) -> None:
    tables, dice = await begun(database, "dominion"), random.Random(1)
    seating = Seating(tables)
    voting = Voting(tables, seating)
    for _ in range(6):
        await answer_one(tables, dice)

    async def fars() -> list[str]:
        return [each.point.far for each in (await voting.undoable(TABLE, ANNA.user_id)).prospects]

    await agreed(voting, ANNA, (await voting.undoable(TABLE, ANNA.user_id)).prospects[0].point)
    assert "redo" in await fars()
    await seating.resign(TABLE, BEN.user_id)
    assert "redo" not in await fars()


async def test_each_way_back_shows_the_own_doings_first_that_it_takes_back_beyond_the_nearer_one(
    database: Database,
) -> None:
    tables, game = await begun(database, "dominion"), GAMES["dominion"]
    voting, advisor = Voting(tables, Seating(tables)), game.mind.player(game.mind.strongest)
    while True:
        loaded = await tables.loaded(TABLE)
        match, anna = loaded.playing(), loaded.seat_of(ANNA.user_id).seat
        choice_id, choice = next(iter(match.open.items()))
        if match.turn > 7 and choice.seat == anna and choice.key == "turn.buy":
            found = (await voting.undoable(TABLE, ANNA.user_id)).prospects
            if [prospect.point.far for prospect in found] == ["step", "turn", "before"]:
                break
        user = loaded.seats[choice.seat].player_id or 0
        await answered(tables, TABLE, user, choice_id, advisor(match.look(choice.seat), choice))
    assert [prospect.lines[0].args["who"] for prospect in found] == [Seat(anna)] * 3
    assert len({prospect.lines[0] for prospect in found}) == 3, "nothing twice"


# how far back


def gave(step: int, seat: int, choice: str = "", **more: object) -> rows.Answer:
    """An answer of the log."""
    fields = {"kind": "answer", "key": "play", "picks": b"\x90", "origin": "player", "undone": False} | more
    return rows.Answer(game=1, step=step, seat=seat, choice=choice or f"t{seat}-{seat}-{step}", at=step, **fields)  # type: ignore[arg-type]  # fields of the row


@pytest.mark.parametrize(
    ("log", "headings", "found"),
    [
        ([], [], []),
        ([gave(1, 1)], [], []),
        ([gave(1, 0)], [0], [("step", 1)]),
        ([gave(1, 0), gave(2, 0)], [0], [("step", 2), ("turn", 1)]),
        ([gave(1, 0), gave(2, 1), gave(3, 0), gave(4, 0)], [0], [("step", 4), ("turn", 3), ("before", 1)]),
        ([gave(1, 0), gave(2, 0)], [0, 1], [("step", 2), ("before", 1)]),
        ([gave(1, 0), gave(2, 0), gave(3, 1)], [0], [("step", 2), ("turn", 1)]),
        ([gave(1, 0), gave(2, 0, undone=True)], [0], [("step", 1)]),
        ([gave(1, 0), gave(2, 0, origin="computer")], [0], [("step", 1)]),
        ([gave(1, 0), gave(2, -1), gave(3, 0)], [0], [("step", 3), ("turn", 1)]),
        ([gave(1, 0), gave(2, 0, "", kind="undo")], [0], [("step", 1)]),
        ([gave(1, 0), gave(2, 0, origin="default")], [0], [("step", 1)]),
        ([gave(1, 0, origin="default"), gave(2, 0)], [0], [("step", 2)]),
        ([gave(1, 0), gave(2, 0, origin="order")], [0], [("step", 1)]),
        ([gave(1, 0, origin="order"), gave(2, 1)], [0], [("step", 1)]),
    ],
)
def test_one_may_ask_for_the_last_step_the_turn_and_the_turn_before(
    log: list[rows.Answer], headings: list[int], found: list[tuple[str, int]]
) -> None:
    assert [(point.far, point.step) for point in points(log, headings, 0)] == found


def test_what_was_answered_in_somebody_elses_turn_does_not_part_ones_turn() -> None:
    log = [gave(1, 0), gave(2, 1, "p1-1-0"), gave(3, 0)]
    assert [(point.far, point.step, point.betrays) for point in points(log, [0], 0)] == [
        ("step", 3, False),
        ("turn", 1, False),
    ]
    assert [(point.far, point.step, point.betrays) for point in points(log, [0], 1)] == [("step", 2, True)]


@pytest.mark.parametrize("origin", ["default", "order", "computer"])
def test_what_others_have_not_decided_by_hand_lies_in_nobodys_way(origin: str) -> None:
    log = [gave(1, 0), gave(2, 1, origin=origin)]
    assert points(log, [0, 1], 0)[0].newest
    assert not points([*log, gave(3, 1)], [0, 1], 0)[0].newest
    assert not points([*log, gave(3, 1, origin="prepared")], [0, 1], 0)[0].newest


STEPS = b"\x92\xa11\xa12"


@pytest.mark.parametrize(
    ("log", "step"),
    [
        ([gave(1, 0)], None),
        ([gave(1, 0), gave(2, 0, kind="undo", key="undo")], None),
        ([gave(3, 0, kind="undo", key="undo-turn", picks=STEPS)], 3),
        ([gave(3, 0, kind="undo", key="undo-turn", picks=STEPS), gave(4, 1, origin="computer")], 3),
        ([gave(3, 0, kind="undo", key="undo-turn", picks=STEPS), gave(4, 1)], None),
        ([gave(3, 0, kind="undo", key="undo-redo", picks=STEPS)], None),
        ([gave(3, 0, kind="undo", key="undo-turn", picks=STEPS), gave(4, 1, kind="undo", key="undo")], None),
        ([], None),
        ([gave(3, 0, kind="undo", key="undo-turn", picks=STEPS), gave(4, 1, kind="undo", key="seat")], 3),
    ],
)
def test_what_was_taken_back_can_be_restored_until_somebody_decides(log: list[rows.Answer], step: int | None) -> None:
    found = restorable(log)
    assert (None if found is None else found.step) == step


async def test_an_answer_that_is_faster_than_the_last_vote_counts(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, dice = await begun(database, "dominion"), random.Random(1)
    voting, beside = Voting(tables, Seating(tables)), Tables(database, GAMES)
    for _ in range(6):
        await answer_one(tables, dice)
    point = (await voting.undoable(TABLE, ANNA.user_id)).prospects[0].point
    await voting.ask_back(TABLE, ANNA.user_id, point.far, point.step)
    poll = await voting.poll_seen_by(TABLE, 1)
    assert poll is not None
    async with held(monkeypatch, THINKING, voting.vote("agree", TABLE, BEN.user_id, poll.token)) as agree:
        await answer_one(beside, dice)
        answered = await now(beside)
    assert reason(agree) == "vote-stale"
    assert await now(tables) == answered
    over = await voting.poll_seen_by(TABLE, 1)
    assert over is not None
    assert (over.state, over.matter.lines) == ("stale", ())


async def test_a_vote_given_twice_at_once_counts_once(database: Database) -> None:
    tables, dice = await begun(database, "dominion"), random.Random(1)
    voting, other = Voting(tables, Seating(tables)), Tables(database, GAMES)
    for _ in range(6):
        await answer_one(tables, dice)
    step = (await tables.loaded(TABLE)).row.step
    point = (await voting.undoable(TABLE, ANNA.user_id)).prospects[0].point
    await voting.ask_back(TABLE, ANNA.user_id, point.far, point.step)
    poll = await voting.poll_seen_by(TABLE, 1)
    assert poll is not None
    votes = [
        asyncio.ensure_future(each.vote("agree", TABLE, BEN.user_id, poll.token))
        for each in (voting, Voting(other, Seating(other)))
    ]
    await asyncio.wait(votes)
    assert sorted(reason(vote) or "" for vote in votes)[0] == ""
    assert sum(vote.exception() is None for vote in votes) == 1
    assert (await tables.loaded(TABLE)).row.step == step + 1
