"""What a telephone shows of a message sent unasked is its first line: the news itself, never an empty formula."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, Speaker, cut
from bot.messages import desk_message, notices
from bot.messages.parts.outgoing import Shape
from bot.messages.poll_message import poll_message
from bot.tables.acts.voting import Matter, PollView
from bot.tables.memory.deliveries import Kind
from bot.tables.show.shown import Desk, Lately, SeatClock
from games.kernel.engine.text import Seat, Series, Text
from tests.bot.clicking import choice, word
from tests.bot.scenes import BOOK, CHANNEL, DESK, NAMES, OVER, TABLE, Sketch

SEEN = 100
"""About how many characters of it are seen."""
TABLES: Any = SimpleNamespace(
    row=SimpleNamespace(id=7, game="chess", channel_id=CHANNEL, host_id=1, status="running"),
    game=SimpleNamespace(name="chess", book=SimpleNamespace(lessons=dict)),
)
RESTING = replace(DESK, table=replace(TABLE, active=2, awaited=(2,)), question=None)
ASKED = replace(DESK, table=replace(TABLE, active=2), question=("p3-1-0", choice("Pawn")))
CASTLED = Lately(done=(word("Ben castles."),))
PLAYED = Text("turn-in-short", who=Seat(1), number=4, deeds=Series([word("e2 to e4")]))
POLL = PollView(7, "chess", NAMES, TABLE.place, "a", "undo", 0, "open", (1,), None, 1, Matter("turn"))
IN_VAIN = replace(POLL, state="refused", refused_by=1, reader=0, mine=True, waiting=())
PLACE = f"**Chess** · In <#{CHANNEL}>: "

Made = Callable[[Speaker], Shape]


def desk(shown: Desk) -> Made:
    """A person's message."""
    made = desk_message.result if shown.table.result else desk_message.turn
    return lambda say: made(shown, say)


NEWS: tuple[tuple[Kind, Made, str, str], ...] = (
    (
        Kind.PUSH,
        desk(replace(DESK, table=OVER, question=None)),
        PLACE + "Das Spiel ist aus. Anna und Clara teilen sich den Sieg.",
        PLACE + "the game is over. Anna and Clara share the victory.",
    ),
    (
        Kind.PUSH_HAND,
        desk(replace(RESTING, lately=Lately())),
        PLACE + "Du spielst mit; gerade ist nichts zu entscheiden.",
        PLACE + "you are playing; there is nothing to decide now.",
    ),
    (Kind.PUSH_HAND, desk(replace(RESTING, lately=CASTLED)), "✓ Ben castles.", "✓ Ben castles."),
    (
        Kind.PUSH_CARRIED,
        desk(replace(RESTING, lately=Lately(played=((), (PLAYED,))))),
        "📌 **Dein vorbereiteter Zug:** e2 to e4",
        "📌 **Your prepared turn:** e2 to e4",
    ),
    (
        Kind.FIRST_MESSAGE,
        lambda say: notices.first(TABLES, 0, say),
        f"Du hast einen Platz am Tisch in <#{CHANNEL}> bekommen: **Chess**. Sobald das Spiel läuft,…",
        f"You got a seat in <#{CHANNEL}>: **Chess**. Once the game has begun, your questions come…",
    ),
    (
        Kind.VOTE,
        lambda say: poll_message(POLL, say),
        "Anna möchte zum Anfang des letzten eigenen Zuges zurück.",
        "Anna would like to go back to the start of their last turn.",
    ),
    (
        Kind.VOTE,
        lambda say: poll_message(IN_VAIN, say),
        "\\*Ben\\* ist nicht einverstanden. Es bleibt, wie es ist.",
        "\\*Ben\\* does not agree. Everything stays as it is.",
    ),
    (
        Kind.OVER,
        lambda say: desk_message.result_alone(OVER, say, Sketch()),
        PLACE + "Das Spiel ist aus. Anna und Clara teilen sich den Sieg.",
        PLACE + "the game is over. Anna and Clara share the victory.",
    ),
    (
        Kind.CLOSED,
        lambda say: notices.closed(TABLES, say),
        PLACE + "Nach den Regeln der jetzigen Version lässt sich dieses Spiel…",
        PLACE + "by the rules of this version this game cannot go on, so it…",
    ),
    (
        Kind.RESTORED,
        lambda say: notices.restored(TABLES, 5_000, say),
        PLACE + "Ich musste auf eine Sicherung zurückgreifen; ihr Stand:…",
        PLACE + "I had to go back to the backup of <t:5:f>. What has happened…",
    ),
    (
        Kind.BARRED,
        lambda say: notices.barred(TABLES, say, gone=True),
        PLACE + "Diesen Kanal gibt es nicht mehr, darum ist der Tisch dort…",
        PLACE + "that channel no longer exists, so the table is not shown…",
    ),
)
"""What comes as a new message to a person, and its first line in German and English."""
ASKING = {Kind.PUSH: DESK, Kind.PUSH_HAND: ASKED, Kind.RING: replace(DESK, clock=SeatClock(1, rings=True))}
"""Kinds that ask something; a reminder says first that it is one."""
FORMULAS = ("desk-rest", "desk-idle", "desk-waiting", "desk-soon", "desk-answered")
"""They say nothing that has happened; only who has just come to a seat may read one."""


def first_line(made: Made, language: str) -> str:
    """What a telephone shows."""
    line = (made(BOOK.speaker(language, NAMES)).content or "").splitlines()[0]
    return cut(line.removeprefix("-# ").removeprefix("### "), SEEN)


@pytest.mark.parametrize(("made", "german", "english"), [news[1:] for news in NEWS], ids=[news[0] for news in NEWS])
def test_a_message_begins_with_its_news(made: Made, german: str, english: str) -> None:
    assert [first_line(made, each) for each in LANGUAGES] == [german, english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_one_message_begins_with_an_empty_formula(language: str) -> None:
    say = BOOK.speaker(language, NAMES)
    empty = {cut(desk_message.said_of(each, DESK, say, names=()), SEEN) for each in FORMULAS}
    assert [kind for kind, made, *_ in NEWS if first_line(made, language) in empty] == [Kind.PUSH_HAND]


@pytest.mark.parametrize("kind", ASKING)
def test_a_question_says_what_is_asked(kind: Kind) -> None:
    for language in LANGUAGES:
        lines = (desk(ASKING[kind])(BOOK.speaker(language, NAMES)).content or "").splitlines()
        assert "Which?" in lines[1 if kind is Kind.RING else 0]


def test_every_other_kind_posts_nothing_new_to_a_person() -> None:
    assert set(Kind) - {kind for kind, *_ in NEWS} - ASKING.keys() == {
        Kind.STATUS, Kind.REFRESH, Kind.EMPTY, Kind.OFFER, Kind.FAREWELL, Kind.LIFT_VEIL, Kind.LET_COMPUTERS,
        Kind.GO_ROUND, Kind.LEFT_SERVER, Kind.LOOK_AFTER, Kind.COUNT, Kind.HIGHLIGHT,
    }  # fmt: skip
