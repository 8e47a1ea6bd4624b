"""The database is out of reach: everybody is told so in a sentence, no click is lost, none counts twice, and everything
goes on by itself when it is back.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from structlog.testing import capture_logs

from bot.messages.parts.custom_ids import Address
from bot.replies import funnel
from db.connection.transaction import Transaction
from db.games import answers, seats
from sandbox import BotResponse, InteractionState, Message, Person
from tests.db.own_server import PROGRAM, OwnServer, own_server
from tests.db.server import SERVER, address
from tests.empty_database import kind, only_on
from tests.end_to_end.conftest import opened
from tests.end_to_end.forms import form_with
from tests.end_to_end.house import CHANNEL, PATIENCE, House, controls
from tests.wire import COMMIT, Wire

LEASE_MS = 4_000
A_WHILE = 0.5
"""How many seconds a server is away or stands still."""
LANGUAGES = {"Anna": "de", "Ben": "en"}

on_a_server = only_on("postgresql", "a file has no connection to be cut; run with --on-postgresql")


class Fragile(House):
    """A house whose database can be taken away: the server is stopped, the file moved. `wire` leads to the server."""

    wire: Wire | None = None

    async def address(self) -> str:
        """At the other end of the wire."""
        there = await super().address()
        return there if self.wire is None else address(self.wire.to(make_url(there)))

    async def lose(self) -> None:
        """The database is gone."""
        if self.wire is not None:
            self.wire.stop()
            return
        self.file.rename(self.away)

    async def find(self) -> None:
        """It is back, as it was."""
        if self.wire is not None:
            await self.wire.mend()
            return
        self.away.replace(self.file)

    def cut_while_storing(self, *, heard: bool) -> None:
        """Cut the connection when the next change is to be stored, before or after the server has heard of it."""
        store = self.bot.tables.store
        change = store.change

        @asynccontextmanager
        async def cut_short() -> AsyncIterator[Transaction]:
            self.monkeypatch.setattr(store, "change", change)
            async with change() as tx:
                yield tx
                self.cut.cut_at(COMMIT, heard=heard)

        self.monkeypatch.setattr(store, "change", cut_short)

    async def caught_up(self) -> None:
        """Let so much time pass that everything is delivered, also what was under a lease when the database went."""
        async with asyncio.timeout(PATIENCE):
            while self.bot.courier._under_way or not await self._idle():
                self.late += LEASE_MS
                self.bot.courier.soon()
                await asyncio.sleep(0.05)

    @property
    def file(self) -> Path:
        """The database, if it is a file."""
        return self.folder / "games.db"

    @property
    def away(self) -> Path:
        """Where it is kept meanwhile."""
        return self.folder / "games.away"

    @property
    def cut(self) -> Wire:
        """The wire."""
        assert self.wire is not None
        return self.wire


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fragile]:
    """A house whose database may go, and come again."""
    made = Fragile(tmp_path, monkeypatch)
    if kind() == "postgresql":
        made.wire = Wire(make_url(SERVER or ""))
        await made.wire.mend()
    async with opened(made):
        yield made
    if made.wire is not None:
        made.wire.stop()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is tried for long."""
    monkeypatch.setattr(funnel, "PERSISTENCE_SECONDS", 0.0)
    monkeypatch.setattr(funnel, "PAUSE_SECONDS", 0.0)


def first_control(message: Message) -> str:
    return next(iter(controls(message)))


def told(house: House, outcome: BotResponse, language: str, why: str | None = None) -> bool:
    """Whether a person was told this sentence, alone: by default that the database cannot be had."""
    said = outcome.said
    why = why or ("database-gone" if house.wire else "database-deleted")
    return said.visible_to == outcome.interaction.person.id and said.text == house.says(language, why)


@pytest.mark.usefixtures("hasty")
async def test_whatever_is_sent_meanwhile_is_answered_in_the_senders_language(house: Fragile) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    lobby = await house.lobby("Anna")
    panel = (await house.press(anna, lobby, "options")).said
    form = await form_with(anna, panel, "base")
    await house.settled()
    await house.lose()
    with capture_logs() as lines:
        for person, language in ((anna, "de"), (ben, "en")):
            for command in ("/turn", "/hand", "/orders", "/privacy"):
                assert told(house, await person.command(CHANNEL, command), language)
            assert told(house, await person.command("kreuzgang", "/play", game="dominion"), language)
            offered = await person.autocomplete(CHANNEL, "/away", "until", "1")
            assert (offered.state, offered.choices) == (InteractionState.ANSWERED, ())
        assert told(house, await house.press(ben, lobby, "join"), "en")
        assert told(house, await anna.submit(form), "de")
    assert {line["log_level"] for line in lines if line["event"] != "interaction"} == {"warning"}
    await house.find()
    joined = await house.press(ben, lobby, "join")
    assert joined.updated is not None
    assert "Ben" in joined.updated.text


@pytest.mark.usefixtures("hasty")
async def test_a_refused_answer_counts_when_it_is_given_again(house: Fragile) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    await house.settled()
    await house.lose()
    assert told(house, await anna.click(message, first_control(message)), "de")
    await house.find()
    assert await house.step() == 0
    again = await anna.click(message, first_control(message))
    assert again.updated is not None
    assert await house.step() == 1


@pytest.mark.usefixtures("hasty")
async def test_deliveries_wait_and_come_once(house: Fragile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.courier.BREATH_SECONDS", 0.05)
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await house.settled()
    sent = house.bot.front.posting._arrived
    lost = asyncio.Event()

    async def sent_and_gone(*given: Any, **how: Any) -> int:
        """What was sent cannot be noted any more."""
        number = await sent(*given, **how)
        if ben.inbox() and not lost.is_set():
            lost.set()
            await house.lose()
        return number

    monkeypatch.setattr(house.bot.front.posting, "_arrived", sent_and_gone)
    await house.turn(anna)
    await lost.wait()
    assert (await ben.command(CHANNEL, "/turn")).answered
    await house.find()
    await house.caught_up()
    assert controls(await house.asked(ben))
    await house.settled()
    assert len(ben.inbox()) == 1, "asked once"
    assert len([one for one in anna.sees(CHANNEL) if not one.visible_to]) == 1


@on_a_server
async def test_who_waits_long_enough_is_answered(house: Fragile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(funnel, "PERSISTENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(funnel, "PAUSE_SECONDS", 0.05)
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    await house.settled()
    await house.lose()
    click = asyncio.create_task(anna.click(message, first_control(message)))
    while not house.bot.front.under_way.running:  # noqa: ASYNC110  # nothing tells when a click has come
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    await house.find()
    assert (await click).updated is not None
    assert await house.step() == 1


@on_a_server
async def test_a_connection_cut_while_nobody_plays_costs_nobody_a_click(house: Fragile) -> None:
    lobby = await house.lobby("Anna")
    await house.settled()
    with capture_logs() as lines:
        for name in ("Ben", "Clara"):
            house.cut.cut()
            assert (await house.press(house.person(name), lobby, "join")).updated is not None
        house.cut.cut()
        assert (await house.person("Anna").command(CHANNEL, "/turn")).answered
    assert [line for line in lines if line["event"] == "database_gone" and "click" in line] == []


def cut_once(house: Fragile, owner: object, name: str) -> list[None]:
    """Cut every connection after this is done for the first time, in mid-transaction; the cuts so far."""
    does, cuts = getattr(owner, name), []

    async def cut_short(*given: Any, **how: Any) -> Any:
        done = await does(*given, **how)
        if not cuts:
            cuts.append(house.cut.cut())
        return done

    house.monkeypatch.setattr(owner, name, cut_short)
    return cuts


@on_a_server
async def test_an_answer_that_met_the_cut_half_way_is_stored_once(house: Fragile) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    await house.settled()
    cuts = cut_once(house, house.bot.tables.store, "record")
    outcome = await anna.click(message, first_control(message))
    assert outcome.updated is not None
    await house.all_answered()
    assert outcome.interaction.followups == []
    assert len(cuts) == await house.step() == 1


@on_a_server
async def test_any_other_click_that_met_the_cut_half_way_is_done_again_once(house: Fragile) -> None:
    lobby, ben = await house.lobby("Anna"), house.person("Ben")
    await house.settled()
    cuts = cut_once(house, seats, "join")
    assert (await house.press(ben, lobby, "join")).updated is not None
    assert len(cuts) == 1
    assert [seat.name for seat in (await house.bot.tables.lobby(1)).seats] == ["Anna", "Ben"]


@on_a_server
@pytest.mark.parametrize("heard", [False, True])
async def test_an_answer_whose_storing_was_not_heard_of_counts_once_and_is_shown(house: Fragile, heard: bool) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    await house.settled()
    house.cut_while_storing(heard=heard)
    outcome = await anna.click(message, first_control(message))
    assert outcome.updated is not None
    await house.all_answered()
    assert outcome.interaction.followups == [], "nobody is told that the own answer came too late"
    assert controls(outcome.updated).keys() != controls(message).keys()
    assert await house.step() == 1
    assert (await house.turn(anna, outcome.updated)).state is InteractionState.ANSWERED


@on_a_server
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("heard", [False, True])
async def test_where_nobody_can_know_whether_it_counted_that_is_said(house: Fragile, heard: bool) -> None:
    lobby, ben = await house.lobby("Anna"), house.person("Ben")
    await house.settled()
    house.cut_while_storing(heard=heard)
    assert told(house, await house.press(ben, lobby, "join"), "en", "database-gone-midway")
    assert ("Ben" in [seat.name for seat in (await house.bot.tables.lobby(1)).seats]) is heard
    again = await house.press(ben, lobby, "join")
    assert again.answered
    assert [seat.name for seat in (await house.bot.tables.lobby(1)).seats] == ["Anna", "Ben"]


@on_a_server
@pytest.mark.usefixtures("hasty")
async def test_a_frozen_server_ends_in_a_sentence(house: Fragile) -> None:
    lobby, ben = await house.lobby("Anna"), house.person("Ben")
    await house.settled()
    house.running.database.limit = 0.5
    house.cut.hold()
    assert told(house, await house.press(ben, lobby, "join"), "en")
    assert told(house, await ben.command(CHANNEL, "/turn"), "en")
    house.running.database.limit = PATIENCE
    await house.cut.mend()
    assert (await house.press(ben, lobby, "join")).updated is not None


async def nothing_is_lost_in(
    blow: Callable[[], Awaitable[object]], house: Fragile, asking: tuple[Person, Message]
) -> None:
    """Press what is asked after a blow, and then wait until all is well again: the click is answered; what is shown as
    done is stored, what is refused is not.
    """
    person, message = asking
    before = await house.stored()
    choice = Address.parse(first_control(message))
    stale = choice is None or choice.choice not in (await house.bot.tables.loaded(1)).playing().open
    well_again = blow()
    outcome = await house.press_first(person, message)
    await well_again
    await house.all_answered()
    assert outcome.answered
    followed = [house.sandbox.world.find_message(message.channel_id, one) for one in outcome.interaction.followups]
    said = {one.text for one in (outcome.reply, *followed) if one is not None}
    if not said and not stale:
        assert await house.stored() != before, "what was shown as done is stored"
    if house.says(LANGUAGES[person.name], "database-gone") in said:
        assert await house.stored() == before, "what was refused is not"


async def every_step_is_there_once(house: House) -> None:
    async with house.running.database.reading() as tx:
        log = await answers.log(tx, 1)
    assert [row.step for row in log] == list(range(1, len(log) + 1))
    given = [row.choice for row in log if row.kind == "answer"]
    assert len(set(given)) == len(given), "no question is answered twice"


def asking(house: House, dice: random.Random) -> tuple[Person, Message]:
    """Somebody who is asked something, and where."""
    return dice.choice([(one, asked) for one in map(house.person, LANGUAGES) if (asked := house.question(one))])


@on_a_server
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_happens_to_the_connection_no_answer_is_lost_or_doubled(house: Fragile, seed: int) -> None:
    dice = random.Random(seed)
    await house.ask_everything()
    await house.game("Anna", "Ben")

    def blow() -> Awaitable[object]:
        match dice.randrange(6):
            case 0:
                house.cut.cut()
            case 1 | 2 as heard:
                house.cut.cut_at(COMMIT, heard=heard == 1)
            case 3 | 4 as heard:
                house.cut_while_storing(heard=heard == 3)
            case 5:
                house.cut.stop()
        return house.cut.mend()

    for _ in range(16):
        await house.caught_up()
        await nothing_is_lost_in(blow, house, asking(house, dice))
    await every_step_is_there_once(house)


# a real server


class OnOwnServer(Fragile):
    """A house on a server of its own."""

    server: OwnServer

    async def address(self) -> str:
        """The database of that server."""
        return address(self.server.url)


@pytest.fixture
async def own_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OnOwnServer]:
    """A house whose server may be stopped."""
    made = OnOwnServer(tmp_path, monkeypatch)
    with own_server() as made.server:
        async with opened(made):
            yield made


def restart(server: OwnServer) -> None:
    """As after an update."""
    server.stop("fast")
    server.start()


def kill(server: OwnServer) -> None:
    """As after a power failure."""
    server.stop("immediate")
    server.start()


def pause(server: OwnServer) -> None:
    """Stop it for a while."""
    server.stop("fast")
    time.sleep(A_WHILE)
    server.start()


def freeze(server: OwnServer) -> None:
    """Let it stand still for a while."""
    server.freeze()
    time.sleep(A_WHILE)
    server.freeze(frozen=False)


on_its_own = pytest.mark.skipif(
    kind() != "postgresql" or not PROGRAM, reason="there is no server to be stopped; run with --on-postgresql"
)
blows = pytest.mark.parametrize("blow", [restart, kill, pause, freeze])


@on_its_own
@blows
async def test_after_a_blow_to_the_server_the_next_click_counts(
    own_house: OnOwnServer, blow: Callable[[OwnServer], None]
) -> None:
    await own_house.ask_everything()
    await own_house.game("Anna", "Ben")
    for step in (1, 2):
        await own_house.caught_up()
        await asyncio.to_thread(blow, own_house.server)
        person, message = asking(own_house, random.Random(step))
        assert (await own_house.press_first(person, message)).updated is not None
        assert await own_house.step() == step


@on_its_own
@blows
async def test_in_the_middle_of_a_blow_no_answer_is_lost_or_doubled(
    own_house: OnOwnServer, blow: Callable[[OwnServer], None]
) -> None:
    dice = random.Random(1)
    await own_house.ask_everything()
    await own_house.game("Anna", "Ben")
    for _ in range(3):
        await own_house.caught_up()
        await nothing_is_lost_in(
            lambda: asyncio.ensure_future(asyncio.to_thread(blow, own_house.server)), own_house, asking(own_house, dice)
        )
    await every_step_is_there_once(own_house)
