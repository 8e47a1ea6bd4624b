"""Militia and Moat among people: nobody waits for nothing, nobody is betrayed, the order of answers does not matter."""

import pytest

from sandbox import InteractionState, Message
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import CHANNEL, House, button, controls

HAND = ["gold", "silver", "copper", "estate", "curse"]
HELD = ["moat", *HAND[:4]]
ATTACK = {0: {"hand": ["militia", "copper"], "deck": ["copper"] * 5}, 2: {"hand": HAND, "deck": ["estate"] * 5}}


def table(hand: list[str]) -> dict[object, object]:
    """Anna is about to attack Ben, who holds this hand, and Clara; the same piles whatever he holds."""
    return {**ATTACK, 1: {"hand": hand, "deck": ["copper"] * 5}, "named": ["moat"]}


async def status_now(house: House) -> Message:
    """The public message when everything is delivered."""
    await house.settled()
    return [message for message in house.person("David").sees(CHANNEL) if not message.visible_to][-1]


async def test_the_attacker_plays_on_while_others_are_asked(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.arranged(table(HELD), "Anna", "Ben", "Clara")
    attacked = await house.decide(anna)
    assert attacked.updated is not None
    assert controls(attacked.updated), "the attacker is asked what to do next"
    assert controls(await house.asked(ben))
    assert controls(await house.asked(clara))
    await house.turn(anna, attacked.updated)
    assert (await house.bot.tables.table(1)).active == 0, "the turn does not end before all have answered"
    await house.decide(clara)
    await house.decide(ben)
    assert (await house.bot.tables.table(1)).active == 1


async def test_who_answers_first_makes_no_difference(house: House) -> None:
    orders = [("Anna", "Ben", "Clara"), ("Clara", "Ben", "Anna"), ("Ben", "Anna", "Clara")]
    ends = []
    for game_id, order in enumerate(orders, 1):
        await house.arranged(table(HELD), "Anna", "Ben", "Clara")
        await house.decide(house.person("Anna"))
        for name in order:
            await (house.turn if name == "Anna" else house.decide)(house.person(name))
        match = (await house.bot.tables.loaded(game_id)).playing()
        ends.append([match.view(seat) for seat in (None, 0, 1, 2)])
        await sure_at_seat(house, house.person("Anna"), "calloff")
        await house.settled()
    assert ends[0] == ends[1] == ends[2]


async def test_the_channel_does_not_betray_a_moat(house: House) -> None:
    stories = []
    for held in (HELD, ["duchy", *HELD[1:]]):
        await house.arranged(table(held), "Anna", "Ben", "Clara")
        await house.decide(house.person("Anna"))
        told = [await status_now(house)]
        await house.decide(house.person("Clara"))
        told.append(await status_now(house))
        stories.append([(message.text, [file.description for file in message.files]) for message in told])
        await sure_at_seat(house, house.person("Anna"), "calloff")
        await house.settled()
    assert stories[0] == stories[1]


@pytest.mark.parametrize("held", [HELD, HELD[:3]])
async def test_the_channel_never_waits_for_the_holder_of_a_moat_alone(house: House, held: list[str]) -> None:
    await house.arranged(table(held), "Anna", "Ben", "Clara")
    await house.decide(house.person("Anna"))
    before = await status_now(house)
    await house.decide(house.person("Clara"))
    after = await status_now(house)
    assert "Anna, Ben und Clara" in before.text
    assert after.text == before.text, "that Clara has answered is not told before Ben has"
    await house.decide(house.person("Ben"))
    done = await status_now(house)
    assert all(line in done.text for line in ("Ben deckt Burggraben auf.", "Clara legt 2 Karten ab"))


async def test_a_victim_with_closed_mail_answers_in_the_channel(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    ben.settings(dms_open=False)
    status = await house.arranged(table(HELD), "Anna", "Ben", "Clara")
    await house.decide(house.person("Anna"))
    await house.sandbox.until(lambda: house.pinged)
    assert house.pinged == ["Ben"]
    house.pinged.clear()
    shown = await house.hand(ben, status)
    assert "Anna plays Militia. Reveal Moat to be unaffected?" in shown.text
    assert (await house.turn(ben, shown)).state is InteractionState.ANSWERED
    await house.decide(clara)
    await house.turn(house.person("Anna"))
    await house.sandbox.until(lambda: house.pinged)
    assert house.pinged == ["Ben"], "his own turn, a second matter"
    house.pinged.clear()


async def test_an_attack_on_a_computer_is_answered_in_the_same_click(house: House) -> None:
    message = await house.lobby("Anna")
    fields = {0: ATTACK[0], 1: {"hand": HELD}}
    house.arrange(fields)
    added = await house.press(house.person("Anna"), message, "computer")
    assert added.updated is not None
    await house.press(house.person("Anna"), added.updated, "start")
    outcome = await house.decide(house.person("Anna"))
    assert outcome.updated is not None
    assert controls(outcome.updated)
    told = await house.press(house.person("Anna"), await status_now(house), "log")
    assert "Computer 1 deckt Burggraben auf." in told.said.text


async def test_strictly_one_by_one_the_attacker_waits(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.arrange({0: ATTACK[0], 1: {"hand": HAND}})
    lobby = await house.lobby("Anna", "Ben")
    await house.choose(anna, lobby, "exact")
    await house.press(anna, lobby, "start")
    attacked = await house.decide(anna)
    assert attacked.updated is not None
    assert not controls(attacked.updated)
    await house.turn(ben)
    assert controls(await house.asked(anna)), "asked anew when the others are done"


async def test_back_is_not_free_any_more_once_the_turn_has_gone_on(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(table([*HELD[1:], "duchy"]), "Anna", "Ben", "Clara")
    attacked = await house.decide(anna)
    assert attacked.updated is not None
    done = await house.decide(ben)
    assert done.updated is not None
    free = button(done.updated, "undo")
    await house.press_first(anna, attacked.updated)
    await house.settled()
    now = ben.now(done.updated)
    assert now is not None
    assert button(now, "undo") != free
    for pressed in (button(now, "undo"), free):
        told = await house.told(await house.forge(ben, now, pressed))
        assert house.says("en", "undo-betrays") in told.words, "it is said before anybody is asked"
