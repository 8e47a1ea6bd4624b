"""The questions of Dominion in the words of the locale, with their sensible defaults; and what those consist of that a
player's verbs (`player.py`) ask for a card.

Options are made once per card and kept: a question costs little.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.dominion.card import ACTION, CARDS, CURSE, FEW, TREASURE, dearest_first, in_order, junk_first, lost_first
from games.dominion.ratings import parted_with_first
from games.dominion.rules import treasure
from games.dominion.standing import (
    ACTIONS,
    BUYS,
    DISCARD,
    MASQUERADE,
    OPEN_DISCARD,
    OPEN_MASQUERADE,
    TREASURES,
)
from games.dominion.words import cards_in_words, short_text, title
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Seat, Text

if TYPE_CHECKING:
    from games.dominion.rules.player import Player
    from games.dominion.rules.table import Lookups, Table

YES_NO = (Option("yes", Text("yes")), Option("no", Text("no")))
NO_MORE_ACTIONS = Text("no-more-actions")
NO_TREASURES = Text("no-treasures")
BUY_NOTHING = Text("buy-nothing")
GAIN_NOTHING = Text("gain-nothing")
DEEDS = {"discard": "discard-these", "gain": "gain-these", "trash": "trash-these"}
"""Verbs that have words for a big button."""


@cache
def card_option(card: str) -> Option:
    """A card in a hand."""
    return Option(card, title(card), group=CARDS[card].kinds[0])


@lru_cache(maxsize=4096)
def pile_option(card: str, cost: int, few: int) -> Option:
    """A pile of the supply with its price, the card's text, and its size if that is worth a warning (else 0)."""
    says = short_text(card)
    hint = Text("pile-running-out", cost=cost, left=few, text=says) if few else Text("pile-hint", cost=cost, text=says)
    return Option(card, title(card), hint, CARDS[card].kinds[0], few or None)


@lru_cache(maxsize=4096)
def hand_options(cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Cards of a hand, sorted as people do."""
    return tuple([card_option(card) for card in in_order(cards)])


@lru_cache(maxsize=1024)
def prompt(message: str, **args: int | str | Text) -> Text:
    """A prompt; the common ones are made once."""
    return Text(message, **args)


@cache
def offer(message: str, card: str) -> Text:
    """The big button's text for a default."""
    return Text(message, card=title(card))


@lru_cache(maxsize=4096)
def offer_of(deed: str, cards: Picks) -> Text | None:
    """The big button's text for a default that does something to these cards; None if it has no word of its own."""
    return Text(DEEDS[deed], cards=cards_in_words(cards)) if cards and deed in DEEDS else None


def action(seat: int, hand: Iterable[str], actions: int) -> Choice | None:
    """Which action card to play; None if there is none."""
    playable = _of_kind(ACTION, tuple(hand))
    return _action(seat, playable, actions) if playable else None


@lru_cache(maxsize=1024)
def _action(seat: int, playable: Picks, actions: int) -> Choice:
    best = max(playable, key=lambda card: (CARDS[card].actions, CARDS[card].cost, card))
    return Choice(
        seat, "turn.action", prompt("play-action", actions=actions), hand_options(playable),
        least=0, default=(best,), decline=NO_MORE_ACTIONS, offer=offer("play-this", best), standing=ACTIONS,
    )  # fmt: skip


@lru_cache(maxsize=8192)
def _of_kind(kind: str, hand: Picks) -> Picks:
    """The cards of a kind in a hand, by name, so that equal hands look equal."""
    return tuple(sorted([card for card in hand if kind in CARDS[card].kinds]))


def treasures(table: "Table", me: "Player") -> Choice | None:
    """Which treasures to play, in order; the default is all, those last that count others. None if there are none."""
    held = _of_kind(TREASURE, tuple(me.hand))
    if not held:
        return None
    coins, lookups = table.turn.coins, table.lookups
    if not lookups.minds and not lookups.enrichments and (question := _plain_treasures(me.seat, held, coins)):
        return question
    order = treasure.best_order(held, tuple(me.in_play))
    worth = treasure.coins_of(table, treasure.one_by_one(held))
    more = any(CARDS[card].more for card in held) or treasure.coins_of(table, order) > worth
    return _treasures(me.seat, order, coins + worth, more, treasure.makes_no_difference(table, held))


@lru_cache(maxsize=1024)
def _plain_treasures(seat: int, playable: Picks, coins: int) -> Choice | None:
    """The question if no other card cares; None if one of these does more than printed. `coins` are there already."""
    worth, order = treasure.printed(playable), treasure.best_order(playable)
    return None if worth is None else _treasures(seat, order, coins + worth, more=False, moot=True)


@lru_cache(maxsize=1024)
def _treasures(seat: int, order: Picks, coins: int, more: bool, moot: bool) -> Choice:
    """The question; `coins` are there, or `more` if it goes well, when all are played in this order."""
    options = hand_options(order)
    offered = "play-all-or-more" if more else "play-all"
    return Choice(
        seat, "turn.treasure", prompt("play-treasures"), options, least=0, most=len(options), ordered=True,
        default=order, decline=NO_TREASURES, offer=Text(offered, coins=coins),
        standing=TREASURES, moot=moot,
    )  # fmt: skip


def buy(table: "Table", seat: int) -> Choice:
    """Which card to buy; the default is the money strategy's. Made once for printed prices."""
    turn, lookups = table.turn, table.lookups
    if lookups.price_changes or lookups.bans:
        prices, forbidden = table.prices(), table.forbidden()
        if forbidden or prices is not lookups.printed:
            return _buy(seat, turn.coins, turn.buys, _buyable(table, prices, forbidden))
    return _plain_buy(seat, turn.coins, turn.buys, lookups, table.few)


@lru_cache(maxsize=1024)
def _plain_buy(seat: int, coins: int, buys: int, lookups: "Lookups", few: tuple[tuple[str, int], ...]) -> Choice:
    """The question at printed prices with nothing forbidden; `few` are the piles running out."""
    printed, left = lookups.printed, dict(few)
    offered = [card for card in lookups.dearest if printed[card] <= coins and left.get(card, FEW)]
    return _buy(seat, coins, buys, tuple([(card, printed[card], left.get(card, 0)) for card in offered]))


def _buyable(table: "Table", prices: Mapping[str, int], forbidden: Collection[str]) -> tuple[tuple[str, int, int], ...]:
    """The piles that may be bought from: the card, its price, and how many are left if they are few."""
    affordable = [card for card in table.on_offer(table.turn.coins, prices=prices) if card not in forbidden]
    supply, offered = table.supply, dearest_first(prices, affordable)
    return tuple([(card, prices[card], supply[card] if supply[card] <= FEW else 0) for card in offered])


@lru_cache(maxsize=1024)
def _buy(seat: int, coins: int, buys: int, offered: tuple[tuple[str, int, int], ...]) -> Choice:
    best = _money_buy(coins, [card for card, _, _ in offered])
    return Choice(
        seat, "turn.buy", Text("buy-card", coins=coins, buys=buys), tuple([pile_option(*pile) for pile in offered]),
        least=0, default=best, decline=BUY_NOTHING, offer=offer("buy-this", best[0]) if best else None,
        standing=BUYS.at(gauge=coins),
    )  # fmt: skip


def pile_options(table: "Table", cards: Sequence[str], prices: Mapping[str, int] | None = None) -> tuple[Option, ...]:
    """Piles of the supply as options with their prices (None: current ones), from dear to cheap."""
    prices, supply = prices or table.prices(), table.supply
    return tuple(
        [
            pile_option(card, prices[card], supply[card] if supply[card] <= FEW else 0)
            for card in dearest_first(prices, cards)
        ]
    )


def _money_buy(coins: int, offered: Sequence[str]) -> Picks:
    for card, price in (("province", 8), ("gold", 6), ("silver", 3)):
        if coins >= price and card in offered:
            return (card,)
    return ()


def gain(
    table: "Table",
    seat: int,
    by: str,
    offered: Sequence[str],
    *,
    prices: Mapping[str, int] | None = None,
    may: bool = False,
    default: Picks | None = None,
    standing: Standing | None = None,
) -> Choice:
    """Which card of the supply to gain; the default (None) is the dearest. With `may` one can decline."""
    costs = prices or table.prices()
    best = max(offered, key=lambda card: (CURSE not in CARDS[card].kinds, costs[card], CARDS[card].is_action, card))
    usual = (best,) if default is None else default
    return Choice(
        seat, f"{by}.gain", prompt("gain-card", by=title(by)), pile_options(table, offered, costs),
        least=0 if may else 1, default=usual, decline=GAIN_NOTHING if may else None, standing=standing,
        offer=offer_of("gain", usual),
    )  # fmt: skip


def hand_over(seat: int, by: str, hand: Sequence[str], to: int, *, early: bool, concealed: bool) -> Choice:
    """Which card of the hand seat `to` gets; by default the least useful: only `early` an Estate before a Copper."""
    poor = ("curse", "estate", "copper") if early else ("curse", "copper")
    usual = next((card for card in poor if card in hand), junk_first(hand)[0])
    prompt = Text(asked(f"{by}.pass").id, to=Seat(to))
    order = MASQUERADE if concealed else OPEN_MASQUERADE
    return Choice(seat, f"{by}.pass", prompt, hand_options(tuple(hand)), default=(usual,), standing=order)


@cache
def own_options(by: str, values: Picks) -> tuple[Option, ...]:
    """The options of a card: ``choose-*-*``, with its name and the value."""
    return tuple([Option(value, Text(f"choose-{by}-{value}".replace("_", "-"))) for value in values])


def trash(seat: int, by: str, cards: Sequence[str]) -> Choice:
    """Which card of these to trash; the default is the least useful."""
    usual = (lost_first(cards)[0],)
    return Choice(
        seat, f"{by}.trash", prompt("trash-card", by=title(by)), hand_options(tuple(cards)),
        default=usual, offer=offer_of("trash", usual),
    )  # fmt: skip


def discard(
    seat: int, by: str, hand: Sequence[str], *, least: int, most: int, concealed: bool = False, playable: bool = True
) -> Choice:
    """Which cards of the hand to discard; the default is what the others can best spare (`playable`: an action can be
    played this turn or the next), or (if free) what is dead in the hand.
    """
    options = hand_options(tuple(hand))
    dead = [card for card in junk_first(hand) if not CARDS[card].is_action and not CARDS[card].is_treasure]
    message = "discard-cards" if least else "discard-any"
    usual = in_order(parted_with_first(junk_first(hand), playable=playable)[:least] if least else dead)
    order = DISCARD if concealed else OPEN_DISCARD
    return Choice(
        seat, f"{by}.discard", prompt(message, by=title(by), count=least), options, least=least, most=most,
        default=usual, standing=order if least else None, offer=offer_of("discard", usual),
    )  # fmt: skip


@cache
def asked(key: str) -> Text:
    """The prompt named like a question's key: ``ask-*-*``."""
    return Text("ask-" + key.replace("_", "-").replace(".", "-"))


def ask_yes_or_no(
    seat: int, key: str, *, default: bool, standing: Standing | None = None, about: Text | None = None
) -> Choice:
    """A question with yes and no; its prompt is the message named like its key (``ask-moat-reveal``), or `about`."""
    return Choice(seat, key, about or asked(key), YES_NO, default=("yes" if default else "no",), standing=standing)
