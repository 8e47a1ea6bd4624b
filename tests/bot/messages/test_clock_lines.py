"""What is said of clocks, and that it fits beside everything else."""

from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from bot.messages import desk_message, notices, table_message
from bot.messages.lobby_message import lobby
from bot.tables.show.shown import NOW, Lately, Past, SeatClock, Seated
from tests.bot.clicking import QUESTION, choice, word
from tests.bot.limits import faults
from tests.bot.scenes import BOOK, DESK, ENGLISH, GERMAN, LOBBY, NAMES, READS_WORDS, TABLE, labels, words

DUE = 1_700_000_000_000
HOLIDAY = (1_700_000_000_000, 1_700_600_000_000)
EVERYTHING = tuple(SeatClock(seat, DUE, True, True, HOLIDAY, True, True) for seat in range(4))
LONG = tuple("*" * 32 for _ in NAMES)


def test_the_table_says_until_when() -> None:
    table = replace(TABLE, seated=Seated((SeatClock(1, DUE),)))
    assert "-# ⏳ \\*Ben\\*: until <t:1700000000:f>, <t:1700000000:R>" in words(table_message.status(table, ENGLISH))
    assert "-# ⏳ \\*Ben\\*: bis <t:1700000000:f>, <t:1700000000:R>" in words(table_message.status(table, GERMAN))
    assert "⏳" in (table_message.table_text(table, ENGLISH).content or "")
    assert "⏳" in (table_message.table_picture(table, ENGLISH).content or "")


def test_whose_time_is_over_can_be_played_for() -> None:
    table = replace(TABLE, seated=Seated((SeatClock(1, DUE, late=True), SeatClock(2, DUE))))
    assert labels(table_message.status(table, ENGLISH))[:2] == [
        "🤖 *Ben*’s turn",
        "🤖 Stand in for *Ben*",
    ]
    assert labels(table_message.status(table, GERMAN))[:2] == [
        "🤖 Zug für *Ben*",
        "🤖 *Ben* vertreten",
    ]


def test_a_holiday_is_told_by_its_first_and_last_day() -> None:
    ahead = words(table_message.status(replace(TABLE, seated=Seated((SeatClock(1, away=HOLIDAY),))), GERMAN))
    assert "ist weg von <t:1700043200:D> bis einschließlich <t:1700556800:D>" in ahead
    now = words(table_message.status(replace(TABLE, seated=Seated((SeatClock(1, away=(NOW, HOLIDAY[1])),))), ENGLISH))
    assert "is away up to and including <t:1700556800:D>" in now
    seats = (replace(LOBBY.seats[0], away=HOLIDAY), *LOBBY.seats[1:])
    assert "away from <t:1700043200:D> up to and including" in words(lobby(replace(LOBBY, seats=seats), ENGLISH))


def test_a_reminder_can_be_the_last_one_only_if_another_would_come() -> None:
    desk = replace(DESK, clock=SeatClock(1, DUE, reminding=True, rings=True))
    assert "Stop reminding me" in labels(desk_message.turn(desk, ENGLISH))
    assert (desk_message.turn(desk, ENGLISH).content or "").startswith("🔔")
    for clock in (SeatClock(1, DUE, reminding=True), SeatClock(1, DUE, rings=True)):
        assert "Stop reminding me" not in labels(desk_message.turn(replace(desk, clock=clock), ENGLISH))


def test_who_is_stood_in_for_comes_back_by_a_button() -> None:
    desk = replace(DESK, question=None, clock=SeatClock(1, stand_in=True))
    assert "Ich bin wieder da" in labels(desk_message.turn(desk, GERMAN))
    assert "spielt der Computer für dich" in (desk_message.turn(desk, GERMAN).content or "")


def test_everything_at_once_fits() -> None:
    for language in LANGUAGES:
        say = BOOK.speaker(language, LONG)
        seated, past = Seated(EVERYTHING), Past((word("x" * 290),) * 12)
        table = replace(TABLE, names=LONG, awaited=(0, 1, 2, 3), seated=seated, past=past)
        assert faults(table_message.status(table, say).plain()["components"], layout=True) == []
        desk = replace(
            DESK, table=table, clock=EVERYTHING[1], words=(word("h" * 200),) * 9,
            lately=Lately(done=(word("d" * 200),) * 9),
            question=(QUESTION, choice("Pawn", "Knight", default=("pawn",))),
        )  # fmt: skip
        for each in (desk, replace(desk, reader=READS_WORDS), replace(desk, question=None)):
            shape = desk_message.turn(each, say)
            assert len(shape.content or "") <= 2000
            assert faults(shape.plain()["components"]) == []
        assert len(table_message.table_text(table, say).content or "") <= 2000
        assert faults(notices.call(desk, say, "<@11>").plain()["components"]) == []
