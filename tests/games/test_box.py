"""What a box has printed is what is played: every value counts, and a game keeps the board it began with."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.toml_lines import Key
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.text import Text
from games.kernel.match import Match
from tests.games.boxes import box_of
from tests.games.playing import answer_to
from tests.games.saying import LANGUAGES, say, unsaid

BOXED = [game for game in find_games().values() if game.box]
SOURCES = ("house", "rules", "published")


@pytest.fixture(params=BOXED, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game with a box."""
    found: Game = request.param
    return found


def other(game: Game) -> Game:
    """The game with one number changed."""
    (old, new) = {
        "domus_domini": ("completion = 7 ", "completion = 8 "),
        "monasterium": ("row_points = [8, 8, 8]", "row_points = [9, 9, 9]"),
    }[game.name]
    assert old in box_of(game).file
    return box_of(game).read(box_of(game).file.replace(old, new, 1))


def test_what_comes_with_the_program_is_what_is_played(game: Game) -> None:
    assert box_of(game).read(box_of(game).file).box.board == game.box.board
    assert list(box_of(game).faults(game.box.board)) == []


def test_what_comes_with_the_program_need_not_be_looked_at_again(game: Game) -> None:
    looked_at: list[Any] = []
    box = replace(box_of(game), faults=lambda board: looked_at.append(board) or iter(()))
    for begun in (game, other(game)):
        setup = Setup(game.seats[0], options=begun.begun_by({}, None))
        assert replace(game, box=box).new(setup, b"")
    assert looked_at == [other(game).box.board]


def test_every_line_says_where_it_comes_from(game: Game) -> None:
    values = [line for line in box_of(game).file.splitlines() if re.match(r"\s*[\w{]", line) and line[-1] != "["]
    assert len(values) > 50
    assert [line for line in values if not any(source in line.partition("#")[2] for source in SOURCES)] == []


def places(node: Any, key: Key = ()) -> Iterator[tuple[Key, Any]]:
    """Every number and word of a document by its key."""
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else None
    if inside is None:
        yield key, node
        return
    for name, value in inside:
        yield from places(value, (*key, name))


def exchanged(document: Any, key: Key, value: object) -> Any:
    """The document with another value; what is not on the way to it is shared with the old one."""
    first, *rest = key
    changed = document.copy()
    changed[first] = exchanged(document[first], tuple(rest), value) if rest else value
    return changed


GIFTS = ({}, {"bonus": 10}, {"vegetables": 1})
"""What a card of some kind has besides."""


def gifted(document: Any, key: Key) -> Iterator[Any]:
    """The document; where a kind was changed, also with what a card of that kind must have."""
    yield document
    if key[-1] == "kind":
        card = document
        for part in key[:-1]:
            card = card[part]
        plain = {name: value for name, value in card.items() if not any(name in gift for gift in GIFTS)}
        yield from [exchanged(document, key[:-1], plain | gift) for gift in GIFTS]


def others(document: Any, key: Key, value: object) -> Iterator[Any]:
    """The document with something else there."""
    words = dict.fromkeys([word for place, word in places(document) if isinstance(word, str)])
    letters = [str(value)[at:] + str(value)[:at] for at in range(1, len(str(value)))] if isinstance(value, str) else []
    found = [value + 1, value - 1, value + 20, value - 20] if isinstance(value, int) else [*letters, *words, "1", "Z9"]
    for another in found:
        if another != value:
            yield from gifted(exchanged(document, key, another), key)
            yield from together(document, key, another)


def together(document: Any, key: Key, value: object) -> Iterator[Any]:
    """The document with another value in all tables of a list, and with the value of the next one: some numbers may not
    fall from one to the next, and of some each is there once.
    """
    tables, at, name = document, key[-2:][0], key[-1]
    for part in key[:-2]:
        tables = tables[part]
    if isinstance(at, int) and isinstance(tables[at], dict):
        changed = document
        for number in range(len(tables)):
            changed = exchanged(changed, (*key[:-2], number, name), value)
        yield changed
        next_one = (at + 1) % len(tables)
        changed = exchanged(document, key, tables[next_one].get(name, value))
        yield exchanged(changed, (*key[:-2], next_one, name), tables[at][name])


def playable(game: Game, documents: Iterable[Any]) -> Iterator[Game]:
    """The game with each of these boards that is another one and could be right."""
    box = box_of(game)
    for document in documents:
        try:
            board = msgspec.convert(document, box.kind)
        except msgspec.ValidationError:
            continue
        if board != game.box.board and not list(box.faults(board)):
            yield box.game(board)


def changed(game: Game, key: Key, value: object) -> Game:
    """The game with something else there that could be right. Raises StopIteration if nothing could."""
    return next(playable(game, others(tomllib.loads(box_of(game).file), key, value)))


def told(game: Game) -> list[Text]:
    """All that people read of what is printed: before a game, when they look something up, and at the table."""
    texts = [text for entry in game.book.entries for text in (entry.title, entry.facts, entry.text)]
    for seats in game.seats:
        view = Match.begin(game, Setup(seats, options=game.begun_by({}, None)), b"told").view(0)
        texts += [*game.words.table(view), *game.words.hand(view)]
    return [*texts, *game.announce({})]


def differ(game: Game, one: list[Text], other: list[Text]) -> bool:
    """Whether people read something else, in either language."""
    pairs = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
    said = [[tuple([say(game.name, language, text) for text in pair]) for pair in pairs] for language in LANGUAGES]
    return len(one) != len(other) or all(any(before != now for before, now in words) for words in said)


@pytest.mark.long
def test_every_value_of_the_file_is_told(game: Game) -> None:
    usual, every = told(game), list(places(tomllib.loads(box_of(game).file)))
    assert len(every) > 100
    lost = [key for key, value in every if not differ(game, usual, told(changed(game, key, value)))]
    assert lost == []


def test_a_board_goes_into_the_set_up_and_comes_back_out_of_a_record(game: Game) -> None:
    options = other(game).begun_by({}, None)
    kept = msgspec.json.decode(msgspec.json.encode(Setup(2, options=options)), type=Setup)
    assert game.as_begun(kept.options).box.board == other(game).box.board != game.box.board
    assert game.as_begun({}) is game
    assert game.as_begun(game.begun_by({}, None)) is game
    assert "board" not in game.again(kept.options)


def test_a_game_goes_on_under_the_board_it_began_with(game: Game) -> None:
    setup = Setup(2, options=other(game).begun_by({}, None))
    match = Match.begin(other(game), setup, b"kept")
    for _ in range(40):
        name, choice = next(iter(match.open.items()))
        match.answer(choice.seat, name, answer_to("box", name, choice))
    again = Match.restore(game, setup, match.snapshot, [(step.number, step.given) for step in match.steps])
    assert again.view(0) == match.view(0)
    assert again.view(0).board != Match.begin(game, Setup(2), b"kept").view(0).board
    assert again.game.result(again.state) == match.game.result(match.state)


def test_a_game_without_a_board_of_its_own_has_the_one_of_the_program(game: Game) -> None:
    older, newer = (Match.begin(game, Setup(2, options=options), b"old") for options in ({}, game.begun_by({}, None)))
    for _ in range(40):
        name, choice = next(iter(older.open.items()))
        assert newer.open[name] == choice
        for match in (older, newer):
            match.answer(choice.seat, name, answer_to("box", name, choice))
    assert older.snapshot == newer.snapshot


def by_lot(game: Game, chance: Chance) -> Game:
    """The game with many values changed that could be right together."""
    for _ in range(30):
        document = msgspec.to_builtins(game.box.board)
        every = list(places(document))
        key, value = every[chance.below(TABLE, len(every))]
        found = list(playable(game, others(document, key, value)))
        game = found[chance.below(TABLE, len(found))] if found else game
    return game


@pytest.mark.parametrize("seed", range(8))
def test_every_board_that_can_be_right_can_be_played(game: Game, seed: int) -> None:
    chance = Chance(b"%d" % seed)
    odd = by_lot(game, chance)
    assert odd.box.board != game.box.board
    seats = game.seats[chance.below(TABLE, len(game.seats))]
    match = Match.begin(odd, Setup(seats, options=odd.begun_by({}, None)), b"odd")
    computer = odd.mind.player(odd.mind.levels[seed % len(odd.mind.levels)])
    for step in range(400):
        name, choice = next(iter(match.open.items()))
        thought = step % 8 == 0
        match.answer(
            choice.seat, name, computer(match.look(choice.seat), choice) if thought else answer_to("odd", name, choice)
        )
        if match.over:
            break
    texts = [line for event in match.take_news() if (line := event.line(None))]
    assert [fault for text in (*texts, *odd.words.table(match.view(0))) for fault in unsaid(game.name, text)] == []
