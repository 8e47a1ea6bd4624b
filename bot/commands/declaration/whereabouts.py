"""The game a command means: the one of its channel; in direct messages the person's own, and of several the one that is
picked.

Laws: nothing is done in a guessed game: if several fit, the person is asked; the command then runs as if typed there.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Concatenate, TypeAlias

import discord
import msgspec
from babel.dates import format_datetime
from discord import app_commands

from bot.commands.declaration.wording import add
from bot.language.phrases import LISTS, Language, called
from bot.messages.pages import which_game
from bot.messages.pages.which_game import Fitting
from bot.messages.parts.outgoing import Shape
from bot.replies.front import Front, Meaning
from bot.replies.funnel import Offers
from bot.replies.reply import Reply
from bot.tables.show.shown import GameLine
from bot.tables.terms import preferences
from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import SECOND_MS, zone_of
from db import rows
from db.people import players
from games.kernel.engine.text import Text

Doing: TypeAlias = Callable[Concatenate[Front, Reply, int, ...], Coroutine[Any, Any, None]]
"""A command's work in one game: ``async def hand(bot, reply, game_id, option: type …)``. A keyword-only parameter is no
option of the command; `Fit` provides it.
"""
CommandOptions: TypeAlias = Mapping[str, Any]
NOTHING: CommandOptions = {}


class Candidate(msgspec.Struct, frozen=True):
    """A game that may be meant."""

    game_id: int
    game: str = ""
    channel_id: int = 0
    others: tuple[Text, ...] = ()
    begun: bool = False
    waiting: bool = False
    ended_at: int | None = None


Among: TypeAlias = Callable[[Front, discord.Interaction, CommandOptions], Awaitable[Sequence[Candidate]]]
"""The games that a command with these options may mean, the likeliest first. Raises Refused if there is none."""
Fit: TypeAlias = Callable[[Front, discord.Interaction, int, CommandOptions], Awaitable[CommandOptions]]
"""The options as they apply to one game. Raises Refused if they mean nothing there."""


# the games that may be meant


async def game_here(bot: Front, interaction: discord.Interaction) -> int:
    """The game of this channel or thread: the open one, else the last one. Raises Refused."""
    found = await bot.tables.at(interaction.channel_id) if interaction.channel_id else None
    if found is None:
        raise Refused(Text("command-no-game-here"))
    return found


async def own(bot: Front, interaction: discord.Interaction, _typed: CommandOptions = NOTHING) -> Sequence[Candidate]:
    """The game of this channel; in direct messages the person's open ones."""
    if interaction.guild_id is not None:
        return [Candidate(await game_here(bot, interaction))]
    found = await open_games(bot, interaction)
    if not found:
        raise Refused(Text("command-no-games"))
    return found


async def open_games(bot: Front, interaction: discord.Interaction) -> Sequence[Candidate]:
    """The person's open games, those that wait for the person first."""
    return [_open(line) for line in await bot.tables.games_of(interaction.user.id)]


async def going(bot: Front, interaction: discord.Interaction, _typed: CommandOptions = NOTHING) -> Sequence[Candidate]:
    """The game of this channel; in direct messages the person's running games, else those that have not begun."""
    found = await own(bot, interaction)
    return [each for each in found if each.begun] or found


async def recorded(
    bot: Front, interaction: discord.Interaction, _typed: CommandOptions = NOTHING
) -> Sequence[Candidate]:
    """The running game of this channel, else the one finished last; in direct messages the person's finished ones."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return [_over(row) for row in await bot.tables.archive.finished_of(interaction.user.id)]
    here = await bot.tables.at(interaction.channel_id)
    if here is not None and await bot.tables.status(here) == "running":
        return [Candidate(here)]
    return [Candidate(await bot.tables.archive.newest_in(interaction.channel_id))]


def _open(line: GameLine) -> Candidate:
    others = tuple(called(name, seat) for seat, name in enumerate(line.names) if seat != line.seat)
    begun = line.status == "running"
    return Candidate(line.game_id, line.game, line.place.channel_id, others, begun, line.waiting_for_me)


def _over(row: rows.Game) -> Candidate:
    return Candidate(row.id, row.game, row.channel_id, ended_at=row.ended_at)


# the command's work in the game that is meant


class InGame:
    """A command about one game. `name`: as it is typed."""

    def __init__(self, bot: Front, name: str, doing: Doing, among: Among, fit: Fit | None = None) -> None:
        self.bot = bot
        self.name = name
        self.doing = doing
        self.among = among
        self.fit = fit
        self.options = list(inspect.signature(doing).parameters.values())[3:]
        bot.meanings[name] = Meaning(self.read, self.turn_to)

    async def typed(self, interaction: discord.Interaction, typed: CommandOptions) -> None:
        """Run it in the one game that fits, or ask which."""
        fitting = await self._fitting(interaction, await self.among(self.bot, interaction, typed), typed)
        if len(fitting) > 1:
            await Reply.to(interaction).say(await self._asked(interaction, fitting, typed, 0))
            return
        ((only, meant),) = fitting
        await self.go_on(interaction, only.game_id, meant)

    async def read(self, interaction: discord.Interaction, game_id: int, words: Sequence[str]) -> None:
        """Run a button's command in this game."""
        await self.go_on(interaction, game_id, self._read(words))

    async def turn_to(self, interaction: discord.Interaction, words: Sequence[str], page: int) -> Shape:
        """Another page of the games that fit the options of a button."""
        typed = self._read(words)
        fitting = await self._fitting(interaction, await self.among(self.bot, interaction, typed), typed)
        return await self._asked(interaction, fitting, typed, page)

    async def go_on(self, interaction: discord.Interaction, game_id: int, meant: CommandOptions) -> None:
        """Run it in this game."""
        reply = Reply.to(interaction)
        self.bot.about(reply, game_id)
        await self.doing(self.bot, reply, game_id, **meant)

    async def _fitting(
        self, interaction: discord.Interaction, found: Iterable[Candidate], typed: CommandOptions
    ) -> list[tuple[Candidate, CommandOptions]]:
        """The games in which it has a meaning, with that meaning. Raises Refused if there is none."""
        fitting, strange = list[tuple[Candidate, CommandOptions]](), list[tuple[Candidate, Refused]]()
        for each in found:
            try:
                there = await self.fit(self.bot, interaction, each.game_id, typed) if self.fit else typed
                fitting.append((each, there))
            except Refused as error:
                strange.append((each, error))
        if not fitting:
            only, refused = strange[0]
            self.bot.about(Reply.to(interaction), only.game_id)
            raise refused
        return fitting

    async def _asked(
        self,
        interaction: discord.Interaction,
        fitting: Sequence[tuple[Candidate, CommandOptions]],
        typed: CommandOptions,
        page: int,
    ) -> Shape:
        """The question which game, with the games of this page."""
        pages = -(-len(fitting) // which_game.PAGE)
        page = min(page, pages - 1)
        here = fitting[page * which_game.PAGE :][: which_game.PAGE]
        names = await asyncio.gather(*(self.bot.channel_name(each.channel_id) for each, _ in here))
        async with self.bot.tables.database.reading() as tx:
            person = await players.get(tx, interaction.user.id)
        say = await self.bot.voices.to(self.bot.actor(interaction))
        zone = preferences.of(person).hours(str(interaction.locale)).zone
        found = [
            Fitting(
                each.game_id, each.game, name, self._words(meant), each.others, each.waiting,
                "" if each.ended_at is None else _written(each.ended_at, zone, say.language),
            )
            for (each, meant), name in zip(here, names, strict=True)
        ]  # fmt: skip
        if not all(which_game.written(each.words) for each in found):
            raise Refused(Text("which-game-gone"))
        return which_game.which(self.name, self._words(typed), found, say, page=page, pages=pages)

    def _words(self, given: CommandOptions) -> tuple[str, ...]:
        """The command and its options as a button carries them."""
        values = (given.get(option.name) for option in self.options)
        return (self.name, *("" if value is None else str(value) for value in values))

    def _read(self, words: Sequence[str]) -> CommandOptions:
        """The options that a button carries. Raises Refused if one is missing."""
        given = {option.name: word for option, word in zip(self.options, words, strict=False) if word}
        missing = {option.name for option in self.options if option.default is option.empty} - set(given)
        if missing:
            raise Refused(Text("unknown-button"))
        return given


def _written(at: int, zone: str, language: Language) -> str:
    """Day and time in short form."""
    there = datetime.fromtimestamp(at / SECOND_MS, UTC).astimezone(zone_of(zone))
    return format_datetime(there, "short", locale=LISTS[language])


def add_in_game(
    tree: "app_commands.CommandTree[Any]",
    bot: Front,
    doing: Doing,
    *,
    among: Among = going,
    fit: Fit | None = None,
    offers: Mapping[str, Offers] | None = None,
    choices: Mapping[str, tuple[str, ...]] | None = None,
) -> None:
    """Make a command (see `add`) from its work in one game; `among`: which games it may mean, `fit`: its options in
    each of them, if they are not the same everywhere.
    """
    command = InGame(bot, doing.__name__, doing, among, fit)

    async def work(_bot: Front, interaction: discord.Interaction, **typed: Any) -> None:
        await command.typed(interaction, typed)

    options = [option for option in command.options if option.kind is not inspect.Parameter.KEYWORD_ONLY]
    first = list(inspect.signature(work).parameters.values())[:2]
    work.__name__ = doing.__name__
    work.__signature__ = inspect.Signature([*first, *options])  # type: ignore[attr-defined]  # what `add` reads
    add(tree, bot, work, offers=offers, choices=choices)
