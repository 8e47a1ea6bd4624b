"""What the host does with a table's options: the panel, what is picked in it, what is typed into its form.

Law: who may not set anything, or comes too late, sees his panel as it should be and reads why.
"""

from collections.abc import Awaitable, Mapping

from bot.clicks.route import Route
from bot.language.phrases import Language, Speaker, language_of
from bot.messages import lobby_panel, notices
from bot.messages.made_of.custom_ids import Address, read_set, write_set
from bot.replies.front import Front
from bot.replies.pressed import field_in, number_in, values_in
from bot.replies.reply import Reply
from bot.tables.show.shown import Lobby
from bot.tables.terms.actors import Actor, Refused
from bot.typed.names import Names
from games.kernel.contract.game import Setting
from games.kernel.engine.text import Text

STAMP, LONGEST_ID = 4, 20


class OptionClicks:
    """The routes of the panel."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.tables = bot.tables

    def routes(self) -> Mapping[str, Route]:
        """What the panel and its form do."""
        return {
            "options": self.open,
            "option": self.choose,
            "draw": self.draw,
            "list": self.retype,
            "typed": self.typed,
            "takeout": self.take_out,
        }

    async def open(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Show the panel to whoever may set options."""
        await self.tables.lobbies.may_set(address.game, actor)
        table, say = await self._here(address, actor)
        await reply.say(lobby_panel.panel(table, say))

    async def choose(self, reply: Reply, address: Address, actor: Actor) -> None:
        """A value was picked, or pressed."""
        setting = await self._pressed(reply, address, actor)
        if setting is None:
            return
        picked = values_in(reply.interaction)
        values = picked or tuple(value.name for value in setting.values[: setting.least])
        await self._done(
            reply, address, actor, self.tables.lobbies.set_option(address.game, actor, setting.name, values)
        )

    async def retype(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Open the form, filled with what is set or was typed."""
        setting = await self._pressed(reply, address, actor)
        if setting is None:
            return
        table, say = await self._here(address, actor)
        names, draft = self._names(table, say.language), address.draft[STAMP:]
        filled = names.at(read_set(draft)) if draft else setting.chosen
        await reply.form(lobby_panel.form(table, setting, names.written(filled), say))

    async def typed(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The form came back: take what was typed, or say what is wrong with it."""
        setting = await self._pressed(reply, address, actor)
        if setting is None:
            return
        table, say = await self._here(address, actor)
        names = self._names(table, say.language)
        read = names.understood(field_in(reply.interaction, lobby_panel.TYPED))
        reasons = (
            *read.guessed,
            *await self.tables.lobbies.objections(address.game, setting.name, read.entries),
            *read.rest,
        )
        if not reasons:
            try:
                await self.tables.lobbies.set_option(address.game, actor, setting.name, read.names)
            except Refused as error:
                reasons = error.reasons
        if reasons:
            draft = write_set(names.places(read.names))
            await reply.say(lobby_panel.again(table, setting, reasons, draft, say))
        else:
            await self._shown(reply, address, actor)

    async def draw(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Let everybody see before the start what the lots bring."""
        await self._done(reply, address, actor, self.tables.lobbies.draw_lots(address.game, actor))

    async def take_out(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Somebody was picked to get up."""
        seat, _, user = "".join(values_in(reply.interaction)[:1]).partition(".")
        number, user_id = number_in(seat), _user(user)
        if number is None or user_id is None:
            raise Refused(Text("nothing-to-do"))
        await self._done(reply, address, actor, self.tables.lobbies.take_out(address.game, actor, number, user_id))

    async def _pressed(self, reply: Reply, address: Address, actor: Actor) -> Setting | None:
        """The setting that was pressed; None if it cannot be set (any more), and the person was told so."""
        try:
            await self.tables.lobbies.may_set(address.game, actor)
        except Refused as error:
            await self._refused(reply, address, actor, error.reason)
            return None
        table, _ = await self._here(address, actor)
        setting = lobby_panel.stamped(table, address)
        if setting is None:
            await self._refused(reply, address, actor, Text("setting-gone"))
        return setting

    async def _done(self, reply: Reply, address: Address, actor: Actor, change: Awaitable[None]) -> None:
        try:
            await change
        except Refused as error:
            await self._refused(reply, address, actor, error.reason)
        else:
            await self._shown(reply, address, actor)

    async def _shown(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The panel as it is now, and the lobby likewise."""
        table, say = await self._here(address, actor)
        await self.tables.show_again(address.game)
        self.bot.deliver_soon()
        await reply.show(lobby_panel.panel(table, say))

    async def _refused(self, reply: Reply, address: Address, actor: Actor, reason: Text) -> None:
        """Nothing was set: what was clicked shows what is set, or that it is too late; the person reads why."""
        table, say = await self._here(address, actor)
        message = reply.interaction.message
        alone = message is not None and message.flags.ephemeral
        if alone and table.status != "lobby":
            await reply.update(notices.notice(reason, say, public=True))
            return
        if alone:
            await reply.update(lobby_panel.panel(table, say))
        elif table.status == "lobby":
            await self.tables.show_again(address.game)
            self.bot.deliver_soon()
        await self.bot.say_reason(reply, reason)

    async def _here(self, address: Address, actor: Actor) -> tuple[Lobby, Speaker]:
        """The table, and who speaks the language of this person."""
        table = await self.tables.lobby(address.game)
        return table, await self.bot.voices.to(actor, table)

    def _names(self, table: Lobby, language: Language) -> Names:
        return Names(self.bot.catalogue, language_of(language), table.game)


def _user(word: str) -> int | None:
    """The id that a value names; 0 for a computer."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= LONGEST_ID else None
