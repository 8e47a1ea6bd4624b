"""Texts become sentences in both languages, and what people wrote stays letters."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from bot.language.locales import entries, locale_sources, needed
from bot.language.phrases import (
    LANGUAGES,
    Markup,
    Phrasebook,
    called,
    channel_link,
    escaped,
    language_of,
    mention,
    moment,
    shows,
)
from games.kernel.engine.text import Seat, Text

CHESS = """
check = { $who } gives check
mate = mate
as-is = { $word }
seat-nameless = Player { $number }
list = { $what }.
count = { $count ->
    [one] one pawn
   *[other] { $count } pawns
}
phase = { $phase ->
    [clean_up] tidying
   *[other] { $phase }
}
"""


def book(*, strict: bool = True) -> Phrasebook:
    sources = [(f"games.{game}", language, CHESS) for game in ("chess",) for language in LANGUAGES]
    return Phrasebook([*sources, ("games.go", "en", "mate = no such thing")], strict=strict)


@pytest.mark.parametrize(
    ("locale", "language"), [("de", "de"), ("de-AT", "de"), ("en-US", "en"), ("en-GB", "en"), ("fr", "en"), ("", "en")]
)
def test_german_speak_german_and_all_others_english(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_a_seat_is_the_name_of_whoever_sits_there() -> None:
    say = book().speaker("en", ["Anna", "Ben"])
    assert say(Text("check", who=Seat(1))) == "Ben gives check"
    assert say(Text("check", who=Seat(5))) == "Player 6 gives check"


BLANKS = "\u200b\ufeff\u3164\u2800\u115f\u1160\uffa0\u00ad\u180e\u034f\ufe0f\u2061\u00a0\u2000\U000e0041\U0001d159"


@given(st.text(alphabet=BLANKS))
def test_who_has_a_name_of_nothing_is_called_by_the_seat(name: str) -> None:
    assert not shows(name)
    for say in (book().speaker("en", ["Anna", name]), book().speaker("en", ["Anna", name]).plain):
        assert say(Text("check", who=Seat(1))) == "Player 2 gives check"


@pytest.mark.parametrize("name", ["x", "\u3164x", "達也", "👩\u200d🚀", "_", "\u05d0", "1"])
def test_a_name_of_which_something_is_seen_is_a_name(name: str) -> None:
    assert shows(name)
    assert called(name, 0) == Text("as-is", word=name)


def test_texts_are_nested_and_lists_are_said_with_and() -> None:
    three = tuple(Text("count", count=count) for count in (1, 2, 3))
    assert book().speaker("en")(Text("list", what=three)) == "one pawn, 2 pawns and 3 pawns."
    assert book().speaker("de")(Text("list", what=three)) == "one pawn, 2 pawns und 3 pawns."
    assert book().speaker("en")(Text("list", what=())) == "."
    assert book().speaker("en")(Text("list", what=Text("mate"))) == "mate."


def test_long_lists_and_names_are_cut_to_what_a_message_holds() -> None:
    many = tuple(Text("count", count=count) for count in range(2, 1002))
    assert book().speaker("en")(Text("list", what=many)).endswith("….")
    assert len(book().speaker("en", ["a" * 5000])(Text("check", who=Seat(0)))) == len(" gives check") + 2000


def test_words_select_as_they_are_given() -> None:
    say = book().speaker("en")
    assert say(Text("phase", phase="clean_up")) == "tidying"
    assert say(Text("phase", phase="buy_x")) == r"buy\_x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus(language: str) -> None:
    assert book().speaker(language, game="chess")(Text("count", count=-12)) == "−12 pawns"


@pytest.mark.parametrize("count", [10**15, 10**30, -(10**30), 10**4000])
def test_a_number_of_any_size_is_said(count: int) -> None:
    assert book().speaker("en", game="chess")(Text("count", count=count)).startswith(str(count).replace("-", "−")[:99])


def test_a_game_speaks_its_own_words_first() -> None:
    assert book().speaker("en", game="go")(Text("mate")) == "no such thing"
    assert book().speaker("en", game="chess")(Text("mate")) == "mate"


def test_names_are_plain_in_pictures_and_escaped_in_messages() -> None:
    say = book().speaker("en", ["*An_na*"])
    assert say(Text("check", who=Seat(0))) == r"\*An\_na\* gives check"
    assert say.plain(Text("check", who=Seat(0))) == "*An_na* gives check"
    assert say.plain.plain is not say
    assert say.plain.plain.markdown is False


def test_markup_of_our_own_is_left_alone() -> None:
    say = book().speaker("en")
    for word, text in ((channel_link(5), "<#5>"), (mention(6), "<@6>"), (moment(7), "<t:7:R>")):
        assert say(Text("check", who=word)) == f"{text} gives check"
        assert say.plain(Text("check", who=word)) == f"{text} gives check"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Zoë O'Neill-Smith 3", "Zoë O'Neill-Smith 3"),
        ("@everyone", "\\@\u200beveryone"),
        ("<@123>", "\\<\\@\u200b123\\>"),
        ("# Heading", "\\# Heading"),
        ("- item", "\\- item"),
        ("1. first", "1\\. first"),
        ("https://a_b", "https\\://a\\_b"),
        ("[x](y)", "\\[x\\]\\(y\\)"),
        ("a\n> b", "a \\> b"),
        ("\u202eAnna\u200b", "Anna"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_is_shown_letter_by_letter(name: str, shown: str) -> None:
    assert escaped(name) == shown


@given(st.text())
def test_no_name_formats_mentions_or_breaks_the_line(name: str) -> None:
    bare = escaped(name).replace("\\\\", "")
    for place, letter in enumerate(bare):
        assert letter not in "*_~`|<>[]()#@" or bare[place - 1] == "\\"
        assert letter not in "\n\r\u2028\u202e"
    assert "@everyone" not in bare


def test_a_missing_text_is_shown_by_its_id_and_never_stops_a_game() -> None:
    say = book(strict=False).speaker("en")
    assert say(Text("stalemate")) == "stalemate"
    assert say(Text("stalemate", who=1)) == "stalemate"
    assert "gives check" in say(Text("check"))
    assert not say.knows("stalemate")
    assert say.knows("mate")


@pytest.mark.parametrize("text", [Text("stalemate"), Text("check"), Text("check", whom=Seat(0))])
def test_a_strict_book_refuses_what_is_missing(text: Text) -> None:
    with pytest.raises(KeyError):
        book().speaker("en")(text)


def test_the_projects_own_texts_are_found_in_both_languages() -> None:
    owners = {(owner, language) for owner, language, _ in locale_sources()}
    assert owners >= {(owner, language) for owner in ("bot", "games.kernel") for language in LANGUAGES}
    strict = Phrasebook.load(strict=True)
    assert strict.speaker("de")(Text("yes")) == "Ja"
    assert strict.speaker("en-US")(Text("yes")) == "Yes"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_cut_into_the_messages_that_fluent_reads_in_it(language: str) -> None:
    texts = [text for _, spoken, text in locale_sources() if spoken == language]
    assert [text for text in texts if not same_as_fluent_reads(text)] == []


def same_as_fluent_reads(text: str) -> bool:
    """Whether each message and term is the same cut out alone as it is in its file, and nothing else stands there."""
    parser, written = FluentParser(with_spans=False), entries(text)
    read = [entry for entry in parser.parse(text).body if not isinstance(entry, ftl.BaseComment)]
    alone = [needed(name, {name: each}).body[0] for name, each in written.items()]
    return len(read) == len(alone) and all(
        one.equals(other, ["span", "comment"]) for one, other in zip(read, alone, strict=True)
    )


def test_a_message_may_have_any_shape_that_fluent_knows() -> None:
    text = """# about = the file
word =  [a] = b.
first= one
    line = more

    and a paragraph

-term   = { $case ->
*[of] a
[to] b
}
    .gender = none
# about the next
last-1_A = { first } {
    -term
}

"""
    assert list(entries(text)) == ["word", "first", "-term", "last-1_A"]
    assert same_as_fluent_reads(text)


def test_what_a_message_quotes_is_read_with_it_and_before_it() -> None:
    written = {
        "a": 'a = { b } { -t(case: "x") }',
        "b": "b = { $n ->\n [one] { c }\n *[other] { NUMBER(c) } { gone }\n}",
        "c": "c = c { a }",
        "-t": "-t = t",
        "d": "d = d",
    }
    read = [entry.id.name for entry in needed("a", written).body if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(read) == ["a", "b", "c", "t"]
    assert read.index("a") > read.index("b")
    assert needed("gone", written).body == []


def test_a_message_of_a_game_quotes_those_of_the_game_first() -> None:
    known = Phrasebook([("bot", "en", "to = to all\nmate = { to }"), ("games.go", "en", "to = to me")], strict=True)
    assert known.speaker("en", game="go")(Text("mate")) == "to me"
    assert known.speaker("en")(Text("mate")) == "to all"


COMMANDS = """
command-seat-name = platz
return = Mit { COMMAND("seat") } kommst du wieder.
named = { COMMAND($name) }
"""


def test_a_command_is_called_by_its_name_until_discord_has_told_its_number() -> None:
    known = Phrasebook([("bot", "de", COMMANDS)], strict=True)
    say = known.speaker("de")
    assert say(Text("return")) == "Mit /platz kommst du wieder."
    known.know_commands({"seat": 12})
    assert say(Text("return")) == "Mit </seat:12> kommst du wieder."
    assert say(Text("named", name="seat")) == "</seat:12>"
    assert say.plain(Text("return")) == "Mit /platz kommst du wieder."
    known.know_commands({})
    assert say(Text("return")) == "Mit /platz kommst du wieder."


def test_a_command_that_is_not_there_is_missing() -> None:
    known = Phrasebook([("bot", "en", COMMANDS)], strict=True)
    with pytest.raises(KeyError, match="command-fly-name"):
        known.speaker("en")(Text("named", name="fly"))


def test_markup_is_still_a_string() -> None:
    assert Markup("<#1>") == "<#1>"
