"""What is pressed about a question: an answer, a page, a pick of several; and taking the last answer back.

Law: who presses on while an answer is carried out is told at most once that the question is gone, and not at all of the
button that was pressed already.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from bot.clicks.route import Route
from bot.messages.made_of.beside import Beside
from bot.messages.made_of.chain import Rest
from bot.messages.made_of.components import ASKS, Redraw, read
from bot.messages.made_of.custom_ids import Address
from bot.messages.made_of.outgoing import Shape
from bot.replies import polls
from bot.replies.front import Front
from bot.replies.pressed import values_in
from bot.replies.reply import Reply
from bot.tables.acts.moves import Asked, Outcome
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Text

GONE = "question-gone"

Silences: TypeAlias = Callable[[Text], bool]
"""Whether a reason why nothing was done need not be said."""


def never(reason: Text) -> bool:
    """Every reason is said."""
    return False


class UnderWay:
    """What one person has pressed about one question in one message and is not carried out yet; `told`: whether it was
    said that the question is gone.
    """

    def __init__(self) -> None:
        self.presses: list[object] = []
        self.told = False

    def silences(self, reason: Text, *, again: bool) -> bool:
        """Whether this need not be said; `again`: the same was pressed before."""
        if reason.id != GONE:
            return False
        silent = again or self.told
        self.told |= not silent
        return silent


class QuestionClicks:
    """The routes of a person's message."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.tables = bot.tables
        self._under_way: dict[object, UnderWay] = {}

    def routes(self) -> Mapping[str, Route]:
        """What is not about one question."""
        return {"undo": self.undo}

    async def decide(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Answer the question, or show it with what is picked so far."""
        about = (address.game, actor.user_id, address.choice, reply.clicked)
        press = (address, *values_in(reply.interaction))
        there = self._under_way.setdefault(about, UnderWay())
        again = press in there.presses
        there.presses.append(press)
        try:
            await self._decide(reply, address, actor, partial(there.silences, again=again))
        finally:
            there.presses.remove(press)
            if not there.presses:
                del self._under_way[about]

    async def _decide(self, reply: Reply, address: Address, actor: Actor, silences: Silences) -> None:
        redraw: Redraw | None = None
        rest = Rest()

        def answer_in(asked: Asked) -> Picks | None:
            """What the click means; None: nothing is decided yet. Raises IllegalAnswer or Refused."""
            nonlocal redraw
            if asked.choice_id != address.choice:
                raise Refused(Text("question-gone"))
            outcome = read(asked.choice, address, values_in(reply.interaction))
            if isinstance(outcome, Redraw):
                redraw = outcome
                return None
            rest.chain = outcome.rest
            return outcome.picks

        outcome = await self.tables.decide(address.game, actor, answer_in, further=rest, pressed=reply.pressed)
        if redraw is None:
            await self._show(reply, outcome, actor, silences)
        else:
            await reply.show(await self.bot.illustrated.desk(outcome.desk, page=redraw.page, draft=redraw.draft))

    async def undo(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Take back the one step that the button names; what is not free any more the others are asked for."""
        step = int(address.draft or "0", 36)
        outcome = await self.tables.take_back(address.game, actor, step, pressed=reply.pressed)
        if outcome.reason is None:
            self.bot.posting.rehearsals.note(reply.clicked, shown=False)
            await self._show(reply, outcome, actor)
            return
        try:
            asked = await polls.asked_back(self.bot, address.game, actor, step, at_once=address.page == ASKS)
        except Refused as error:
            await self._show(reply, replace(outcome, reason=error.reason), actor)
            return
        await self._show_asked(reply, address.game, actor, asked)

    async def _show_asked(self, reply: Reply, game_id: int, actor: Actor, asked: Shape | None) -> None:
        """What the others are asked, beside the message that was clicked; None: that shows what was taken back."""
        self.bot.deliver_soon()
        desk = await self.tables.desk(game_id, actor.user_id, actor.locale)
        if asked is None:
            self.bot.posting.rehearsals.note(reply.clicked, shown=False)
            await reply.show(await self.bot.illustrated.desk(desk))
            return
        await reply.say(asked)
        await polls.note_asked(self.bot, game_id, actor, reply)

    async def _show(self, reply: Reply, outcome: Outcome, actor: Actor, silences: Silences = never) -> None:
        """Bring the message that was clicked up to date, and say why nothing was done if it was not."""
        self.bot.deliver_soon()
        if rehearsal := await self._next_turn(outcome, actor):
            await self.bot.rehearsal_in(reply, rehearsal)
        else:
            await reply.show(await self.bot.illustrated.desk(outcome.desk, Beside(outcome.answered)))
        self.bot.courier.replied(outcome.fallback, reply.since)
        if outcome.reason is not None and not silences(outcome.reason):
            await self.bot.say_reason(reply, outcome.reason)

    async def _next_turn(self, outcome: Outcome, actor: Actor) -> Shape | None:
        """The rehearsal of the next turn for who wants to see it as soon as nothing is asked any more."""
        desk = outcome.desk
        wanted = desk.offered_at_once and desk.may_prepare and desk.prepared is None
        if outcome.answered is None or not wanted:
            return None
        with suppress(Refused):
            seen = await self.bot.preparing.go_on(desk.table.game_id, actor)
            return await self.bot.illustrated.rehearsal(seen, answered=outcome.answered)
        return None
