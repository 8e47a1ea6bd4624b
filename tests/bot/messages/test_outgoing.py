"""A message and its layout: the same words, pictures and controls in the same order."""

from typing import Any

import pytest

from bot.messages.parts.components import button, drawn
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import LAYOUT_TEXT, Attached, Shape, layout, paragraph
from tests.bot.limits import faults

ROW, BUTTON, FILE, TEXT, GALLERY, CONTAINER = 1, 2, 13, 10, 12, 17
PICTURES: tuple[Attached, ...] = (("hand-1.png", b"1", "A hand"), ("table-1.webp", b"2", "A table"))
VIEW = drawn(
    [
        [button(str(number), Address(7, verb="log", page=number)) for number in range(9)],
        [],
        [button("x", Address(7, verb="board"))],
    ]
)
SHAPE = Shape("### Which?", VIEW, PICTURES, "**What happened**\n- All.")


def laid(shape: Shape) -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = shape.laid_out().plain()["components"]
    return components


def test_each_picture_of_a_layout_stands_alone_between_the_words() -> None:
    question, hand, table, below, *rows = laid(SHAPE)
    assert [part["content"] for part in (question, below)] == [SHAPE.content, SHAPE.below]
    assert [(part["type"], len(part["items"])) for part in (hand, table)] == [(GALLERY, 1)] * 2
    assert [[len(row["components"]) for row in rows], [row["type"] for row in rows]] == [[5, 4, 1], [ROW] * 3]
    assert faults(laid(SHAPE), layout=True) == []


def test_alternative_texts_stand_in_both_places() -> None:
    shown = [item for part in laid(SHAPE) if part["type"] == GALLERY for item in part["items"]]
    assert [(item["media"]["url"], item["description"]) for item in shown] == [
        (f"attachment://{name}", alt) for name, _, alt in PICTURES
    ]
    uploaded = SHAPE.laid_out().sent()["files"]
    assert [(file.filename, file.description) for file in uploaded] == [(name, alt) for name, _, alt in PICTURES]


def test_a_layout_has_the_same_controls() -> None:
    assert SHAPE.laid_out().pressable == SHAPE.pressable
    assert len(SHAPE.pressable) == 10
    assert SHAPE.pressable == SHAPE.pressable, "a shape can be laid out and sent classic, in any order"
    assert laid(SHAPE) == laid(SHAPE)


def test_what_is_no_picture_is_there_to_be_saved() -> None:
    record = Shape("The record", None, (("record.json", b"{}", "A record"),))
    assert [part["type"] for part in laid(record)] == [TEXT, FILE]


def test_of_what_stands_below_whole_lines_are_left_out() -> None:
    below = "\n".join(f"- {number:0100}" for number in range(39))
    question, shown = laid(Shape("x" * 500, None, (), below))
    assert below.startswith(shown["content"] + "\n")
    assert LAYOUT_TEXT - 200 < len(question["content"] + shown["content"]) <= LAYOUT_TEXT


@pytest.mark.parametrize(
    "shape", [SHAPE, Shape("words alone"), Shape("none to press", drawn([])), layout(*paragraph(["laid out"]))]
)
def test_whatever_is_edited_becomes_a_layout(shape: Shape) -> None:
    edited = shape.edited()
    assert (edited["content"], edited["embeds"]) == (None, []), "of a classic message nothing stays"
    assert edited["view"].has_components_v2()
    assert len(edited["attachments"]) == len(shape.pictures)


def test_what_is_sent_is_classic_if_it_can_be() -> None:
    sent = SHAPE.sent()
    assert (sent["content"], sent["view"]) == (SHAPE.content, VIEW)
    assert [embed.description for embed in sent["embeds"]] == [SHAPE.below]
    assert "content" not in layout(*paragraph(["laid out"])).sent()
    assert "view" not in Shape("words alone").sent()


async def test_a_layout_is_stopped_before_it_is_sent() -> None:
    assert SHAPE.edited()["view"].is_finished()
