"""Where clicks and forms go: each button's verb to what it does. Parses, calls, shows.

Law: a stale, doubled or foreign click changes nothing and is answered with the present state, or with why not.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.clicks import standing_orders
from bot.clicks.clocks import ClockClicks
from bot.clicks.lobby import LobbyClicks, values_in
from bot.clicks.seats import SeatClicks
from bot.clicks.standing_orders import OrderClicks
from bot.messages import lobby_message, notices
from bot.messages.components import Redraw, read
from bot.messages.custom_ids import Address, stamp_of
from bot.reply import Reply
from bot.tables import preferences
from bot.tables.lobbies import Lobbies
from bot.tables.shown import Actor, Desk, Refused
from games.kernel.choice import Choice, IllegalAnswer
from games.kernel.text import Text

if TYPE_CHECKING:
    from bot.client import Parlatorium

LOG_TURNS = 1000
"""How far back the log can be paged."""

Verb = Callable[["Clicks", Reply, Address, Actor], Awaitable[None]]


class Clicks:
    """The routes."""

    def __init__(self, bot: "Parlatorium") -> None:
        self.bot = bot
        self.tables = bot.tables
        self.lobby = LobbyClicks(bot)
        self.orders = OrderClicks(bot)
        self.seats = SeatClicks(bot)
        self.clock = ClockClicks(bot)

    async def route(self, reply: Reply) -> None:
        """Do what the button says."""
        interaction = reply.interaction
        address = notices.address_in(interaction)
        if address is None:
            raise Refused(Text("unknown-button"))
        actor = self.bot.actor(interaction)
        if address.choice == "-":
            await self._public(reply, address, actor)
        elif address.verb in standing_orders.VERBS:
            await self.orders.press(reply, address, actor)
        else:
            await self._decide(reply, address, actor)

    # questions

    async def _decide(self, reply: Reply, address: Address, actor: Actor) -> None:
        desk = await self.tables.desk(address.game, actor.user_id, actor.locale)
        choice = _asked(desk, address)
        if choice is None:
            await self._show_present(reply, desk, Text("question-gone"))
            return
        try:
            outcome = read(choice, address, values_in(reply.interaction))
        except IllegalAnswer as error:
            await self._show_present(reply, desk, error.reason)
            return
        if isinstance(outcome, Redraw):
            await reply.show(await self.bot.posting.desk_shape(desk, page=outcome.page, draft=outcome.draft))
            return
        answer = self.tables.answer(address.game, actor.user_id, address.choice, outcome.picks)
        await self._moved(reply, address, actor, answer)

    async def _moved(self, reply: Reply, address: Address, actor: Actor, move: Awaitable[None]) -> None:
        """Make a move and show how things stand then; if it is refused, that and why."""
        reason: Text | None = None
        try:
            await move
            self.bot.deliver_soon()
        except Refused as error:
            reason = error.reason
        desk = await self.tables.desk(address.game, actor.user_id, actor.locale)
        await self._show_present(reply, desk, reason)
        if reason is None and desk.question is None and reply.interaction.guild_id is not None:
            await self.tables.mail_again(desk)
            self.bot.deliver_soon()

    async def _show_present(self, reply: Reply, desk: Desk, reason: Text | None) -> None:
        """Bring the clicked message up to date; `reason` says why the click did nothing."""
        await reply.show(await self.bot.posting.desk_shape(desk))
        if reason is not None:
            await self.bot.say_reason(reply, reason)

    # everything else

    async def _public(self, reply: Reply, address: Address, actor: Actor) -> None:
        verb = VERBS.get(address.verb)
        if verb is None:
            raise Refused(Text("unknown-button"))
        await verb(self, reply, address, actor)

    async def _undo(self, reply: Reply, address: Address, actor: Actor) -> None:
        undo = self.tables.undo(address.game, actor.user_id, step=int(address.draft or "0", 36))
        await self._moved(reply, address, actor, undo)

    async def _hand(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.desk_to(reply, address.game, actor)

    async def _board(self, reply: Reply, address: Address, actor: Actor) -> None:
        plain = preferences.of(await self.bot.posting.person(actor.user_id)).plain
        await self.bot.table_to(reply, address.game, actor, as_text=plain)

    async def _text(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.table_to(reply, address.game, actor, as_text=True)

    async def _words(self, reply: Reply, address: Address, actor: Actor) -> None:
        await reply.show(await self.bot.words_shape(address.game, actor, address.page))

    async def _log(self, reply: Reply, address: Address, actor: Actor) -> None:
        await reply.say(await self.bot.log_shape(address.game, actor, LOG_TURNS))

    async def _leaf(self, reply: Reply, address: Address, actor: Actor) -> None:
        await reply.show(await self.bot.log_shape(address.game, actor, LOG_TURNS, address.page))

    async def _export(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.past.export(reply, address.game, actor)

    async def _replay(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.past.replays.open(reply, address.game, actor)

    async def _frame(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.past.replays.step(reply, address, actor)

    async def _film(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.past.replays.film(reply, address, actor)

    async def _verify(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.bot.past.verify(reply, address.game, actor)

    async def _help(self, reply: Reply, address: Address, actor: Actor) -> None:
        say = await self.bot.say_for(actor)
        await reply.say(notices.notice(Text("help"), say))

    # the lobby

    async def _again(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.tables.lobbies.again(address.game, actor)
        self.bot.deliver_soon()
        await reply.say(notices.notice(Text("again-open"), await self.bot.say_for(actor)))

    async def _seat(self, reply: Reply, address: Address, actor: Actor) -> None:
        await SEATING[address.verb](self.tables.lobbies, address.game, actor)
        await self._show_lobby_here(reply, address.game)

    async def _options(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.lobby.open(reply, address, actor)

    async def _option(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.lobby.choose(reply, address, actor)

    async def _draw(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.lobby.draw(reply, address, actor)

    async def _list(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.lobby.retype(reply, address, actor)

    async def _typed(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.lobby.typed(reply, address, actor)

    async def _start(self, reply: Reply, address: Address, actor: Actor) -> None:
        await self.tables.lobbies.start(address.game, actor)
        self.bot.deliver_soon()
        table = await self.tables.table(address.game)
        await reply.update(await self.bot.posting.table_shape(table))
        if await self.tables.table(address.game) != table:
            await self._show_newest(address.game)

    async def _show_lobby_here(self, reply: Reply, game_id: int) -> None:
        lobby = await self.tables.lobby(game_id)
        say = self.bot.phrasebook.speaker(lobby.language, [seat.name for seat in lobby.seats], game=lobby.game)
        self.bot.deliver_soon()
        await reply.update(lobby_message.lobby(lobby, say))
        if await self.tables.lobby(game_id) != lobby:
            await self._show_newest(game_id)

    async def _show_newest(self, game_id: int) -> None:
        """Somebody else pressed meanwhile, and it is not certain whose answer Discord showed last."""
        await self.tables.show_again(game_id)
        self.bot.deliver_soon()


SEATING: dict[str, Callable[[Lobbies, int, Actor], Awaitable[None]]] = {
    "join": Lobbies.join,
    "leave": Lobbies.leave,
    "computer": Lobbies.add_computer,
    "dismiss": Lobbies.remove_computer,
    "cancel": Lobbies.cancel,
}
"""What a lobby's buttons do; afterwards it is shown as it is then."""

VERBS: dict[str, Verb] = {
    **dict.fromkeys(SEATING, Clicks._seat),
    "ask": lambda clicks, *given: clicks.seats.ask(*given),
    "agree": lambda clicks, *given: clicks.seats.agree(*given),
    "refuse": lambda clicks, *given: clicks.seats.refuse(*given),
    "withdraw": lambda clicks, *given: clicks.seats.withdraw(*given),
    "take": lambda clicks, *given: clicks.seats.take(*given),
    "mute": lambda clicks, *given: clicks.clock.mute(*given),
    "back": lambda clicks, *given: clicks.clock.back(*given),
    "playturn": lambda clicks, *given: clicks.clock.play_turn(*given),
    "standin": lambda clicks, *given: clicks.clock.stand_in(*given),
    "undo": Clicks._undo,
    "hand": Clicks._hand,
    "board": Clicks._board,
    "text": Clicks._text,
    "words": Clicks._words,
    "log": Clicks._log,
    "leaf": Clicks._leaf,
    "help": Clicks._help,
    "export": Clicks._export,
    "verify": Clicks._verify,
    "replay": Clicks._replay,
    "frame": Clicks._frame,
    "film": Clicks._film,
    "options": Clicks._options,
    "option": Clicks._option,
    "draw": Clicks._draw,
    "list": Clicks._list,
    "typed": Clicks._typed,
    "start": Clicks._start,
    "again": Clicks._again,
    "unorder": lambda clicks, *pressed: clicks.orders.remove(*pressed),
    "unorders": lambda clicks, *pressed: clicks.orders.remove_all(*pressed),
    "sensible": lambda clicks, *pressed: clicks.orders.give_sensible(*pressed),
}


def _asked(desk: Desk, address: Address) -> Choice | None:
    """The question this button belongs to, if it is still the open one and shows the same options."""
    if desk.question is None:
        return None
    choice_id, choice = desk.question
    return choice if choice_id == address.choice and stamp_of(choice) == address.stamp else None
