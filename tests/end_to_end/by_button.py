"""What people do from a command's message: about seats from `/seat`, about tables from `/table`, about the past from
`/replay`.
"""

from bot.messages.parts.custom_ids import Address
from sandbox import Message, Person
from sandbox.state.channel import Channel
from tests.end_to_end.house import CHANNEL, House


async def at_seat(
    house: House, person: Person, verb: str, whom: str = "", place: Channel | str = CHANNEL, game_id: int = 1
) -> Message:
    """Press what `/seat` offers under this verb, about the seat of `whom`; what is answered. What is not offered is
    pressed all the same, as a changed client may.
    """
    shown = (await person.command(place, "/seat")).said
    names = [seat.name for seat in (await house.bot.tables.loaded(game_id)).seats]
    page = names.index(whom) if whom in names else 0
    for each in shown.clickable():
        found = Address.parse(str(each.get("custom_id", "")))
        if found is not None and found.verb == verb and (not whom or found.page == page):
            return await _answer(house, person, shown, found)
    if await house.bot.tables.status(game_id) not in ("lobby", "running"):
        return shown
    return await _answer(house, person, shown, Address(game_id, verb=verb, page=page))


async def sure_at_seat(
    house: House, person: Person, verb: str, whom: str = "", place: Channel | str = CHANNEL, game_id: int = 1
) -> Message:
    """The same, and confirm it; the reply, or the refusal to ask."""
    return await house.meant(person, await at_seat(house, person, verb, whom, place, game_id))


async def log_of(house: House, person: Person, place: Channel | str = CHANNEL) -> Message:
    """The log, from the table."""
    shown = (await person.command(place, "/table")).said
    return await house.told(await house.press(person, shown, "log"))


async def words_of(house: House, person: Person, place: Channel | str = CHANNEL) -> Message:
    """The table in words."""
    shown = (await person.command(place, "/table")).said
    return await house.told(await house.press(person, shown, "text"))


async def brought(house: House, person: Person, channel: str, game_id: int = 1) -> Message:
    """Bring a game to this channel, from the table; what is answered, or the refusal to show any."""
    shown = (await person.command(channel, "/table")).said
    if not shown.clickable():
        return shown
    return await _answer(house, person, shown, Address(game_id, verb="move"))


async def from_past(house: House, person: Person, verb: str, place: Channel | str = CHANNEL) -> Message:
    """Press what `/replay` offers under this verb; what is answered. What is not offered is pressed all the same."""
    shown = (await person.command(place, "/replay")).said
    if not shown.clickable():
        return shown
    found = [Address.parse(str(each.get("custom_id", ""))) for each in shown.clickable()]
    game_id = next(each.game for each in found if each is not None)
    return await _answer(house, person, shown, Address(game_id, verb=verb))


async def _answer(house: House, person: Person, shown: Message, address: Address) -> Message:
    outcome = await house.forge(person, shown, address.encode())
    return outcome.updated or await house.told(outcome)


async def cleared(house: House, person: Person, lobby: Message) -> Message:
    """The reply to clearing a table away, and meaning it; or the refusal to ask."""
    return await house.meant(person, await house.told(await house.press(person, lobby, "cancel")))
