"""Standing orders as shown to their person alone: the panel of a question, the form for a list, all orders.

Law: it is made from the question and the reader's own orders; controls carry no secret.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import ButtonStyle, ui

from bot.language.phrases import Markup, Speaker, cut, one_line
from bot.messages.parts import forms
from bot.messages.parts.components import Row, drawn, press, turning
from bot.messages.parts.custom_ids import Address, stamp_of
from bot.messages.parts.forms import TYPED, entry, select
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.messages.words import standing_order_words
from bot.tables.acts.standing_order_book import sensible
from bot.tables.memory.ahead import order_in
from bot.tables.terms.codec import base36
from db import rows
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import ASKED, Standing, Way
from games.kernel.engine.text import Text, game_title
from games.kernel.orders.standing_answers import key_of

OPTIONS = 25
FEW = 4
"""How many answers are buttons."""
SUBJECT_ONLY, HERE_ONLY = 1, 2
"""The limits of an order, as bits in a button's page."""
LONGEST_TYPED = 600
ROOM_FOR_LINES = 1500
"""The room for orders on one page of the list, if there are several."""


class Scope(msgspec.Struct, frozen=True):
    """Where an order applies: to the question's subject only, to this game only."""

    subject_only: bool
    here_only: bool

    @property
    def page(self) -> int:
        """The scope as in an address."""
        return SUBJECT_ONLY * self.subject_only + HERE_ONLY * self.here_only

    def key(self, standing: Standing) -> str:
        """The key under which the order is kept."""
        return key_of(standing, standing.subject if self.subject_only else None)


def scope_of(page: int) -> Scope:
    """The scope in an address."""
    return Scope(bool(page & SUBJECT_ONLY), bool(page & HERE_ONLY))


def usual_scope(standing: Standing) -> Scope:
    """The usual scope: all such questions; if the sensible answer depends on the subject, this subject."""
    return Scope(standing.subject is not None and standing.sensible_for is not None, False)


def ways(standing: Standing, scope: Scope) -> tuple[Way, ...]:
    """The answers to offer; for one game also to be asked, whatever applies elsewhere."""
    return standing.ways if ASKED in standing.ways or not scope.here_only else (*standing.ways, ASKED)


# the panel of a question


def panel(game: Game, game_id: int, choice_id: str, choice: Choice, scope: Scope, say: Speaker) -> Shape:
    """The possible orders for an open question, for what, and where."""
    standing = choice.standing
    if standing is None:
        raise ValueError(f"{choice.key} cannot be answered once and for all")
    home = Address(game_id, choice_id, stamp_of(choice), page=scope.page)
    lines = (
        Text("order-panel", what=standing_order_words.question(game, standing, _subject(standing, scope))),
        Text("order-scope-here" if scope.here_only else "order-scope-all", game=game_title(game.name)),
        Text("order-panel-hint"),
    )
    content = cut("\n".join(say(line) for line in lines), CONTENT)
    own = [press("order-own-list", msgspec.structs.replace(home, verb="ranked"), say, ButtonStyle.primary)]
    rows = [_offered(home, ways(standing, scope), say), own if standing.listed is not None else []]
    return Shape(content, drawn([*rows, _limits(home, game, standing, scope, say)]))


def _offered(home: Address, offered: Sequence[Way], say: Speaker) -> "list[ui.Button[Any]] | list[ui.Select[Any]]":
    """A button for each answer if they are few, else a select."""
    home = msgspec.structs.replace(home, verb="order")
    if len(offered) <= FEW:
        places = (msgspec.structs.replace(home, draft=base36(place)) for place in range(len(offered)))
        return [
            press(way.label, address, say, ButtonStyle.success) for way, address in zip(offered, places, strict=True)
        ]
    options = [entry(say.plain(way.label), place) for place, way in enumerate(offered)]
    return [select(home, say.plain(Text("order-panel-pick")), options)]


def _subject(standing: Standing, scope: Scope) -> str | None:
    return standing.subject if scope.subject_only else None


def _limits(home: Address, game: Game, standing: Standing, scope: Scope, say: Speaker) -> list[ui.Button[Any]]:
    """Switches for what the answer is limited to, each ticked or not."""
    here = Text("order-here-on" if scope.here_only else "order-here")
    found = [_turned(home, Scope(scope.subject_only, not scope.here_only), here, say)]
    if standing.subject is not None:
        thing = standing_order_words.thing(game, standing.subject)
        alone = Text("order-for-on" if scope.subject_only else "order-for", subject=thing)
        found.insert(0, _turned(home, Scope(not scope.subject_only, scope.here_only), alone, say))
    return found


def _turned(home: Address, scope: Scope, text: Text, say: Speaker) -> ui.Button[Any]:
    return press(text, msgspec.structs.replace(home, verb="scope", page=scope.page), say)


def form(address: Address, title: Text, say: Speaker) -> ui.Modal:
    """The form for a list of names, the most wanted first."""
    name, hint = say.plain(Text("order-form")), say.plain(Text("order-form-hint"))
    field = forms.writing(TYPED, name, hint, max_length=LONGEST_TYPED)
    return forms.form(msgspec.structs.replace(address, verb="listed"), say.plain(title), [field])


# all orders


class Listed(msgspec.Struct, frozen=True):
    """An order with its game and the channel of the one game in which it applies."""

    game: Game
    row: rows.Order
    place: Markup | None = None

    def line(self) -> Text:
        """The order in words."""
        return standing_order_words.line(self.game, self.row, Text("as-is", word=self.place) if self.place else None)

    @property
    def value(self) -> str:
        """Its name in a select."""
        return f"{self.row.rules}|{self.row.game}|{self.row.key}"


def listing(
    mine: Sequence[Listed], games: Sequence[Game], speakers: "dict[str, Speaker]", say: Speaker, leaf: int = 0
) -> Shape:
    """A page of a person's orders by game, each to be removed, and those to give with one click."""
    pages = _pages([each for game in games for each in mine if each.game is game], speakers)
    leaf = min(max(leaf, 0), len(pages) - 1)
    here = pages[leaf]
    lines = [say(Text("orders-title" if mine else "orders-none"))]
    for game in dict.fromkeys(each.game for each in here):
        lines.append(f"**{one_line(say(game_title(game.name)))}**")
        lines += [_line(each, speakers) for each in here if each.game is game]
    if len(pages) > 1:
        lines.append(f"-# {say(Text('log-page', page=leaf + 1, pages=len(pages)))}")
    lines.append(say(Text("orders-hint")))
    rows: list[Row] = [
        [_removal(here, speakers, say)] if here else [],
        turning(leaf, len(pages), Address(0, verb="ordered"), say.plain),
        _one_click(games, say, mine),
    ]
    return Shape("\n".join(lines), drawn(rows))


def _line(each: Listed, speakers: "dict[str, Speaker]") -> str:
    return f"- {one_line(speakers[each.game.name](each.line()))}"


def _pages(mine: Sequence[Listed], speakers: "dict[str, Speaker]") -> list[list[Listed]]:
    """The orders on as many pages as their lines, and the list to pick from, need; at least one page."""
    pages: list[list[Listed]] = [[]]
    room = ROOM_FOR_LINES
    for each in mine:
        length = len(_line(each, speakers)) + 1
        if pages[-1] and (length > room or len(pages[-1]) == OPTIONS):
            pages.append([])
            room = ROOM_FOR_LINES
        pages[-1].append(each)
        room -= length
    return pages


def _removal(mine: Sequence[Listed], speakers: "dict[str, Speaker]", say: Speaker) -> ui.Select[Any]:
    options = [entry(speakers[each.game.name].plain(each.line()), each.value) for each in mine]
    return select(Address(0, verb="unorder"), say.plain(Text("orders-remove-one")), options)


def _one_click(games: Sequence[Game], say: Speaker, mine: Sequence[Listed]) -> list[ui.Button[Any]]:
    """All sensible orders, for each game that lacks one of them; and a button to remove all."""
    given = {(each.row.rules, each.row.key, order_in(each.row)) for each in mine if each.row.game == EVERY_GAME}
    found = [
        press(
            Text("orders-sensible", game=game_title(game.name)),
            Address(0, verb="sensible", page=place),
            say,
            ButtonStyle.primary,
        )
        for place, game in enumerate(games)
        if any((game.name, key, order) not in given for key, order in sensible(game).items())
    ][:4]
    if mine:
        found.append(press("orders-remove-all", Address(0, verb="unorders"), say, ButtonStyle.danger))
    return found
