"""The base game, first edition: its 25 kingdom cards, in the order of their names."""

from games.dominion import standing
from games.dominion.card import (
    ACTION,
    ATTACK,
    CARDS,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardSet,
    in_order,
    junk_first,
)
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.dominion.rules.triggers import Occasion, when
from games.dominion.words import title
from games.kernel.engine.choice import Effect, Picks
from games.kernel.engine.text import Seat, Text
from games.kernel.engine.verbs import VEIL, settle

BASE = CardSet("base")

BASE.plain_action("festival", cost=5, actions=2, buys=1, coins=2)
BASE.card("gardens", VICTORY, cost=4, points_of=lambda owned: sum(owned.values()) // 10)
BASE.plain_action("laboratory", cost=5, cards=2, actions=1)
BASE.plain_action("market", cost=5, cards=1, actions=1, buys=1, coins=1)
BASE.plain_action("smithy", cost=4, cards=3)
BASE.plain_action("village", cost=3, cards=1, actions=2)
BASE.plain_action("woodcutter", cost=3, buys=1, coins=2)


@BASE.action("adventurer", cost=6)
def adventurer(table: Table, me: Player) -> None:
    """Reveal cards from your deck until you have found two treasures. Take these into your hand and discard the
    others.
    """
    me.take_revealed(me.turn_over_until(is_treasure, 2))
    me.discard_revealed()


def is_treasure(card: Card) -> bool:
    """Whether it is a treasure, possibly among other things."""
    return card.is_treasure


@BASE.action("bureaucrat", ATTACK, cost=4)
def bureaucrat(table: Table, me: Player) -> Effect[None]:
    """Gain a Silver onto your deck. Each other player with a victory card in hand reveals one and puts it onto their
    deck; anyone without reveals their hand.
    """
    yield from me.gain("silver", "deck")
    yield from me.attack("bureaucrat", give_up_victory)


def give_up_victory(victim: Player) -> Effect[None]:
    """The victim's part of a Bureaucrat."""
    victories = [card for card in victim.hand if CARDS[card].is_victory]
    picks = yield from victim.picks("bureaucrat", "topdeck", victories, standing=standing.BUREAUCRAT)
    yield VEIL
    if not victories:
        victim.reveal(*in_order(victim.hand))
        return
    victim.reveal(*picks)
    victim.topdeck(picks)


@BASE.action("cellar", cost=2, actions=1)
def cellar(table: Table, me: Player) -> Effect[None]:
    """+1 action. Discard any number of cards from your hand, then draw as many."""
    discarded = yield from me.discard_any("cellar")
    me.draw(discarded)


@BASE.action("chancellor", cost=3, coins=2)
def chancellor(table: Table, me: Player) -> Effect[None]:
    """+2 coins. You may put your whole deck into your discard pile at once."""
    if me.deck and (yield from me.wants("chancellor", "discard", default=True)):
        me.discard_deck()


@BASE.action("chapel", cost=2)
def chapel(table: Table, me: Player) -> Effect[None]:
    """Trash up to four cards from your hand."""
    junk = [card for card in junk_first(me.hand) if card in ("curse", "estate")]
    picks = yield from me.picks("chapel", "trash", me.hand, least=0, most=4, default=in_order(junk[:4]))
    me.trash(picks)


@BASE.action("council_room", cost=5, cards=4, buys=1)
def council_room(table: Table, me: Player) -> Effect[None]:
    """+4 cards, +1 buy. Each other player draws a card."""
    yield from me.let_others(lambda other: other.draws(1))


@BASE.action("feast", cost=4)
def feast(table: Table, me: Player) -> Effect[None]:
    """Trash this card. Gain a card costing up to 5."""
    _ = me.trash_from_play(me.laid)
    yield from me.choose_to_gain("feast", up_to=5)


@BASE.action("library", cost=5)
def library(table: Table, me: Player) -> Effect[None]:
    """Draw until you have seven cards in hand. You may set action cards aside as you draw them; discard those
    afterwards.
    """
    aside: tuple[str, ...] = ()
    while drawn := me.draw_up_to(7, is_action):
        if (yield from set_aside(me, drawn)):
            aside = (*aside, drawn)
    me.discard_aside(aside)


def is_action(card: Card) -> bool:
    """Whether it is an action, possibly among other things."""
    return card.is_action


def set_aside(me: Player, card: str) -> Effect[bool]:
    """Ask whether to set aside an action drawn for the Library; do so if wanted."""
    about = Text("ask-library-set-aside", card=title(card))
    wants = yield from me.wants("library", "set_aside", default=not me.table.turn.actions, about=about)
    if wants:
        me.put_aside((card,))
    return wants


@BASE.action("militia", ATTACK, cost=4, coins=2)
def militia(table: Table, me: Player) -> Effect[None]:
    """+2 coins. Each other player discards down to 3 cards in hand."""
    yield from me.attack("militia", lambda victim: victim.discard_down_to("militia", 3))


@BASE.action("mine", cost=5)
def mine(table: Table, me: Player) -> Effect[None]:
    """Trash a treasure from your hand. Gain a treasure to your hand that costs up to 3 more."""
    if trashed := (yield from me.trash_from_hand("mine", TREASURE)):
        yield from me.choose_to_gain("mine", up_to=table.cost(trashed) + 3, kind=TREASURE, to="hand")


BASE.card("moat", ACTION, REACTION, cost=2, plus={"cards": 2})


@when("attacked", card="moat", where="hand")
def moat(table: Table, me: Player, attack: Occasion) -> Effect[bool]:
    """When another player plays an attack, you may reveal this from your hand: the attack does not affect you."""
    about, order = attack.asks("ask-moat-reveal"), standing.MOAT.at(attack.card)
    if not attack.shielded and (yield from me.wants("moat", "reveal", default=True, standing=order, about=about)):
        me.reveal("moat")
        attack.shielded = True
    return False


@BASE.action("moneylender", cost=4)
def moneylender(table: Table, me: Player) -> None:
    """Trash a Copper from your hand. If you do, +3 coins."""
    if "copper" in me.hand:
        me.trash(("copper",))
        table.turn.coins += 3


@BASE.action("remodel", cost=4)
def remodel(table: Table, me: Player) -> Effect[None]:
    """Trash a card from your hand. Gain a card costing up to 2 more."""
    if trashed := (yield from me.trash_from_hand("remodel")):
        yield from me.choose_to_gain("remodel", up_to=table.cost(trashed) + 2)


@BASE.action("spy", ATTACK, cost=4, cards=1, actions=1)
def spy(table: Table, me: Player) -> Effect[None]:
    """+1 card, +1 action. Each player, you included, reveals the top card of their deck. You decide for each whether it
    is discarded or goes back.
    """
    hit = yield from me.challenge("spy")
    yield from judge(me, me)
    yield from settle()
    for victim in hit:
        yield from judge(me, victim)


def judge(me: Player, owner: Player) -> Effect[None]:
    """Turn a top card over and decide whether it is discarded or goes back."""
    for card in owner.turn_over(1):
        about = Text("ask-spy-discard", card=title(card), who=Seat(owner.seat))
        useless = card == "copper" or not (CARDS[card].is_action or CARDS[card].is_treasure)
        usual, order = useless == (owner is me), standing.SPY
        if (yield from me.wants("spy", "discard", default=usual, standing=order, about=about)):
            owner.discard_revealed()
        else:
            owner.put_back((card,))


@BASE.action("thief", ATTACK, cost=4)
def thief(table: Table, me: Player) -> Effect[None]:
    """Each other player reveals the top two cards of their deck. You choose one revealed treasure of each to trash and
    may gain any of those; the rest is discarded.
    """
    hit = yield from me.challenge("thief")
    yield from settle()
    stolen: Picks = ()
    for victim in hit:
        stolen = (*stolen, *(yield from rob(me, victim)))
    worth = in_order(card for card in stolen if card != "copper")
    taken = yield from me.picks(
        "thief", "gain", stolen, least=0, most=len(stolen), default=worth, standing=standing.THIEF_GAIN
    )
    for card in taken:
        yield from me.take_from_trash(card)


def rob(me: Player, victim: Player) -> Effect[Picks]:
    """Turn the victim's two top cards over and trash a treasure among them; the rest is discarded."""
    found = [card for card in victim.turn_over(2) if CARDS[card].is_treasure]
    about = Text("ask-thief-trash", who=Seat(victim.seat))
    picks = yield from me.picks(
        "thief", "trash", found, default=in_order(found)[:1], about=about, standing=standing.THIEF_TRASH
    )
    victim.trash_revealed(picks)
    victim.discard_revealed()
    return picks


@BASE.action("throne_room", cost=4)
def throne_room(table: Table, me: Player) -> Effect[None]:
    """Play an action card from your hand, then play it once more."""
    actions = [card for card in me.hand if CARDS[card].is_action]
    for card in (yield from me.picks("throne_room", "play", actions, default=in_order(actions)[:1])):
        laid = yield from me.play(card)
        yield from me.play_again(laid)


@BASE.action("witch", ATTACK, cost=5, cards=2)
def witch(table: Table, me: Player) -> Effect[None]:
    """+2 cards. Each other player gains a Curse."""
    yield from me.attack("witch", lambda victim: victim.gains("curse"), claims={"curse": 1})


@BASE.action("workshop", cost=3)
def workshop(table: Table, me: Player) -> Effect[None]:
    """Gain a card costing up to 4."""
    yield from me.choose_to_gain("workshop", up_to=4)
