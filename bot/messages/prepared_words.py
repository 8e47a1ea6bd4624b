"""Prepared turns in words: first, in one sentence, what will be done; then, each for itself, what follows by rules and
when it stops.

Laws: what is said is what would be done if nothing changed; it is made from what its person sees, and said to that
person alone.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from bot.messages import standing_order_words
from bot.messages.components import grouped
from bot.phrases import Either
from bot.tables.prepared_turns import Rehearsing, left_open
from bot.tables.shown import Ready
from games.kernel.choice import Picks
from games.kernel.foresight import Foreseen
from games.kernel.game import Game
from games.kernel.prepared import ANYTHING, Prepared, PreparedTurn, Rules, going_by, prepared_from, rehearsed
from games.kernel.rehearsal import End
from games.kernel.standing_answers import answer_by, key_of
from games.kernel.standing_orders import Order, Standing
from games.kernel.text import Series, Text, from_plain


def as_rehearsed(game: Game, now: Rehearsing) -> tuple[Text, ...]:
    """What would be done if the rehearsal were laid ready as it stands."""
    turn = now.draft.whole
    return _whole(game, turn, _rehearsed(game, now), now.whole_end, turn.turns)


def _rehearsed(game: Game, now: Rehearsing) -> list[Text]:
    # Without an answer of one's own, what answered itself is no more than what is advised.
    decided, advised = (now.given, now.rest) if now.draft.own.answers else ((), (*now.given, *now.rest))
    own, rest = (tuple(_answers(game, given, now.draft.whole.rules)) for given in (decided, advised))
    parts = [Text("prepared-row", row=Series(own))] if own else []
    if rest:
        parts.append(Text("prepared-then-advised" if own else "prepared-advised", row=Series(rest)))
    return parts


def as_laid_ready(game: Game, view: Any, seat: int, ready: Ready) -> tuple[Text, ...]:
    """What is laid ready, for its person who sees this."""
    turn = ready.turn
    if ready.left < turn.turns:
        return _whole(game, turn, [], "unknown", ready.left)
    course = rehearsed(game, view, seat, going_by(turn.answers, left_open))
    if course is not None and _first_wishes(prepared_from(course)) == _first_wishes(turn.answers):
        row, end = tuple(_answers(game, course.given, turn.rules)), course.end
    else:
        row, end = tuple(from_plain(each.wanted) for each in turn.answers if each.wanted), "unknown"
    parts = [Text("prepared-row", row=grouped(row))] if row else []
    return _whole(game, turn, parts, end, turn.turns)


def changed(ready: Ready) -> tuple[Text, ...]:
    """What is another one than it was prepared for."""
    return tuple(Text("prepared-changed", why=Text(f"prepared-why-{name}")) for name in ready.changed)


def rules_of(game: Game) -> tuple[Standing, ...]:
    """The rules that can be set, in the order in which they are numbered."""
    return () if game.ahead is None else (*game.ahead.rules, ANYTHING)


def rule(game: Game, turn: PreparedTurn, standing: Standing) -> Text | None:
    """One rule as it is set; None if nothing is."""
    order = turn.rules.get(key_of(standing))
    if order is None:
        return None
    return Text("rule-line", what=Text(standing.short or standing.title), answer=said(game, standing, order))


def said(game: Game, standing: Standing, order: Order) -> Text:
    """What a rule says is to be done."""
    return standing_order_words.answer(game, standing, order)


def stops(game: Game, turn: PreparedTurn) -> Text:
    """When it stops."""
    titles = [each.title for each in (game.ahead.landmarks if game.ahead else ()) if each.name in turn.stops]
    return Text("prepared-stops", stops=Either(titles)) if titles else Text("prepared-stops-never")


def settled(turn: PreparedTurn, end: End) -> bool:
    """Whether nothing is left to rules in a turn that is known up to this end."""
    return end == "turn" and turn.turns == 1


def _whole(game: Game, turn: PreparedTurn, known: Sequence[Text], end: End, turns: int) -> tuple[Text, ...]:
    """A turn of which this is known up to its end; its rules serve for so many `turns`."""
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
        said.append(Text("prepared-rules" if known else "prepared-rules-alone", rules=_in_turn(rules)))
    return (*said, stops(game, turn))


def _in_turn(parts: Sequence[Text]) -> Text:
    return standing_order_words.in_turn("prepared-and", parts)


def _first_wishes(answers: Sequence[Prepared]) -> list[tuple[str, Picks]]:
    return [(each.key, each.wishes[0]) for each in answers]


def _answers(game: Game, given: Sequence[Foreseen], rules: Rules) -> Iterator[Text]:
    """Answers in a row; behind one that may not be had any more what comes in its place."""
    before: list[tuple[str, str]] = []
    told = []
    for one in given:
        told.append((one, _instead(one, rules, [pick for key, pick in before if key == one.choice.key])))
        before += ((one.choice.key, pick) for pick in one.picks)
    for alone, alike in groupby(told, lambda each: each[1] is not None):
        if alone:
            yield from (Text("order-else", first=_called(game, one), then=instead) for one, instead in alike if instead)
        else:
            yield from grouped(game.briefly([one for one, _ in alike]))


def _called(game: Game, one: Foreseen) -> Text:
    return Text("prepared-row", row=grouped(game.briefly([one])))


def _instead(one: Foreseen, rules: Rules, before: Sequence[str]) -> Text | None:
    """What the rules would take in the place of something that may run out; None if it cannot."""
    choice = one.choice
    option = next((each for each in choice.options if each.value in one.picks), None)
    if option is None or option.left is None or choice.standing is None or len(one.picks) != 1:
        return None
    left = tuple(each for each in choice.options if each.value != option.value)
    order = rules.get(key_of(choice.standing))
    picks = None if order is None else answer_by(order, replace(choice, options=left, default=()), before)
    if picks is None:
        return Text("prepared-else-stop")
    labels = {each.value: each.label for each in left}
    return labels[picks[0]] if picks else Text("prepared-else-nothing")
