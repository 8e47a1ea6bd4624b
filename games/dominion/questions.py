"""The questions of Dominion: every Choice is built here, in the words of the locale, with its sensible default.

Options are made once per card and kept: a question costs little.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.dominion.card import CARDS, CURSE, in_order, junk_first
from games.dominion.words import cards_in_words, title
from games.kernel.choice import Choice, Effect, Option, Picks
from games.kernel.text import Text

if TYPE_CHECKING:
    from games.dominion.table import Table

YES_NO = (Option("yes", Text("yes")), Option("no", Text("no")))
NO_MORE_ACTIONS = Text("no-more-actions")
NO_TREASURES = Text("no-treasures")
BUY_NOTHING = Text("buy-nothing")
DEEDS = ("discard", "gain", "trash")
"""What may be done with cards, and has words for a big button."""
FEW = 4
"""A pile with so many cards left, or fewer, is running out."""


@cache
def card_option(card: str) -> Option:
    """A card in a hand."""
    return Option(card, title(card), group=CARDS[card].kinds[0])


@lru_cache(maxsize=4096)
def pile_option(card: str, cost: int, few: int) -> Option:
    """A pile of the supply with its price, and with its size if that is worth a warning (else 0)."""
    hint = Text("pile-running-out", cost=cost, left=few) if few else Text("pile-hint", cost=cost)
    return Option(card, title(card), hint, CARDS[card].kinds[0])


@lru_cache(maxsize=4096)
def hand_options(cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Cards of a hand, as a person would sort them."""
    return tuple([card_option(card) for card in in_order(cards)])


@lru_cache(maxsize=1024)
def prompt(message: str, **args: int | str | Text) -> Text:
    """A prompt; the common ones are made once."""
    return Text(message, **args)


@cache
def offer(message: str, card: str) -> Text:
    """What the big button of a default says."""
    return Text(message, card=title(card))


@lru_cache(maxsize=4096)
def offer_of(deed: str, cards: Picks) -> Text | None:
    """What the big button of a default says that does something to these cards; None if it has no word of its own."""
    return Text(f"{deed}-these", cards=cards_in_words(cards)) if cards and deed in DEEDS else None


def action(seat: int, hand: Iterable[str], actions: int) -> Choice | None:
    """Which action card to play; None if there is none."""
    playable = tuple([card for card in hand if CARDS[card].is_action])
    if not playable:
        return None
    best = max(playable, key=lambda card: (CARDS[card].actions, CARDS[card].cost, card))
    return Choice(
        seat, "turn.action", prompt("play-action", actions=actions), hand_options(playable),
        least=0, default=(best,), decline=NO_MORE_ACTIONS, offer=offer("play-this", best),
    )  # fmt: skip


def treasures(seat: int, hand: Iterable[str]) -> Choice | None:
    """Which treasures to play, in order; the default is all of them. None if there is none."""
    playable = tuple(sorted([card for card in hand if CARDS[card].is_treasure]))
    return _treasures(seat, playable) if playable else None


@lru_cache(maxsize=4096)
def _treasures(seat: int, playable: tuple[str, ...]) -> Choice:
    options = hand_options(playable)
    coins = sum(CARDS[card].coins for card in playable)
    return Choice(
        seat, "turn.treasure", prompt("play-treasures"), options, least=0, most=len(options), ordered=True,
        default=tuple([option.value for option in options]), decline=NO_TREASURES, offer=Text("play-all", coins=coins),
    )  # fmt: skip


def buy(table: "Table", seat: int) -> Choice:
    """Which card to buy; the default is the money strategy's."""
    turn = table.turn
    coins, prices = turn.coins, table.prices()
    offered = tuple(
        [
            (card, prices[card], left if left <= FEW else 0)
            for card, left in table.supply.items()
            if left and prices[card] <= coins
        ]
    )
    return _buy(seat, coins, turn.buys, offered)


@lru_cache(maxsize=8192)
def _buy(seat: int, coins: int, buys: int, offered: tuple[tuple[str, int, int], ...]) -> Choice:
    best = _money_buy(coins, [card for card, _, _ in offered])
    return Choice(
        seat, "turn.buy", Text("buy-card", coins=coins, buys=buys), tuple([pile_option(*pile) for pile in offered]),
        least=0, default=best, decline=BUY_NOTHING, offer=offer("buy-this", best[0]) if best else None,
    )  # fmt: skip


def pile_options(table: "Table", cards: Sequence[str]) -> tuple[Option, ...]:
    """Piles of the supply as options, in the order given."""
    return tuple([pile_option(*pile) for pile in _shown(table, cards)])


def _shown(table: "Table", cards: Sequence[str]) -> tuple[tuple[str, int, int], ...]:
    """What an option says of a pile: the card, its price, and how many are left if they are few."""
    prices, supply = table.prices(), table.supply
    return tuple([(card, prices[card], supply[card] if supply[card] <= FEW else 0) for card in cards])


def _money_buy(coins: int, offered: Sequence[str]) -> Picks:
    for card, price in (("province", 8), ("gold", 6), ("silver", 3)):
        if coins >= price and card in offered:
            return (card,)
    return ()


def gain(table: "Table", seat: int, by: str, offered: Sequence[str]) -> Effect[Picks]:
    """Which card of the supply to gain; the default is the dearest."""
    best = max(
        offered, key=lambda card: (CURSE not in CARDS[card].kinds, table.cost(card), CARDS[card].is_action, card)
    )
    picks = yield from Choice(
        seat, f"{by}.gain", prompt("gain-card", by=title(by)), pile_options(table, offered), default=(best,),
        offer=offer_of("gain", (best,)),
    )  # fmt: skip
    return picks


def trash(seat: int, by: str, cards: Sequence[str]) -> Effect[Picks]:
    """Which card of these to trash; the default is the least useful."""
    usual = (junk_first(cards)[0],)
    picks = yield from Choice(
        seat, f"{by}.trash", prompt("trash-card", by=title(by)), hand_options(tuple(cards)),
        default=usual, offer=offer_of("trash", usual),
    )  # fmt: skip
    return picks


def discard(seat: int, by: str, hand: Sequence[str], *, least: int, most: int) -> Effect[Picks]:
    """Which cards of the hand to discard; the default is the least useful, or (if free) what is dead in the hand."""
    options = hand_options(tuple(hand))
    junk = junk_first(hand)
    dead = [card for card in junk if not CARDS[card].is_action and not CARDS[card].is_treasure]
    message = "discard-cards" if least else "discard-any"
    usual = in_order(junk[:least] if least else dead)
    picks = yield from Choice(
        seat, f"{by}.discard", prompt(message, by=title(by), count=least), options, least=least, most=most,
        default=usual, standing=bool(least), offer=offer_of("discard", usual),
    )  # fmt: skip
    return picks


def pick(
    seat: int,
    key: str,
    cards: Sequence[str],
    limits: tuple[int, int],
    default: Picks | None,
    *,
    standing: bool,
    about: Text | None,
) -> Effect[Picks]:
    """Which of these cards, at least and at most so many; its prompt is the message named like its key, or `about`;
    the default (None) is the least useful.
    """
    least, most = limits
    usual = in_order(junk_first(cards)[:least]) if default is None else default
    picks = yield from Choice(
        seat, key, about or asked(key), hand_options(tuple(cards)),
        least=least, most=most, default=usual, standing=standing, offer=offer_of(key.rpartition(".")[2], usual),
    )  # fmt: skip
    return picks


@cache
def asked(key: str) -> Text:
    """The prompt named like a question's key."""
    return Text("ask-" + key.replace("_", "-").replace(".", "-"))


def yes_or_no(seat: int, key: str, *, default: bool, standing: bool, about: Text | None = None) -> Effect[Picks]:
    """A question with yes and no; its prompt is the message named like its key (``ask-moat-reveal``), or `about`."""
    picks = yield from Choice(
        seat, key, about or asked(key), YES_NO, default=("yes" if default else "no",), standing=standing
    )
    return picks
