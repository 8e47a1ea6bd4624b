"""What a film says: the deeds that matter, with who did them, as far as there is room."""

from functools import cache

import pytest

from bot.language.phrases import LANGUAGES, Language
from bot.messages.parts.outgoing import ALT
from bot.messages.words.captions import captions, deeds_that_matter, in_words, turns
from bot.tables.past.replay import Frame, StoryLine, chosen, course, eventful
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Seat, Text
from renderers.parts.caption import Caption, fits
from tests.games.playing import begin, some_seats
from tests.renderers.scenes import PEOPLE, speaker

GAMES = find_games()
MOST = 72


def did(seat: int, weight: int, deed: str, **args: object) -> StoryLine:
    return StoryLine(Text("did", who=Seat(seat), deeds=(Text(deed, who=Seat(seat), **args),)), seat, weight)  # type: ignore[arg-type]  # texts


def bought(seat: int, card: str) -> StoryLine:
    return did(seat, 2, "bought", cards=(Text("one-card", card=card),))


@cache
def random_course(game: str, seats: int, seed: int) -> tuple[Frame, ...]:
    """The pictures of a whole game played by lot."""
    player = begin(GAMES[game], seats, seed)
    for _ in player.steps(10**6):
        pass
    return course(GAMES[game], player.match.setup, b"%d" % seed, player.log)


def said(game: str, seats: int, language: Language, seed: int = 1) -> list[Caption]:
    """The captions of its film."""
    picked = chosen(eventful(random_course(game, seats, seed)), MOST)
    return captions(picked, [speaker(language, PEOPLE[:seats], game)] * len(picked))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_caption_of_a_random_game_has_room_and_tells_of_those_whose_marks_stand_beside_it(
    game: str, language: Language
) -> None:
    for seats in {some_seats(GAMES[game])[0], some_seats(GAMES[game])[-1]}:
        for caption in said(game, seats, language):
            assert fits(caption.words), caption
            assert "…" not in caption.words
            assert all(PEOPLE[seat] in caption.words for seat in caption.seats)


@pytest.mark.parametrize("game", GAMES)
def test_most_captions_say_that_somebody_did_something(game: str) -> None:
    told = said(game, some_seats(GAMES[game])[0], "en")
    assert sum(bool(caption.seats) for caption in told) > 0.7 * len(told)


def test_the_points_of_the_picture_before_are_those_of_the_caption_before() -> None:
    told = said("dominion", 2, "en")
    assert told[0].before == ()
    assert [caption.before for caption in told[1:]] == [caption.points for caption in told[:-1]]


def dominion_lines(*wanted: str) -> list[StoryLine]:
    """Lines of a whole game of Dominion whose texts have these deeds, each the first time."""
    lines = [line for frame in random_course("dominion", 2, 0) for line in frame.told]
    return [next(line for line in lines if wish in repr(line.text)) for wish in wanted]


def test_what_is_bought_is_said_before_the_coins_paid_for_it() -> None:
    say = speaker("en", PEOPLE, "dominion")
    heading, coins, deed = dominion_lines("turn-began", "has-coins", "'bought'")
    assert (heading.weight, coins.weight, deed.weight) == (0, 0, 2)
    assert deeds_that_matter([heading, coins, deed], say) == [deed]
    assert deeds_that_matter([heading, coins], say) == [coins], "there is nothing else"
    assert deeds_that_matter([heading], say) == []


def test_what_matters_less_is_left_away_first_and_the_order_stays() -> None:
    say = speaker("en", PEOPLE)
    lines = [
        StoryLine(Text("as-is", word=f"{'word ' * 8}{place}"), place, 2 if place in (1, 5) else 1) for place in range(6)
    ]
    kept = deeds_that_matter(lines, say)
    assert {lines[1], lines[5]} <= set(kept)
    assert kept == [line for line in lines if line in kept]
    assert len(kept) < len(lines)


def test_what_has_no_room_at_all_is_still_said() -> None:
    say = speaker("en", PEOPLE)
    lines = [StoryLine(Text("as-is", word="W" * count), 0) for count in (400, 300)]
    assert deeds_that_matter(lines, say) == [lines[1]]


def test_a_quiet_picture_says_so() -> None:
    say = speaker("en", PEOPLE)
    first, second = captions([Frame(0, None, (), (), ()), Frame(1, None, (), (), ())], [say, say])
    assert first.words == say(Text("replay-beginning"))
    assert second.words == say(Text("replay-quiet"))
    assert first.seats == second.seats == ()


def test_turns_are_counted_where_there_are_any() -> None:
    assert turns(random_course("dominion", 2, 0)) > 10
    assert turns(random_course("domus_domini", some_seats(GAMES["domus_domini"])[0], 1)) == 0


def test_in_words_it_has_room_with_its_end() -> None:
    sentences = [f"Sentence number {number}." for number in range(500)]
    text = in_words("About.", sentences, "Anna wins.")
    assert len(text) <= ALT
    assert text.startswith("About. Sentence number 0.")
    assert text.endswith("Anna wins.")
    assert in_words("About.", ["One.", "Two."]) == "About. One. Two."
    in_turns = in_words("", ["Anna buys a card.", "Ben buys another."] * 40)
    assert min(in_turns.count("Anna"), in_turns.count("Ben")) > 10
    assert in_words("About.", ["x" * 2000]) == "About."
