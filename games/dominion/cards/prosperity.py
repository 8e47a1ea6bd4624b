"""Prosperity, first edition: Platinum, Colony and 25 kingdom cards, in the order of their names."""

from collections.abc import Collection, Iterable, Sequence

from games.dominion import standing
from games.dominion.card import ATTACK, CARDS, REACTION, TREASURE, VICTORY, Card, CardSet, in_order
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.dominion.rules.treasure import buyable_with
from games.dominion.rules.triggers import Occasion, Phase, cheaper, forbids, marks, minds, when
from games.dominion.words import title
from games.kernel.engine.choice import Effect
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import VEIL

PROSPERITY = CardSet("prosperity")

PROSPERITY.card("platinum", TREASURE, cost=9, plus={"coins": 5}, piles=dict.fromkeys(range(2, 7), 12))
PROSPERITY.card("colony", VICTORY, cost=11, points=10)

PROSPERITY.plain_action("workers_village", cost=4, cards=1, actions=2, buys=1)


def is_treasure(card: Card) -> bool:
    """Whether it is a treasure, possibly among other things."""
    return card.is_treasure


def treasures_of(cards: Iterable[str]) -> list[str]:
    """The treasures among the cards."""
    return [card for card in cards if CARDS[card].is_treasure]


def is_victory(table: Table, card: str) -> bool:
    """Whether it is a victory card, possibly among other things."""
    return CARDS[card].is_victory


def count_treasures(table: Table, in_play: Iterable[str]) -> int:
    """1 coin for each treasure you have in play, this one included."""
    return len(treasures_of(in_play))


PROSPERITY.card("bank", TREASURE, cost=7, coins_of=count_treasures, late=2)


@PROSPERITY.action("bishop", cost=4, coins=1)
def bishop(table: Table, me: Player) -> Effect[None]:
    """+1 coin. Take a victory token. Trash a card from your hand and take victory tokens for half its cost, rounded
    down. Each other player may trash a card from their hand.
    """
    me.score(1)
    if trashed := (yield from me.trash_from_hand("bishop")):
        me.score(table.cost(trashed) // 2)
    yield from me.let_others(repent)


def repent(other: Player) -> Effect[None]:
    """Another player's part of a Bishop."""
    curse = ("curse",) if "curse" in other.hand else ()
    order = standing.BISHOP
    other.trash((yield from other.picks("bishop", "trash", other.hand, least=0, default=curse, standing=order)))


@PROSPERITY.action("city", cost=5, cards=1, actions=2)
def city(table: Table, me: Player) -> Effect[None]:
    """+1 card, +2 actions. If at least one supply pile is empty, +1 card. If two or more are, also +1 buy and +1
    coin.
    """
    yield from table.piles_settled()
    empty = table.empty_piles()
    if empty:
        me.draw(1)
    if empty > 1:
        table.turn.buys += 1
        table.turn.coins += 1


@PROSPERITY.treasure("contraband", cost=5, coins=3, buys=1, late=-1)
def contraband(table: Table, me: Player) -> Effect[None]:
    """3 coins, +1 buy. The player to your left names a card: you cannot buy it this turn."""
    yield from me.ask_left(name_contraband)


def name_contraband(left: Player) -> Effect[None]:
    """Name a pile that must not be bought from; usually the dearest victory card that can still be bought."""
    table = left.table
    piles = list(table.supply)
    idle = tuple(card for card in piles if card in table.turn.named or not table.supply[card])
    usual = max(piles, key=lambda card: (card not in idle, CARDS[card].is_victory, CARDS[card].cost))
    order = standing.CONTRABAND.at(idle=idle)
    card = yield from left.choose_pile("contraband", "name", piles, default=usual, standing=order)
    assert card is not None, "there are always piles"
    left.forbid(card)


@forbids("contraband")
def named(table: Table) -> Collection[str]:
    """What was named for a Contraband."""
    return table.turn.named


@PROSPERITY.action("counting_house", cost=5)
def counting_house(table: Table, me: Player) -> Effect[None]:
    """Take any number of Coppers from your discard pile into your hand."""
    coppers = tuple(card for card in me.discard if card == "copper")
    me.pick_up((yield from me.picks("counting_house", "take", coppers, least=0, most=len(coppers), default=coppers)))


@PROSPERITY.action("expand", cost=7)
def expand(table: Table, me: Player) -> Effect[None]:
    """Trash a card from your hand. Gain a card costing up to 3 more."""
    if trashed := (yield from me.trash_from_hand("expand")):
        yield from me.choose_to_gain("expand", up_to=table.cost(trashed) + 3)


@PROSPERITY.action("forge", cost=7)
def forge(table: Table, me: Player) -> Effect[None]:
    """Trash any number of cards from your hand. Gain a card costing exactly as much as they do together."""
    curses = tuple(card for card in me.hand if card == "curse")
    trashed = yield from me.trash_any("forge", most=len(me.hand), default=curses)
    price = sum(table.cost(card) for card in trashed)
    yield from me.choose_to_gain("forge", up_to=price, at_least=price)


@PROSPERITY.action("goons", ATTACK, cost=6, buys=1, coins=2)
def goons(table: Table, me: Player) -> Effect[None]:
    """+1 buy, +2 coins. Each other player discards down to 3 cards in hand. While this is in play, you take a
    victory token for each card you buy.
    """
    yield from me.attack("goons", lambda victim: victim.discard_down_to("goons", 3))


@when("bought", card="goons", where="game")  # not in_play: no purchase takes Goons away, so no order need be asked
def collect(table: Table, me: Player, purchase: Occasion) -> bool:
    """While this is in play, you take a victory token for each card you buy."""
    me.score(me.in_play.count("goons"))
    return False


PROSPERITY.plain_action("grand_market", cost=6, cards=1, actions=1, buys=1, coins=2)


@forbids("grand_market")
def with_copper(table: Table) -> Collection[str]:
    """You cannot buy this while you have a Copper in play."""
    return ("grand_market",) if "copper" in table.active.in_play else ()


@minds("grand_market")
def spared_copper(table: Table, treasures: Sequence[str]) -> bool:
    """Whether it can be bought with the other treasures' coins, but not with Copper in play."""
    others = [card for card in treasures if card != "copper"]
    return len(others) < len(treasures) and buyable_with(table, "grand_market", others)


PROSPERITY.card("hoard", TREASURE, cost=6, plus={"coins": 2})


@when("bought", card="hoard", where="in_play", concerns=is_victory)
def hoard(table: Table, me: Player, purchase: Occasion) -> Effect[bool]:
    """While this is in play, you gain a Gold whenever you buy a victory card."""
    for _ in range(me.in_play.count("hoard")):
        yield from me.gain("gold")
    return False


@minds("hoard")
def brings_gold(table: Table, treasures: Sequence[str]) -> bool:
    """The Gold may be unwelcome: it fills the deck, and its pile may be the last."""
    return "hoard" in treasures


@PROSPERITY.action("kings_court", cost=7)
def kings_court(table: Table, me: Player) -> Effect[None]:
    """You may play an action card from your hand three times."""
    actions = [card for card in me.hand if CARDS[card].is_action]
    for card in (yield from me.picks("kings_court", "play", actions, least=0, default=in_order(actions)[:1])):
        this = yield from me.play(card)
        yield from me.play_again(this)
        yield from me.play_again(this)


@PROSPERITY.treasure("loan", cost=3, coins=1)
def loan(table: Table, me: Player) -> Effect[None]:
    """1 coin. Reveal cards from your deck until you find a treasure. Trash it or discard it, and discard the others."""
    for card in me.turn_over_until(is_treasure):
        about = Text("ask-loan-trash", card=title(card))
        if (yield from me.wants("loan", "trash", default=card == "copper", about=about)):
            me.trash_revealed((card,))
    me.discard_revealed()


@PROSPERITY.action("mint", cost=5)
def mint(table: Table, me: Player) -> Effect[None]:
    """You may reveal a treasure from your hand and gain a copy of it. When you buy this, trash all your treasures in
    play.
    """
    treasures = treasures_of(me.hand)
    best = in_order(card for card in treasures if table.supply.get(card))[:1]
    for card in (yield from me.picks("mint", "reveal", treasures, least=0, default=best)):
        me.reveal(card)
        yield from me.gain(card)


@when("bought", card="mint", where="itself", disturbs=True)
def melt_down(table: Table, me: Player, purchase: Occasion) -> bool:
    """When you buy this, trash all your treasures in play."""
    me.trash_in_play(treasures_of(me.in_play))
    return False


@minds("mint")
def melts_down(table: Table, treasures: Sequence[str]) -> bool:
    """When it is bought, treasures still in hand are not trashed."""
    return buyable_with(table, "mint", treasures)


@PROSPERITY.action("monument", cost=4, coins=2)
def monument(table: Table, me: Player) -> None:
    """+2 coins. Take a victory token."""
    me.score(1)


@PROSPERITY.action("mountebank", ATTACK, cost=5, coins=2)
def mountebank(table: Table, me: Player) -> Effect[None]:
    """+2 coins. Each other player may discard a Curse from their hand. Whoever does not gains a Curse and a Copper."""
    yield from me.attack("mountebank", take_the_cure, claims={"curse": 1, "copper": 1})


def take_the_cure(victim: Player) -> Effect[None]:
    """The victim's part of a Mountebank."""
    cured = False
    if "curse" in victim.hand:
        yield from victim.table.piles_settled(("curse", "copper"))
        cured = yield from victim.wants("mountebank", "discard", default=True, standing=standing.MOUNTEBANK)
    yield VEIL
    if cured:
        victim.put_down(("curse",))
        return
    yield from victim.gain("curse")
    yield from victim.gain("copper")


PROSPERITY.plain_action("peddler", cost=8, cards=1, actions=1, coins=1)


@cheaper("peddler")
def by_actions(table: Table, card: str, phase: Phase) -> int:
    """In the buy phase this costs 2 less for each action card you have in play, but never less than 0."""
    if card != "peddler" or phase != "buy":
        return 0
    return 2 * sum(CARDS[played].is_action for played in table.active.in_play)


PROSPERITY.card("quarry", TREASURE, cost=4, plus={"coins": 1})


@cheaper("quarry")
def by_quarries(table: Table, card: str, phase: Phase) -> int:
    """While this is in play, action cards cost 2 less, but never less than 0."""
    return 2 * table.active.in_play.count("quarry") if CARDS[card].is_action else 0


@PROSPERITY.action("rabble", ATTACK, cost=5, cards=3)
def rabble(table: Table, me: Player) -> Effect[None]:
    """+3 cards. Each other player reveals the top three cards of their deck, discards the actions and treasures among
    them and puts the rest back in any order.
    """
    yield from me.attack("rabble", make_way)


def make_way(victim: Player) -> Effect[None]:
    """The victim's part of a Rabble."""
    turned = victim.turn_over(3)
    victim.discard_revealed([card for card in turned if CARDS[card].is_action or CARDS[card].is_treasure])
    yield from victim.rearrange("rabble", standing=standing.RABBLE)


PROSPERITY.card("royal_seal", TREASURE, cost=5, plus={"coins": 2})


@when("gained", card="royal_seal", where="in_play")
def seal(table: Table, me: Player, gain: Occasion) -> Effect[bool]:
    """While this is in play, you may put each card you gain onto your deck."""
    facts = CARDS[gain.card]
    useful = facts.is_action or (facts.is_treasure and gain.card != "copper")
    about = Text("ask-royal-seal-topdeck", card=title(gain.card))
    if gain.zone in ("discard", "hand") and (yield from me.wants("royal_seal", "topdeck", default=useful, about=about)):
        _ = me.move_gained(gain, "deck")
    return False


PROSPERITY.card("talisman", TREASURE, cost=4, plus={"coins": 1})


def is_cheap(table: Table, card: str) -> bool:
    """Whether a Talisman brings another copy of it."""
    return table.cost(card) <= 4 and not CARDS[card].is_victory


@when("bought", card="talisman", where="in_play", concerns=is_cheap)
def talisman(table: Table, me: Player, purchase: Occasion) -> Effect[bool]:
    """While this is in play, you gain a copy of each card you buy that costs up to 4 and is not a victory card."""
    for _ in range(me.in_play.count("talisman")):
        yield from me.gain(purchase.card)
    return False


@minds("talisman")
def brings_another(table: Table, treasures: Sequence[str]) -> bool:
    """The copy may be unwelcome; with lower prices more cards bring one."""
    cheapening = any(card in table.lookups.price_changes for card in treasures)
    return "talisman" in treasures or (cheapening and "talisman" in table.active.in_play)


def bears_token(table: Table, pile: str) -> bool:
    """Whether a Trade Route token still lies on a pile."""
    return CARDS[pile].is_victory and pile not in table.mat


@marks("trade_route")
def with_token(table: Table) -> Collection[str]:
    """The piles on which a Trade Route token still lies."""
    return [pile for pile in table.supply if bears_token(table, pile)]


@PROSPERITY.action("trade_route", cost=3, buys=1)
def trade_route(table: Table, me: Player) -> Effect[None]:
    """+1 buy. +1 coin for each coin token on the mat. Trash a card from your hand. Each pile of victory cards starts
    with a coin token; the first card gained from it moves the token to the mat.
    """
    yield from table.piles_untouched(with_token(table))
    table.turn.coins += len(table.mat)
    yield from me.trash_from_hand("trade_route")


@when("gained", card="trade_route", where="game", concerns=bears_token)
def move_token(table: Table, me: Player, gain: Occasion) -> bool:
    """Each pile of victory cards starts with a coin token; the first card gained from it moves the token to the mat."""
    if gain.origin == "supply":
        table.take_token(gain.card)
    return False


@PROSPERITY.action("vault", cost=5, cards=2)
def vault(table: Table, me: Player) -> Effect[None]:
    """+2 cards. Discard any number of cards for +1 coin each. Each other player may discard two cards to draw one."""
    discarded = yield from me.discard_any("vault")
    table.turn.coins += discarded
    yield from me.let_others(deposit)


def deposit(other: Player) -> Effect[None]:
    """Another player's part of a Vault; with one card only, a player may discard it and draws nothing."""
    count = min(2, len(other.hand))
    dead = [card for card in other.hand if not CARDS[card].is_action and not CARDS[card].is_treasure]
    about = Text("ask-vault-choose", count=count)
    order = standing.VAULT
    if count and (yield from other.wants("vault", "choose", default=len(dead) > 1, standing=order, about=about)):
        yield from other.discard_down_to("vault", len(other.hand) - count)
        other.draw(1 if count == 2 else 0)


@PROSPERITY.treasure("venture", cost=5, coins=1, late=1, more=True)
def venture(table: Table, me: Player) -> Effect[None]:
    """1 coin. Reveal cards from your deck until you find a treasure. Discard the others, then play it."""
    found = me.turn_over_until(is_treasure)
    me.discard_revealed([card for card in me.revealed if card not in found])
    for card in found:
        yield from me.play_turned_over(card)


@PROSPERITY.action("watchtower", REACTION, cost=3)
def watchtower(table: Table, me: Player) -> None:
    """Draw until you have six cards in hand. When you gain a card, you may reveal this from your hand and trash the
    gained card or put it onto your deck.
    """
    me.draw(max(0, 6 - len(me.hand)))


@when("gained", card="watchtower", where="hand")
def watch(table: Table, me: Player, gain: Occasion) -> Effect[bool]:
    """When you gain a card, you may reveal this from your hand and trash the gained card or put it onto your deck."""
    if gain.zone is None:
        return False
    ways = ("trash", "no") if gain.zone == "deck" else ("trash", "topdeck", "no")
    usual = "trash" if gain.card in ("curse", "copper") else "no"
    about = Text("ask-watchtower-choose", card=title(gain.card))
    order = standing.WATCHTOWER.at(gain.card)
    (way,) = yield from me.chooses("watchtower", *ways, default=(usual,), standing=order, about=about)
    if way != "no":
        me.reveal("watchtower")
        _ = me.move_gained(gain, "deck" if way == "topdeck" else "trash")
    return False
