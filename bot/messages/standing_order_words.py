"""Standing orders in words."""

from collections.abc import Mapping

from bot.tables.standing_orders import read
from db import rows
from db.standing_orders import EVERY_GAME
from games.kernel.game import Game
from games.kernel.standing_answers import parts_of
from games.kernel.standing_orders import ASKED, Constant, Order, Ranked, Standing
from games.kernel.text import Text


def titles(game: Game) -> Mapping[str, Text]:
    """What the things of a game's reference are called."""
    return {entry.name: entry.title for entry in game.reference()}


def thing(game: Game, name: str) -> Text:
    """A thing of the reference; a name that is none as it is."""
    return titles(game).get(name) or Text("as-is", word=name)


def question(game: Game, standing: Standing, subject: str | None) -> Text:
    """What an order is about."""
    about = Text(standing.title)
    return about if subject is None else Text("order-about", what=about, subject=thing(game, subject))


def answer(game: Game, standing: Standing, order: Order) -> Text:
    """What is done."""
    for way in (*standing.ways, ASKED):
        if way.order == order:
            return way.label
    if isinstance(order, Ranked):
        names = tuple(thing(game, (standing.listed or "") + name) for name in order.names)
        return Text("order-ranked-else-nothing" if order.declines else "order-ranked", names=names)
    if isinstance(order, Constant):
        return Text("order-picks", names=tuple(thing(game, name) for name in order.picks))
    return Text("order-odd")


def line_of(game: Game, standing: Standing, subject: str | None, order: Order) -> Text:
    """An order: what it is about, what is done."""
    return Text("order-line", what=question(game, standing, subject), answer=answer(game, standing, order))


def line(game: Game, row: rows.Order, place: Text | None) -> Text:
    """One order: what it is about, what is done, and in which game only (`place`)."""
    name, subject = parts_of(row.key)
    standing = next((each for each in game.standing if each.name == name), None)
    order = read(row)
    if standing is None or order is None:
        return Text("order-outdated", key=row.key)
    said = line_of(game, standing, subject, order)
    return said if row.game == EVERY_GAME or place is None else Text("order-line-here", line=said, place=place)


def given(game: Game, standing: Standing, subject: str | None, order: Order, *, here: bool, answered: bool) -> Text:
    """What will happen now, and how to be rid of it."""
    what = line_of(game, standing, subject, order)
    scope = Text("order-scope-here" if here else "order-scope-all", game=Text(f"game-{game.name}"))
    return Text("order-given-and-answered" if answered else "order-given", order=what, scope=scope)
