"""What people press to prepare their next turn: its rehearsal, its rules, laying it ready, throwing it away.

Laws: a rehearsal is shown to its own person alone; a click that comes too late changes nothing and shows how things
stand, with why.
"""

from collections.abc import Mapping, Sequence

from bot.clicks.route import Route
from bot.messages import rehearsal_message
from bot.messages.made_of.components import Redraw, read
from bot.messages.made_of.custom_ids import Address
from bot.messages.words import prepared_rules
from bot.replies.front import Front
from bot.replies.pressed import values_in
from bot.replies.reply import Reply
from bot.tables.acts.moves import Asked, Outcome
from bot.tables.acts.preparing import Rehearsal
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Actor, Refused
from games.kernel.contract.game import Game
from games.kernel.engine.choice import IllegalAnswer, Picks
from games.kernel.engine.standing_orders import Order
from games.kernel.engine.text import Text


class PreparingClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.preparing = bot.preparing

    def routes(self) -> Mapping[str, Route]:
        """What is pressed beside the questions."""
        steps = {
            "prepare": self.go_on,
            "change": self.go_on,
            "anew": self.begin,
            "stepback": self.back,
            "setrules": self.rules,
            "pickrule": self.pick,
            "stops": self.stops,
            "turns": self.turns,
        }
        moves = {"ready": self.lay_ready, "putaway": self.put_away, "onrules": self.keep_rules, "shut": self.shut}
        return {verb: self._or_the_desk(route) for verb, route in (steps | moves).items()}

    def about_questions(self, address: Address) -> Route | None:
        """What is pressed at a question of a rehearsal, or at a rule; None: it is neither."""
        if not rehearsal_message.is_rehearsed(address.choice):
            return None
        return self._or_the_desk(self.decide if address.choice.startswith(rehearsal_message.REHEARSED) else self.rule)

    def _or_the_desk(self, route: Route) -> Route:
        """The route; where there is nothing to prepare (any more) the person sees how things stand, and reads why."""

        async def guarded(reply: Reply, address: Address, actor: Actor) -> None:
            try:
                await route(reply, address, actor)
            except Refused as error:
                await self._close(reply, await self.bot.tables.desk(address.game, actor.user_id, actor.locale))
                await self.bot.say_reason(reply, error.reason)

        return guarded

    # the rehearsal

    async def go_on(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The rehearsal as it stands."""
        await self._show(reply, await self.preparing.go_on(address.game, actor))

    async def begin(self, reply: Reply, address: Address, actor: Actor) -> None:
        """A rehearsal from its beginning."""
        await self._show(reply, await self.preparing.begin(address.game, actor))

    async def back(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The last answer of the rehearsal is taken back."""
        await self._show(reply, await self.preparing.back(address.game, actor))

    async def decide(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Answer the question of the rehearsal, or show it with what is picked so far."""
        redraw: Redraw | None = None

        def answer_in(asked: Asked) -> Picks | None:
            nonlocal redraw
            if asked.choice_id != address.choice:
                raise Refused(Text("question-gone"))
            outcome = read(asked.choice, address, values_in(reply.interaction))
            if isinstance(outcome, Redraw):
                redraw = outcome
                return None
            return outcome.picks

        seen = await self.preparing.decide(address.game, actor, answer_in)
        await self._show(reply, seen, redraw)

    async def _show(self, reply: Reply, seen: Rehearsal, redraw: Redraw | None = None) -> None:
        page, draft = (redraw.page, redraw.draft) if redraw else (0, ())
        await self.bot.rehearsal_in(reply, await self.bot.illustrated.rehearsal(seen, page=page, draft=draft))
        if seen.reason is not None:
            await self.bot.say_reason(reply, seen.reason)

    # its rules

    async def rules(self, reply: Reply, address: Address, actor: Actor) -> None:
        """All rules."""
        await self.bot.rehearsal_in(reply, self.bot.illustrated.rules(await self.preparing.go_on(address.game, actor)))

    async def pick(self, reply: Reply, address: Address, actor: Actor) -> None:
        """What shall be changed was picked."""
        seen = await self.preparing.go_on(address.game, actor)
        picked = next(iter(values_in(reply.interaction)), "")
        match picked:
            case rehearsal_message.STOPS:
                await self.bot.rehearsal_in(reply, self.bot.illustrated.stops(seen))
            case rehearsal_message.TURNS:
                await self.bot.rehearsal_in(reply, self.bot.illustrated.turns(seen))
            case rehearsal_message.RESET:
                usual = await self.preparing.forget_rules(address.game, actor)
                await self.bot.rehearsal_in(reply, self.bot.illustrated.rules(usual))
            case _:
                await self.bot.rehearsal_in(reply, self.bot.illustrated.rule(seen, self._place(seen, picked)))

    async def rule(self, reply: Reply, address: Address, actor: Actor) -> None:
        """One of a rule's answers was pressed, or something picked for its list."""
        seen = await self.preparing.go_on(address.game, actor)
        place, game = self._place(seen, address.choice), self._game(seen)
        try:
            found = self._ordered(seen, place, address, values_in(reply.interaction))
        except (Refused, IllegalAnswer) as error:
            await self.bot.rehearsal_in(reply, self.bot.illustrated.rule(seen, place))
            await self.bot.say_reason(reply, error.reason)
            return
        if isinstance(found, Redraw):
            await self.bot.rehearsal_in(
                reply, self.bot.illustrated.rule(seen, place, page=found.page, draft=found.draft)
            )
            return
        name = prepared_rules.standing(game, place).name
        await self.bot.rehearsal_in(
            reply, self.bot.illustrated.rules(await self.preparing.set_rule(address.game, actor, name, found))
        )

    def _ordered(self, seen: Rehearsal, place: int, address: Address, values: Sequence[str]) -> Order | Redraw:
        """What a click on a rule means. Raises Refused or IllegalAnswer."""
        game = self._game(seen)
        if address.verb == "way":
            return prepared_rules.way(game, seen, place, address.page)
        choice = prepared_rules.list_for(game, seen, place)
        if choice is None:
            raise Refused(Text("unknown-button"))
        outcome = read(choice, address, values)
        return outcome if isinstance(outcome, Redraw) else prepared_rules.listed(game, seen, place, outcome.picks)

    def _game(self, seen: Rehearsal) -> Game:
        return self.bot.tables.games[seen.desk.table.game]

    def _place(self, seen: Rehearsal, choice_id: str) -> int:
        """The number of a rule. Raises Refused if there is none."""
        place = rehearsal_message.place_of(choice_id)
        prepared_rules.standing(self._game(seen), place)
        return place or 0

    async def stops(self, reply: Reply, address: Address, actor: Actor) -> None:
        """What stops it was picked."""
        chosen = values_in(reply.interaction)
        await self.bot.rehearsal_in(
            reply, self.bot.illustrated.rules(await self.preparing.set_stops(address.game, actor, chosen))
        )

    async def turns(self, reply: Reply, address: Address, actor: Actor) -> None:
        """For how many turns was picked."""
        picked = next(iter(values_in(reply.interaction)), "")
        turns = int(picked) if picked.isascii() and picked.isdecimal() else 1
        await self.bot.rehearsal_in(
            reply, self.bot.illustrated.rules(await self.preparing.set_turns(address.game, actor, turns))
        )

    # the prepared turn

    async def lay_ready(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Lay ready what was shown; if it is another one by now, show that."""
        outcome = await self.preparing.lay_ready(address.game, actor, _number_in(address), reply.pressed)
        if outcome.reason is not None and outcome.reason.id == "prepare-changed":
            await self._show(reply, await self.preparing.go_on(address.game, actor))
            await self.bot.say_reason(reply, outcome.reason)
            return
        await self._moved(reply, outcome)

    async def put_away(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Throw away what is laid ready."""
        outcome = await self.preparing.put_away(address.game, actor, _number_in(address), reply.pressed)
        await self._moved(reply, outcome)

    async def keep_rules(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Go on by the rules alone."""
        outcome = await self.preparing.keep_rules(address.game, actor, _number_in(address), reply.pressed)
        await self._moved(reply, outcome)

    async def shut(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Back to how things stand; what was decided in the rehearsal is kept."""
        await self._close(reply, await self.bot.tables.desk(address.game, actor.user_id, actor.locale))

    async def _close(self, reply: Reply, desk: Desk) -> None:
        """How things stand, in the place of a rehearsal."""
        self.bot.posting.rehearsals.note(reply.clicked, shown=False)
        await reply.show(await self.bot.illustrated.desk(desk))

    async def _moved(self, reply: Reply, outcome: Outcome) -> None:
        self.bot.deliver_soon()
        await self._close(reply, outcome.desk)
        self.bot.courier.replied(outcome.fallback, reply.since)
        if outcome.reason is not None:
            await self.bot.say_reason(reply, outcome.reason)


def _number_in(address: Address) -> int:
    """What a button is about: the draft it was shown with, or the turn from which on something is laid ready."""
    return int(address.draft or "0", 36)
