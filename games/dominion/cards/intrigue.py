"""Intrigue, first edition: its 25 kingdom cards, in the order of their names."""

from collections.abc import Mapping, Sequence

from games.dominion import standing
from games.dominion.card import (
    ACTION,
    ATTACK,
    CARDS,
    REACTION,
    TREASURE,
    VICTORY,
    CardSet,
    in_order,
    junk_first,
)
from games.dominion.rules.player import Aim, Player
from games.dominion.rules.table import Table
from games.dominion.rules.triggers import Occasion, Phase, cheaper, enriches, when
from games.dominion.words import title
from games.kernel.engine.choice import Effect, Picks
from games.kernel.engine.text import Seat, Text
from games.kernel.engine.verbs import narrow, settle

INTRIGUE = CardSet("intrigue")

INTRIGUE.plain_action("bridge", cost=4, buys=1, coins=1)
INTRIGUE.plain_action("coppersmith", cost=4)
INTRIGUE.card("duke", VICTORY, cost=5, points_of=lambda owned: owned.get("duchy", 0))
INTRIGUE.card("great_hall", ACTION, VICTORY, cost=3, plus={"cards": 1, "actions": 1}, points=1)
INTRIGUE.card("harem", TREASURE, VICTORY, cost=6, plus={"coins": 2}, points=2)


@INTRIGUE.action("baron", cost=4, buys=1)
def baron(table: Table, me: Player) -> Effect[None]:
    """+1 buy. You may discard an Estate for +4 coins. If you do not, gain an Estate."""
    if "estate" in me.hand and (yield from me.wants("baron", "discard", default=True)):
        me.put_down(("estate",))
        table.turn.coins += 4
    else:
        yield from me.gains("estate")


@cheaper("bridge")
def bridge(table: Table, card: str, phase: Phase) -> int:
    """Until the end of the turn every card costs 1 less for each time it was played."""
    return table.turn.plays.get("bridge", 0)


@INTRIGUE.action("conspirator", cost=4, coins=2)
def conspirator(table: Table, me: Player) -> None:
    """+2 coins. If this is at least the third action card you have played this turn: +1 card, +1 action."""
    if sum(count for card, count in table.turn.plays.items() if CARDS[card].is_action) >= 3:
        me.draw(1)
        table.turn.actions += 1


@enriches("coppersmith")
def coppersmith(table: Table, card: str) -> int:
    """Until the end of the turn a Copper gives a coin more for each time it was played."""
    return table.turn.plays.get("coppersmith", 0) if card == "copper" else 0


@INTRIGUE.action("courtyard", cost=2, cards=3)
def courtyard(table: Table, me: Player) -> Effect[None]:
    """+3 cards. Put a card from your hand onto your deck."""
    idle = [] if table.turn.actions else [card for card in in_order(me.hand) if CARDS[card].is_action]
    me.topdeck((yield from me.picks("courtyard", "topdeck", me.hand, default=tuple(idle[:1]) or None)))


@INTRIGUE.action("ironworks", cost=4)
def ironworks(table: Table, me: Player) -> Effect[None]:
    """Gain a card costing up to 4. If it is an action: +1 action; a treasure: +1 coin; a victory card: +1 card."""
    if gained := (yield from me.choose_to_gain("ironworks", up_to=4)):
        facts = CARDS[gained]
        table.turn.actions += facts.is_action
        table.turn.coins += facts.is_treasure
        me.draw(int(facts.is_victory))


@INTRIGUE.action("masquerade", cost=3, cards=2)
def masquerade(table: Table, me: Player) -> Effect[None]:
    """+2 cards. All players at once pass a card from their hand to the left, face down. Then you may trash a card from
    your hand.
    """
    yield from table.pass_left("masquerade")
    junk = [card for card in junk_first(me.hand) if card in ("curse", "estate")]
    _ = yield from me.trash_any("masquerade", most=1, default=tuple(junk[:1]))


@INTRIGUE.action("mining_village", cost=4, cards=1, actions=2)
def mining_village(table: Table, me: Player) -> Effect[None]:
    """+1 card, +2 actions. You may trash this card at once for +2 coins."""
    this = me.laid
    if not this.gone and (yield from me.wants("mining_village", "trash", default=False)):
        _ = me.trash_from_play(this)
        table.turn.coins += 2


@INTRIGUE.action("minion", ATTACK, cost=5, actions=1)
def minion(table: Table, me: Player) -> Effect[None]:
    """+1 action. Choose one: +2 coins; or discard your hand and draw 4 cards, and each other player with 5 or more
    cards in hand does the same.
    """
    hit = yield from me.challenge("minion")
    yield from settle()
    if (yield from me.chooses("minion", "coins", "discard", default=("coins",))) == ("coins",):
        table.turn.coins += 2
        return
    for player in (me, *[victim for victim in hit if len(victim.hand) >= 5]):
        player.put_down(in_order(player.hand))
        player.draw(4)


@INTRIGUE.action("nobles", VICTORY, cost=6, points=2)
def nobles(table: Table, me: Player) -> Effect[None]:
    """Choose one: +3 cards or +2 actions. 2 points."""
    stranded = not table.turn.actions and any(CARDS[card].is_action for card in me.hand)
    usual = "actions" if stranded else "cards"
    if (yield from me.chooses("nobles", "cards", "actions", default=(usual,))) == ("cards",):
        me.draw(3)
    else:
        table.turn.actions += 2


@INTRIGUE.action("pawn", cost=2)
def pawn(table: Table, me: Player) -> Effect[None]:
    """Choose two different ones: +1 card; +1 action; +1 buy; +1 coin."""
    chosen = yield from me.chooses("pawn", "cards", "actions", "buys", "coins", count=2, default=("cards", "actions"))
    me.draw(int("cards" in chosen))
    table.turn.actions += "actions" in chosen
    table.turn.buys += "buys" in chosen
    table.turn.coins += "coins" in chosen


@INTRIGUE.action("saboteur", ATTACK, cost=5)
def saboteur(table: Table, me: Player) -> Effect[None]:
    """Each other player reveals cards from their deck until one of them costs 3 or more, trashes that card, may gain a
    card costing at least 2 less, and discards the rest.
    """
    prices = table.prices()
    claims = dict.fromkeys(table.on_offer(max(prices.values()) - 2, prices=prices), 1)
    yield from me.attack("saboteur", lambda victim: lose_one(table, victim, prices), claims)


def lose_one(table: Table, victim: Player, prices: Mapping[str, int]) -> Effect[None]:
    """The victim's part of a Saboteur, at the prices of the moment it was played."""
    for hit in victim.turn_over_until(lambda card: prices[card.name] >= 3):
        victim.trash_revealed((hit,))
        offered = table.on_offer(prices[hit] - 2, prices=prices)
        yield from narrow(*offered)
        yield from table.piles_settled(offered)
        _ = yield from victim.choose_to_gain(
            "saboteur", up_to=prices[hit] - 2, prices=prices, may=True,
            default=lambda left: consolation(table, left), standing=standing.SABOTEUR,
        )  # fmt: skip
    victim.discard_revealed()


def consolation(table: Table, offered: Sequence[str]) -> Picks:
    """The usual gain after a Saboteur: money, or points near the end, or nothing."""
    late = any(table.supply.get(card, 12) <= 4 for card in ("province", "colony"))
    usual = [card for card in ("gold", "duchy" if late else "silver", "silver") if card in offered]
    return tuple(usual[:1])


@INTRIGUE.action("scout", cost=4, actions=1)
def scout(table: Table, me: Player) -> Effect[None]:
    """+1 action. Reveal the top 4 cards of your deck. Take the victory cards among them into your hand and put the
    others back in any order.
    """
    me.take_revealed([card for card in me.turn_over(4) if CARDS[card].is_victory])
    yield from me.rearrange("scout")


@INTRIGUE.action("secret_chamber", REACTION, cost=2)
def secret_chamber(table: Table, me: Player) -> Effect[None]:
    """Discard any number of cards for +1 coin each. When another player plays an attack, you may reveal this from your
    hand: then draw two cards and put two cards from your hand onto your deck.
    """
    discarded = yield from me.discard_any("secret_chamber")
    table.turn.coins += discarded


@when("attacked", card="secret_chamber", where="hand")
def hide_cards(table: Table, me: Player, attack: Occasion) -> Effect[bool]:
    """When another player plays an attack, you may reveal this from your hand: then draw two cards and put two cards
    from your hand onto your deck.
    """
    about = attack.asks("ask-secret-chamber-again" if attack.again else "ask-secret-chamber-reveal")
    order = None if attack.again else standing.SECRET_CHAMBER.at(attack.card)
    if not (yield from me.wants("secret_chamber", "reveal", default=False, standing=order, about=about)):
        return False
    me.reveal("secret_chamber")
    me.draw(2)
    picks = yield from me.picks(
        "secret_chamber", "topdeck", me.hand, least=2, most=2, ordered=True, standing=standing.CHAMBER_TOPDECK
    )
    me.topdeck(reversed(picks))
    return True


@INTRIGUE.action("shanty_town", cost=3, actions=2)
def shanty_town(table: Table, me: Player) -> None:
    """+2 actions. Reveal your hand. If there is no action card in it, draw 2 cards."""
    me.reveal(*in_order(me.hand))
    if not any(CARDS[card].is_action for card in me.hand):
        me.draw(2)


@INTRIGUE.action("steward", cost=3)
def steward(table: Table, me: Player) -> Effect[None]:
    """Choose one: +2 cards; +2 coins; or trash 2 cards from your hand."""
    chosen = yield from me.chooses("steward", "cards", "coins", "trash", default=("coins",))
    if chosen == ("cards",):
        me.draw(2)
    elif chosen == ("coins",):
        table.turn.coins += 2
    else:
        _ = yield from me.trash_any("steward", least=2, most=2)


@INTRIGUE.action("swindler", ATTACK, cost=3, coins=2)
def swindler(table: Table, me: Player) -> Effect[None]:
    """+2 coins. Each other player trashes the top card of their deck and gains a card of the same cost, which you
    choose.
    """
    hit = yield from me.challenge("swindler")
    yield from settle()
    aim = me.aim()
    for victim in hit:
        for card in victim.turn_over(1):
            victim.trash_revealed((card,))
            yield from swap(table, me, aim, victim, card)


def swap(table: Table, me: Player, aim: Aim, victim: Player, trashed: str) -> Effect[None]:
    """Choose what a Swindler's victim gains for the card trashed, if anything costs the same."""
    cost = table.cost(trashed)
    yield from table.piles_settled(table.on_offer(cost, at_least=cost))
    offered = table.on_offer(cost, at_least=cost)
    about = Text("ask-swindler-gain", who=Seat(victim.seat), card=title(trashed))
    default = min(junk_first(offered), key=lambda card: CARDS[card].points >= 6, default="")
    order = standing.SWINDLER
    if card := (yield from me.choose_pile("swindler", "gain", offered, default=default, standing=order, about=about)):
        yield from me.give(aim, victim, card)


@INTRIGUE.action("torturer", ATTACK, cost=5, cards=3)
def torturer(table: Table, me: Player) -> Effect[None]:
    """+3 cards. Each other player chooses one: discard 2 cards or gain a Curse to their hand."""
    yield from me.attack("torturer", lambda victim: torment(table, victim), claims={"curse": 1})


def torment(table: Table, victim: Player) -> Effect[None]:
    """The victim's part of a Torturer. One may choose what is impossible, but not if both are."""
    yield from table.piles_settled(("curse",))
    if not (victim.hand or table.supply["curse"]):
        return
    usual = "discard" if table.supply["curse"] else "curse"
    chosen = yield from victim.chooses("torturer", "discard", "curse", default=(usual,), standing=standing.TORTURER)
    if chosen == ("curse",):
        _ = yield from victim.gain("curse", "hand")
    else:
        yield from narrow()
        yield from victim.discard_down_to("torturer", max(len(victim.hand) - 2, 0))


@INTRIGUE.action("trading_post", cost=5)
def trading_post(table: Table, me: Player) -> Effect[None]:
    """Trash 2 cards from your hand. If you trashed two, gain a Silver to your hand."""
    if len((yield from me.trash_any("trading_post", least=2, most=2))) == 2:
        _ = yield from me.gain("silver", "hand")


@INTRIGUE.action("tribute", cost=5)
def tribute(table: Table, me: Player) -> Effect[None]:
    """The player to your left reveals the top 2 cards of their deck and discards them. For each different name among
    them: +2 actions for an action, +2 coins for a treasure, +2 cards for a victory card.
    """
    left = me.others()[0]
    yield from settle(left.seat)
    found = [CARDS[name] for name in dict.fromkeys(left.turn_over(2))]
    left.discard_revealed()
    table.turn.actions += 2 * sum(card.is_action for card in found)
    table.turn.coins += 2 * sum(card.is_treasure for card in found)
    me.draw(2 * sum(card.is_victory for card in found))


@INTRIGUE.action("upgrade", cost=5, cards=1, actions=1)
def upgrade(table: Table, me: Player) -> Effect[None]:
    """+1 card, +1 action. Trash a card from your hand. Gain a card costing exactly 1 more."""
    if trashed := (yield from me.trash_from_hand("upgrade")):
        cost = table.cost(trashed) + 1
        _ = yield from me.choose_to_gain("upgrade", up_to=cost, at_least=cost)


@INTRIGUE.action("wishing_well", cost=3, cards=1, actions=1)
def wishing_well(table: Table, me: Player) -> Effect[None]:
    """+1 card, +1 action. Name a card, then reveal the top card of your deck. If it is the one you named, take it into
    your hand, otherwise put it back.
    """
    hidden = me.deck or me.discard
    likely = max(sorted(hidden), key=hidden.count, default="copper")
    (name,) = yield from me.picks("wishing_well", "name", table.names(), default=(likely,))
    me.say_name(name)
    for card in me.turn_over(1):
        (me.take_revealed if card == name else me.put_back)((card,))
