"""Random clicks on whatever is offered: a game always goes on, nothing is refused, no message breaks a limit.

What breaks a limit the stand-in refuses; that would be an error in the log, or a click that shows no next state.
"""

from random import Random

import pytest

from bot.messages.parts.custom_ids import NONE, Address
from bot.tables.acts.tables import Tables
from games.kernel.contract.discovery import find_games
from sandbox import BotResponse, InteractionState, Message, Person
from sandbox.forms.document import Document, children, number, text
from tests.depth import chosen
from tests.end_to_end.house import House

TURNS = 60
PREPARING = 0.25
"""How often somebody who waits prepares the next turn before anybody answers."""
GAMES = [
    (1, ("Anna", "Ben"), 0, "turn"),
    (2, ("Anna", "Ben", "Clara"), 0, "turn"),
    (3, ("Anna", "Ben", "Clara", "David"), 0, "turn"),
    (4, ("Anna", "Ben"), 2, "turn"),
    (5, ("Anna", "Ben", "Clara"), 0, "exact"),
    (6, ("Ben",), 1, "exact"),
]


def offered(message: Message) -> list[Document]:
    """All enabled components that lead to an answer: answers, pages, picks so far, starting over."""
    found = []
    for component in message.clickable():
        address = Address.parse(text(component, "custom_id"))
        if address and address.choice != NONE and address.verb != "always" and not component.get("disabled"):
            found.append(component)
    return found


def is_quick(component: Document) -> bool:
    """Whether this answers the question at once; pressed more often, so that the game gets on."""
    address = Address.parse(text(component, "custom_id"))
    return address is not None and address.verb in ("take", "none", "done")


async def asking(house: House, person: Person) -> Message:
    """The newest message that asks a person, as soon as it is there."""
    return await house.sandbox.until(lambda: next((mail for mail in reversed(person.inbox()) if offered(mail)), None))


async def press_any(person: Person, message: Message, dice: Random) -> BotResponse:
    """Press something at random; in a select pick at random as many as may be picked."""
    (component,) = dice.choices(offered(message), [1 + 3 * is_quick(one) for one in offered(message)])
    custom_id, options = text(component, "custom_id"), children(component, "options")
    if not options:
        return await person.click(message, custom_id)
    count = dice.randint(number(component, "min_values", 1), number(component, "max_values", 1))
    return await person.select(message, custom_id, [text(one, "value") for one in dice.sample(options, count)])


def rehearses(component: Document) -> bool:
    """Whether this belongs to the rehearsal of a turn."""
    address = Address.parse(text(component, "custom_id"))
    return address is not None and address.choice.startswith("n")


async def prepare_any(house: House, person: Person, dice: Random) -> bool:
    """Prepare the next turn, some of it by lot, if that is offered; whether it was laid ready."""
    offering = (mail for mail in reversed(person.inbox()) if has(mail, "prepare"))
    if (message := next(offering, None)) is None:
        return False
    outcome = await house.press(person, message, "prepare")
    for _ in range(dice.randint(0, 4)):
        if outcome.updated is None or not any(map(rehearses, offered(outcome.updated))):
            break
        outcome = await press_any(person, outcome.updated, dice)
        assert outcome.state is InteractionState.ANSWERED
    if outcome.updated is None or not has(outcome.updated, "ready"):
        return False
    outcome = await house.press(person, outcome.updated, "ready")
    assert outcome.state is InteractionState.ANSWERED
    return outcome.reply is None


def has(message: Message, verb: str) -> bool:
    """Whether a message has a button of this verb."""
    addresses = (Address.parse(text(component, "custom_id")) for component in message.clickable())
    return any(address is not None and address.verb == verb for address in addresses)


async def begun(house: House, names: tuple[str, ...], computers: int, pace: str) -> Message:
    message, host = await house.lobby(*names), house.person(names[0])
    for _ in range(computers):
        added = await house.press(host, message, "computer")
        assert added.updated is not None
        message = added.updated
    await house.choose(host, message, pace)
    started = await house.press(host, message, "start")
    assert started.updated is not None
    return started.updated


@pytest.mark.parametrize(("seed", "names", "computers", "pace"), chosen().some(GAMES, 3, 4))
async def test_random_clicks_lead_through_a_game(
    house: House, seed: int, names: tuple[str, ...], computers: int, pace: str
) -> None:
    dice, house.seed = Random(seed), seed.to_bytes(32, "big")
    people = [house.person(name) for name in names]
    await begun(house, names, computers, pace)
    while await house.bot.tables.status(1) == "running":
        loaded = await house.bot.tables.loaded(1)
        match = loaded.playing()
        if match.turn >= TURNS:
            break
        waiting = [one for one in people if not match.question(loaded.seat_of(one.id).seat)]
        if waiting and dice.random() < PREPARING:
            await prepare_any(house, dice.choice(waiting), dice)
            continue
        person = dice.choice([one for one in people if match.question(loaded.seat_of(one.id).seat)])
        outcome = await press_any(person, await asking(house, person), dice)
        assert outcome.state is InteractionState.ANSWERED
        assert outcome.updated is not None
        assert outcome.reply is None, outcome.reply
    await house.settled()
    await restores(house)


async def restores(house: House) -> None:
    """What is stored is what is played: read anew it asks the same questions."""
    here = (await house.bot.tables.loaded(1)).playing()
    anew = (await Tables(house.running.database, find_games()).loaded(1)).playing()
    assert anew.open == here.open
    assert all(anew.view(seat) == here.view(seat) for seat in (None, 0))
