"""Cornucopia, first edition: 13 kingdom cards in the order of their names, then the five Prizes."""

from collections.abc import Sequence

from games.dominion import standing
from games.dominion.card import (
    ACTION,
    ATTACK,
    CARDS,
    PRIZE,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardSet,
    in_order,
)
from games.dominion.rules.player import Aim, Player
from games.dominion.rules.questions import ask_yes_or_no
from games.dominion.rules.table import Table
from games.dominion.rules.triggers import Occasion, Phase, cheaper, when
from games.dominion.words import title
from games.kernel.engine.choice import Effect
from games.kernel.engine.text import Seat, Text
from games.kernel.engine.verbs import VEIL, Veil, settle, together_from_hands

CORNUCOPIA = CardSet("cornucopia")

CORNUCOPIA.card("fairgrounds", VICTORY, cost=6, points_of=lambda owned: 2 * (len(owned) // 5))


@CORNUCOPIA.action("farming_village", cost=4, actions=2)
def farming_village(table: Table, me: Player) -> None:
    """+2 actions. Reveal cards from your deck until you find an action or a treasure. Take that one into your hand and
    discard the others.
    """
    me.take_revealed(me.turn_over_until(is_playable))
    me.discard_revealed()


def is_playable(card: Card) -> bool:
    """Whether it is an action or a treasure."""
    return card.is_action or card.is_treasure


@CORNUCOPIA.action("fortune_teller", ATTACK, cost=3, coins=2)
def fortune_teller(table: Table, me: Player) -> Effect[None]:
    """+2 coins. Each other player reveals cards from their deck until a victory card or a Curse turns up, puts that
    card back on top and discards the others.
    """
    yield from me.attack("fortune_teller", foretell)


def foretell(victim: Player) -> None:
    """The victim's part of a Fortune Teller."""
    victim.put_back(victim.turn_over_until(is_green_or_curse))
    victim.discard_revealed()


def is_green_or_curse(card: Card) -> bool:
    """Whether it is a victory card or a Curse."""
    return card.is_victory or card.name == "curse"


@CORNUCOPIA.action("hamlet", cost=2, cards=1, actions=1)
def hamlet(table: Table, me: Player) -> Effect[None]:
    """+1 card, +1 action. You may discard a card for +1 action. You may discard a card for +1 buy."""
    cards = yield from me.picks("hamlet", "discard", me.hand, least=0, most=2, default=())
    me.put_down(cards)
    wishes = yield from me.chooses("hamlet", "actions", "buys", count=len(cards))
    table.turn.actions += "actions" in wishes
    table.turn.buys += "buys" in wishes


@CORNUCOPIA.action("harvest", cost=5)
def harvest(table: Table, me: Player) -> None:
    """Reveal the top 4 cards of your deck and discard them. +1 coin for each different name among them."""
    table.turn.coins += len(set(me.turn_over(4)))
    me.discard_revealed()


@CORNUCOPIA.treasure("horn_of_plenty", cost=5, late=3)
def horn_of_plenty(table: Table, me: Player) -> Effect[None]:
    """0 coins. You may gain a card costing at most as much as you have differently named cards in play, this one
    included. If it is a victory card, trash this Horn of Plenty.
    """
    this = me.laid
    gained = yield from me.choose_to_gain("horn_of_plenty", up_to=len(set(me.in_play)), may=True)
    if gained and CARDS[gained].is_victory:
        _ = me.trash_from_play(this)


@CORNUCOPIA.action("horse_traders", REACTION, cost=4, buys=1, coins=3)
def horse_traders(table: Table, me: Player) -> Effect[None]:
    """+1 buy, +3 coins. Discard two cards. When another player plays an attack, you may set this aside from your hand.
    At the start of your next turn take it back into your hand and draw a card.
    """
    yield from me.discard_down_to("horse_traders", max(len(me.hand) - 2, 0))


@when("attacked", card="horse_traders", where="hand")
def step_aside(table: Table, me: Player, attack: Occasion) -> Effect[bool]:
    """When another player plays an attack, you may set this aside from your hand. At the start of your next turn take
    it back into your hand and draw a card.
    """
    traders, about = traders_among(me.hand), attack.asks("ask-horse-traders-set-aside")
    order = standing.HORSE_TRADERS.at(attack.card)
    aside = yield from me.picks(
        "horse_traders", "set_aside", traders, least=0, most=len(traders), default=traders, standing=order, about=about
    )
    me.put_aside(aside)
    return False


@when("turn_began", card="horse_traders", where="set_aside")
def step_back(table: Table, me: Player, turn: Occasion) -> bool:
    """At the start of your next turn take it back into your hand and draw a card."""
    traders = traders_among(me.set_aside)
    me.take_aside(traders)
    me.draw(len(traders))
    return False


def traders_among(cards: Sequence[str]) -> tuple[str, ...]:
    """The Horse Traders among these cards."""
    return tuple(card for card in cards if card == "horse_traders")


@CORNUCOPIA.action("hunting_party", cost=5, cards=1, actions=1)
def hunting_party(table: Table, me: Player) -> None:
    """+1 card, +1 action. Reveal your hand. Reveal cards from your deck until you find one whose name is not in your
    hand. Take that one into your hand and discard the others.
    """
    me.reveal(*in_order(me.hand))
    me.take_revealed(me.turn_over_until(lambda card: card.name not in me.hand))
    me.discard_revealed()


@CORNUCOPIA.action("jester", ATTACK, cost=5, coins=2)
def jester(table: Table, me: Player) -> Effect[None]:
    """+2 coins. Each other player discards the top card of their deck. If it is a victory card, they gain a Curse.
    Otherwise you choose: they gain a copy of it, or you do.
    """
    hit = yield from me.challenge("jester")
    yield from settle()
    aim = me.aim()
    for victim in hit:
        for card in victim.turn_over(1):
            victim.discard_revealed()
            yield from mock(me, aim, victim, card)


def mock(me: Player, aim: Aim, victim: Player, card: str) -> Effect[None]:
    """What follows from the card discarded by a Jester's victim."""
    table = me.table
    if CARDS[card].is_victory:
        yield from me.give(aim, victim, "curse")
        return
    yield from table.piles_settled([pile for pile in table.supply if pile == card])
    if table.supply.get(card):
        about = Text("ask-jester-gain", who=Seat(victim.seat), card=title(card))
        good = card not in ("copper", "curse")
        mine = yield from me.wants("jester", "gain", default=good, standing=standing.JESTER.at(card), about=about)
        yield from me.give(aim, me if mine else victim, card)


@CORNUCOPIA.action("menagerie", cost=3, actions=1)
def menagerie(table: Table, me: Player) -> None:
    """+1 action. Reveal your hand. If all cards in it are different, draw 3 cards, otherwise 1."""
    me.reveal(*in_order(me.hand))
    me.draw(3 if len(set(me.hand)) == len(me.hand) else 1)


@CORNUCOPIA.action("remake", cost=4)
def remake(table: Table, me: Player) -> Effect[None]:
    """Do this twice: trash a card from your hand, then gain a card costing exactly 1 more."""
    for _ in range(2):
        if trashed := (yield from me.trash_from_hand("remake")):
            cost = table.cost(trashed) + 1
            yield from me.choose_to_gain("remake", up_to=cost, at_least=cost)


PRIZES = ("trusty_steed", "followers", "princess", "diadem", "bag_of_gold")
"""The Prizes, the most wanted first."""


@CORNUCOPIA.action("tournament", cost=4, actions=1, brings=PRIZES)
def tournament(table: Table, me: Player) -> Effect[None]:
    """+1 action. You may discard a Province to gain a Prize or a Duchy onto your deck. Then each other player may
    reveal a Province from their hand. If nobody does: +1 card, +1 coin.
    """
    if "province" in me.hand and (yield from me.wants("tournament", "discard", default=True)):
        me.put_down(("province",))
        yield from win(table, me)
    if not (yield from somebody_rivals(me)):
        me.draw(1)
        table.turn.coins += 1


def win(table: Table, me: Player) -> Effect[None]:
    """Gain a Prize or a Duchy. If either is no longer there, one may choose to gain nothing."""
    yield from table.piles_settled(("duchy",))
    prizes = tuple(prize for prize in PRIZES if prize in table.prizes)
    offered = (*prizes, *(("duchy",) if table.supply["duchy"] else ()))
    either = bool(prizes) and "duchy" in offered
    for card in (yield from me.picks("tournament", "gain", offered, least=int(either), default=offered[:1])):
        _ = yield from (me.gain_prize if card in prizes else me.gain)(card, "deck")


def somebody_rivals(me: Player) -> Effect[bool]:
    """Ask at once all others who could show a Province, until one does; return whether one did."""
    yield from settle()
    among = tuple([other.seat for other in me.others()])
    key, yes, order = "tournament.reveal", ("yes",), standing.TOURNAMENT
    answers = yield from together_from_hands(
        lambda: [ask_yes_or_no(holder.seat, key, default=True, standing=order) for holder in holders(me)],
        among=among,
        enough=lambda given: yes in given,
    )
    yield Veil(among)
    for holder, answer in zip(holders(me), answers, strict=True):
        if answer == yes:
            holder.reveal("province")
    return yes in answers


def holders(me: Player) -> list[Player]:
    """The others who could show a Province."""
    return [other for other in me.others() if "province" in other.hand]


@CORNUCOPIA.action("young_witch", ATTACK, cost=4, cards=2)
def young_witch(table: Table, me: Player) -> Effect[None]:
    """+2 cards. Discard two cards. Each other player may reveal a Bane card from their hand; whoever does not gains a
    Curse.
    """
    yield from me.discard_down_to("young_witch", max(len(me.hand) - 2, 0))
    yield from me.attack("young_witch", banish, claims={"curse": 1})


def banish(victim: Player) -> Effect[None]:
    """The victim's part of a Young Witch. With no Curse left there is nothing to ward off."""
    table, bane, warded = victim.table, victim.table.bane, False
    if bane and bane in victim.hand:
        yield from table.piles_settled(("curse",))
        about, order = Text("ask-young-witch-reveal", card=title(bane)), standing.YOUNG_WITCH
        if table.supply["curse"]:
            warded = yield from victim.wants("young_witch", "reveal", default=True, standing=order, about=about)
    yield VEIL
    if bane and warded:
        victim.reveal(bane)
        return
    yield from victim.gains("curse")


@CORNUCOPIA.action("bag_of_gold", PRIZE, cost=0, actions=1)
def bag_of_gold(table: Table, me: Player) -> Effect[None]:
    """+1 action. Gain a Gold onto your deck."""
    _ = yield from me.gain("gold", "deck")


def unused_actions(table: Table, in_play: Sequence[str]) -> int:
    """1 coin for each action left."""
    return table.turn.actions


CORNUCOPIA.card("diadem", TREASURE, PRIZE, cost=0, plus={"coins": 2}, coins_of=unused_actions)


@CORNUCOPIA.action("followers", ATTACK, PRIZE, cost=0, cards=2)
def followers(table: Table, me: Player) -> Effect[None]:
    """+2 cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand."""
    yield from me.gains("estate")
    yield from me.attack("followers", impoverish, claims={"curse": 1})


def impoverish(victim: Player) -> Effect[None]:
    """The victim's part of Followers."""
    yield from victim.gains("curse")
    yield from victim.discard_down_to("followers", 3)


CORNUCOPIA.card("princess", ACTION, PRIZE, cost=0, plus={"buys": 1})


@cheaper("princess")
def princess(table: Table, card: str, phase: Phase) -> int:
    """While this is in play, all cards cost 2 less, however often it was played."""
    return 2 * table.active.in_play.count("princess")


@CORNUCOPIA.action("trusty_steed", PRIZE, cost=0)
def trusty_steed(table: Table, me: Player) -> Effect[None]:
    """Choose two different ones: +2 cards; +2 actions; +2 coins; gain 4 Silvers and put your whole deck into your
    discard pile.
    """
    gifts = ("cards", "actions", "coins", "gain")
    chosen = yield from me.chooses("trusty_steed", *gifts, count=2, default=("cards", "actions"))
    me.draw(2 * ("cards" in chosen))
    table.turn.actions += 2 * ("actions" in chosen)
    table.turn.coins += 2 * ("coins" in chosen)
    if "gain" in chosen:
        for _ in range(4):
            yield from me.gain("silver")
        me.discard_deck()
