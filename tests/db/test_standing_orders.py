"""Standing orders are kept per person, rules, game and question."""

from db.engine import Database
from db.games import answers, games, standing_orders
from db.people import players
from db.rows import NewAnswer, Order
from tests.db.sample import ANNA, BEN, start_game


def an_order(game: int = 0, key: str = "moat.reveal", what: bytes = b"yes", player: int = ANNA) -> Order:
    return Order(player, "dominion", game, key, what, 5)


async def test_an_order_replaces_the_one_for_the_same_question(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna", "de", at=1)
        await standing_orders.put(tx, an_order())
        await standing_orders.put(tx, an_order(what=b"no"))
        assert await standing_orders.of_player(tx, ANNA) == (an_order(what=b"no"),)
        assert await standing_orders.of_player(tx, BEN) == ()


async def test_orders_for_all_games_come_before_those_for_one_and_those_of_games_that_are_over_are_gone(
    database: Database,
) -> None:
    async with database.transaction() as tx:
        for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
            await players.see(tx, user, name, "de", at=1)
        game = await start_game(tx)
        for order in (an_order(game), an_order(), an_order(key="discard"), an_order(player=BEN), an_order(game + 1)):
            await standing_orders.put(tx, order)
        mine = await standing_orders.of_player(tx, ANNA)
        assert [(order.game, order.key) for order in mine] == [
            (0, "discard"),
            (0, "moat.reveal"),
            (game, "moat.reveal"),
        ]
        here = await standing_orders.at_table(tx, "dominion", game, [ANNA, BEN])
        assert {(order.player_id, order.game, order.key) for order in here} == {
            (ANNA, 0, "discard"), (ANNA, 0, "moat.reveal"), (ANNA, game, "moat.reveal"), (BEN, 0, "moat.reveal"),
        }  # fmt: skip
        await games.abort(tx, game, at=9)
        assert [order.game for order in await standing_orders.of_player(tx, ANNA)] == [0, 0]


async def test_one_order_is_removed_or_all(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna", "de", at=1)
        for key in ("moat.reveal", "discard", "spy.discard"):
            await standing_orders.put(tx, an_order(key=key))
        assert await standing_orders.remove(tx, ANNA, "dominion", 0, "discard")
        assert not await standing_orders.remove(tx, ANNA, "dominion", 0, "discard")
        assert await standing_orders.remove_all(tx, ANNA) == 2
        assert await standing_orders.of_player(tx, ANNA) == ()


async def test_an_answer_of_an_order_that_was_taken_back_is_remembered(database: Database) -> None:
    async with database.transaction() as tx:
        for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
            await players.see(tx, user, name, "de", at=1)
        game = await start_game(tx)
        given = [
            NewAnswer(0, "t0-0-0", "moat.reveal", b"", "order"),
            NewAnswer(1, "p1-1-0", "moat.reveal", b"", "order"),
            NewAnswer(0, "t0-0-1", "turn.buy", b""),
        ]
        await answers.record(tx, game, 0, given, at=3)
        assert await standing_orders.taken_back(tx, game, 0) == {}
        await answers.record(tx, game, 3, [NewAnswer(1, "", "undo", b"", kind="undo")], undone=[2, 3], at=4)
        assert await standing_orders.taken_back(tx, game, 0) == {2: (1, "p1-1-0")}
        assert await standing_orders.taken_back(tx, game, 2) == {}
