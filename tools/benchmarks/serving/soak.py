"""The memory of the whole bot over thousands of clicks of all kinds: python -m tools soak --clicks 15000

Two people who take the big button play ten tables of all games through the stand-in; a new game follows each finished
one. Meanwhile finished and running games are leafed through, filmed and reviewed, and advice is asked for, in a fixed
proportion to the clicks. The bot runs in a process of its own; it is measured with every process it starts, each
second, as the system counts them (PSS: memory that processes share counts once).

Prints a line every 250 clicks: the greatest memory of the bot, its thinking process and others since the last line, in
MB, and how many clicks of each kind there were. The curve is kept in FILE. It ends with 1 if bot and thinking process
together took more than `--most` MB. `--clicks 1500` takes some minutes.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

import msgspec
import psutil

from bot.language.phrases import LANGUAGES, Phrasebook
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from sandbox import BotResponse, Limits, Message, Person, Sandbox
from tools.benchmarks.serving.load import Load, addresses
from tools.benchmarks.serving.running_bot import measured, running_bot

TABLES, PAUSE, OVER = 10, 0.01, 15.0
"""How many games at once, seconds before a click, and how many without a question end a game."""
SHARES = {"leaf": 3_600, "film": 240, "replay": 140, "review": 50, "counsel": 200}
"""How many of 15,000 clicks are of this kind; the others answer questions."""
OF = 15_000
EVERY = 250
FILM_SECONDS = 300.0
"""The longest wait for a film."""
REFUSALS = {
    Phrasebook.load().speaker(language)(Text(f"film-{why}"))
    for language in LANGUAGES
    for why in ("busy", "failed", "too-long", "too-short")
}
THINKING = "bot.tables.reckoner.reckoner"
MB = 1e6


class Peak(msgspec.Struct):
    """The greatest memory since the last point, in MB, and the clicks so far."""

    clicks: int
    seconds: float
    bot: float
    thinking: float
    others: float
    promised: float
    """Bot and thinking process together, at one moment."""
    all: float
    """All together, at one moment."""
    rss: float
    """The bot's alone, with what it shares."""
    kinds: dict[str, int]

    @property
    def line(self) -> str:
        """All of it in a line."""
        kinds = " ".join(f"{kind} {number}" for kind, number in sorted(self.kinds.items()))
        taken = f"bot {self.bot:4.0f} (rss {self.rss:4.0f}) thinking {self.thinking:3.0f} others {self.others:4.0f}"
        return f"{self.clicks:6} clicks {self.seconds:5.0f} s: {taken} all {self.all:4.0f} MB | {kinds}"


class MemoryTaken(msgspec.Struct):
    """The present memory of the processes, in MB."""

    bot: float = 0.0
    thinking: float = 0.0
    others: float = 0.0
    rss: float = 0.0

    @classmethod
    def by(cls, bot: psutil.Process) -> "MemoryTaken":
        """That of a bot and all it has started. Processes that end meanwhile count nothing, nor do those just being
        started that still have the bot's memory.
        """
        taken = cls(_pss(bot), rss=bot.memory_info().rss / MB)
        for child in bot.children(recursive=True):
            with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
                if THINKING in (words := child.cmdline()):
                    taken.thinking += _pss(child)
                elif words != bot.cmdline():
                    taken.others += _pss(child)
        return taken


def _pss(process: psutil.Process) -> float:
    info = process.memory_full_info()
    return float(getattr(info, "pss", info.rss)) / MB


class Curve:
    """Memory over time, kept in a file."""

    def __init__(self, bot: psutil.Process, state: Path) -> None:
        self.bot, self.state = bot, state
        self.points: list[Peak] = []
        self.kinds = Counter[str]()
        self._since: list[MemoryTaken] = []
        self._begun = time.monotonic()

    @property
    def clicks(self) -> int:
        """So far, of all kinds."""
        return self.kinds.total()

    def clicked(self, kind: str) -> None:
        """One click more."""
        self.kinds[kind] += 1
        if self.clicks % EVERY == 0:
            self.point()

    def point(self) -> None:
        """Print the memory since the last point."""
        seen = [*self._since, MemoryTaken.by(self.bot)]
        self._since = []
        point = Peak(
            self.clicks, round(time.monotonic() - self._begun, 1),
            max(taken.bot for taken in seen), max(taken.thinking for taken in seen),
            max(taken.others for taken in seen),
            promised=max(taken.bot + taken.thinking for taken in seen),
            all=max(taken.bot + taken.thinking + taken.others for taken in seen),
            rss=max(taken.rss for taken in seen), kinds=dict(self.kinds),
        )  # fmt: skip
        self.points.append(point)
        self.state.parent.mkdir(parents=True, exist_ok=True)
        self.state.write_bytes(msgspec.json.format(msgspec.json.encode(self.points)))
        print(point.line, flush=True)

    async def watch(self) -> None:
        """Look each second, until this is cancelled."""
        while True:
            self._since.append(await asyncio.to_thread(MemoryTaken.by, self.bot))
            await asyncio.sleep(1)


class Soak(Load):
    """Games of all kinds, one after the other, and people's other requests."""

    def __init__(self, sandbox: Sandbox, curve: Curve, wanted: int) -> None:
        super().__init__(sandbox, PAUSE)
        self.curve, self.wanted = curve, wanted
        self.under_way: dict[int, int] = {}
        """The game of each table."""
        self.over: list[int] = []
        self._lots = random.Random(1)

    @property
    def done(self) -> bool:
        """Whether there were enough clicks."""
        return self.curve.clicks >= self.wanted

    async def play_on(self, numbers: Iterator[int]) -> None:
        """One game after the other."""
        kinds = [*find_games()]
        while not self.done:
            number = next(numbers)
            game_id = await self.open(number, kinds[number % len(kinds)])
            self.under_way[number] = game_id
            await self._played(game_id)
            del self.under_way[number]
            self.over.append(number)

    async def _played(self, game_id: int) -> None:
        """One game to its end, or until it has no more questions."""
        with suppress(TimeoutError):
            while not self.done and (asked := await asyncio.wait_for(self.questions.next(game_id), OVER)) is not None:
                await asyncio.sleep(self.pause)
                if self._late():
                    continue
                if self._behind("counsel"):
                    await self._advised(*asked)
                await self.click(*asked)
                self.curve.clicked("answer")

    def _behind(self, kind: str) -> bool:
        """Whether there was too little of this so far."""
        return self.curve.kinds[kind] * OF < SHARES[kind] * self.curve.clicks

    def _late(self) -> bool:
        """Whether films or reviews fall behind: then nobody plays on, so that each run has as many of them."""
        kinds = ("film", "replay", *(["review"] if self.over else []))
        return any(self.curve.kinds[kind] + 1 < SHARES[kind] * self.curve.clicks // OF for kind in kinds)

    async def _advised(self, person: Person, message: Message) -> None:
        """Ask for advice, where it can be had."""
        for address in addresses(message):
            if address.verb == "counsel":
                self.curve.clicked("counsel")
                await person.click(message, address.encode())
                break

    async def look_back(self, kind: str) -> None:
        """Do one thing again and again, at its share of the clicks."""
        doing = {"film": self._film, "review": self._review, "replay": self._replay}[kind]
        while not self.done:
            if self._behind(kind) and (self.over or kind != "review"):
                try:
                    await doing()
                except LookupError as error:
                    print(f"no {kind}: {error}", flush=True)
            else:
                await asyncio.sleep(0.1)

    async def _replay(self) -> None:
        """Open a game's course, and leaf through it."""
        person, outcome = await self._opened()
        self.curve.clicked("replay")
        message = outcome.said
        for way in range(2 * SHARES["leaf"] // SHARES["replay"]):
            wanted = 3 if way % 9 else 1
            ways = [each.encode() for each in addresses(message) if (each.verb, each.page) == ("frame", wanted)]
            if not ways or not message.enabled(ways[0]) or not self._behind("leaf"):
                return
            outcome = await person.click(message, ways[0])
            self.curve.clicked("leaf")
            message = outcome.updated or message

    async def _film(self) -> None:
        """Make a film of a game."""
        person, outcome = await self._opened()
        for address in addresses(outcome.said):
            if address.verb == "film":
                self.curve.clicked("film")
                said = (await person.click(outcome.said, address.encode())).said
                try:
                    await asyncio.wait_for(self.sandbox.until(partial(_made, person, said)), FILM_SECONDS)
                except TimeoutError:
                    print("no film:", (person.now(said) or said).text, flush=True)

    async def _review(self) -> None:
        """Look back on a game that is over."""
        person = self._lots.choice([*self.questions.people.values()])
        opened = (await person.command(self._channel(self._lots.choice(self.over)), "/replay")).said
        for address in addresses(opened):
            if address.verb == "review":
                self.curve.clicked("review")
                await person.click(opened, address.encode())

    async def _opened(self) -> tuple[Person, BotResponse]:
        """The course of a game, of one that is over or one under way."""
        person = self._lots.choice([*self.questions.people.values()])
        number = self._lots.choice([*self.over, *self.under_way])
        return person, await person.command(self._channel(number), "/replay")

    def _channel(self, number: int) -> str:
        return f"tisch-{number}"


def _made(person: Person, said: Message) -> bool:
    """Whether the film or another reply is there."""
    now = person.now(said)
    return now is None or bool(now.shown_files) or now.text in REFUSALS


async def soak(clicks: int, tables: int, state: Path) -> Curve:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off())
        async with sandbox, running_bot(sandbox, folder, LOG_LEVEL="warning") as bot:
            curve = Curve(psutil.Process(bot.process.pid), state)
            curve.point()
            load, numbers = Soak(sandbox, curve, clicks), count()
            work = [curve.watch(), *(load.look_back(kind) for kind in ("film", "review", "replay"))]
            async with asyncio.TaskGroup() as group:
                beside = [group.create_task(each) for each in work]
                await asyncio.gather(*(load.play_on(numbers) for _ in range(tables)))
                for task in beside:
                    task.cancel()
            curve.point()
            return curve


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code."""
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--clicks", type=int, default=OF)
    reading.add_argument("--tables", type=int, default=TABLES)
    reading.add_argument("--state", type=Path, default=Path("build/soak.json"), help="where the curve is kept")
    reading.add_argument("--most", type=float, default=300, help="MB of bot and thinking process together")
    asked = reading.parse_args(arguments)
    curve = measured(soak(asked.clicks, asked.tables, asked.state))
    highest = max(point.promised for point in curve.points)
    print(f"bot and thinking process {highest:.0f} MB at most, all together {max(p.all for p in curve.points):.0f} MB")
    return int(highest > asked.most)


if __name__ == "__main__":
    sys.exit(main())
