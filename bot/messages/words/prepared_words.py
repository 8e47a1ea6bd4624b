"""Prepared turns in words: first, in one sentence, what will be done; then, one by one, what follows by rules and when
it stops.

Laws: it says what would be done if nothing changed; it is made from its person's view, and shown to that person alone.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.language.phrases import Either
from bot.messages.parts.components import grouped
from bot.messages.words import standing_order_words
from bot.tables.memory.ahead import Rehearsing
from bot.tables.show.shown import Ready
from games.kernel.ahead.prepared import (
    ANYTHING,
    GoingBy,
    Prepared,
    PreparedTurn,
    left_open,
    prepared_from,
    rehearsed,
    usual_stops,
)
from games.kernel.ahead.rehearsal import End
from games.kernel.contract.ahead import Foreseen, Rules
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.chronicle import why_stopped
from games.kernel.engine.standing_orders import ADVISED, Standing
from games.kernel.engine.text import Text, from_plain
from games.kernel.orders.standing_answers import answer_by, key_of


def as_rehearsed(game: Game, now: Rehearsing) -> tuple[Text, ...]:
    """What would be done if the rehearsal were laid ready now."""
    turn = now.draft.whole
    said = _whole(game, turn, _rehearsed(game, now), now.whole_end, turn.turns)
    return _with_fallbacks(said, (*now.given, *now.rest), turn.rules)


def _rehearsed(game: Game, now: Rehearsing) -> list[Text]:
    # Without an answer by the person, automatic answers are merely advice.
    decided, advised = (now.given, now.rest) if now.draft.own.answers else ((), (*now.given, *now.rest))
    in_a_row = game.words.in_a_row
    row, count, rest = in_a_row((*decided, *advised)), len(in_a_row(decided)), len(in_a_row(advised))
    own = now.draft.own
    set_otherwise = any(own.rules.get(name) != ADVISED for name in own.own)
    how = Text("prepared-by-own-rules" if set_otherwise else "prepared-by-advice")
    if count and count + rest > len(row):
        # One sentence covers the latest answer and what follows.
        return [Text("prepared-partly", row=grouped(row), how=how)]
    parts = [Text("prepared-row", row=grouped(row[:count]))] if count else []
    if rest:
        parts.append(Text("prepared-then-advised" if parts else "prepared-advised", row=grouped(row[count:]), how=how))
    return parts


def as_laid_ready(game: Game, view: Any, seat: int, ready: Ready) -> tuple[Text, ...]:
    """The prepared turn, for its person with this view; when it stops only if that is not as usual, for the rehearsal
    has said it.
    """
    turn = ready.turn
    if not turn.answers and turn.rules == {ANYTHING.name: ADVISED} and turn.turns == 1:
        return (Text("prepared-left-to-advice"),)
    said = _laid_ready(game, view, seat, ready)
    return said[:-1] if turn.stops == usual_stops(game) else said


def _laid_ready(game: Game, view: Any, seat: int, ready: Ready) -> tuple[Text, ...]:
    turn = ready.turn
    if ready.left < turn.turns:
        return _whole(game, turn, [], "unknown", ready.left)
    going = GoingBy(turn.answers, left_open)
    course = rehearsed(game, view, seat, going, going.asking)
    if course is None or _first_wishes(prepared_from(course)) != _first_wishes(turn.answers):
        row = tuple(from_plain(each.wanted) for each in turn.answers if each.wanted)
        return _whole(game, turn, [Text("prepared-row", row=grouped(row))] if row else [], "unknown", turn.turns)
    # For a turn left to rules alone, only automatic answers are known.
    known = course.given if turn.answers or course.end == "turn" else ()
    parts = [Text("prepared-row", row=grouped(game.words.in_a_row(known)))] if known else []
    said = _whole(game, turn, parts, course.end, turn.turns)
    return _with_fallbacks(said, known, turn.rules)


def changed(ready: Ready) -> tuple[Text, ...]:
    """What has changed since it was prepared."""
    return tuple(Text("prepared-changed", why=why_stopped(name)) for name in ready.changed)


def rules_of(game: Game) -> tuple[Standing, ...]:
    """The rules that can be set, in the order of their numbers."""
    return () if game.ahead is None else (*game.ahead.rules, ANYTHING)


def rule(game: Game, turn: PreparedTurn, standing: Standing) -> Text | None:
    """One rule with its setting; None if it has none."""
    order = turn.rules.get(key_of(standing))
    if order is None:
        return None
    return Text(
        "rule-line",
        what=Text(standing.short or standing.title),
        answer=standing_order_words.answer(game, standing, order),
    )


def stops(game: Game, turn: PreparedTurn, *, later: bool = False) -> Text:
    """When it stops; `later`: in a turn after the first one, of which nothing was known."""
    there = game.ahead.landmarks if game.ahead else ()
    found = [each for each in there if each.name in turn.stops and each.matters(turn.rules)]
    # A thing without a value does not occur in this turn.
    titles = [each.title for each in found if turn.seen.get(each.name) != "" and not (later and each.holds_answers)]
    return Text("prepared-stops", stops=Either(titles)) if titles else Text("prepared-stops-never")


def settled(turn: PreparedTurn, end: End) -> bool:
    """Whether nothing is left to rules in a turn that is known up to this end."""
    return end == "turn" and turn.turns == 1


def _whole(game: Game, turn: PreparedTurn, known: Sequence[Text], end: End, turns: int) -> tuple[Text, ...]:
    """A turn of which this is known up to its end; its rules apply for this many `turns`."""
    rules = [line for standing in rules_of(game) if (line := rule(game, turn, standing))]
    if settled(turn, end):
        rules = []
    what = list(known)
    if rules and turns > 1:
        what.append(Text("prepared-more-turns", turns=turns - 1) if known else Text("prepared-turns", turns=turns))
    elif rules and not known:
        what.append(Text("prepared-by-rules"))
    said = [_in_turn(what) if what else Text("prepared-nothing")]
    if rules:
        follow = known and turns == 1
        said.append(Text("prepared-rules" if follow else "prepared-rules-alone", rules=_in_turn(rules)))
    return (*said, stops(game, turn, later=turns < turn.turns))


def _with_fallbacks(said: tuple[Text, ...], given: Sequence[Foreseen], rules: Rules) -> tuple[Text, ...]:
    """The text, with below its first sentence what is done if a part of it is no longer possible."""
    rows = tuple(_fallbacks(given, rules))
    if not rows:
        return said
    return said[0], Text("prepared-fallbacks", rows=_in_turn(rows)), *said[1:]


def _in_turn(parts: Sequence[Text]) -> Text:
    return standing_order_words.in_turn("prepared-and", parts)


def _first_wishes(answers: Sequence[Prepared]) -> list[tuple[str, Picks]]:
    return [(each.key, each.wishes[0]) for each in answers]


def _fallbacks(given: Sequence[Foreseen], rules: Rules) -> Iterator[Text]:
    """The replacements for things that may run out."""
    before: list[tuple[str, str]] = []
    for one in given:
        earlier = [pick for key, pick in before if key == one.choice.key]
        option = next((each for each in one.choice.options if each.value in one.picks), None)
        if option is not None and option.left is not None and len(one.picks) == 1:
            yield from _instead(one.choice, option, rules, earlier)
        before += ((one.choice.key, pick) for pick in one.picks)


def _instead(choice: Choice, option: Option, rules: Rules, before: Sequence[str]) -> Iterator[Text]:
    """The rules' replacement for an option that may run out; nothing if no rule can be set."""
    if choice.standing is None:
        return
    left = tuple(each for each in choice.options if each.value != option.value)
    order = rules.get(key_of(choice.standing))
    picks = None if order is None else answer_by(order, replace(choice, options=left, default=()), before)
    if picks is not None:
        labels = {each.value: each.label for each in left}
        then = labels[picks[0]] if picks else Text("prepared-else-nothing")
        yield Text("prepared-instead", first=option.label, then=then)
    elif order == ADVISED:
        yield Text("prepared-instead", first=option.label, then=Text("rule-as-advised"))
    else:
        yield Text("prepared-instead-stop", first=option.label)
