"""Orders in words: standing orders, and the rules of a prepared turn."""

from collections.abc import Mapping, Sequence
from functools import reduce

from bot.tables.memory.ahead import order_in
from db import rows
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.standing_orders import ASKED, Constant, Order, Standing, Usual, Wish, Wishes
from games.kernel.engine.text import Series, Text, game_title
from games.kernel.orders.standing_answers import parts_of
from games.kernel.orders.wishes import in_words

FEW = 3
"""How many names are joined by "before"."""


def titles(game: Game) -> Mapping[str, Text]:
    """The titles of the things in a game's reference."""
    return {entry.name: entry.title for entry in game.book.entries}


def thing(game: Game, name: str) -> Text:
    """A thing of the reference; an unknown name as it is."""
    return titles(game).get(name) or Text("as-is", word=name)


def question(game: Game, standing: Standing, subject: str | None) -> Text:
    """The order's question."""
    about = Text(standing.title)
    return about if subject is None else Text("order-about", what=about, subject=thing(game, subject))


def answer(game: Game, standing: Standing, order: Order) -> Text:
    """The order's answer."""
    for way in (*standing.ways, ASKED):
        if way.order == order:
            return way.label
    match order:
        case Constant():
            return Text("order-picks", names=tuple(thing(game, name) for name in order.picks))
        case Usual() if order.without:
            return Text("order-all-but", names=tuple(_listed(game, standing, name) for name in order.without))
        case Wishes() if standing.unit or not any(each.least for each in order.wishes):
            return _list(game, standing, order)
    return Text("order-odd")


def _list(game: Game, standing: Standing, order: Wishes) -> Text:
    """A list; for a prepared turn it says what comes before what, or what replaces what."""
    names = tuple(wish(game, standing, each) for each in order.wishes)
    if standing.one_by_one:
        return in_turn("order-before", names) if len(names) <= FEW else Text("order-in-turn", names=Series(names))
    if order.declines and game.ahead and standing in game.ahead.rules:
        return in_turn("order-else", names)
    return Text("order-ranked-else-nothing" if order.declines else "order-ranked", names=names)


def _listed(game: Game, standing: Standing, name: str) -> Text:
    """A list's entry."""
    return thing(game, (standing.listed or "") + name)


def in_turn(message: str, texts: Sequence[Text]) -> Text:
    """Texts one after the other; the message gives the words between two of them."""
    return reduce(lambda said, text: Text(message, first=said, then=text), texts)


def wish(game: Game, standing: Standing, wanted: Wish) -> Text:
    """The wish, and its condition."""
    return in_words(wanted, _listed(game, standing, wanted.name), standing.unit)


def line_of(game: Game, standing: Standing, subject: str | None, order: Order) -> Text:
    """An order: its question and its answer."""
    return Text("order-line", what=question(game, standing, subject), answer=answer(game, standing, order))


def line(game: Game, row: rows.Order, place: Text | None) -> Text:
    """One order: its question, its answer, and, if limited, its game (`place`)."""
    name, subject = parts_of(row.key)
    standing = next((each for each in game.standing if each.name == name), None)
    order = order_in(row)
    if standing is None or order is None:
        return Text("order-outdated", key=row.key)
    said = line_of(game, standing, subject, order)
    return said if row.game == EVERY_GAME or place is None else Text("order-line-here", line=said, place=place)


def given(game: Game, standing: Standing, subject: str | None, order: Order, *, here: bool, answered: bool) -> Text:
    """What will happen now, and how to remove the order."""
    what = line_of(game, standing, subject, order)
    scope = Text("order-scope-here" if here else "order-scope-all", game=game_title(game.name))
    return Text("order-given-and-answered" if answered else "order-given", order=what, scope=scope)
