"""Rules as data: a case is a table, some answers, and what must be true then. Reads case files and runs them.

Laws: only what a case names is compared; every move must find its question; a refused move changes nothing.

The caller may also hear every text the questions show, and say which of them cannot be said.

How answers are written: one value, a list of values, or ``[]``; ``{key: answer}`` also demands that this question is
open; ``{refused: answer}`` demands a refusal. A ``?`` after the seat (``1?: yes``) makes a move optional: it is skipped
unless its seat is asked (with a key: asked just that). ``copper x3`` stands for three Coppers in any list. Unlike
elsewhere in YAML, yes and no are words.

``{prepare: ...}`` prepares a seat's next turn (`prepared_cases.py` says how to write it), which is carried out when it
comes. ``prepared: {1: carried}`` expects what became of it: ``waiting``, ``carried``, ``departed`` and the question
whose first wish was impossible, ``halted`` and why.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Annotated, Any, TypeAlias

import msgspec
import yaml

from games.kernel.casefiles.prepared_cases import Laying, Preparations
from games.kernel.contract.case_words import listed, picked, spelled_out, words_in
from games.kernel.contract.game import FIRST_RULES, RULES, Game, Setup, encode_state
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot

LONGEST = 500_000
"""The most characters of a file: fifty times as many as ours have."""
SHORT, DEEPEST = 10_000, 100
"""A shorter file cannot be nested so deep that reading it ends the program; a longer one may have this many levels."""
MOST_SAID = 100_000
"""The most lists, mappings and words of a file."""
LARGEST = 10**15
"""The largest number; some are too large to be printed."""
SEED = b"case"
"""What chance follows if a case does not foretell it."""


class BadCases(ValueError):
    """The text is no list of cases."""


class CaseOutcome(msgspec.Struct, frozen=True):
    """How a case went: its name, and where it differs from its demands (no problems: it holds)."""

    name: str
    problems: tuple[str, ...]


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case as written; the fields are those of the file. `rules`: the rulings under which it is played."""

    case: str
    game: str
    source: str = ""
    seats: int = 2
    options: dict[str, Any] = {}
    exact: bool = True
    rules: Annotated[int, msgspec.Meta(ge=FIRST_RULES, le=RULES)] = RULES
    table: dict[str | int, Any] = {}
    shuffles: list[list[str | int]] = []
    moves: list[dict[int | str, Any]] = []
    expect: dict[str | int, Any] = {}


class CaseMove(msgspec.Struct, frozen=True):
    """One answer of a case. `key` is the question it must meet (None: any)."""

    number: int
    seat: int
    picks: Picks
    key: str | None = None
    refused: bool = False
    optional: bool = False
    laying: Laying | None = None

    def __str__(self) -> str:
        return f"move {self.number} ({self.seat}: {', '.join(self.picks) or 'none'})"


class Differs(Exception):
    """A move did not meet what it needs; nothing after it can be judged."""


_TRUTH = "tag:yaml.org,2002:bool"
_RESOLVERS = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != _TRUTH]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
} | {letter: [(_TRUTH, re.compile("^(?:true|false)$"))] for letter in "tf"}
"""YAML in which only true and false are truth values."""


class _Loader(yaml.SafeLoader):
    yaml_implicit_resolvers = _RESOLVERS


class _QuickLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # in C, where available
    """Seven times as fast; its errors say less."""

    yaml_implicit_resolvers = _RESOLVERS


def read_cases(text: str) -> list[dict[str, Any]]:
    """The cases of one file, unchecked. Raises BadCases for bad YAML, for too much, or if it is no list of mappings."""
    if len(text) > LONGEST:
        raise BadCases(f"a case file has at most {LONGEST} characters")
    try:
        found = _load(text)
    except yaml.YAMLError as error:
        raise BadCases(f"this is not YAML: {error}") from error
    except RecursionError as error:
        raise BadCases("this is nested too deep") from error
    except ValueError as error:
        raise BadCases(f"there is a value that is none: {error}") from error
    if _says_too_much(found):
        raise BadCases(f"this says more than {MOST_SAID} things; an alias (*name) counts as all that it stands for")
    if not isinstance(found, list) or not all(isinstance(case, dict) for case in found):
        raise BadCases("a case file is a list, each entry beginning with '- case: its name'")
    return found


def _is_deep(text: str) -> bool:
    """Whether it has more levels than anybody writes: the parser is written in C, and its stack is limited."""
    depth = 0
    for event in yaml.parse(text, _QuickLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            return True
    return False


def _says_too_much(found: Any) -> bool:
    """Whether it holds more than anybody writes: aliases make much, even something endless, out of little. Raises
    BadCases for a number larger than any in a game.
    """
    left, todo = MOST_SAID, [found]
    while todo and left:
        left -= 1
        match todo.pop():
            case dict() as inner:
                todo += [*inner, *inner.values()]
            case list() as inner:
                todo += inner
            case int() as number if abs(number) > LARGEST:
                raise BadCases(f"a number is larger than {LARGEST}")
    return bool(todo)


def _load(text: str) -> Any:
    if len(text) > SHORT and _is_deep(text):
        raise RecursionError
    with suppress(yaml.YAMLError):
        return yaml.load(text, _QuickLoader)
    return yaml.load(text, _Loader)


Hearing: TypeAlias = Callable[[str, Text], Iterable[str]]
"""Why a text of a game, by the game's name, cannot be said: a line for each language."""


def run_case(
    games: Mapping[str, Game], case: Mapping[str, Any], hearing: Hearing = lambda game, text: ()
) -> CaseOutcome:
    """Run one case; every fault of the case, the rules or the questions' texts becomes a problem of its outcome."""
    name = str(case.get("case", "a case without a name"))
    problems: dict[str, None] = {}
    try:
        for problem in _problems(games, msgspec.convert(case, Case), hearing):
            problems[problem] = None
    except (Differs, ValueError) as error:
        problems[str(error)] = None
    except Exception as error:
        problems[f"the rules broke: {type(error).__name__}: {error}"] = None
    return CaseOutcome(name, tuple(problems))


def shown(choice: Choice) -> Iterator[Text]:
    """Every text that a question shows."""
    yield choice.prompt
    yield from filter(None, (choice.decline, choice.offer))
    for option in choice.options:
        yield from filter(None, (option.label, option.hint))


def uncased(game: Game, files: Iterable[str]) -> list[str]:
    """The things of a game that need a case file of their name and have none among these files (by their stems)."""
    there = set(files)
    return [name for name in game.book.cased if name not in there]


def _problems(games: Mapping[str, Game], case: Case, hearing: Hearing) -> Iterator[str]:
    if case.game not in games:
        raise Differs(f"there is no game {case.game!r}; there are {', '.join(sorted(games))}")
    moves = [_move(number, entry) for number, entry in enumerate(case.moves, 1)]
    match = _begin(games[case.game], case, moves)
    preparations, seen = Preparations(match), set[str]()
    for _ in _played(match, preparations, moves):
        yield from _unsaid(match, hearing)
        seen |= {choice.key for choice in match.open.values()}
    for field, expected in case.expect.items():
        if field == "prepared":
            yield from _compared("prepared", expected, preparations.became)
        else:
            yield from _judged(match, seen, field, expected)


def _played(match: Match, preparations: Preparations, moves: Iterable[CaseMove]) -> Iterator[None]:
    """Make all moves; pauses at the beginning and after each step."""
    yield
    for move in moves:
        if move.laying is None:
            _make(match, move)
        else:
            preparations.lay(move.seat, move.laying)
        yield
        yield from preparations.carry_out()


def arranged(game: Game, case: Case) -> Match:
    """The match of a case after its moves. Raises Differs, BadSetup, and ValueError for a mistake in the case."""
    moves = [_move(number, entry) for number, entry in enumerate(case.moves, 1)]
    match = _begin(game, case, moves)
    for _ in _played(match, Preparations(match), moves):
        pass
    return match


def _begin(game: Game, case: Case, moves: Iterable[CaseMove]) -> Match:
    setup = Setup(case.seats, "exact" if case.exact else "turn", case.options, rules=case.rules)
    named = [word for move in moves for word in move.picks] + list(words_in([case.expect, case.moves]))
    state = game.arrange(setup, SEED, {**spelled_out(case.table), "named": sorted(set(named))})
    state.chance.foretold = [listed(told) for told in case.shuffles]
    return Match(game, setup, Snapshot(0, 0, encode_state(state)))


def _unsaid(match: Match, hearing: Hearing) -> Iterator[str]:
    """Texts of open questions that nobody could read or look up."""
    for choice in match.open.values():
        if match.game.book.page_about(choice.key) is None:
            yield f"{choice.key}: no page of the rules explains it"
        for text in shown(choice):
            yield from (f"{choice.key}: {fault}" for fault in hearing(match.game.name, text))


# reading


def _move(number: int, entry: Mapping[int | str, Any]) -> CaseMove:
    if len(entry) != 1:
        raise Differs(f"move {number} must be one seat with its answer, not {entry}")
    ((who, answer),) = entry.items()
    seat, optional = _seat(number, who)
    if isinstance(answer, dict) and set(answer) == {"prepare"}:
        return CaseMove(number, seat, (), laying=msgspec.convert(answer["prepare"], Laying))
    key, refused = None, False
    while isinstance(answer, dict):
        if len(answer) != 1:
            raise Differs(f"move {number} must be one question with its answer, not {answer}")
        ((word, answer),) = answer.items()
        key, refused = (key, True) if word == "refused" else (str(word), refused)
    return CaseMove(number, seat, picked(answer), key, refused, optional)


def _seat(number: int, who: int | str) -> tuple[int, bool]:
    """The seat of a move, and whether it is optional: ``1`` is read as a number, ``1?`` as a word."""
    word = str(who)
    seat = word.removesuffix("?")
    if not seat.isdecimal():
        raise Differs(f"move {number} is by a seat (0, or 0? if it may be skipped), not by {word}")
    return int(seat), seat != word


# moving


def _make(match: Match, move: CaseMove) -> None:
    found = _question(match, move)
    if found is None:
        if move.optional:
            return
        wanted = f"asked {move.key}" if move.key else "asked anything"
        raise Differs(f"{move}: seat {move.seat} is not {wanted}; {_said_asked(match)}")
    if move.refused:
        _must_refuse(match, move, found)
        return
    try:
        _ = match.answer(move.seat, found, move.picks)
    except IllegalAnswer as error:
        raise Differs(f"{move}: refused ({error}); offered: {_said(match.open[found].values)}") from error


def _question(match: Match, move: CaseMove) -> str | None:
    asked = [(name, choice) for name, choice in match.open.items() if choice.seat == move.seat]
    fitting = (name for name, choice in asked if move.key is None or choice.key == move.key)
    return next(fitting, None)


def _must_refuse(match: Match, move: CaseMove, found: str) -> None:
    before = encode_state(match.state), dict(match.open), len(match.state.news)
    try:
        _ = match.answer(move.seat, found, move.picks)
    except IllegalAnswer:
        if (encode_state(match.state), dict(match.open), len(match.state.news)) != before:
            raise Differs(f"{move}: refused, but something changed") from None
    else:
        raise Differs(f"{move}: should be refused, but was accepted")


# judging


def _judged(match: Match, seen: set[str], field: str | int, expected: Any) -> Iterator[str]:
    open_now = {choice.seat: choice for choice in match.open.values()}
    if field == "asked":
        if expected != {seat: choice.key for seat, choice in open_now.items()}:
            yield f"asked: expected {_said_keys(expected)}; {_said_asked(match)}"
    elif field == "offered":
        yield from _offers(open_now, expected)
    elif field == "moot":
        idle = match.idle_question()
        yield from _compared("moot", expected, [idle[1].seat] if idle else [])
    elif field == "never_asked":
        yield from (f"never_asked: {key} was asked" for key in expected if key in seen)
    elif field in ("over", "winners", "result"):
        yield from _compared(str(field), expected, _ending(match)[str(field)])
    else:
        yield from _compared("", {field: expected}, match.game.cases.inspect(match.state))


def _offers(open_now: Mapping[int, Choice], expected: Mapping[int, Any]) -> Iterator[str]:
    for seat, values in expected.items():
        if seat in open_now:
            yield from _compared(f"offered {seat}", values, list(open_now[seat].values))
        else:
            yield f"offered {seat}: this seat is not asked"


def _ending(match: Match) -> dict[str, Any]:
    result = match.game.result(match.state)
    points = {score.seat: score.points for score in result.scores}
    return {"over": match.over, "winners": list(result.winners), "result": points}


def _compared(path: str, expected: Any, found: Any) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, Mapping):
        for key, value in expected.items():
            where = f"{path} {key}".strip()
            if key in found:
                yield from _compared(where, value, found[key])
            else:
                yield f"{where}: there is no such thing to compare"
    elif isinstance(found, list | tuple):
        yield from _lists(path, list(picked(expected)), [str(word) for word in found])
    elif expected != found:
        yield f"{path}: expected {expected}, found {found}"


def _lists(path: str, expected: list[str], found: list[str]) -> Iterator[str]:
    missing, extra = Counter(expected) - Counter(found), Counter(found) - Counter(expected)
    parts = [f"missing {_said(missing.elements())}"] if missing else []
    parts += [f"too much {_said(extra.elements())}"] if extra else []
    if not parts and path.endswith("deck") and expected != found:
        parts = ["in another order"]
    if parts:
        yield f"{path}: expected {_said(expected)}; found {_said(found)} ({', '.join(parts)})"


# saying


def _said(words: Iterable[str]) -> str:
    counted = Counter(words)
    return ", ".join(word if count == 1 else f"{word} x{count}" for word, count in counted.items()) or "nothing"


def _said_keys(keys: Mapping[int, str]) -> str:
    return ", ".join(f"{seat}: {key}" for seat, key in sorted(keys.items())) or "nobody"


def _said_asked(match: Match) -> str:
    return f"asked now: {_said_keys({choice.seat: choice.key for choice in match.open.values()})}"
