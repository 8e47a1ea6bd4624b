"""Turns prepared ahead among people: two clicks while one waits, nothing to do when the turn comes, and never a turn
that nobody meant.
"""

import pytest

from bot.messages.parts.custom_ids import Address
from bot.tables.terms.actors import Actor
from games.kernel.engine.standing_orders import USUAL
from sandbox import Message, Person
from tests.end_to_end.house import CHANNEL, House, button, controls

MONEY = ["gold", "silver", "copper", "estate", "curse"]
PLAIN = {
    0: {"hand": ["copper"] * 5, "deck": ["copper"] * 40},
    1: {"hand": MONEY, "deck": ["silver"] * 40},
    "named": ["smithy", "village"],
}
ATTACKING = {
    **PLAIN,
    0: {"hand": ["militia", *["copper"] * 4], "deck": ["copper"] * 9},
    1: {"hand": ["gold", "silver", "silver", "copper", "copper"], "deck": ["silver"] * 40},
    "named": ["militia"],
}


async def pressed(house: House, person: Person, message: Message, verb: str) -> Message:
    """The message as it looks once this button of it was pressed."""
    outcome = await house.press(person, message, verb)
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


async def picked(person: Person, message: Message, verb: str, *values: str) -> Message:
    """The message as it looks once this was picked in a select of it."""
    outcome = await person.select(message, button(message, verb), list(values))
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


async def rehearsed(house: House, person: Person, status: Message) -> Message:
    """The rehearsal of the person's next turn, one click behind "My hand"."""
    return await pressed(house, person, await house.hand(person, status), "prepare")


async def prepared(house: House, person: Person, status: Message) -> Message:
    """The person's message once the next turn is laid ready as it is advised: two clicks."""
    return await pressed(house, person, await rehearsed(house, person, status), "ready")


async def test_two_clicks_prepare_a_turn_and_it_is_played_when_it_comes(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.arranged(PLAIN, "Anna", "Ben", "Clara")
    hand = await house.hand(ben, status)
    assert hand.labels()[0] == house.says("en", "button-prepare")
    rehearsal = await pressed(house, ben, hand, "prepare")
    assert rehearsal.text.startswith("-# Rehearsal of your next turn ·")
    assert "📌 Your turn would be: 6 coins, buy Gold (as advised)\n-# Stops if" in rehearsal.text
    ready = await pressed(house, ben, rehearsal, "ready")
    assert "📌 Saved: 6 coins, buy Gold" in ready.text
    assert "Stops if" not in ready.text, "it was read beside the rehearsal"
    before = len(ben.inbox())
    await house.turn(anna)
    await house.settled()
    assert (await house.bot.tables.table(1)).active == 2, "the game went on without a question"
    (pushed,) = ben.inbox()[before:]
    assert pushed.text.startswith("📌 **Your prepared turn:** bought Gold with 6 coins\n-# **Dominion**")
    assert house.says("en", "prepared-carried") not in pushed.text, "nothing is said twice"
    assert pushed.labels()[0] == house.says("en", "button-prepare")
    assert controls(await house.asked(house.person("Clara")))
    again = await pressed(house, ben, pushed, "prepare")
    assert "### What do you buy?\n-# You have 10 coins and one buy." in again.text


async def test_an_attack_that_changes_the_hand_stops_it_and_the_reason_comes_first(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.arranged(ATTACKING, "Anna", "Ben")
    await prepared(house, ben, status)
    await house.decide(anna)
    answered = (await house.decide(ben)).updated
    assert answered is not None
    assert (
        "your hand is not the same any more.\nWhat now? If you choose nothing, you will be asked in your turn."
        in answered.text
    )
    assert answered.labels()[:3] == ["Prepare anew", "Keep only the guidelines", "Withdraw"]
    await house.turn(anna)
    asked = await house.asked(ben)
    assert asked.text.startswith(
        "📌 What you had saved ends here: your hand is not the same any more.\n### What do you buy?"
    )


async def test_after_an_attack_the_guidelines_may_go_on(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await prepared(house, ben, await house.arranged(ATTACKING, "Anna", "Ben"))
    await house.decide(anna)
    answered = (await house.decide(ben)).updated
    assert answered is not None
    kept = await pressed(house, ben, answered, "onrules")
    assert "📌 Saved: your turn by your guidelines\n-# Guidelines: Actions:" in kept.text
    assert "What now?" not in kept.text
    await house.turn(anna)
    await house.settled()
    assert "bought Gold with 7 coins" in ben.inbox()[-1].text


async def test_after_an_attack_it_may_be_prepared_anew_or_thrown_away(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await prepared(house, ben, await house.arranged(ATTACKING, "Anna", "Ben"))
    await house.decide(anna)
    answered = (await house.decide(ben)).updated
    assert answered is not None
    ready = await pressed(house, ben, await pressed(house, ben, answered, "anew"), "ready")
    assert "What now?" not in ready.text
    gone = await pressed(house, ben, ready, "putaway")
    assert gone.labels()[0] == house.says("en", "button-prepare")
    stale = await house.forge(ben, gone, Address(1, verb="putaway").encode())
    assert (await house.follow_up(stale)).words == house.says("en", "prepare-nothing")
    await house.turn(anna)
    asked = await house.asked(ben)
    assert "📌" not in asked.text


async def test_the_rehearsal_asks_as_the_turn_does_and_goes_back(house: House) -> None:
    ben = house.person("Ben")
    rehearsal = await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben"))
    nothing = await pressed(house, ben, rehearsal, "none")
    assert "### All decided: save this for your turn?\n📌 Your turn would be: 6 coins, buy nothing\n" in nothing.text
    back = await pressed(house, ben, nothing, "stepback")
    assert "### What do you buy?" in back.text
    shut = await pressed(house, ben, await pressed(house, ben, back, "none"), "shut")
    assert shut.labels()[0] == house.says("en", "button-goon")
    kept = await pressed(house, ben, shut, "prepare")
    assert "### All decided: save this for your turn?" in kept.text, "what was decided in the rehearsal stays"
    ready = await pressed(house, ben, kept, "ready")
    changed = await pressed(house, ben, ready, "change")
    assert "### All decided: save this for your turn?" in changed.text


async def test_guidelines_are_changed_one_by_one_and_followed(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    panel = await pressed(
        house, ben, await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben")), "setrules"
    )
    assert "- Buying: Province, else Gold" in panel.text
    buying = await picked(ben, panel, "pickrule", "k2")
    assert "Set now: Province, else Gold" in buying.text
    options = {str(one["label"]): str(one["value"]) for one in controls_of(buying)}
    first = await picked(ben, buying, "pick", options["Duchy"])
    assert "Picked so far: 1. Duchy" in first.text
    options = {str(one["label"]): str(one["value"]) for one in controls_of(first)}
    second = await picked(ben, first, "pick", options["Silver"])
    panel = await pressed(house, ben, second, "done")
    assert "- Buying: Duchy, else Silver" in panel.text
    panel = await picked(ben, await picked(ben, panel, "pickrule", "stops"), "stops", "end")
    assert "\nStops if the end of the game comes nearer.\n" in panel.text
    panel = await pressed(house, ben, await picked(ben, panel, "pickrule", "k3"), "way")
    assert "- Any other question: what the computer advises" in panel.text
    panel = await picked(ben, await picked(ben, panel, "pickrule", "turns"), "turns", "2")
    assert "Counts for 2 turns." in panel.text
    ready = await pressed(house, ben, panel, "ready")
    assert "; then one more turn by your guidelines\n-# Guidelines: Actions:" in ready.text
    await house.turn(anna)
    await house.settled()
    asked = await house.asked(ben)
    assert "-# You, turn 1: bought Duchy with 6 coins" in asked.text, "a list of one's own goes before what is advised"
    assert "📌 **Your prepared turn:** bought Duchy with 10 coins" in asked.text
    assert "### What do you buy?" in asked.text, "it has served"
    ended = (await house.decide(ben)).updated
    assert ended is not None
    panel = await pressed(house, ben, await pressed(house, ben, ended, "prepare"), "setrules")
    assert "- Buying: Duchy, else Silver" in panel.text, "one's own guidelines stay"
    assert "Counts for one turn." in panel.text


def controls_of(message: Message) -> list[dict[str, object]]:
    """The options of the only select."""
    (options,) = (part["options"] for part in message.clickable() if "options" in part)
    assert isinstance(options, list)
    return options


async def test_a_button_lays_ready_what_was_shown_with_it_and_nothing_else(house: House) -> None:
    ben = house.person("Ben")
    status = await house.arranged(PLAIN, "Anna", "Ben")
    first, second = await rehearsed(house, ben, status), await rehearsed(house, ben, status)
    await pressed(house, ben, second, "none")
    outcome = await house.press(ben, first, "ready")
    assert outcome.updated is not None
    assert "### All decided: save this for your turn?" in outcome.updated.text, "it shows the rehearsal as it stands"
    assert (await house.follow_up(outcome)).words == house.says("en", "prepare-changed")
    hand = await house.hand(ben, status)
    assert hand.labels()[0] == house.says("en", "button-goon"), "nothing is laid ready"


async def test_clicks_that_come_too_late_show_how_things_stand_and_say_why(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    rehearsal = await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben"))
    twice = rehearsal
    await pressed(house, ben, rehearsal, "none")
    late = await house.forge(ben, twice, button(rehearsal, "none"))
    assert late.updated is not None
    assert "### All decided: save this for your turn?" in late.updated.text
    assert (await house.follow_up(late)).words == house.says("en", "question-gone")
    await house.turn(anna)
    await house.asked(ben)
    step = await house.step()
    for verb in ("none", "setrules"):
        late = await house.forge(ben, twice, button(rehearsal, verb))
        assert late.updated is not None
        assert "### What do you buy?" in late.updated.text
        assert (await house.follow_up(late)).words == house.says("en", "prepare-not-now")
    assert await house.step() == step


async def test_laid_ready_when_the_turn_has_come_already_it_is_played_at_once(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    hand = {"hand": ["smithy", *MONEY[:4]], "deck": ["silver"] * 40}
    rehearsal = await rehearsed(house, ben, await house.arranged({**PLAIN, 1: hand}, "Anna", "Ben"))
    await house.decide(anna)
    await house.asked(ben)
    played = await pressed(house, ben, rehearsal, "ready")
    assert "📌 **Your prepared turn:**" in played.text
    assert controls(await house.asked(anna))


async def test_a_turn_in_which_something_has_happened_cannot_be_laid_ready_any_more(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    rehearsal = await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben"))
    await house.decide(anna)
    await house.asked(ben)
    late = await house.press(ben, rehearsal, "ready")
    assert late.updated is not None
    assert "### What do you buy?" in late.updated.text
    assert (await house.follow_up(late)).words == house.says("en", "prepare-too-late")


async def test_what_was_laid_ready_counts_while_it_is_being_changed_and_says_so(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    ready = await prepared(house, ben, await house.arranged(PLAIN, "Anna", "Ben", "Clara"))
    changing = await pressed(house, ben, ready, "change")
    assert house.says("en", "rehearsal-before") not in changing.text
    changed = await pressed(house, ben, changing, "none")
    assert house.says("en", "rehearsal-before") in changed.text
    await house.turn(anna)
    await house.settled()
    assert "📌 **Your prepared turn:** bought Gold with 6 coins" in ben.inbox()[-1].text
    late = await house.press(ben, changed, "ready")
    assert (await house.follow_up(late)).words == house.says("en", "prepare-changed")


async def test_a_rehearsal_stays_where_it_is_when_nothing_can_be_taken_back_any_more(house: House) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await house.arranged({**ATTACKING, 1: PLAIN[0], 2: ATTACKING[1]}, "Anna", "Ben", "Clara")
    await house.decide(anna)
    answered = (await house.decide(clara)).updated
    assert answered is not None
    assert house.says("de", "button-undo") in answered.labels()
    rehearsal = await pressed(house, clara, answered, "prepare")
    await house.turn(anna)
    await house.settled()
    assert clara.inbox()[-1].text == rehearsal.text
    shut = await pressed(house, clara, rehearsal, "shut")
    assert house.says("de", "button-undo") not in shut.labels()


async def test_what_is_decided_and_not_laid_ready_is_said(house: House) -> None:
    ben = house.person("Ben")
    rehearsal = await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben"))
    closed = await pressed(house, ben, await pressed(house, ben, rehearsal, "none"), "shut")
    assert house.says("en", "prepared-drafted") in closed.text
    assert closed.labels()[0] == house.says("en", "button-goon")
    ready = await pressed(house, ben, await pressed(house, ben, closed, "prepare"), "ready")
    assert house.says("en", "prepared-drafted") not in ready.text


async def test_an_old_message_throws_nothing_away_that_it_does_not_speak_of(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    old = await prepared(house, ben, await house.arranged(PLAIN, "Anna", "Ben", "Clara"))
    await house.turn(anna)
    await house.settled()
    await pressed(house, ben, await pressed(house, ben, ben.inbox()[-1], "prepare"), "ready")
    late = await house.press(ben, old, "putaway")
    assert (await house.follow_up(late)).words == house.says("en", "prepare-over")
    assert late.updated is not None
    assert "📌 Saved:" in late.updated.text


async def test_who_is_attacked_reads_that_something_is_laid_ready(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await prepared(house, ben, await house.arranged(ATTACKING, "Anna", "Ben"))
    await house.decide(anna)
    assert house.says("en", "prepared-still") in (await house.asked(ben)).text


async def test_what_does_not_fit_any_more_is_said_in_the_message_though_nothing_was_asked(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    actor = Actor(anna.id, "Anna", anna.account.locale)
    await house.bot.front.acts.standing_orders.give(actor, "dominion", "discard", USUAL)
    drawn = {"hand": ["copper"] * 5, "deck": [*ATTACKING[1]["hand"], *["copper"] * 20]}
    await house.arranged({**ATTACKING, 0: drawn, 1: ATTACKING[0]}, "Anna", "Ben", "Clara")
    ended = (await house.turn(anna)).updated
    assert ended is not None
    ready = await pressed(house, anna, await pressed(house, anna, ended, "prepare"), "ready")
    await house.decide(ben)
    await house.settled()
    (now,) = (mail for mail in anna.inbox() if mail.id == ready.id)
    assert "\nSeither ist es anders: Deine Hand ist nicht mehr dieselbe.\n" in now.text
    assert now.labels()[0] == house.says("de", "button-anew")


async def test_what_was_read_when_a_turn_was_laid_ready_is_no_news_later(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await prepared(house, ben, await house.arranged(PLAIN, "Anna", "Ben", "Clara"))
    for turn in (1, 2):
        await house.turn(anna)
        await house.settled()
        told = ben.inbox()[-1]
        assert [f"with {coins} coins" in told.text for coins in (6, 10)] == [turn == 1, turn == 2]
        await pressed(house, ben, await pressed(house, ben, told, "prepare"), "ready")
        await house.turn(clara)


async def test_own_guidelines_are_forgotten_when_all_is_to_be_as_usual(house: House) -> None:
    ben = house.person("Ben")
    panel = await pressed(
        house, ben, await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben")), "setrules"
    )
    asking = await pressed(house, ben, await picked(ben, panel, "pickrule", "k3"), "way")
    changed = await picked(ben, await picked(ben, asking, "pickrule", "stops"), "stops", "victory")
    usual = await picked(ben, changed, "pickrule", "reset")
    assert usual.text == panel.text


async def test_guidelines_that_say_as_advised_are_called_so(house: House) -> None:
    ben = house.person("Ben")
    panel = await pressed(
        house, ben, await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben")), "setrules"
    )
    asking = await pressed(house, ben, await picked(ben, panel, "pickrule", "k3"), "way")
    rehearsal = await pressed(house, ben, asking, "prepare")
    assert "buy Gold (as advised)" in rehearsal.text


async def test_where_a_card_is_drawn_the_rehearsal_says_that_guidelines_decide(house: House) -> None:
    ben = house.person("Ben")
    drawing = {**PLAIN, 1: {"hand": ["village", "gold", "silver", "copper", "estate"], "deck": ["silver"] * 40}}
    rehearsal = await rehearsed(house, ben, await house.arranged(drawing, "Anna", "Ben"))
    guided = (await house.press_first(ben, rehearsal)).updated
    assert guided is not None
    assert f"\n{house.says('en', 'rehearsal-unknown')}\n**After that**\n- Actions: Village" in guided.text


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        (None, "instead of “Gold”: Smithy, then on by your guidelines"),
        (["Gold"], "instead of “Gold”: nothing, then on by your guidelines"),
    ],
)
async def test_what_may_run_out_is_said_with_what_comes_in_its_place(
    house: House, rule: list[str] | None, says: str
) -> None:
    ben = house.person("Ben")
    status = await house.arranged({**PLAIN, "supply": {"gold": 2}}, "Anna", "Ben")
    rehearsal = await rehearsed(house, ben, status)
    if rule is not None:
        buying = await picked(ben, await pressed(house, ben, rehearsal, "setrules"), "pickrule", "k2")
        options = {str(one["label"]): str(one["value"]) for one in controls_of(buying)}
        for name in rule:
            buying = await picked(ben, buying, "pick", options[name])
        rehearsal = await pressed(house, ben, await pressed(house, ben, buying, "done"), "prepare")
        assert "(by your own guidelines, else as advised)" in rehearsal.text
    assert f"\n-# If something is no longer possible: {says}" in rehearsal.text


async def test_nobody_else_sees_anything_of_it_before_the_turn(house: House) -> None:
    anna, ben, david = (house.person(name) for name in ("Anna", "Ben", "David"))
    status = await house.arranged(PLAIN, "Anna", "Ben")
    await house.settled()
    before = [message.json for message in (*david.sees(CHANNEL), *anna.inbox())], await house.step()
    await prepared(house, ben, status)
    await house.settled()
    assert ([message.json for message in (*david.sees(CHANNEL), *anna.inbox())], await house.step()) == before


@pytest.mark.parametrize("verb", ["prepare", "anew", "change", "setrules", "shut"])
async def test_a_public_message_never_becomes_a_rehearsal(house: House, verb: str) -> None:
    ben = house.person("Ben")
    status = await house.arranged(PLAIN, "Anna", "Ben")
    outcome = await house.forge(ben, status, Address(1, verb=verb).encode())
    assert outcome.updated is None
    assert outcome.said.visible_to == ben.id


async def test_a_stranger_prepares_nothing(house: House) -> None:
    rehearsal = await rehearsed(house, house.person("Ben"), status := await house.arranged(PLAIN, "Anna", "Ben"))
    for custom_id in (button(rehearsal, "none"), button(rehearsal, "ready"), Address(1, "k0", verb="way").encode()):
        told = await house.told(await house.forge(house.person("David"), status, custom_id))
        assert told.words == house.says("en", "not-seated")


@pytest.mark.parametrize(
    "custom_id", ["a:1:k9:-:way", "a:1:k2:-:way:9", "a:1:k1:-:pick", "a:1:k3:-:done", "a:1:n0:abcd:none"]
)
async def test_what_is_forged_changes_nothing(house: House, custom_id: str) -> None:
    ben = house.person("Ben")
    rehearsal = await rehearsed(house, ben, await house.arranged(PLAIN, "Anna", "Ben"))
    outcome = await house.forge(ben, rehearsal, custom_id)
    assert (await house.follow_up(outcome)).words in [
        house.says("en", text) for text in ("unknown-button", "question-gone")
    ]


# the command, the setting, the host's option


async def test_the_command_shows_the_rehearsal_where_one_plays(house: House) -> None:
    ben = house.person("Ben")
    await house.arranged(PLAIN, "Anna", "Ben")
    said = (await ben.command(CHANNEL, "/plan")).said
    assert said.visible_to == ben.id
    assert "### What do you buy?" in said.text
    ready = await pressed(house, ben, said, "ready")
    assert "📌 Saved:" in ready.text
    refused = (await house.person("Anna").command(CHANNEL, "/plan")).said
    assert refused.words == house.says("de", "prepare-not-now")
    refused = (await house.person("David").command(CHANNEL, "/plan")).said
    assert refused.words == house.says("en", "not-seated")


async def test_in_direct_messages_the_command_shows_it_in_the_message_that_lies_there(house: House) -> None:
    ben = house.person("Ben")
    await house.arranged(PLAIN, "Anna", "Ben")
    await house.turn(house.person("Anna"))
    await house.turn(ben)
    await house.settled()
    last = ben.inbox()[-1]
    said = (await ben.command(house.sandbox.world.dm_of(ben.id), "/plan")).said
    lying = ben.now(last)
    assert lying is not None
    assert "### What do you buy?" in lying.text
    assert "### What do you buy?" not in said.text
    assert str(lying.id) in said.text
    ready = await pressed(house, ben, lying, "ready")
    assert "📌 Saved:" in ready.text


async def test_where_the_host_forbids_it_nothing_is_prepared(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.arrange(PLAIN)
    lobby = await house.lobby("Anna", "Ben")
    await house.choose(anna, lobby, "forbidden")
    status = await pressed(house, anna, lobby, "start")
    refused = (await ben.command(CHANNEL, "/plan")).said
    assert refused.words == house.says("en", "prepare-forbidden")
    hand = await house.hand(ben, status)
    assert house.says("en", "button-prepare") not in hand.labels()
    outcome = await house.forge(ben, hand, Address(1, verb="ready").encode())
    assert (await house.follow_up(outcome)).words == house.says("en", "prepare-forbidden")


async def test_who_wants_it_sees_the_rehearsal_as_soon_as_the_own_turn_is_over(house: House) -> None:
    anna = house.person("Anna")
    said = await house.settings(anna, prepare="at_once")
    assert "at_once" not in said.text
    await house.arranged(PLAIN, "Anna", "Ben")
    ended = (await house.decide(anna)).updated
    assert ended is not None
    assert ended.text.startswith("-# Dein nächster Zug, zur Probe")
    assert ended.text.splitlines()[1] == "-# ✓ Du kaufst Schmiede."
    shut = await pressed(house, anna, ended, "shut")
    assert house.says("de", "button-prepare") in shut.labels()


async def test_what_is_prepared_is_told_to_who_asks_what_is_stored(house: House) -> None:
    ben = house.person("Ben")
    await prepared(house, ben, await house.arranged(PLAIN, "Anna", "Ben"))
    told = (await ben.command(CHANNEL, "/privacy")).said
    assert house.says("en", "privacy-prepared", count=1) in told.words


async def test_no_standing_order_can_be_given_for_what_only_a_prepared_turn_answers(house: House) -> None:
    anna = house.person("Anna")
    await house.arranged(PLAIN, "Anna", "Ben")
    asked = await house.asked(anna)
    assert house.says("de", "button-always") not in asked.labels()
    (custom_id, *_) = controls(asked)
    pressed_ = Address.parse(custom_id)
    assert pressed_ is not None
    forged = Address(1, pressed_.choice, pressed_.stamp, "always").encode()
    assert (await house.told(await house.forge(anna, asked, forged))).words == house.says("de", "order-unknown")
    found = (await anna.autocomplete(CHANNEL, "/orders", "question", "kauf")).choices
    assert not any("turn.buy" in choice.value for choice in found)
