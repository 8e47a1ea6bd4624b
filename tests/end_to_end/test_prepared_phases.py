"""Phases of Domus Domini prepared ahead among people: what has been played lies ready no more, also while the others
still decide.
"""

from bot.messages.parts.chain import ONWARD
from bot.tables.terms.actors import Actor
from games.kernel.engine.text import Text
from sandbox import Message, Person
from tests.end_to_end.house import CHANNEL, House, button
from tests.end_to_end.test_domus_domini import did, started
from tests.end_to_end.test_prepared_turns import pressed

RICH = {"money": 9, "veg": 2, "lay_kloster": 3}
HIRING = {"phase": "cellerar", "lay_supply": 12, 0: RICH, 1: RICH}
"""Anna is asked first, then Ben; then they buy and build, both at once."""


async def prepared(house: House) -> tuple[Message, Person, Person]:
    """Anna has laid ready what she buys and builds, and Ben is asked: her message, and both."""
    _, anna, ben = await started(house, HIRING)
    shown = await did(await house.decide(anna))
    for verb in ("prepare", "ready"):
        shown = await pressed(house, anna, shown, verb)
    assert house.says("de", "prepared-ready", what="") in shown.text
    return shown, anna, ben


async def test_what_has_been_played_lies_ready_no_more_while_others_decide(house: House) -> None:
    _, anna, ben = await prepared(house)
    await house.decide(ben)
    await house.settled()
    message = anna.inbox()[-1]
    for shown in (message, (await anna.command(CHANNEL, "/hand")).said):
        assert shown.text.count(house.says("de", "desk-carried-meanwhile")) == 1
        assert house.says("de", "prepared-drafted") not in shown.text
        assert house.says("de", "prepared-ready", what="") not in shown.text
        assert not {house.says("de", f"button-{verb}") for verb in ("change", "putaway", "goon")} & {*shown.labels()}
    assert house.question(ben), "he still decides what to buy and build"


async def test_an_old_message_throws_nothing_away_of_what_has_been_played(house: House) -> None:
    ready, anna, ben = await prepared(house)
    put_away = button(ready, "putaway")
    await house.decide(ben)
    await house.settled()
    outcome = await house.forge(anna, ready, put_away)
    assert (await house.told(outcome)).text.endswith(house.says("de", "prepare-too-late"))


COLUMN = {"phase": "column", "lay_supply": 12, "seat": 1, 0: RICH, 1: RICH}
"""Ben has the column, and may pass it on to Anna."""


async def test_what_was_not_needed_is_told_once_and_not_as_the_reason_of_another_question(house: House) -> None:
    status, anna, ben = await started(house, COLUMN)
    shown = await house.hand(anna, status)
    for verb in ("prepare", "ready"):
        shown = await pressed(house, anna, shown, verb)
    for _ in ("he keeps the column", "he hires"):
        await house.decide(ben)
        await house.settled()
    asked, unneeded = await house.asked(anna), house.says("de", "prepared-halted-passed")
    assert asked.text.count(unneeded) == 1


async def test_why_it_stopped_is_told_once(house: House) -> None:
    _, anna, ben = await started(house, {**HIRING, "seat": 1, "start_player": 1})
    preparing, actor = house.bot.front.acts.preparing, Actor(anna.id, anna.name, "de")
    rehearsal = await preparing.set_stops(1, actor, ["market"])
    assert (await preparing.lay_ready(1, actor, rehearsal.number)).reason is None
    await house.decide(ben)
    asked, why = await house.asked(anna), Text("prepared-why-market")
    halted = house.says("de", "prepared-halted", why=why)
    assert asked.text.count(halted) == 1
    assert asked.text.index(halted) < asked.text.index("### ")


async def test_what_a_press_leaves_to_the_advice_is_done_when_the_others_are_ready(house: House) -> None:
    _, anna, ben = await started(house, HIRING)
    shown = await pressed(house, anna, await house.asked(anna), "onward")
    lies_ready = house.says("de", "prepared-ready", what=Text("prepared-left-to-advice"))
    assert lies_ready in shown.text
    assert house.says("de", "button-putaway") in shown.labels()
    await house.decide(ben)
    await house.settled()
    assert house.question(anna) is None, "it has been bought and built for her"
    assert house.question(ben)


async def test_who_puts_it_away_decides_alone(house: House) -> None:
    _, anna, ben = await started(house, HIRING)
    shown = await pressed(house, anna, await house.asked(anna), "onward")
    await pressed(house, anna, shown, "putaway")
    await house.decide(ben)
    await house.settled()
    assert house.question(anna)


async def test_what_waited_for_others_tells_what_was_done_even_before_they_may_know(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    lobby = (await anna.command(CHANNEL, "/play", game="domus_domini")).said
    joined = (await house.press(ben, lobby, "join")).updated
    assert joined is not None
    await house.press(anna, joined, "start")
    onward = (await house.press(anna, await house.asked(anna), ONWARD)).updated
    assert onward is not None
    assert house.says("de", "prepared-left-to-advice") in onward.text
    await house.press(ben, await house.asked(ben), ONWARD)
    await house.settled()
    carried = house.says("de", "desk-carried-meanwhile")
    told = anna.inbox()[-1].text.splitlines()[0]
    assert told.startswith(f"📌 {carried} ")
    assert len(told) > len(f"📌 {carried} ")
    while await house.bot.tables.status(1) == "running":
        if (await house.bot.tables.loaded(1)).asked(anna.id):
            break
        await house.decide(ben)
        await house.settled()
    asked = anna.inbox()[-1].text
    assert carried in asked
    assert house.says("de", "prepared-carried") not in asked, "nothing is said twice"
