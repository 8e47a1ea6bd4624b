"""Setting a table up: the host's panel, what is picked in it, what is typed, and what everybody sees of it."""

import pytest

from bot.messages.parts.custom_ids import Address
from games.dominion.kingdom.recommended import RECOMMENDED
from sandbox import Message, Person
from sandbox.forms.document import text
from tests.depth import chosen
from tests.end_to_end.forms import all_forms, form_with, opening, option_set, part_with, parts, picked, typed_in
from tests.end_to_end.house import CHANNEL, House

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


async def test_a_set_picked_in_the_panel_is_shown_to_everybody(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    panel = await option_set(ben, await panel_of(house, ben), "big_money")
    assert {"big_money", "first_game"} & picked(await all_forms(ben, panel)) == {"big_money"}
    shown = (await lobby_now(house)).text
    assert "Big Money: Adventurer, Bureaucrat, Chancellor" in shown
    assert "Pace" not in shown, "what is as usual is not said"
    started = await house.press(ben, await lobby_now(house), "start")
    assert started.updated is not None
    assert set((await house.bot.tables.table(1)).view.kingdom) == set(RECOMMENDED["big_money"].cards)


async def test_ten_by_lot_as_wished_are_drawn_at_the_start(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    form = await form_with(ben, await panel_of(house, ben), "base")
    boxes, wishes = part_with(form, "base"), part_with(form, "peace")
    outcome = await ben.submit(form, {boxes: ["base"], wishes: ["peace", "spread"]})
    assert outcome.updated is not None
    assert picked(await all_forms(ben, outcome.updated)) >= {"base", "peace", "spread"}
    assert "no attacks" in (await lobby_now(house)).text
    form = await form_with(ben, outcome.updated, "base")
    outcome = await ben.submit(form, {wishes: ["spread"]})
    assert outcome.updated is not None
    assert "peace" not in picked(await all_forms(ben, outcome.updated))
    await house.press(ben, await lobby_now(house), "start")
    assert len((await house.bot.tables.table(1)).view.kingdom) == 10


async def test_lots_may_be_drawn_for_all_to_see_before_the_start(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    assert not panel.has("Draw now")
    outcome = await ben.submit(await form_with(ben, panel, "base"))
    assert outcome.updated is not None, "sending its form is wanting it"
    drawn = await ben.click(outcome.updated, "Draw now")
    assert drawn.updated is not None
    assert drawn.updated.has("Draw now"), "they may be drawn again"
    assert "Random kingdom: " in (await lobby_now(house)).text
    announced = next(each.chosen for each in (await house.bot.tables.lobby(1)).settings if each.typed)
    begun = await house.press(ben, drawn.updated, "begin")
    assert begun.updated is not None
    assert begun.updated.text == house.says("en", "lobby-begun"), "the panel's last button begins the game"
    assert set(announced) <= set((await house.bot.tables.table(1)).view.kingdom)
    await house.settled()
    assert not (await lobby_now(house)).has("Options")


async def test_where_nothing_is_left_to_lots_nothing_is_drawn(house: House) -> None:
    await house.lobby("Ben", "David")
    for name, why in (("Ben", "setting-gone"), ("David", "host-only")):
        outcome = await house.forge(house.person(name), await lobby_now(house), "a:1:-:-:draw")
        assert outcome.said.words == house.says("en", why)


async def test_an_own_list_may_be_typed_in_any_spelling(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    outcome = await typed_in(ben, await panel_of(house, ben), TEN)
    assert outcome.updated is not None, outcome.reply
    assert "Own list: Chapel, Village, Workshop, Militia, Moat, Throne Room" in (await lobby_now(house)).text
    panel = await option_set(ben, outcome.updated, "interaction")
    assert "Interaction: " in panel.text


async def test_the_form_holds_the_present_ten_in_the_own_language(house: House) -> None:
    await house.lobby("Anna")
    anna = house.person("Anna")
    (typed,) = [
        text(part, "value") for form in await all_forms(anna, await panel_of(house, anna)) for part in parts(form)
        if part["type"] == 4
    ]  # fmt: skip
    assert typed.splitlines()[:3] == ["Keller", "Markt", "Miliz"]


async def test_prices_and_other_additions_behind_a_name_are_passed_over(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    priced = "\n".join(f"{name} (5)" for name in TEN.replace("; ", "\n").replace(", ", "\n").split("\n"))
    outcome = await typed_in(ben, await panel_of(house, ben), priced)
    assert outcome.updated is not None
    assert "Own list: Chapel, Village" in (await lobby_now(house)).text


async def test_all_that_is_wrong_is_said_at_once_and_all_that_was_typed_is_kept(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    typed = TEN.replace("Gardens", "Gradens").replace("hexe", "xyzzy, Copper, Platinum, Moat, Witch")
    refused = await typed_in(ben, panel, typed)
    assert refused.reply is None, "the same message says it"
    assert refused.updated is not None
    said = refused.updated.text
    for wrong in (
        "no “Gradens”. Did you mean Gardens?",
        "no card “xyzzy”",
        "Copper is",
        "Platinum is",
        "Moat is named",
    ):
        assert wrong in said
    (form,) = await all_forms(ben, refused.updated)
    (kept,) = [text(part, "value").splitlines() for part in parts(form) if part["type"] == 4]
    assert kept[6] == "Gardens", "the guess is there"
    assert kept[-5:] == ["xyzzy", "Copper", "Platinum", "Moat", "Witch"]
    wrong = await ben.submit(form)
    assert wrong.updated is not None
    assert "“xyzzy”" in wrong.updated.text
    taken = await ben.submit((await all_forms(ben, wrong.updated))[0], {"0": TEN})
    assert taken.updated is not None
    assert "Gardens" in (await lobby_now(house)).text


async def test_what_was_picked_beside_a_wrong_list_is_kept_and_not_stored(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    before = await house.stored()
    panel = await panel_of(house, ben)
    form = next(each for each in await all_forms(ben, panel) if parts(each)[0]["type"] == 4)
    colony = text(parts(form)[1], "custom_id")
    refused = await ben.submit(form, {"0": "Moat", colony: "yes"})
    assert refused.updated is not None
    assert await house.stored() == before
    again = await all_forms(ben, refused.updated)
    assert picked(again) == {"yes"}
    back = await house.press(ben, refused.updated, "options")
    assert back.updated is not None
    assert len(opening(back.updated)) == 5


async def test_two_sets_at_once_are_asked_about(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    before = await house.stored()
    form = await form_with(ben, await panel_of(house, ben), "big_money")
    refused = await ben.submit(form, {part_with(form, name): name for name in ("big_money", "bad_omens")})
    assert refused.updated is not None
    assert house.says("en", "option-twice") in refused.updated.text
    assert await house.stored() == before


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
        refused = await typed_in(person, await panel_of(house, person), typed)
        assert refused.updated is not None
        assert words in refused.updated.text
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
    form = await form_with(ben, panel, "big_money")
    await house.press(ben, message, "leave")
    outcome = await ben.submit(form, {part_with(form, "big_money"): "big_money"})
    assert outcome.updated is not None
    assert "First Game" in outcome.updated.text
    assert (await house.follow_up(outcome)).words == house.says("en", "host-only")


async def test_a_panel_of_a_game_that_has_begun_sets_nothing(house: House) -> None:
    message = await house.lobby("Ben", "David")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    form = await form_with(ben, panel, "big_money")
    await house.press(ben, message, "start")
    outcome = await ben.submit(form, {part_with(form, "big_money"): "big_money"})
    assert outcome.updated is not None
    assert outcome.updated.text == house.says("en", "already-begun")
    assert outcome.updated.clickable() == []


async def test_with_too_few_at_the_table_the_panel_is_put_away(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    assert not panel.has("Start")
    put_away = await ben.click(panel, "Done")
    assert put_away.updated is not None
    assert put_away.updated.text == house.says("en", "panel-settled")


async def test_the_language_of_the_table_may_be_set(house: House) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    await option_set(ben, await panel_of(house, ben), "de")
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
    form = await form_with(ben, panel, "big_money")
    monkeypatch.setattr("bot.messages.lobby_panel.group_at", lambda *_: None)
    for outcome in (await ben.submit(form), await ben.click(panel, opening(panel)[0])):
        assert (await house.told(outcome)).words == house.says("en", "setting-gone")


async def test_a_moderator_may_set_what_the_host_may(house: House) -> None:
    await house.lobby("Ben")
    anna = house.person("Anna")
    await option_set(anna, await panel_of(house, anna), "village_square")
    assert "Village Square: " in (await lobby_now(house)).text


async def test_the_eleventh_pile_may_be_chosen_with_the_card_that_needs_it(house: House) -> None:
    await house.lobby("Ben", "Anna")
    ben = house.person("Ben")
    outcome = await typed_in(ben, await panel_of(house, ben), TEN.replace("hexe", "young witch"))
    assert outcome.updated is not None
    assert "Bane for Young Witch: drawn at random." in outcome.updated.text
    panel = await option_set(ben, outcome.updated, "cellar")
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
    (form,) = await all_forms(ben, asked)
    taken = await ben.submit(form)
    assert taken.updated is not None
    shown = (await lobby_now(house)).text
    assert "Own list: " in shown
    assert "Gardens" in shown


async def test_a_form_that_comes_too_late_is_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.lobby("Ben")
    ben = house.person("Ben")
    panel = await panel_of(house, ben)
    with monkeypatch.context() as hasty:
        hasty.setattr("bot.replies.funnel.FORM_SECONDS", 0)
        hasty.setattr(house.bot.front.under_way, "patience", 0)
        late = await ben.click(panel, opening(panel)[0])
    assert (await house.told(late)).words == house.says("en", "form-too-late")
    assert (await ben.click(panel, opening(panel)[0])).modal is not None
