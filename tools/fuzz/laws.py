"""Laws that hold whatever people do: examined after each of their acts, and when all are gone.

Laws: every interaction is answered, and nothing ends in an apology; no error is logged; nobody is mentioned without a
part in it; nobody reads what another seat alone may know, or the seed of a running game; steps have no gaps; the stored
game equals the played one; and records of finished games agree.
"""

import logging
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from random import Random
from typing import Any, Self

from bot.language.phrases import LANGUAGES
from bot.messages.parts.custom_ids import NONE, Address
from bot.tables.acts.tables import Tables
from bot.tables.memory.loaded import LoadedGame
from db.games import answers, games
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import encode_state
from games.kernel.engine.text import Text
from sandbox import BotResponse, InteractionState, Message
from sandbox.forms.document import children, text
from sandbox.service.user_actions import GONE, MESSAGE_GONE
from sandbox.state.account import BOT_ID
from sandbox.state.world import WorldChange
from tests.end_to_end.house import House
from tests.games.playing import variants

GRAVE = ("error", "critical")
NEVER = {"unanswered", "too_late", "defer_failed"}
"""Logged as mere warnings, but must not happen when nothing is slow or broken."""
CLIENTS_OWN = (GONE, MESSAGE_GONE)
"""Failures in the client: the bot never hears of them."""
REHEARSED = "nl"
"""The beginnings of ids of questions outside games: those of rehearsals and of lessons."""


LAYING = "ready"
"""The button at the end of a rehearsal."""


class Unlawful(Exception):
    """A law does not hold."""


class PlayFault(Exception):
    """Something is wrong with step `step` of a game or an episode."""

    def __init__(self, step: int, fault: str) -> None:
        super().__init__(step, fault)
        self.step = step
        self.fault = fault


class Overheard(logging.Handler):
    """Errors that libraries log, discord.py and asyncio above all."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        cause = record.exc_info[1] if record.exc_info else None
        self.told.append(f"{record.name}: {record.getMessage()}" + (f" ({cause!r})" if cause else ""))


class Laws:
    """The laws of one house, which reads the libraries' logs while it is entered. `absent`: a person who does
    nothing and is named by nobody, and so must never be addressed.
    """

    def __init__(self, house: House, lines: Sequence[MutableMapping[str, Any]], absent: str | None) -> None:
        self.house = house
        self.absent = absent
        self.overheard = Overheard()
        self._lines = lines
        self._looked_at = 0
        self._changed: list[Message] = []
        self._own: dict[tuple[int, int], set[str]] = {}
        """What each person has rightly known, by game and person."""
        self._known: dict[int, tuple[object, set[str]]] = {}
        book = house.phrasebook
        asked = (Text("something-went-wrong"), Text("command-failed", number="\0"))
        self._apologies = [book.speaker(language)(one).partition("\0")[0] for one in asked for language in LANGUAGES]
        house.sandbox.world.watch(self._note)

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self.overheard)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self.overheard)

    def _note(self, happening: WorldChange) -> None:
        message = happening.message
        if message is not None and message.author_id == BOT_ID and happening.kind != "message_delete":
            self._changed.append(message)

    async def hold(self, outcome: BotResponse | None) -> None:
        """Examine all consequences of an act. Raises Unlawful."""
        changed, self._changed = self._changed, []
        for fault in (*self._answer(outcome), *self._noted(), *self._mentioned()):
            raise Unlawful(fault)
        apologies = (one for message in changed for one in self._apologies if one in message.text)
        for apology in apologies:
            raise Unlawful(f"somebody reads: {apology}")
        running = await self._running()
        for loaded in running:
            self._secrets(loaded)
        for loaded in running:
            for fault in self._betrayed(loaded, changed):
                raise Unlawful(fault)

    def _answer(self, outcome: BotResponse | None) -> Iterator[str]:
        if outcome is None or outcome.state is InteractionState.ANSWERED or outcome.interaction.reason in CLIENTS_OWN:
            return
        yield f"{outcome.state.value}, {outcome.reason}: {outcome.interaction.data}"

    def _noted(self) -> Iterator[str]:
        fresh, self._looked_at = self._lines[self._looked_at :], len(self._lines)
        for line in fresh:
            if line["log_level"] in GRAVE or line["event"] in NEVER:
                last = str(line.get("exception", "")).strip().splitlines()[-1:]
                rest = {key: value for key, value in line.items() if key not in ("event", "log_level", "exception")}
                yield f"{line['event']}: {' '.join(last)} {rest}"
        told, self.overheard.told = self.overheard.told, []
        yield from told

    def _mentioned(self) -> Iterator[str]:
        named, self.house.pinged = self.house.pinged, []
        if wrong := [one for one in named if one in ("everybody", self.absent)]:
            yield f"mentioned: {wrong}"

    async def _running(self) -> list[LoadedGame]:
        async with self.house.running.database.reading() as tx:
            rows = [row for row in await games.unfinished(tx) if row.status == "running"]
        return [await self.house.bot.tables.loaded(row.id) for row in rows]

    # secrets

    def _betrayed(self, loaded: LoadedGame, changed: Sequence[Message]) -> Iterator[str]:
        """Secrets of a game that a message tells somebody who may not know them."""
        secrets = self._secrets(loaded)
        seed = loaded.playing().seed.hex()
        for message in changed:
            if message.visible_to is None and self._readers(message) is None and any(map(_asks, message.clickable())):
                yield f"a question in a channel: {message.labels()}"
            if seed in (words := words_of(message)):
                yield f"the seed of game {loaded.row.id} that goes on"
            reader = message.visible_to or self._readers(message)
            for secret in secrets - self._rightly_read(loaded, message, reader):
                if secret in words:
                    yield f"{reader or 'everybody'} reads of game {loaded.row.id}: {secret}"

    def _rightly_read(self, loaded: LoadedGame, message: Message, reader: int | None) -> set[str]:
        """The secrets of this game that may be told there: all, if it is another game."""
        told_of = _games_of(message)
        if told_of is None and (self._readers(message) or message.channel_id == loaded.row.channel_id):
            # A message without a button: in that game's channel, or in mail, it may be about any game of that person.
            return set().union(*(known for (_, person), known in self._own.items() if person == reader))
        if told_of is not None and loaded.row.id in told_of:
            return self._own.get((loaded.row.id, reader or 0), set())
        return self._secrets(loaded)

    def _readers(self, message: Message) -> int | None:
        """The readers of these direct messages; None: everybody's channel."""
        channel = self.house.sandbox.world.channels.get(message.channel_id)
        return channel.recipient_id if channel and channel.is_dm else None

    def _secrets(self, loaded: LoadedGame) -> set[str]:
        """What a seat may know and spectators may not, in words; each person's share of it is remembered."""
        at = (loaded.row.step, loaded.names)
        if self._known.get(loaded.row.id, (None,))[0] != at:
            self._known[loaded.row.id] = at, self._hidden_words(loaded)
        return self._known[loaded.row.id][1]

    def _hidden_words(self, loaded: LoadedGame) -> set[str]:
        game, match, found = loaded.game, loaded.playing(), set[str]()
        state = game.resume(loaded.setup, encode_state(match.state))
        others = [
            [set(map(repr, game.words.hand(game.view(other, seat.seat)))) for seat in loaded.seats]
            for other in variants(game, state, None, Random(match.number))
        ]
        for seat in loaded.seats:
            told = game.words.hand(match.view(seat.seat))
            hidden = [text for text in told if not all(repr(text) in other[seat.seat] for other in others)]
            for language in LANGUAGES:
                say = self.house.phrasebook.speaker(language, loaded.names, game=game.name).plain
                known = {say(text) for text in hidden}
                found |= known
                self._own.setdefault((loaded.row.id, seat.player_id or -1), set()).update(known)
        return found

    # when all are gone

    async def end(self) -> None:
        """Examine the stored data. Raises Unlawful."""
        await self.house.settled()
        await self.hold(None)
        async with self.house.running.database.reading() as tx:
            numbers = (await tx.exec_driver_sql("SELECT id, status FROM games ORDER BY id")).all()
        for game_id, status in map(tuple, numbers):
            async with self.house.running.database.reading() as tx:
                steps = [row.step for row in await answers.log(tx, game_id)]
            if steps != list(range(1, len(steps) + 1)):
                raise Unlawful(f"the steps of game {game_id} have gaps: {steps}")
            if status == "running":
                await self._as_stored(game_id)
            if status == "finished":
                _, verdict = await self.house.bot.tables.archive.verdict(game_id)
                if not verdict.agrees:
                    raise Unlawful(f"the record of game {game_id} does not agree: {verdict.findings}")

    async def _as_stored(self, game_id: int) -> None:
        here = (await self.house.bot.tables.loaded(game_id)).playing()
        anew = (await Tables(self.house.running.database, find_games()).loaded(game_id)).playing()
        if anew.open != here.open or any(anew.view(seat) != here.view(seat) for seat in (None, 0)):
            raise Unlawful(f"game {game_id} is not played as it is stored")


def words_of(message: Message) -> str:
    """All the text of a message, and the alternative texts of its pictures."""
    alts = [text(item, "description") for one in message.walk() for item in (one, *children(one, "items"))]
    alts += [text(file, "description") for file in children(message.json, "attachments")]
    return "\n".join([message.text, *alts])


def _games_of(message: Message) -> set[int] | None:
    """The games that a message's buttons belong to, None if there are no such buttons; empty if it is about a lesson
    or a rehearsal.
    """
    found = [address for one in message.clickable() if (address := Address.parse(text(one, "custom_id")))]
    if not found:
        return None
    aside = any(address.choice[0] in REHEARSED or address.verb == LAYING for address in found)
    return set() if aside else {address.game for address in found}


def _asks(component: Mapping[str, Any]) -> bool:
    address = Address.parse(str(component.get("custom_id", "")))
    return address is not None and address.choice != NONE
