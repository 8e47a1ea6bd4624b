"""How a game ended, said in both languages."""

from msgspec.structs import replace

from bot.messages import table_message
from bot.messages.words import result_words
from bot.tables.show.shown import Past
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Text
from renderers.whole.painter import PLAIN
from tests.bot.scenes import ENGLISH, GERMAN, OVER, SCORES, word, words
from tests.renderers.scenes import PEOPLE, stage

ALONE = Result((replace(SCORES[0], points=13), replace(SCORES[1], rank=2)))


def test_one_wins_or_several_share_the_victory() -> None:
    assert ENGLISH.plain(result_words.won(ALONE)) == "Anna wins."
    assert [say.to(0)(result_words.won(ALONE)) for say in (ENGLISH, GERMAN)] == ["You win.", "Du gewinnst."]
    assert ENGLISH.to(1)(result_words.won(ALONE)) == "Anna wins."
    assert GERMAN.plain(result_words.won(Result(SCORES))) == "Anna und Clara teilen sich den Sieg."


def test_places_tell_rank_and_points_best_first_and_then_the_sources() -> None:
    assert [ENGLISH.plain(line) for line in result_words.places(ALONE)[1:]] == [
        "Place 1: Anna, 13 points.",
        "Place 2: *Ben*, one point.",
        "Anna: Queen (9) and Knight (3).",
    ]
    assert GERMAN.plain(result_words.places(ALONE)[2]) == "Platz 2: *Ben*, ein Punkt."


def test_who_cannot_see_the_picture_is_told_why_the_game_ended() -> None:
    ended = replace(ALONE, reason=Text("game-over"))
    assert ENGLISH.plain(result_words.places(ended)[0]).startswith("Anna wins. ")


def test_however_much_there_is_to_tell_every_seat_has_its_place() -> None:
    many = tuple((word(f"{number} " + "x" * 20), 1) for number in range(9))
    result = Result(tuple(Score(seat, 9, seat + 1, many) for seat in range(4)))
    people = stage(people=PEOPLE[:4])
    told = PLAIN.result(result, None, people, result_words.places(result), [(0, 1, 2, 3), (9, 9, 9, 9)]).alt
    assert told.endswith("…")
    assert all(f"Place {seat + 1}: {name}, 9 points." in told for seat, name in enumerate(PEOPLE[:4]))


def test_the_result_message_says_who_won() -> None:
    assert "### Chess: Anna and Clara share the victory." in words(table_message.result(OVER, ENGLISH))


def test_who_has_no_picture_is_told_the_story() -> None:
    told = replace(OVER, result=ALONE, past=Past(history=((0, 0), (3, 5), (13, 5))))
    assert [ENGLISH.plain(line) for line in result_words.story(told)] == [
        "Decisive: Queen, 9\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}0\N{NO-BREAK SPACE}points against *Ben*.",
        "It took until turn 2 to put Anna ahead.",
        "Best turn: Anna in turn 2, +10.",
        "After turn 1 Anna was still 2 points behind.",
        "The lead changed once.",
    ]
    assert result_words.story(replace(told, result=None)) == ()
