"""Whatever stands in a file that the program is given: it is understood, or refused in a sentence, and never a
traceback.

The files are made up of nothing but characters, and of good files in which something is put, cut out or swapped.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.command_line.cases import try_files
from bot.host.boxes import file_of, with_boxes
from bot.host.settings import BadSetting, load_settings
from bot.host.startup import CannotStart
from bot.language.phrases import LANGUAGES, Phrasebook
from bot.tables.past import proof, record
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from tests.bot.command_line.test_cases import GOOD
from tests.bot.played import record_of
from tests.games.boxes import box_of

GAMES = find_games()
BOXED = [name for name, game in GAMES.items() if game.box]
BOOK = Phrasebook.load(strict=True)
ODD = (
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n", b"\t", b'"', b"'", b"[" * 2000, b"{a: " * 2000, b"}]",
    b"&a *a ", b"!!python/object/apply:os.system ", b"9" * 5000, b"-1", b"1e999", b"nan", b"\xe2\x80\xae",
    b"\xf0\x9f\x98\x80" * 9, b"# ", b"- ", b": ", b"=", b"\\u0000", b"\\ud800", b"${HOME}", b"null", b"[[a]]",
    b"x" * 3000, b"2026-13-45",
)  # fmt: skip
"""What does not belong there."""
anything = st.binary(max_size=400) | st.text(max_size=200).map(str.encode) | st.sampled_from(ODD)


def garbled(good: bytes) -> st.SearchStrategy[bytes]:
    """The good file with something in it that does not belong there, or without a part of it; or anything at all."""
    place = st.integers(0, len(good))
    changes = st.lists(st.tuples(place, st.integers(0, 40), anything), min_size=1, max_size=3)
    return changes.map(lambda all_of_them: _changed(good, all_of_them)) | anything


def _changed(good: bytes, changes: list[tuple[int, int, bytes]]) -> bytes:
    for place, gone, new in changes:
        good = good[:place] + new + good[place + gone :]
    return good


@contextmanager
def folder() -> Iterator[Path]:
    """An empty folder, to be in."""
    with tempfile.TemporaryDirectory() as name, chdir(name):
        yield Path(name)


def said(text: Text) -> None:
    """Both languages can say it, on one line."""
    for language in LANGUAGES:
        sentence = BOOK.speaker(language).plain(text)
        assert sentence
        assert "\n" not in sentence
        sentence.encode()


@pytest.mark.long
@given(garbled(GOOD.encode()))
@example(b"[" * 400_000)
@example(GOOD.encode() * 900)
def test_a_case_file_is_tried_or_refused(data: bytes) -> None:
    with folder() as here:
        (here / "a.yaml").write_bytes(data)
        for outcome in try_files([here / "a.yaml"]):
            assert outcome.name or outcome.problems


@pytest.mark.parametrize("name", BOXED)
@given(st.data())
def test_a_board_file_is_played_or_refused(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    with folder() as here:
        path = file_of(game, here)
        path.parent.mkdir()
        path.write_bytes(data.draw(garbled(box_of(game).file.encode())))
        try:
            with_boxes(GAMES, here)
        except CannotStart as refused:
            said(refused.reason)


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 900, "a = " + "[\n" * 1900, "[a" + ".a" * 50_000 + "]", "a = " + "9" * 5000, "a = 1\n" * 3000],
)
def test_a_board_file_without_end_is_refused(text: str, tmp_path: Path) -> None:
    game = GAMES[BOXED[0]]
    path = file_of(game, tmp_path)
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CannotStart) as refused:
        with_boxes(GAMES, tmp_path)
    said(refused.value.reason)


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_record_is_checked_or_refused(name: str, data: st.DataObject) -> None:
    checked(data.draw(garbled(record.written(record_of(name)))))


def checked(data: bytes) -> None:
    """The record is read, checked as far as its game is one of ours, and said; or it is none."""
    try:
        made = record.read(data)
    except record.Unreadable as refused:
        refused.fault.encode()
        return
    if game := GAMES.get(made.game):
        for text in proof.in_words(made, proof.check(made, game)):
            said(text)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9) | st.just(10**30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize("name", GAMES)
@given(st.data())
def test_a_record_in_which_something_else_is_said_is_checked_or_refused(name: str, data: st.DataObject) -> None:
    told = json.loads(record.written(record_of(name)))
    at = told
    while isinstance(at, dict | list) and at:
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
        if not isinstance(at[key], dict | list) or not at[key] or data.draw(st.integers(0, 3)) == 0:
            at[key] = data.draw(values)
            break
        at = at[key]
    checked(json.dumps(told).encode())


ENV = b"""# what is set
DISCORD_TOKEN=MTA0.GabcdE.secret
DATA_DIR=kept
DATABASE_URL="postgresql+asyncpg://me:swordfish@there/games"
HEALTH_HOST='127.0.0.1'
HEALTH_PORT=8766
SHARDS=0-1/2
LOG_LEVEL=info
"""


@pytest.mark.usefixtures("elsewhere")
@given(garbled(ENV))
@example(b'DISCORD_TOKEN="MTA0.GabcdE.swordfish')
@example(b"LOG_LEVEL=postgresql+asyncpg://me:swordfish@there/games")
@example(b"DATA_DIR=" + b"x" * 100_000)
def test_an_env_file_counts_or_is_refused(data: bytes) -> None:
    with folder() as here:
        (here / ".env").write_bytes(data)
        reason = None
        try:
            load_settings()
        except BadSetting as refused:
            reason = refused.reason
    if reason:
        said(reason)
        assert "swordfish" not in BOOK.speaker("en").plain(reason)
