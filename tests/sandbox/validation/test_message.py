"""What Discord accepts as a message: the greatest that passes, and the least that does not."""

from __future__ import annotations

import pytest

from sandbox.forms.complaints import Complaints
from sandbox.forms.document import Document, Json
from sandbox.forms.refusal import Refusal
from sandbox.state.attachment import Upload
from sandbox.validation.message import check_message, check_uploads

FILES = frozenset({"a.png"})


def wrong_places(payload: Document, *, v2: bool = False) -> str:
    """The dotted places that are complained about."""
    complaints = Complaints()
    check_message(complaints, payload, FILES, {1}, v2=v2)
    try:
        complaints.settle()
    except Refusal as refusal:
        return " ".join(_places(refusal.errors or {}, ""))
    return ""


def _places(node: Document, path: str) -> list[str]:
    found = [path.strip(".")] if "_errors" in node else []
    inner = [(key, value) for key, value in node.items() if isinstance(value, dict)]
    return found + [place for key, value in inner for place in _places(value, f"{path}.{key}")]


def button(number: Json = 0, **more: Json) -> Document:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"b{number}", **more}


def row(*components: Document) -> Document:
    return {"type": 1, "components": list(components)}


def option(value: Json = "1", **more: Json) -> Document:
    return {"label": "Estate", "value": value, **more}


def select(options: int | list[Document] = 3, **more: Json) -> Document:
    listed = [option(str(number)) for number in range(options)] if isinstance(options, int) else options
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def words(size: int) -> Document:
    return {"type": 10, "content": "x" * size}


def gallery(pictures: int = 1, **more: Json) -> Document:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, **more} for _ in range(pictures)]}


def section(texts: int = 1, **more: Json) -> Document:
    return {"type": 9, "components": [words(1)] * texts, "accessory": button("s"), **more}


def box(*components: Document, **more: Json) -> Document:
    return {"type": 17, "components": list(components), **more}


CLASSIC: list[tuple[str, Document, Document, str]] = [
    (
        "five rows",
        {"components": [row(button(n)) for n in range(5)]},
        {"components": [row(button(n)) for n in range(6)]},
        "components",
    ),
    (
        "five buttons in a row",
        {"components": [row(*map(button, range(5)))]},
        {"components": [row(*map(button, range(6)))]},
        "components.0.components",
    ),
    ("a row that is not empty", {"components": []}, {"components": [row()]}, "components.0.components"),
    (
        "a label of 80",
        {"components": [row(button(label="x" * 80))]},
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
    ),
    (
        "a label or an emoji",
        {"components": [row(button(label=None, emoji={"name": "🃏"}))]},
        {"components": [row(button(label=None))]},
        "components.0.components.0",
    ),
    (
        "an emoji that is one",
        {"components": [row(button(emoji={"id": "1", "name": "x"}))]},
        {"components": [row(button(emoji={"name": "x"}))]},
        "components.0.components.0.emoji.name",
    ),
    (
        "an emoji that there is",
        {"components": [row(button(emoji={"id": "1", "name": "x"}))]},
        {"components": [row(button(emoji={"id": "2", "name": "x"}))]},
        "components.0.components.0.emoji.id",
    ),
    (
        "a custom_id of 100",
        {"components": [row(button("x" * 99))]},
        {"components": [row(button("x" * 100))]},
        "components.0.components.0.custom_id",
    ),
    (
        "a custom_id",
        {"components": [row(button())]},
        {"components": [row(button(custom_id=None))]},
        "components.0.components.0.custom_id",
    ),
    (
        "custom_ids that differ",
        {"components": [row(button(1), button(2))]},
        {"components": [row(button(1), button(1))]},
        "components.0.components.1.custom_id",
    ),
    (
        "ids that differ",
        {"components": [row(button(1, id=7), button(2, id=8))]},
        {"components": [row(button(1, id=7), button(2, id=7))]},
        "components.0.components.1.id",
    ),
    (
        "a style from 1 to 6",
        {"components": [row(button(style=4))]},
        {"components": [row(button(style=7))]},
        "components.0.components.0.style",
    ),
    (
        "no url on a button",
        {"components": [row(button(url=None))]},
        {"components": [row(button(url="http://x.example"))]},
        "components.0.components.0.url",
    ),
    (
        "a link with a url",
        {"components": [row(button(style=5, custom_id=None, url="https://x.example"))]},
        {"components": [row(button(style=5, custom_id=None))]},
        "components.0.components.0.url",
    ),
    (
        "a link of the web",
        {"components": [row(button(style=5, custom_id=None, url="https://x.example"))]},
        {"components": [row(button(style=5, custom_id=None, url="ftp://x"))]},
        "components.0.components.0.url",
    ),
    (
        "a link without custom_id",
        {"components": [row(button(style=5, custom_id=None, url="https://x.example"))]},
        {"components": [row(button(style=5, url="https://x.example"))]},
        "components.0.components.0.custom_id",
    ),
    (
        "a select alone in its row",
        {"components": [row(select())]},
        {"components": [row(select(), button())]},
        "components.0.components",
    ),
    (
        "25 options",
        {"components": [row(select(25))]},
        {"components": [row(select(26))]},
        "components.0.components.0.options",
    ),
    (
        "an option",
        {"components": [row(select(1))]},
        {"components": [row(select(0))]},
        "components.0.components.0.options components.0.components.0.max_values",
    ),
    (
        "a placeholder of 150",
        {"components": [row(select(placeholder="x" * 150))]},
        {"components": [row(select(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
    ),
    (
        "as many picks as options",
        {"components": [row(select(max_values=3))]},
        {"components": [row(select(max_values=4))]},
        "components.0.components.0.max_values",
    ),
    (
        "no pick",
        {"components": [row(select(min_values=0))]},
        {"components": [row(select(min_values=2))]},
        "components.0.components.0.min_values",
    ),
    (
        "picks in numbers",
        {"components": [row(select(min_values=1))]},
        {"components": [row(select(min_values="1"))]},
        "components.0.components.0.min_values",
    ),
    (
        "at most 25 picks",
        {"components": [row(select(25, max_values=25))]},
        {"components": [row(select(25, max_values=26))]},
        "components.0.components.0.max_values",
    ),
    (
        "defaults within the picks",
        {"components": [row(select(options=[option("1", default=True), option("2")]))]},
        {"components": [row(select(options=[option("1", default=True), option("2", default=True)]))]},
        "components.0.components.0.options",
    ),
    (
        "values that differ",
        {"components": [row(select(options=[option("1"), option("2")]))]},
        {"components": [row(select(options=[option("1"), option("1")]))]},
        "components.0.components.0.options.1.value",
    ),
    (
        "an option's label of 100",
        {"components": [row(select(options=[option(label="x" * 100)]))]},
        {"components": [row(select(options=[option(label="x" * 101)]))]},
        "components.0.components.0.options.0.label",
    ),
    (
        "an option's label",
        {"components": [row(select(options=[option()]))]},
        {"components": [row(select(options=[option(label="")]))]},
        "components.0.components.0.options.0.label",
    ),
    (
        "an option's value of 100",
        {"components": [row(select(options=[option("x" * 100)]))]},
        {"components": [row(select(options=[option("x" * 101)]))]},
        "components.0.components.0.options.0.value",
    ),
    (
        "an option's description of 100",
        {"components": [row(select(options=[option(description="x" * 100)]))]},
        {"components": [row(select(options=[option(description="x" * 101)]))]},
        "components.0.components.0.options.0.description",
    ),
    (
        "defaults of a select of people",
        {"components": [row({"type": 5, "custom_id": "p", "default_values": [{}]})]},
        {"components": [row({"type": 5, "custom_id": "p", "default_values": [{}, {}]})]},
        "components.0.components.0.default_values",
    ),
    ("components in rows", {"components": [row(button())]}, {"components": [button()]}, "components.0.type"),
    ("no v2 component without the flag", {"components": []}, {"components": [words(1)]}, "components.0.type"),
    ("a list of components", {"components": None}, {"components": "x"}, "components"),
    ("content of 2000", {"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    ("content that is text", {"content": "1"}, {"content": 1}, "content"),
    ("flags in numbers", {"flags": 4}, {"flags": "4"}, "flags"),
    ("flags of 31 bits", {"flags": 0}, {"flags": -1}, "flags"),
    ("a nonce of 25", {"nonce": "x" * 25}, {"nonce": "x" * 26}, "nonce"),
    ("ten embeds", {"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds"),
    (
        "an embed's title of 256",
        {"embeds": [{"title": "x" * 256}]},
        {"embeds": [{"title": "x" * 257}]},
        "embeds.0.title",
    ),
    (
        "an embed's footer of 2048",
        {"embeds": [{"footer": {"text": "x" * 2048}}]},
        {"embeds": [{"footer": {"text": "x" * 2049}}]},
        "embeds.0.footer.text",
    ),
    (
        "an embed's field",
        {"embeds": [{"fields": [{"name": "x", "value": "x"}]}]},
        {"embeds": [{"fields": [{"name": "x"}]}]},
        "embeds.0.fields.0.value",
    ),
    (
        "an embed's picture",
        {"embeds": [{"image": {"url": "attachment://a.png"}}]},
        {"embeds": [{"image": {"url": "attachment://b.png"}}]},
        "embeds.0.image.url",
    ),
    (
        "6000 characters in embeds",
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3001}] * 2},
        "embeds",
    ),
    (
        "an alt text of 1024",
        {"attachments": [{"id": 0, "description": "x" * 1024}]},
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
    ),
    (
        "100 allowed mentions",
        {"allowed_mentions": {"users": ["1"] * 100}},
        {"allowed_mentions": {"users": ["1"] * 101}},
        "allowed_mentions.users",
    ),
    (
        "mentions parsed or listed",
        {"allowed_mentions": {"parse": ["users"]}},
        {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
]

V2: list[tuple[str, Document, Document, str]] = [
    ("40 components", {"components": [words(1)] * 40}, {"components": [words(1)] * 41}, "components"),
    (
        "40 components, nested ones counted",
        {"components": [box(*[words(1)] * 39)]},
        {"components": [box(*[words(1)] * 40)]},
        "components",
    ),
    (
        "4000 characters in all",
        {"components": [words(2000), box(words(2000))]},
        {"components": [words(2000), box(words(2001))]},
        "components",
    ),
    ("a text", {"components": [words(1)]}, {"components": [words(0)]}, "components.0.content"),
    (
        "a container that is not empty",
        {"components": [box(words(1))]},
        {"components": [box()]},
        "components.0.components",
    ),
    (
        "no container in a container",
        {"components": [box(words(1))]},
        {"components": [box(box(words(1)))]},
        "components.0.components.0.type",
    ),
    (
        "a colour",
        {"components": [box(words(1), accent_color=0xFFFFFF)]},
        {"components": [box(words(1), accent_color=0x1000000)]},
        "components.0.accent_color",
    ),
    ("three texts in a section", {"components": [section(3)]}, {"components": [section(4)]}, "components.0.components"),
    ("an accessory", {"components": [section()]}, {"components": [section(accessory=None)]}, "components.0.accessory"),
    (
        "a button or picture as accessory",
        {"components": [section(accessory={"type": 11, "media": {"url": "attachment://a.png"}})]},
        {"components": [section(accessory=select())]},
        "components.0.accessory.type",
    ),
    ("ten pictures", {"components": [gallery(10)]}, {"components": [gallery(11)]}, "components.0.items"),
    (
        "an alt text of 1024",
        {"components": [gallery(description="x" * 1024)]},
        {"components": [gallery(description="x" * 1025)]},
        "components.0.items.0.description",
    ),
    (
        "no empty alt text",
        {"components": [gallery(description="x")]},
        {"components": [gallery(description="")]},
        "components.0.items.0.description",
    ),
    (
        "a file that is there",
        {"components": [gallery()]},
        {"components": [gallery(media={"url": "attachment://b.png"})]},
        "components.0.items.0.media.url",
    ),
    (
        "a picture of the web",
        {"components": [gallery(media={"url": "https://x.example/a.png"})]},
        {"components": [gallery(media={"url": "ftp://x.example/a.png"})]},
        "components.0.items.0.media.url",
    ),
    (
        "a file component of an attachment",
        {"components": [{"type": 13, "file": {"url": "attachment://a.png"}}]},
        {"components": [{"type": 13, "file": {"url": "https://x.example"}}]},
        "components.0.file.url",
    ),
    (
        "spacing 1 or 2",
        {"components": [{"type": 14, "spacing": 2}]},
        {"components": [{"type": 14, "spacing": 3}]},
        "components.0.spacing",
    ),
    ("a button in a row", {"components": [row(button())]}, {"components": [button()]}, "components.0.type"),
    ("a known type", {"components": [words(1)]}, {"components": [{"type": 99}]}, "components.0.type"),
]


@pytest.mark.parametrize(("passing", "refused", "where"), [case[1:] for case in CLASSIC], ids=[c[0] for c in CLASSIC])
def test_a_classic_message_may_have(passing: Document, refused: Document, where: str) -> None:
    assert wrong_places(passing) == ""
    assert wrong_places(refused) == where


@pytest.mark.parametrize(("passing", "refused", "where"), [case[1:] for case in V2], ids=[case[0] for case in V2])
def test_a_message_of_components_v2_may_have(passing: Document, refused: Document, where: str) -> None:
    assert wrong_places(passing, v2=True) == ""
    assert wrong_places(refused, v2=True) == where


def test_ten_files_may_be_kept_and_sent_together() -> None:
    complaints = Complaints()
    check_uploads(complaints, (Upload(0, "a.png", b""),) * 4, 6)
    complaints.settle()
    check_uploads(complaints, (Upload(0, "a.png", b""),) * 4, 7)
    with pytest.raises(Refusal):
        complaints.settle()


def test_all_faults_are_told_at_once() -> None:
    broken = row(button(label="x" * 81, custom_id="x" * 101))
    assert wrong_places({"content": "x" * 2001, "components": [broken]}).split() == [
        "content",
        "components.0.components.0.label",
        "components.0.components.0.custom_id",
    ]
