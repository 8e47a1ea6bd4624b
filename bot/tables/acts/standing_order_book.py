"""Standing orders as their person keeps them: given, listed, removed.

Laws: an order counts at once, also for open questions; nobody gives orders for somebody else. Methods raise `Refused`
for what is not possible.
"""

from collections.abc import Sequence

from bot.tables.acts.tables import Tables
from bot.tables.memory.advance import Advance
from bot.tables.memory.ahead import layers
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor, Refused
from db import rows
from db.games import games, standing_orders
from db.games.standing_orders import EVERY_GAME
from db.people import players
from games.kernel.contract.game import Game
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.standing_orders import Order, Standing
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import answer_for, encode_order, key_of, parts_of


def sensible(game: Game) -> dict[str, Order]:
    """The orders of a game that hardly anybody regrets, by the keys of its questions."""
    return {key_of(each, each.sensible_for): each.sensible.order for each in game.standing if each.sensible}


class StandingOrderBook:
    """The standing orders of all people."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def of(self, user_id: int) -> tuple[rows.Order, ...]:
        """A person's orders by rules, those for all games first."""
        return await self.tables.database.read(lambda tx: standing_orders.of_player(tx, user_id))

    async def give(self, actor: Actor, rules: str, key: str, order: Order, game_id: int = EVERY_GAME) -> bool:
        """Order this for all games of these rules, or for one game; whether that answered an open question."""
        standing_named(self.tables.store.game(rules), parts_of(key)[0])
        if game_id != EVERY_GAME:
            (await self.tables.loaded(game_id)).seat_of(actor.user_id)
        return await self._give(actor, rules, {key: order}, game_id)

    async def give_sensible(self, actor: Actor, rules: str) -> int:
        """Give all orders that hardly anybody regrets; return how many."""
        given = sensible(self.tables.store.game(rules))
        if not given:
            raise Refused(Text("orders-none-sensible"))
        await self._give(actor, rules, given, EVERY_GAME)
        return len(given)

    async def _give(self, actor: Actor, rules: str, given: dict[str, Order], game_id: int) -> bool:
        at = self.tables.clock()
        async with self.tables.store.change() as tx:
            await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=at)
            for key, order in given.items():
                await standing_orders.put(tx, rows.Order(actor.user_id, rules, game_id, key, encode_order(order), at))
            mine = await standing_orders.of_player(tx, actor.user_id)
            playing = [row for row in await games.of_player(tx, actor.user_id) if row.status == "running"]
        asked = [row.id for row in playing if row.game == rules and game_id in (EVERY_GAME, row.id)]
        names = {parts_of(key)[0] for key in given}
        return any([await self._answer_open(game, actor.user_id, mine, names) for game in asked])

    async def _answer_open(self, game_id: int, user_id: int, mine: Sequence[rows.Order], names: set[str]) -> bool:
        """Whether orders for these questions answered this game's open one."""
        answered = False

        def answer(loaded: LoadedGame, advance: Advance) -> int:
            nonlocal answered
            asked = advance.match.question(loaded.seat_of(user_id).seat)
            if asked and asked[1].standing and asked[1].standing.name in names:
                here = [row for row in mine if row.rules == loaded.row.game and row.game in (EVERY_GAME, game_id)]
                picks = answer_for(layers(here), asked[1])
                if answered := picks is not None:
                    advance.answer_by_order(*asked, picks or ())
            return NOBODY

        await self.tables.moves.make(game_id, answer)
        return answered

    async def remove(self, user_id: int, rules: str, game_id: int, key: str) -> bool:
        """Ask again; False if there is no such order."""
        return await self.tables.store.write(lambda tx: standing_orders.remove(tx, user_id, rules, game_id, key))

    async def remove_all(self, user_id: int) -> int:
        """Ask everything again; how many orders there were."""
        return await self.tables.store.write(lambda tx: standing_orders.remove_all(tx, user_id))


def standing_named(game: Game, name: str) -> Standing:
    """The question of this name, unless only a prepared turn answers it. Raises Refused."""
    found = next((each for each in game.standing if each.name == name and not each.ahead), None)
    if found is None:
        raise Refused(Text("order-unknown"))
    return found
