"""The law of the way back: whoever's turn ends with a tap has it on the message, and it leads somewhere."""

import random

import pytest
from discord.ui import Button

from bot.messages import desk_message
from bot.messages.parts.beside import Beside
from bot.messages.parts.components import ASKS
from bot.messages.parts.custom_ids import Address
from bot.tables.acts.moves import Outcome
from bot.tables.acts.seating import Seating
from bot.tables.acts.tables import Tables
from bot.tables.acts.undoing import UndoPoint
from bot.tables.acts.voting import Voting
from bot.tables.show.shown import Desk
from db.engine import Database
from games.kernel.engine.digest import Told
from games.kernel.engine.lanes import NOBODY
from tests.bot.answering import Says
from tests.bot.reading import BOOK
from tests.bot.tables.test_undoing import ANNA, BEN, GAMES, TABLE, agreed, begun, lifted, now
from tests.depth import chosen

pytestmark = pytest.mark.long

ENDS = 4 * chosen().goings_back
"""So many ends of turns are looked at."""


def way_back(outcome: Outcome) -> Address | None:
    """Where the way back leads in the message that a decision is answered with."""
    desk, say = outcome.desk, BOOK.speaker("de", outcome.desk.table.names, game=outcome.desk.table.game)
    view = desk_message.turn(desk, say, beside=Beside(outcome.answered)).view
    found = (Address.parse(str(item.custom_id)) for item in (view.children if view else ()) if isinstance(item, Button))
    return next((address for address in found if address and address.verb == "undo"), None)


class Table:
    """Anna and Ben, who play like the usual computer player, and what the one who pressed last sees."""

    def __init__(self, tables: Tables, dice: random.Random) -> None:
        self.tables = tables
        self.voting = Voting(tables, Seating(tables))
        self.dice = dice

    async def tap(self) -> tuple[Outcome, object, int] | None:
        """Somebody answers; what came of it, how the game stood before, and after how many turns."""
        loaded = await self.tables.loaded(TABLE)
        match, before = loaded.playing(), await now(self.tables)
        choice_id, choice = self.dice.choice(list(match.open.items()))
        if choice.seat == NOBODY:
            await self.tables.moves.make(TABLE, lambda _, advance: lifted(advance, choice_id))
            return None
        picks = choice.check(loaded.game.mind.player(loaded.game.mind.usual)(match.look(choice.seat), choice))

        turn, actor = match.turn, ANNA if loaded.seats[choice.seat].player_id == ANNA.user_id else BEN
        outcome: Outcome = await self.tables.moves.decide(Says(TABLE, actor, lambda _: picks))
        assert outcome.reason is None
        return outcome, before, turn

    async def learned(self, step: int) -> bool:
        """Whether something was drawn or turned up since a step."""
        loaded = await self.tables.loaded(TABLE)
        lines: list[Told] = [line for line in loaded.told if line.step >= step]
        return any(line.event.reveals for line in lines)

    async def go_back(self, desk: Desk, address: Address) -> None:
        """Take it back, free or by asking the other."""
        step, actor = int(address.draft, 36), ANNA if desk.reader.user_id == ANNA.user_id else BEN
        if address.page == ASKS:
            await agreed(self.voting, actor, UndoPoint("step", step))
        else:
            assert (await self.tables.take_back(TABLE, actor, step)).reason is None


@pytest.mark.parametrize("game", list(GAMES))
async def test_whoever_ends_a_turn_has_a_way_back_that_leads_to_before_it(database: Database, game: str) -> None:
    table = Table(await begun(database, game), random.Random(game))
    free = asked = 0
    while free + asked < ENDS:
        tapped = await table.tap()
        match = (await table.tables.loaded(TABLE)).playing()
        assert not match.over
        if tapped is None:
            continue
        outcome, before, turn = tapped
        desk = outcome.desk
        if desk.question is not None and match.turn == turn:
            continue
        address = way_back(outcome)
        assert address is not None, "the turn is over, and there is no way back"
        step, limit = int(address.draft, 36), match.undo_limit(desk.seat)
        assert (address.page != ASKS) == (limit == step), "free is what the kernel lets back"
        assert limit is None or (match.turn == turn and not await table.learned(step))
        free, asked = free + (limit is not None), asked + (limit is None)
        if table.dice.random() < 0.5:
            await table.go_back(desk, address)
            assert await now(table.tables) == before
    assert asked
