"""What a person can do about seats now stands on buttons, in one message; what makes no sense is not there."""

from sandbox import Person
from tests.end_to_end.by_button import at_seat, sure_at_seat
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_seats import DAY_MS, names


async def test_a_person_is_shown_what_can_be_done_now_and_nothing_else(house: House) -> None:
    anna, ben, clara, david = (house.person(name) for name in ("Anna", "Ben", "Clara", "David"))

    async def offered_to(person: Person) -> list[str]:
        return (await person.command(CHANNEL, "/seat")).said.labels()

    await house.game("Ben", "David")
    host = ["Offer my seat", "Computer for me", "Resign …", "Play with a coach", "Call the game off …"]
    assert await offered_to(ben) == host
    assert await offered_to(david) == host[:4], "with nobody to agree he waits a day"
    house.wait(DAY_MS)
    assert await offered_to(david) == [*host[:4], "Computer for Ben …"]
    assert await offered_to(clara) == []
    assert await offered_to(anna) == ["Spiel abbrechen …", "Computer für Ben …"], "a moderator may"
    await at_seat(house, david, "offer")
    assert await offered_to(david) == ["Withdraw the offer", "Computer for me", *host[2:4], "Computer for Ben …"]
    assert await offered_to(clara) == ["Platz von David"]
    await at_seat(house, david, "letplay")
    assert await offered_to(david) == ["I’m back", *host[2:4]]
    assert await offered_to(ben) == ["Offer my seat", *host[2:]], "the computers would be among themselves"
    await at_seat(house, david, "coach")
    assert "Without a coach" in await offered_to(david)
    await sure_at_seat(house, david, "giveup")
    assert await offered_to(david) == ["Back to my seat"]
    assert await offered_to(clara) == ["Platz von Computer 1"]
    await sure_at_seat(house, clara, "getseat")
    assert (await names(house))[1] == ("Clara", True, False)
    assert await offered_to(david) == []
    assert (await at_seat(house, david, "getseat", "Clara")).words == house.says("en", "seat-not-free")
    assert (await at_seat(house, clara, "getseat", "Clara")).words == house.says("de", "already-seated")


async def test_before_the_start_one_may_have_a_coach_and_the_host_clears_the_table_away(house: House) -> None:
    ben, clara, david = (house.person(name) for name in ("Ben", "Clara", "David"))
    await house.lobby("Ben", "Clara")
    shown = (await ben.command(CHANNEL, "/seat")).said
    assert shown.words == house.says("en", "seat-not-begun")
    assert shown.labels() == ["Play with a coach", "Clear the table away …"]
    assert (await clara.command(CHANNEL, "/seat")).said.labels() == ["Mit Begleitung spielen"]
    stranger = (await david.command(CHANNEL, "/seat")).said
    assert (stranger.words, stranger.labels()) == (house.says("en", "not-begun"), [])
    assert (await sure_at_seat(house, ben, "calloff")).words == house.says("en", "cancel-done")
