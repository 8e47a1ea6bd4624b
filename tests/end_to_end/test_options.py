"""Setting a table up: the host's panel, what is picked in it, what is typed, and what everybody sees of it."""

import pytest

from bot.messages.parts.custom_ids import Address
from games.dominion.kingdom.recommended import RECOMMENDED
from sandbox import BotResponse, Message, Person
from sandbox.forms.document import children
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House, button

TEN = "Chapel, Village, Workshop, militia, MOAT\nthrone_room; Gardens\n8. Council Room\n- Bürokrat\nhexe"


async def lobby_now(house: House) -> Message:
    """The lobby as everybody sees it."""
    await house.settled()
    return house.person("Anna").sees(CHANNEL)[0]


async def panel_of(house: House, person: Person) -> Message:
    """The panel that this person opens."""
    opened = await house.press(person, await lobby_now(house), "options")
    assert opened.said.visible_to == person.id
    return opened.said


def select_with(panel: Message, value: str) -> str:
    """The select in which this value can be picked."""
    for component in panel.clickable():
        if any(option["value"] == value for option in children(component, "options")):
            return str(component["custom_id"])
    raise LookupError(value)


def picked(panel: Message) -> set[str]:
    """All values that are shown as picked."""
    options = [option for component in panel.clickable() for option in children(component, "options")]
    return {str(option["value"]) for option in options if option.get("default")}


async def pick(person: Person, panel: Message, *values: str) -> Message:
    """Pick these values; the panel as it is afterwards."""
    outcome = await person.select(panel, select_with(panel, values[0]), values)
    assert outcome.updated is not None, outcome.reply
    return outcome.updated


async def type_in(person: Person, panel: Message, typed: str) -> BotResponse:
    """Open the form and send this list."""
    opened = await person.click(panel, button(panel, "list"))
    assert opened.modal is not None
    return await person.submit(opened.modal, {"typed": typed})


async def test_a_set_picked_in_the_panel_is_shown_to_everybody(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    panel = await pick(ben, await panel_of(house, ben), "big_money")
    assert "big_money" in picked(panel)
    assert "first_game" not in picked(panel)
    shown = (await lobby_now(house)).text
    assert "Big Money: Adventurer, Bureaucrat, Chancellor" in shown
    assert "Pace: brisk · Time: no limit · Coach and advice: allowed · Language: English" in shown
    started = await house.press(ben, await lobby_now(house), "start")
    assert started.updated is not None
    assert set((await house.bot.tables.table(1)).view.kingdom) == set(RECOMMENDED["big_money"].cards)


async def test_ten_by_lot_as_wished_are_drawn_at_the_start(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    outcome = await ben.click(panel, "Random kingdom")
    assert outcome.updated is not None
    panel = await pick(ben, outcome.updated, "base")
    panel = await pick(ben, panel, "peace", "spread")
    assert picked(panel) >= {"base", "peace", "spread"}
    assert "no attacks" in (await lobby_now(house)).text
    panel = await empty(house, ben, panel, "peace")
    assert "peace" not in picked(panel)
    await house.press(ben, await lobby_now(house), "start")
    assert len((await house.bot.tables.table(1)).view.kingdom) == 10


async def test_lots_may_be_drawn_for_all_to_see_before_the_start(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    outcome = await ben.click(await panel_of(house, ben), "Random kingdom")
    assert outcome.updated is not None
    drawn = await ben.click(outcome.updated, "Draw now")
    assert drawn.updated is not None
    assert drawn.updated.has("Draw now"), "they may be drawn again"
    assert "Random kingdom: " in (await lobby_now(house)).text
    announced = (await house.bot.tables.lobby(1)).settings[1].chosen
    await house.press(ben, await lobby_now(house), "start")
    assert set(announced) <= set((await house.bot.tables.table(1)).view.kingdom)


async def test_where_nothing_is_left_to_lots_nothing_is_drawn(house: House) -> None:
    await house.lobby("Ben", "David")
    for name, why in (("Ben", "setting-gone"), ("David", "host-only")):
        outcome = await house.forge(house.person(name), await lobby_now(house), "a:1:-:-:draw")
        assert outcome.said.words == house.says("en", why)


async def empty(house: House, person: Person, panel: Message, value: str) -> Message:
    """Pick nothing where this value could be picked."""
    outcome = await person.select(panel, select_with(panel, value), [])
    assert outcome.updated is not None
    return outcome.updated


async def test_an_own_list_may_be_typed_in_any_spelling(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    outcome = await type_in(ben, await panel_of(house, ben), TEN)
    assert outcome.updated is not None, outcome.reply
    assert "Own list: Chapel, Village, Workshop, Militia, Moat, Throne Room" in (await lobby_now(house)).text
    panel = await pick(ben, outcome.updated, "interaction")
    assert "Interaction: " in panel.text


async def test_the_form_holds_the_present_ten_in_the_own_language(house: House) -> None:
    await house.lobby("Anna")
    anna = house.person("Anna")
    panel = await panel_of(house, anna)
    opened = await anna.click(panel, button(panel, "list"))
    assert opened.modal is not None
    sent = await anna.submit(opened.modal)
    assert sent.updated is not None
    assert "Eigene Liste: Keller, Markt, Miliz" in sent.updated.text


async def test_a_slip_is_asked_about_and_corrected_in_the_form(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    refused = await type_in(ben, panel, TEN.replace("Gardens", "Gradens").replace("hexe", "xyzzy, Witch"))
    assert "There is no “Gradens”. Did you mean Gardens?" in refused.said.text
    assert "There is no card “xyzzy” here." in refused.said.text
    opened = await ben.click(refused.said, button(refused.said, "list"))
    assert opened.modal is not None
    taken = await ben.submit(opened.modal)
    assert taken.updated is not None
    assert "Gardens" in (await lobby_now(house)).text


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        ("Moat, Moat", "Moat is named twice", "Burggraben ist zweimal genannt"),
        ("Copper", "Copper is a basic card", "Kupfer ist eine Basiskarte"),
        ("Moat, Witch", "name 8 more", "Nenne noch 8"),
        (TEN + ", Smithy", "leave one out", "Lass eine weg"),
    ],
)
async def test_what_makes_no_game_is_refused_with_what_to_change(
    house: House, typed: str, english: str, german: str
) -> None:
    await house.lobby("Ben")
    before = await house.stored()
    for name, words in (("Ben", english), ("Anna", german)):
        person = house.person(name)
        refused = await type_in(person, await panel_of(house, person), typed)
        assert words in refused.said.text
    assert await house.stored() == before


@pytest.mark.parametrize(
    ("host", "other", "language"), chosen().some([("Ben", "David", "en"), ("David", "Clara", "de")], 0)
)
async def test_only_the_host_opens_the_panel(house: House, host: str, other: str, language: str) -> None:
    message = await house.lobby(host, other)
    outcome = await house.press(house.person(other), message, "options")
    assert outcome.said.words == house.says(language, "host-only")


async def test_a_host_no_more_sees_what_is_set_and_reads_why(house: House) -> None:
    message = await house.lobby("Ben", "David")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    await house.press(ben, message, "leave")
    outcome = await ben.select(panel, select_with(panel, "big_money"), "big_money")
    assert outcome.updated is not None
    assert "first_game" in picked(outcome.updated)
    assert (await house.follow_up(outcome)).words == house.says("en", "host-only")


async def test_a_panel_of_a_game_that_has_begun_sets_nothing(house: House) -> None:
    message = await house.lobby("Ben", "David")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    await house.press(ben, message, "start")
    outcome = await ben.select(panel, select_with(panel, "big_money"), "big_money")
    assert outcome.updated is not None
    assert outcome.updated.text == house.says("en", "already-begun")
    assert outcome.updated.clickable() == []


async def test_the_language_of_the_table_may_be_set(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    await pick(ben, await panel_of(house, ben), "de")
    assert "Für Anfänger (Basisspiel): Keller" in (await lobby_now(house)).text


async def test_what_is_not_offered_any_more_sets_nothing(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    forged = Address(1, verb="option", draft="zzzz").encode()
    outcome = await house.forge(ben, panel, forged, ["big_money"])
    assert (await house.told(outcome)).words == house.says("en", "setting-gone")
    public = await house.forge(ben, await lobby_now(house), "a:1:-:-:option:1", ["set=big_money"])
    assert public.said.words == house.says("en", "setting-gone")


async def test_a_form_whose_setting_is_gone_takes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    opened = await ben.click(panel, button(panel, "list"))
    assert opened.modal is not None
    monkeypatch.setattr("bot.messages.lobby_panel.stamped", lambda *_: None)
    for outcome in (await ben.submit(opened.modal, {"typed": TEN}), await ben.click(panel, button(panel, "list"))):
        assert (await house.told(outcome)).words == house.says("en", "setting-gone")


async def test_a_moderator_may_set_what_the_host_may(house: House) -> None:
    await house.lobby("Ben")
    anna = house.person("Anna")
    await pick(anna, await panel_of(house, anna), "village_square")
    assert "Village Square: " in (await lobby_now(house)).text


async def test_the_eleventh_pile_may_be_chosen_with_the_card_that_needs_it(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    outcome = await type_in(ben, await panel_of(house, ben), TEN.replace("hexe", "young witch"))
    assert outcome.updated is not None
    assert "Bane for Young Witch: drawn at random." in outcome.updated.text
    panel = await pick(ben, outcome.updated, "cellar")
    assert "Bane for Young Witch: Cellar." in panel.text
    await house.press(ben, await lobby_now(house), "start")
    table = (await house.bot.tables.loaded(1)).playing().state
    assert table.bane == "cellar"
    assert len(table.kingdom) == 11


@pytest.mark.parametrize("name", ["beginners", "the_jesters_workshop", "bounty_of_the_hunt"])
async def test_a_set_of_a_later_box_is_opened_named_and_begun(house: House, name: str) -> None:
    ben = house.person("Ben")
    opened = await ben.command(CHANNEL, "/play", game="dominion", set=name)
    joined = await house.press(house.person("Anna"), opened.said, "join")
    assert joined.updated is not None
    started = await house.press(ben, joined.updated, "start")
    assert started.updated is not None
    board = await house.bot.tables.table(1)
    assert set(RECOMMENDED[name].cards) <= set(board.view.kingdom)


async def test_a_list_in_the_command_is_completed_name_by_name_and_played(house: House) -> None:
    ben = house.person("Ben")
    typed = ""
    for name in ("chap", "dorf", "works", "mili", "burgg", "thron", "gard", "council", "bureau", "hex"):
        offered = await ben.autocomplete(CHANNEL, "/play", "list", f"{typed},{name}", game="dominion")
        typed = str(offered.choices[0].value)
    opened = await ben.command(CHANNEL, "/play", game="dominion", list=typed)
    assert "Own list: Chapel, Village, Workshop, Militia, Moat, Throne Room" in opened.said.text
    joined = await house.press(house.person("Anna"), opened.said, "join")
    assert joined.updated is not None
    await house.press(ben, joined.updated, "start")
    assert {"chapel", "bureaucrat", "witch"} <= set((await house.bot.tables.table(1)).view.kingdom)


async def test_a_slip_in_the_command_is_corrected_in_the_form(house: House) -> None:
    ben = house.person("Ben")
    typed = TEN.replace("\n", ", ").replace("Gardens", "Gradens")
    outcome = await ben.command(CHANNEL, "/play", game="dominion", list=typed)
    asked = await house.follow_up(outcome)
    assert "There is no “Gradens”. Did you mean Gardens?" in asked.text
    opened = await ben.click(asked, button(asked, "list"))
    assert opened.modal is not None
    taken = await ben.submit(opened.modal)
    assert taken.updated is not None
    shown = (await lobby_now(house)).text
    assert "Own list: " in shown
    assert "Gardens" in shown
