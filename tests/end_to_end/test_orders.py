"""Standing orders: given at a question or by command, they answer for their person, who alone reads of it."""

import pytest

from bot.messages.parts.custom_ids import Address
from db.games import answers
from sandbox import BotResponse, Message, Person
from tests.bot.answering import answered
from tests.depth import chosen
from tests.end_to_end.by_button import log_of
from tests.end_to_end.house import CHANNEL, House, button, controls

MINE = ["estate", "estate", "copper", "copper", "copper"]
MILITIAS = {
    "named": ["moat"],
    0: {"hand": ["village", "militia", "militia"], "deck": ["copper"] * 5},
    1: {"hand": ["moat", *MINE[:4]], "deck": ["copper"] * 5},
}
BARE = {**MILITIAS, 1: {"hand": MINE, "deck": ["copper"] * 5}}
WATCHED = {0: {"hand": ["witch", "copper"]}, 1: {"hand": ["watchtower", *MINE[:4]], "deck": ["copper"] * 5}}
PEOPLE = chosen().some([("Anna", "Ben", "en"), ("Ben", "Anna", "de")], 0)


async def panel(house: House, person: Person, message: Message | None = None) -> Message:
    """What "Always like this" shows."""
    said = (await house.press(person, message or await house.asked(person), "always")).said
    assert said.visible_to == person.id
    return said


async def choose(person: Person, shown: Message, place: int = 0) -> str:
    """Press what shall be answered; what is said to that."""
    outcome = await person.click(shown, with_place(button(shown, "order"), place))
    assert outcome.updated is not None, outcome.reason
    return outcome.updated.words


def with_place(custom_id: str, place: int) -> str:
    """The button of another answer."""
    return custom_id[:-1] + str(place)


async def ordered(house: House, person: Person, place: int = 0) -> str:
    """Order this for all such questions in all games, at the question that is open."""
    return await choose(person, await panel(house, person), place)


async def origins(house: House, game_id: int = 1) -> list[tuple[int, str, str]]:
    """Seat, key and origin of every answer that counts."""
    async with house.running.database.reading() as tx:
        log = await answers.log(tx, game_id)
    return [(answer.seat, answer.key, answer.origin) for answer in log if not answer.undone and answer.kind == "answer"]


async def play(house: House, person: Person, *cards: str) -> None:
    """Play these cards one after the other."""
    for card in cards:
        question = (await house.bot.tables.desk(1, person.id)).question
        assert question is not None
        await answered(house.bot.tables, 1, person.id, question[0], (card,))
    house.bot.courier.soon()


async def attacked(house: House, table: dict[object, object], attacker: str, victim: str) -> BotResponse:
    """A game in which the attacker has played the first card of the hand that may be played."""
    await house.arranged(table, attacker, victim)
    return await house.decide(house.person(attacker))


@pytest.mark.parametrize(("attacker", "victim", "language"), PEOPLE)
async def test_an_order_given_at_a_question_answers_it_and_all_that_follow(
    house: House, attacker: str, victim: str, language: str
) -> None:
    await house.ask_everything()
    one, other = house.person(attacker), house.person(victim)
    await house.arranged(MILITIAS, attacker, victim)
    await play(house, one, "village", "militia")
    said = await ordered(house, other)
    assert house.says(language, "order-always") in said
    assert house.says(language, "order-moat-reveal") in said
    await house.settled()
    assert house.question(other) is None
    await play(house, one, "militia")
    assert (await origins(house))[-1] == (1, "moat.reveal", "order")
    assert [origin for *_, origin in await origins(house)].count("order") == 2
    title = house.says(language, "order-moat-reveal")
    assert title in (await log_of(house, other)).words
    theirs = (await log_of(house, one)).words
    assert house.says("de" if attacker == "Anna" else "en", "order-moat-reveal") not in theirs


async def test_back_asks_what_an_order_has_answered(house: House) -> None:
    ben = house.person("Ben")
    table = {0: {"hand": ["militia", "copper"]}, 1: {"hand": ["moat", "moat", *MINE[:3]]}, "named": ["moat"]}
    await attacked(house, table, "Anna", "Ben")
    await ordered(house, ben, 1)
    await house.settled()
    undone = await house.press(ben, await house.asked(ben), "undo")
    assert undone.updated is not None
    assert controls(undone.updated), "Moat is asked again"
    await house.decide(house.person("Anna"))
    assert [key for _, key, origin in await origins(house) if origin == "order"] == [], "it stays a question"
    said = await choose(ben, await panel(house, ben, undone.updated), 0)
    assert house.says("en", "order-always") in said, "another order answers it after all"
    assert [key for _, key, origin in await origins(house) if origin == "order"] == ["moat.reveal"]


async def test_in_one_game_one_may_be_asked_all_the_same(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(MILITIAS, "Anna", "Ben")
    await play(house, anna, "village", "militia")
    shown = await panel(house, ben)
    here = await ben.click(shown, button(shown, "scope"))
    assert here.updated is not None
    both = await ben.click(here.updated, "☐ Only in this game")
    assert both.updated is not None
    assert both.updated.labels()[:3] == ["always", "never", "ask me"]
    said = await choose(ben, both.updated, 2)
    assert "Militia" in said
    assert "this game only" in said
    assert "answered" not in said
    await ben.command(CHANNEL, "/orders", question="dominion:moat.reveal", answer="always")
    assert (await origins(house))[-1][2] == "player", "the order for this game goes before the one for all"


async def test_an_order_may_hold_for_one_card_alone(house: House) -> None:
    ben = house.person("Ben")
    await attacked(house, WATCHED, "Anna", "Ben")
    shown = await panel(house, ben)
    assert "(Curse)" in shown.words, "here one usually means the card"
    said = await choose(ben, shown)
    assert "(Curse): **trash it**" in said
    assert (await origins(house))[-1] == (1, "watchtower.choose", "order")
    listed = (await ben.command(CHANNEL, "/orders")).said
    assert "Watchtower: where a gained card goes (Curse): **trash it**" in listed.words


async def test_a_list_of_ones_own_is_typed_and_used(house: House) -> None:
    await house.ask_everything()
    ben = house.person("Ben")
    await attacked(house, BARE, "Anna", "Ben")
    await house.decide(house.person("Anna"))
    shown = await panel(house, ben)
    opened = await ben.click(shown, button(shown, "ranked"))
    assert opened.modal is not None
    refused = await house.told(await ben.submit(opened.modal, {"typed": "Estate, Coper"}))
    assert refused.words == house.says_elsewhere("en", "name-unclear", typed="Coper", near="Copper")
    opened = await ben.click(shown, button(shown, "ranked"))
    assert opened.modal is not None
    given = await ben.submit(opened.modal, {"typed": "anwesen\nCopper"})
    assert given.updated is not None, given.reason
    assert "the first available of Estate and Copper; otherwise ask me" in given.updated.words
    assert (await origins(house))[-1] == (1, "militia.discard", "order")


async def test_all_sensible_ones_in_one_click_and_away_again(house: House) -> None:
    ben = house.person("Ben")
    none = (await ben.command(CHANNEL, "/orders")).said
    assert house.says("en", "orders-none") in none.words
    sensible = await ben.click(none, "Set up all the usual: Dominion")
    assert sensible.updated is not None
    assert "Set up all the usual: Dominion" not in sensible.updated.labels(), "all of them are given"
    assert "Set up all the usual: Domus Domini" in sensible.updated.labels()
    both = await ben.click(sensible.updated, "Set up all the usual: Domus Domini")
    assert both.updated is not None
    assert "- Watchtower: where a gained card goes (Curse): **trash it**" in both.updated.words
    assert "- Feeding the brothers in the cloister: **with as many as possible**" in both.updated.words
    one = await ben.select(both.updated, button(both.updated, "unorder"), "dominion|0|moat.reveal")
    assert one.updated is not None
    assert "Moat" not in one.updated.text
    assert "Set up all the usual: Dominion" in one.updated.labels(), "one of them is missing again"
    assert "Mountebank" in one.updated.words
    gone = await ben.click(one.updated, button(one.updated, "unorders"))
    assert gone.updated is not None
    assert gone.updated.words == none.words


async def test_the_command_finds_questions_and_answers_and_gives_orders_for_one_game(house: House) -> None:
    ben = house.person("Ben")
    await attacked(house, BARE, "Anna", "Ben")
    (found,) = (await ben.autocomplete(CHANNEL, "/orders", "question", "moat against")).choices
    assert (found.name, found.value) == ("Dominion: Reveal Moat against an attack", "dominion:moat.reveal")
    offered = (await ben.autocomplete(CHANNEL, "/orders", "answer", "", question="dominion:moat.reveal")).choices
    assert [choice.name for choice in offered] == ["always", "ask me", "never"]
    said = (await ben.command(CHANNEL, "/orders", question="dominion:moat.reveal", answer="never", where="here")).said
    assert house.says("en", "order-scope-here", game="Dominion") in said.words
    assert "only in <#" in (await ben.command(CHANNEL, "/orders")).said.words
    wishes = await ben.command(CHANNEL, "/orders", question="domus_domini:cellerar.choose", answer="12, 9, 6")
    assert "Cheese Cellarer 12" in wishes.said.words


@pytest.mark.parametrize(
    ("question", "answer", "said"),
    [
        ("xyzzy", "always", "There is no question “xyzzy”. Please pick one"),
        (None, "always", "Pick it under “question”."),
        ("dominion:moat.reveal", None, "Write under “answer”: "),
        ("Dominion: Reveal Moat against a attack", "always", "Which question do you mean? Perhaps"),
        ("dominion:moat.reveal", "Province", "This question takes no list"),
        ("dominion:contraband.name", "Provinse", "Did you mean Province?"),
        ("domus_domini:cellerar.choose", "Chapel", "Chapel cannot be in this list."),
        (
            "domus_domini:cellerar.choose",
            "Chapel, Garden",
            "Did you mean Garden Cellarer 1?\nChapel cannot be in this list.",
        ),
        ("domus_domini:cellerar.choose", ",", "This question takes no list"),
    ],
)
async def test_what_cannot_be_ordered_is_refused_with_the_reason(
    house: House, question: str | None, answer: str | None, said: str
) -> None:
    given = {"question": question, "answer": answer}
    typed = {option: value for option, value in given.items() if value is not None}
    told = (await house.person("Ben").command(CHANNEL, "/orders", **typed)).said
    assert said in told.words
    assert house.says("en", "orders-none") in (await house.person("Ben").command(CHANNEL, "/orders")).said.words


async def test_an_order_for_a_game_that_is_another_or_not_ones_own_is_refused(house: House) -> None:
    await house.game("Anna", "Ben")
    ben, david = house.person("Ben"), house.person("David")
    other = await ben.command(CHANNEL, "/orders", question="domus_domini:feed.pay", answer="nothing", where="here")
    assert other.said.words == "No game of Domus Domini is being played here."
    foreign = await david.command(CHANNEL, "/orders", question="dominion:moat.reveal", answer="always", where="here")
    assert foreign.said.words == house.says("en", "not-seated")


async def test_a_panel_of_a_question_that_is_gone_orders_nothing(house: House) -> None:
    ben = house.person("Ben")
    await attacked(house, BARE, "Anna", "Ben")
    await house.decide(house.person("Anna"))
    shown = await panel(house, ben)
    await house.decide(ben)
    late = await house.told(await ben.click(shown, button(shown, "order")))
    assert late.words == house.says_elsewhere("en", "question-gone")
    wrong = await house.told(await house.forge(ben, shown, "a:0:-:-:sensible:z"))
    assert wrong.words == house.says("en", "unknown-button")
    odd = await house.forge(ben, shown, "a:0:-:-:unorder", ["x|y"])
    assert odd.updated is not None
    assert house.says("en", "orders-none") in odd.updated.words


async def test_what_is_forged_in_a_panel_orders_nothing(house: House) -> None:
    ben = house.person("Ben")
    await attacked(house, BARE, "Anna", "Ben")
    await house.decide(house.person("Anna"))
    shown = await panel(house, ben)
    for place in "9z":
        told = await house.told(await house.forge(ben, shown, button(shown, "order")[:-1] + place))
        assert told.words == house.says_elsewhere("en", "unknown-button")
    assert house.question(ben) is not None


async def test_a_public_message_never_becomes_a_private_list(house: House) -> None:
    ben = house.person("Ben")
    status = await house.game("Anna", "Ben")
    for forged in (Address(1, verb="unorders"), Address(1, verb="sensible"), Address(1, verb="unorder")):
        outcome = await house.forge(ben, status, forged.encode())
        assert outcome.updated is None
        assert outcome.said.visible_to == ben.id


async def test_many_answers_are_a_list_to_pick_from(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    lobby = (await anna.command(CHANNEL, "/play", game="domus_domini")).said
    joined = await house.press(ben, lobby, "join")
    assert joined.updated is not None
    await house.press(anna, joined.updated, "start")
    await house.settled()
    asked = next(person for person in (anna, ben) if house.question(person))
    shown = await panel(house, asked)
    given = await asked.select(shown, button(shown, "order"), "3")
    assert given.updated is not None, given.reason
    assert "4" in given.updated.words
    assert (await origins(house))[0][1:] == ("column.choose", "order")
