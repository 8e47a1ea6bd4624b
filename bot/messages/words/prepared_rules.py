"""The rules of a prepared turn as questions: their possible answers, the lists they take, the orders made by picks.

Law: everything here follows from the game, the seat's view, and the present rules.
"""

from bot.messages.parts.custom_ids import MOST_ORDERED
from bot.messages.words.prepared_words import rules_of
from bot.tables.acts.preparing import Rehearsal
from bot.tables.terms.actors import Refused
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import Order, Standing, Way, Wishes
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import key_of
from games.kernel.orders.wishes import wish_of


def standing(game: Game, place: int | None) -> Standing:
    """The rule with this number. Raises Refused."""
    found = rules_of(game)
    if place is None or place >= len(found):
        raise Refused(Text("unknown-button"))
    return found[place]


def ways(game: Game, seen: Rehearsal, rule: Standing) -> tuple[Way, ...]:
    """A rule's answers besides a list."""
    return rule.ways if game.ahead is None else game.ahead.ways(seen.desk.view, rule)


def way(game: Game, seen: Rehearsal, place: int, number: int) -> Order:
    """The answer of the button with this number. Raises Refused."""
    offered = ways(game, seen, standing(game, place))
    if number >= len(offered):
        raise Refused(Text("unknown-button"))
    return offered[number].order


def list_for(game: Game, seen: Rehearsal, place: int) -> Choice | None:
    """The list of a rule as a question: what comes first, what next; None if it takes none."""
    rule = standing(game, place)
    if game.ahead is None or _list_of(seen, rule) is None:
        return None
    options = game.ahead.offered(seen.desk.view, rule.name)[:MOST_ORDERED]
    if not options:
        return None
    return Choice(seen.desk.seat, f"rule.{rule.name}", Text(rule.title), options, 1, len(options), ordered=True)


def listed(game: Game, seen: Rehearsal, place: int, picks: Picks) -> Order:
    """The list made by these picks. Raises Refused if the rule takes none."""
    before = _list_of(seen, standing(game, place))
    if before is None:
        raise Refused(Text("order-no-list"))
    return Wishes(tuple(wish_of(value) for value in picks), before.declines)


def _list_of(seen: Rehearsal, rule: Standing) -> Wishes | None:
    """A rule's present or proposed list; None: it takes none."""
    known = (seen.now.draft.own.rules.get(key_of(rule)), *(way.order for way in rule.ways))
    lists = (order for order in known if isinstance(order, Wishes))
    return None if rule.listed is None else next(lists, None)
