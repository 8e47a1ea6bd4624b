"""A line in the channel for a person whose direct messages are closed; and a long log on pages."""

from msgspec.structs import replace

from bot.language.phrases import mention
from bot.messages import notices
from bot.messages.parts.custom_ids import Address
from tests.bot.clicking import word
from tests.bot.scenes import DESK, ENGLISH, TABLE, labels, parts


def test_the_line_says_whether_it_is_ones_turn_opens_the_hand_and_tries_the_mail() -> None:
    shape = notices.call(DESK, ENGLISH, mention(11))
    assert (shape.content or "").startswith("<@11>: it is your turn,")
    there = [Address.parse(part["custom_id"]) for part in parts(shape, 2)]
    assert there == [Address(7, verb="hand"), Address(7, verb="mail")]
    asked = replace(DESK, table=replace(TABLE, active=0))
    assert "a question for you" in (notices.call(asked, ENGLISH, mention(11)).content or "")


def test_a_log_of_several_pages_says_so_and_leads_to_them() -> None:
    lines = [word(f"move {number} " + "x" * 90) for number in range(25)]
    newest = notices.log(lines, ENGLISH, game_id=7)
    assert labels(newest) == ["◀ Earlier"]
    assert "-# Page 3 of 3" in (newest.content or "")
    assert labels(notices.log(lines, ENGLISH, game_id=7, leaf=1)) == ["◀ Earlier", "Later ▶"]


def test_nothing_of_a_long_line_is_lost_in_the_log() -> None:
    deed = " ".join(f"card{number}" for number in range(240))
    pages = [notices.log([word(deed)], ENGLISH, game_id=7, leaf=leaf).content or "" for leaf in (1, 0)]
    read = " ".join(page.rpartition("\n-#")[0].removeprefix("- ") for page in pages)
    assert read == deed
