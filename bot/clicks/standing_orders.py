"""What people press about standing orders: on a question, in its panel and form, and in the list of all.

Law: who presses sees and changes only the own orders; a question that is gone is said to be gone.
"""

from collections.abc import Mapping

import msgspec

from bot.clicks.route import Route
from bot.language.phrases import Speaker
from bot.messages import notices, standing_order_panel
from bot.messages.made_of.custom_ids import Address, stamp_of
from bot.messages.made_of.outgoing import Shape
from bot.messages.standing_order_panel import Scope, scope_of, usual_scope
from bot.messages.words import standing_order_words
from bot.replies.front import Front
from bot.replies.pressed import field_in, number_in, values_in
from bot.replies.reply import Reply
from bot.replies.standing_orders import all_games, listing
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Actor, Refused
from bot.typed import standing_order_list
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import Order, Standing
from games.kernel.engine.text import Text


class AskedStanding(msgspec.Struct, frozen=True):
    """The open question that was pressed, with its game."""

    desk: Desk
    game: Game
    choice_id: str
    choice: Choice
    standing: Standing


class StandingOrderClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.tables = bot.tables

    def routes(self) -> Mapping[str, Route]:
        """What the list of all orders offers."""
        return {
            "unorder": self.remove,
            "unorders": self.remove_all,
            "sensible": self.give_sensible,
            "ordered": self.page,
        }

    def about_questions(self) -> Mapping[str, Route]:
        """What is pressed about an open question."""
        return dict.fromkeys(("always", "scope", "order", "ranked", "listed"), self.press)

    # about a question

    async def press(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Something was pressed about an open question. Raises Refused if it is gone."""
        asked = await self._asked(address, actor)
        say = self.bot.phrasebook.at(asked.desk.table, asked.desk.language)
        scope = usual_scope(asked.standing) if address.verb == "always" else scope_of(address.page)
        match address.verb:
            case "always":
                await reply.say(self._panel(asked, scope, say))
            case "scope":
                await reply.show(self._panel(asked, scope, say))
            case "ranked":
                await reply.form(standing_order_panel.form(address, Text(asked.standing.title), say))
            case "listed":
                await self._typed(reply, actor, asked, scope, say)
            case _:
                await self._chosen(reply, actor, asked, scope, address.draft, say)

    async def _asked(self, address: Address, actor: Actor) -> AskedStanding:
        desk = await self.tables.desk(address.game, actor.user_id, actor.locale)
        if desk.question is None:
            raise Refused(Text("question-gone"))
        choice_id, choice = desk.question
        if choice.standing is None or (choice_id, stamp_of(choice)) != (address.choice, address.stamp):
            raise Refused(Text("question-gone"))
        if choice.standing.ahead:
            raise Refused(Text("order-unknown"))
        return AskedStanding(desk, self.tables.games[desk.table.game], choice_id, choice, choice.standing)

    @staticmethod
    def _panel(asked: AskedStanding, scope: Scope, say: Speaker) -> Shape:
        return standing_order_panel.panel(
            asked.game, asked.desk.table.game_id, asked.choice_id, asked.choice, scope, say
        )

    async def _chosen(
        self, reply: Reply, actor: Actor, asked: AskedStanding, scope: Scope, pressed: str, say: Speaker
    ) -> None:
        """An answer was picked in a select, or its button pressed."""
        offered = standing_order_panel.ways(asked.standing, scope)
        place = next(iter(values_in(reply.interaction)), pressed)
        number = number_in(place)
        if number is None or number >= len(offered):
            raise Refused(Text("unknown-button"))
        await self._give(reply, actor, asked, scope, offered[number].order, say)

    async def _typed(self, reply: Reply, actor: Actor, asked: AskedStanding, scope: Scope, say: Speaker) -> None:
        order = standing_order_list.typed_order(
            self.bot.catalogue, say, asked.game, asked.standing, field_in(reply.interaction, standing_order_panel.TYPED)
        )
        await self._give(reply, actor, asked, scope, order, say)

    async def _give(
        self, reply: Reply, actor: Actor, asked: AskedStanding, scope: Scope, order: Order, say: Speaker
    ) -> None:
        """Give the order and say what will happen now, and how to be rid of it."""
        game_id = asked.desk.table.game_id
        answered = await self.bot.standing_orders.give(
            actor, asked.game.name, scope.key(asked.standing), order, game_id if scope.here_only else EVERY_GAME
        )
        self.bot.deliver_soon()
        subject = asked.standing.subject if scope.subject_only else None
        told = standing_order_words.given(
            asked.game, asked.standing, subject, order, here=scope.here_only, answered=answered
        )
        await reply.show(notices.notice(told, say))

    # all orders

    async def remove(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Remove what was picked in the list; show what is left."""
        for value in values_in(reply.interaction):
            rules, number, key = (*value.split("|", 2), "", "")[:3]
            if (game_id := number_in(number)) is not None:
                await self.bot.standing_orders.remove(actor.user_id, rules, game_id, key)
        await reply.show(await listing(self.bot, actor))

    async def remove_all(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Remove all; show that there are none."""
        await self.bot.standing_orders.remove_all(actor.user_id)
        await reply.show(await listing(self.bot, actor))

    async def give_sensible(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Order all that is sensible in one game; show what there is then."""
        found = all_games(self.bot)
        if address.page >= len(found):
            raise Refused(Text("unknown-button"))
        await self.bot.standing_orders.give_sensible(actor, found[address.page].name)
        self.bot.deliver_soon()
        await reply.show(await listing(self.bot, actor))

    async def page(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Another page of the list."""
        await reply.show(await listing(self.bot, actor, address.page))
