"""Games that move to another channel, because theirs is gone or because the host wants it."""

import pytest

from games.kernel.engine.text import Text
from sandbox import Person
from tests.depth import chosen
from tests.end_to_end.by_button import brought
from tests.end_to_end.house import CHANNEL, House, controls

NEW = "kreuzgang"


async def moved(house: House, person: Person, game_id: int = 1) -> str:
    said = await brought(house, person, NEW, game_id)
    await house.settled()
    return said.words


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)
async def test_a_game_whose_channel_is_gone_moves_on(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    await house.game(other, name)
    await house.settled()
    house.sandbox.delete_channel(CHANNEL)
    await house.turn(house.person(other))
    stranger = await moved(house, house.person("Clara"))
    assert stranger == house.says("de", "command-no-game-here")
    said = await moved(house, person)
    link = f"<#{house.sandbox.channel(NEW).id}>"
    assert said == house.says(language, "move-done", game=Text("game-dominion"), where="?").replace("?", link)
    status = house.newest(NEW)
    board = await house.press(house.person("Clara"), status, "log")
    assert board.said.visible_to == house.person("Clara").id
    assert controls(await house.hand(person, status))
    again = (await person.command(NEW, "/hand")).said
    assert controls(again)
    assert not (await person.command(NEW, "/table")).said.has("a:1:-:-:move"), "it is here"


async def test_the_host_may_move_a_game_whose_channel_is_there_and_it_says_where_it_is(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    status = await house.game("Ben", "Clara")
    await house.settled()
    assert await moved(house, clara) == house.says("de", "move-host-only")
    await moved(house, ben)
    left = ben.now(status)
    assert left is not None
    assert f"<#{house.sandbox.channel(NEW).id}>" in left.text
    assert not left.clickable()
    assert (await house.bot.tables.loaded(1)).row.channel_id == house.sandbox.channel(NEW).id
    assert controls(await house.hand(ben, house.newest(NEW)))


async def test_a_busy_channel_takes_no_second_game(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Ben", "Clara")
    await house.game("Anna", "David", channel=NEW)
    await house.settled()
    assert await moved(house, ben) == house.says_elsewhere("en", "channel-busy")


async def test_of_several_games_one_is_named(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Ben", "Clara")
    await house.game("Ben", "Anna", channel="refektorium")
    await house.settled()
    asked = (await ben.command(NEW, "/table")).said
    assert len(set(asked.labels())) == 2
    shown = (await ben.click(asked, next(label for label in asked.labels() if "refektorium" in label))).updated
    assert shown is not None
    await house.press(ben, shown, "move")
    assert (await house.bot.tables.loaded(2)).row.channel_id == house.sandbox.channel(NEW).id


async def test_nothing_moves_into_direct_messages_or_where_the_bot_may_not_write(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Ben", "Clara")
    await house.settled()
    dm = house.sandbox.world.dm_of(ben.id)
    assert dm is not None
    shown = (await ben.command(dm, "/table")).said
    forged = await house.told(await house.forge(ben, shown, "a:1:-:-:move"))
    assert forged.words.endswith(house.says("en", "move-in-server"))
    house.sandbox.deny(NEW, "attach_files")
    wanted = house.says("en", "permission-attach-files")
    assert await moved(house, ben) == house.says("en", "command-permissions-missing", names=wanted)


async def test_a_lobby_whose_channel_is_gone_moves_on_too(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.lobby("Ben", "Clara")
    await house.settled()
    house.sandbox.delete_channel(CHANNEL)
    await moved(house, clara)
    lobby = house.newest(NEW)
    started = await house.press(ben, lobby, "start")
    assert started.updated is not None
    assert controls(await house.hand(ben, started.updated)) or controls(await house.hand(clara, started.updated))


async def test_a_moderator_who_plays_may_do_what_the_host_may(house: House) -> None:
    anna = house.person("Anna")
    await house.game("Ben", "Anna")
    await house.settled()
    await moved(house, anna)
    assert (await house.bot.tables.loaded(1)).row.channel_id == house.sandbox.channel(NEW).id
