"""Faces in lists: uploaded once, shown before what is offered, and never missed."""

import asyncio
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from bot.delivery import face_posts
from bot.delivery.face_posts import bring_up_to_date
from bot.messages.pictures.faces import NAME, Faces
from games.kernel.engine.choice import Choice
from renderers.parts.faces import Face, face_file
from renderers.whole.painter import painter_for
from sandbox import Message
from tests.empty_database import only_on
from tests.end_to_end.house import House

pytestmark = only_on("sqlite", "no database knows of faces")

GAMES = ("dominion", "domus_domini", "monasterium")


def emojis(message: Message) -> Iterator[Mapping[str, Any]]:
    """What stands before the options of a message's lists."""
    for component in message.clickable():
        for option in component.get("options", ()):  # type: ignore[attr-defined]  # a list of options
            if option.get("emoji"):
                yield option["emoji"]


async def to_buy(house: House) -> Message:
    """A question what to buy."""
    await house.arranged({0: {"hand": ["copper", "gold"]}, 1: {"hand": ["copper"]}}, "Anna", "Ben")
    return await house.asked(house.person("Anna"))


async def test_each_face_is_uploaded_once_and_stands_before_its_card(house: House) -> None:
    await bring_up_to_date(house.bot, house.bot.front.illustrated.faces)
    there = house.sandbox.world.emojis
    assert len(there) == len({face for game in GAMES for face in painter_for(game).faces})
    shown = list(emojis(await to_buy(house)))
    assert shown
    assert {each["id"]: each["name"] for each in shown}.items() <= {str(key): there[key] for key in there}.items()
    assert any(each["name"].startswith("face_silver_") for each in shown)
    before = dict(there)
    await house.stop_bot()
    await house.start_bot()
    await bring_up_to_date(house.bot, house.bot.front.illustrated.faces)
    assert dict(there) == before


async def question(house: House) -> Choice:
    """What Anna is asked, in that question."""
    await to_buy(house)
    loaded = await house.bot.tables.loaded(1)
    asked = loaded.asked(house.person("Anna").id)
    assert asked is not None
    return asked


async def test_without_them_lists_are_as_ever(house: House) -> None:
    message = await to_buy(house)
    assert any(component.get("options") for component in message.clickable())
    assert not list(emojis(message))


async def test_faces_out_of_date_go_and_other_emojis_stay(house: House) -> None:
    world = house.sandbox.world
    old = world.put_emoji("face_silver_00000000", face_file(Face("silver")))
    other = world.put_emoji("mascot", face_file(Face("silver")))
    await bring_up_to_date(house.bot, house.bot.front.illustrated.faces)
    assert old not in world.emojis
    assert other in world.emojis


async def test_a_second_process_only_looks_and_has_what_the_first_uploads(house: House) -> None:
    other = Faces(GAMES)
    await bring_up_to_date(house.bot, other, upload=False)
    assert not house.sandbox.world.emojis
    await bring_up_to_date(house.bot, house.bot.front.illustrated.faces)
    choice = await question(house)
    assert not other.of("dominion", choice)
    await bring_up_to_date(house.bot, other, upload=False)
    assert other.of("dominion", choice) == house.bot.front.illustrated.faces.of("dominion", choice) != {}


async def test_one_face_that_is_refused_keeps_none_of_the_others_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = house.bot.create_application_emoji
    refused: list[str] = []

    async def once(*, name: str, image: bytes) -> discord.Emoji:
        if not refused:
            refused.append(name)
            response: Any = type("Response", (), {"status": 400, "reason": "Bad Request"})()
            raise discord.HTTPException(response, "no")
        return await create(name=name, image=image)

    monkeypatch.setattr(house.bot, "create_application_emoji", once)
    faces = house.bot.front.illustrated.faces
    await bring_up_to_date(house.bot, faces)
    assert faces.drawn().keys() - set(house.sandbox.world.emojis.values()) == set(refused)
    await bring_up_to_date(house.bot, faces)
    assert faces.drawn().keys() == set(house.sandbox.world.emojis.values())


async def test_a_lost_connection_is_tried_again_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def lost(*_: object, **__: object) -> None:
        tried.append(1)
        if len(tried) > 2:
            raise asyncio.CancelledError
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(face_posts, "AGAIN_SECONDS", 0)
    monkeypatch.setattr(house.bot, "create_application_emoji", lost)
    with pytest.raises(asyncio.CancelledError):
        await face_posts.keep_up_to_date(house.bot, house.bot.front.illustrated.faces, house.bot.leading)
    assert len(tried) == 3


async def test_they_are_uploaded_as_soon_as_that_falls_to_this_process(house: House) -> None:
    leading = asyncio.Event()
    keeping = asyncio.create_task(face_posts.keep_up_to_date(house.bot, house.bot.front.illustrated.faces, leading))
    await house.sandbox.until(lambda: house.sandbox.requests.of("GET", "/emojis$"))
    assert not house.sandbox.world.emojis, "another process does it"
    leading.set()
    await house.sandbox.until(lambda: house.sandbox.world.emojis)
    keeping.cancel()
    await asyncio.wait({keeping})


async def test_a_message_that_discord_refuses_because_of_a_face_comes_without(house: House) -> None:
    await bring_up_to_date(house.bot, house.bot.front.illustrated.faces)
    for emoji in [*house.sandbox.world.emojis]:
        house.sandbox.world.remove_emoji(emoji)
    await house.arranged({0: {"hand": ["village", "gold"]}, 1: {"hand": ["copper"]}}, "Anna", "Ben")
    anna = house.person("Anna")
    message = await house.asked(anna)
    assert not list(emojis(message))
    answer = await house.press_first(anna, message)
    assert answer.updated is not None, "a click's answer, too"
    assert any(component.get("options") for component in answer.updated.clickable())
    assert not list(emojis(answer.updated))


@pytest.mark.parametrize("game", GAMES)
def test_faces_differ_and_their_names_say_which_they_are(game: str) -> None:
    drawn = Faces([game]).drawn()
    assert len(drawn) == len(set(drawn.values())) == len(set(painter_for(game).faces))
    for name, data in drawn.items():
        assert NAME.fullmatch(name)
        assert len(name) <= 32
        picture = Image.open(BytesIO(data))
        assert picture.mode == "RGBA"
        assert picture.getpixel((0, 0))[3] == 0, "round corners"  # type: ignore[index]  # four channels
