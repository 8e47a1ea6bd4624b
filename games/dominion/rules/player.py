"""A player: the rulebook's verbs. Cards use these verbs and never touch a zone themselves.

A verb that may ask is an effect and must be driven with ``yield from``. `by` is the card that asks; it names the
question.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import structs

from games.dominion.card import CARDS, in_order, junk_first, lost_first
from games.dominion.events import Gained, Played, PlayedAgain
from games.dominion.rules import questions
from games.dominion.rules.holdings import Holdings, Laid
from games.dominion.rules.treasure import printed
from games.dominion.rules.triggers import Occasion, Zone
from games.kernel.engine.choice import Choice, Effect, Picks
from games.kernel.engine.chronicle import Cause
from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Seat, Text
from games.kernel.engine.verbs import VEIL, later

Aim: TypeAlias = tuple[int, tuple[int, ...]]
"""A play that touches other seats: its number, and all seats it aims at."""
Suffered: TypeAlias = "Callable[[Player], Effect[None] | None]"
"""An attack's effect on a victim; one that asks nothing is a plain function."""
Windows: TypeAlias = "tuple[int, list[tuple[Player, Occasion]]]"
"""The number of an attack's play, and the result of each victim's reaction window, in turn order."""


class Player(Holdings):
    """One seat, and what may be done with its cards. Fields that are not stored: `laid`, the card that it plays, and
    `windows`, who has reacted to its attack.
    """

    def others(self) -> "list[Player]":
        """The other players in turn order, beginning on the left."""
        players, seats = self.table.players, len(self.table.players)
        return [players[(self.seat + place) % seats] for place in range(1, seats)]

    # playing

    def play(self, card: str) -> Effect[Laid]:
        """Play a card from the hand: put it into play, then do what it says. Return it, to be played again."""
        self.hand.remove(card)
        return (yield from self._lay_out(card))

    def play_again(self, laid: Laid) -> Effect[None]:
        """Do again what a card that was just played says, wherever it lies now."""
        self.table.tell(PlayedAgain(self.seat, laid.card))
        yield from self.resolve(laid)

    def play_turned_over(self, card: str) -> Effect[None]:
        """Play one of the turned-over cards."""
        self.revealed.remove(card)
        _ = yield from self._lay_out(card)

    def _lay_out(self, card: str) -> Effect[Laid]:
        self.in_play.append(card)
        self.table.tell(Played(self.seat, (card,)))
        laid = Laid(card)
        yield from self.resolve(laid)
        return laid

    def resolve(self, laid: Laid) -> Effect[None]:
        """Do what a card says. Its effect finds the card it belongs to in `laid` when it begins."""
        card, facts = laid.card, CARDS[laid.card]
        table, turn = self.table, self.table.turn
        table.causes.append(Cause(self.seat, card))
        if facts.is_attack and table.windows_first:
            self.windows = yield from self.let_react(card)
        turn.plays[card] = turn.plays.get(card, 0) + 1
        turn.actions += facts.actions
        turn.buys += facts.buys
        turn.coins += table.coins_for(card, self.in_play) if facts.is_treasure else facts.coins
        if facts.cards:
            self.draw(facts.cards)
        if facts.effect:
            self.laid = laid
            if (rest := facts.effect(table, self)) is not None:
                yield from rest
        _ = table.causes.pop()

    def play_treasures(self, cards: Picks) -> Effect[None]:
        """Play treasures one after the other, in this order."""
        coins = None if self.table.lookups.enrichments else printed(cards)
        if coins is None:
            yield from self._play_one_by_one(cards)
            return
        for card in cards:
            self.hand.remove(card)
        self.in_play += cards
        self.table.turn.coins += coins
        self.table.tell(Played(self.seat, cards))

    def _play_one_by_one(self, cards: Picks) -> Effect[None]:
        """Tell them in groups, each up to one that does something, before it does it."""
        table, told = self.table, 0
        for place, card in enumerate(cards, 1):
            self.hand.remove(card)
            self.in_play.append(card)
            if CARDS[card].effect:
                table.tell(Played(self.seat, cards[told:place]))
                told = place
                yield from self.resolve(Laid(card))
            else:
                table.turn.coins += table.coins_for(card, self.in_play)
        if told < len(cards):
            table.tell(Played(self.seat, cards[told:]))

    # attacking

    def attack(self, by: str, effect: "Suffered", claims: Mapping[str, int] | None = None) -> Effect[None]:
        """Each other player, in turn order, may react and then suffers the effect, each in its own time.

        `claims` is what the effect may take from the supply at most, per victim.
        """
        if self.table.windows_first:
            yield from self._strike(effect, claims)
            return
        cause, among = self.aim()
        for victim in self.others():
            yield from later(victim.seat, self._named(victim.suffer(by, effect)), cause, claims, among)

    def let_react(self, by: str) -> Effect[Windows]:
        """Open all reaction windows of a play one after the other, before the card does anything."""
        cause, among = self.aim()
        windows = [(victim, Occasion(by, who=self.seat)) for victim in self.others()]
        for victim, occasion in windows:
            part = self._caused_by(Cause(self.seat, by), victim.react(occasion))
            yield from later(victim.seat, part, cause, among=among)
        return cause, windows

    def _strike(self, effect: "Suffered", claims: Mapping[str, int] | None) -> Effect[None]:
        """Everybody who has not warded off the attack suffers the effect, in turn order."""
        cause, windows = self.windows
        among = tuple([victim.seat for victim, _ in windows])
        for victim, occasion in windows:
            if not occasion.shielded:
                yield from later(victim.seat, self._named(victim.bear(effect)), cause, claims, among, goes_on=True)

    def challenge(self, by: str) -> "Effect[Iterable[Player]]":
        """Open all reaction windows at once, for an attack that must know whom it hits.

        Returns the victims in turn order as an iterator; read it once, after `settle` has waited for the others.
        """
        _, windows = self.windows if self.table.windows_first else (yield from self.let_react(by))
        return (victim for victim, occasion in windows if not occasion.shielded)

    def _named(self, part: Effect[None]) -> Effect[None]:
        """Another player's part: its questions and events say whose card it is."""
        return self._caused_by(self.table.causes[-1], part)

    def _caused_by(self, cause: Cause, part: Effect[None]) -> Effect[None]:
        """A part that runs now or later because of the card being played."""
        causes = self.table.causes
        reply: Picks | None = None
        while True:
            causes.append(cause)
            try:
                wish = part.send(reply)
            except StopIteration:
                return
            finally:
                _ = causes.pop()
            if type(wish) is Choice and "who" not in wish.prompt.args:
                prompt = Text("because-of", who=Seat(self.seat), prompt=wish.prompt)
                wish = structs.replace(wish, prompt=prompt)
            reply = yield wish

    def aim(self) -> Aim:
        """A new play that aims at everybody else."""
        self.table.plays += 1
        return self.table.plays, tuple([other.seat for other in self.others()])

    def let_others(self, effect: "Callable[[Player], Effect[None]]") -> Effect[None]:
        """Each other player, in turn order, does something that is no attack, each in its own time."""
        cause, among = self.aim()
        for other in self.others():
            yield from later(other.seat, self._named(effect(other)), cause, among=among)

    def ask_left(self, effect: "Callable[[Player], Effect[None]]") -> Effect[None]:
        """Let the left neighbour do something in its own time, at the latest before this turn's next buy."""
        left = self.others()[0]
        self.table.plays += 1
        self.table.turn.heeds.append(left.seat)
        yield from later(left.seat, self._named(effect(left)), self.table.plays)

    def give(self, aim: Aim, taker: "Player", card: str) -> Effect[None]:
        """Let somebody gain a card because of this player; the taker reacts in its own time."""
        if taker is self:
            _ = yield from self.gain(card)
        else:
            cause, among = aim
            yield from later(taker.seat, self._named(taker.gains(card)), cause, {card: 1}, among)

    def suffer(self, by: str, effect: "Suffered") -> Effect[None]:
        """One victim's part of an attack: the reaction window, then the effect unless it is warded off."""
        occasion = Occasion(by, who=self.table.turn.seat)
        yield from self.react(occasion)
        if not occasion.shielded:
            yield from self.bear(effect)

    def react(self, occasion: Occasion) -> Effect[None]:
        """One victim's reaction window."""
        if "attacked" in self.table.lookups.triggers:
            yield from self.table.fire("attacked", self, occasion)
            yield VEIL

    def bear(self, effect: "Suffered") -> Effect[None]:
        """The effect of an attack on a victim that has not warded it off."""
        if (rest := effect(self)) is not None:
            yield from rest

    # gaining

    def buy(self, card: str) -> Effect[None]:
        """Pay for a card, let its buying trigger other cards, and gain it."""
        table, turn = self.table, self.table.turn
        turn.buys -= 1
        turn.coins -= table.cost(card)
        turn.bought = True
        if "bought" in table.lookups.triggers:
            yield from table.fire("bought", self, Occasion(card))
        yield from self.gain(card, bought=True)

    def gain(self, card: str, to: Zone = "discard", *, bought: bool = False) -> Effect[bool]:
        """Gain a card from the supply into a zone; return whether there was one."""
        table = self.table
        left = table.supply.get(card, 0)
        if table.plays and left:
            left = yield from table.reach(card)
        if not left:
            return False
        table.take(card)
        zone: list[str] = getattr(self, to)
        zone.append(card)
        table.tell(Gained(self.seat, card, to, bought))
        if "gained" in table.lookups.triggers:
            yield from table.fire("gained", self, Occasion(card, to))
            if table.lookups.watched and table.turn.seat != self.seat:
                yield VEIL
        return True

    def gain_prize(self, card: str, to: Zone = "discard") -> Effect[bool]:
        """Gain a Prize into a zone; return whether it was still available."""
        if card not in self.table.prizes:
            return False
        self.table.prizes.remove(card)
        yield from self._gain_elsewhere(card, Occasion(card, to, "prizes"))
        return True

    def take_from_trash(self, card: str) -> Effect[None]:
        """Gain a card from the trash into the discard pile. It must lie there."""
        self.table.trash.remove(card)
        yield from self._gain_elsewhere(card, Occasion(card, "discard", "trash"))

    def _gain_elsewhere(self, card: str, occasion: Occasion) -> Effect[None]:
        zone: list[str] = getattr(self, occasion.zone or "discard")
        zone.append(card)
        self.table.tell(Gained(self.seat, card, occasion.zone or "discard"))
        yield from self.table.fire("gained", self, occasion)

    # asking

    def gains(self, card: str) -> Effect[None]:
        """Gain a card, as another player's card demands."""
        _ = yield from self.gain(card)

    def draws(self, count: int) -> Effect[None]:
        """Draw, as another player's card demands."""
        self.draw(count)
        yield from ()

    def picks(
        self,
        by: str,
        verb: str,
        cards: Iterable[str],
        *,
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        default: Picks | None = None,
        standing: Standing | None = None,
        about: Text | None = None,
    ) -> Effect[Picks]:
        """Pick among cards; `verb` names the question, `about` says more than the message of that name.

        With fewer cards than `least` all are picked. `default` (None: the least useful) and `standing` are the
        question's. With `ordered` the order of the picks counts; equal cards have none.
        """
        if not (offered := tuple(cards)):
            return ()
        key, least = f"{by}.{verb}", min(least, len(offered))
        if default is None:
            default = in_order((lost_first if verb == "trash" else junk_first)(offered)[:least])
        return (yield from Choice(
            self.seat, key, about or questions.asked(key), questions.hand_options(offered),
            least=least, most=min(most, len(offered)), ordered=ordered, default=default, standing=standing,
            offer=questions.offer_of(verb, default),
        ))  # fmt: skip

    def chooses(
        self,
        by: str,
        *values: str,
        count: int = 1,
        default: Picks = (),
        standing: Standing | None = None,
        about: Text | None = None,
    ) -> Effect[Picks]:
        """Choose `count` different options of a card, by name; returned in the printed order."""
        key, options = f"{by}.choose", questions.own_options(by, values)
        return (yield from Choice(
            self.seat, key, about or questions.asked(key), options,
            least=count, most=count, default=default or values[:count], standing=standing,
        ))  # fmt: skip

    def choose_pile(
        self,
        by: str,
        verb: str,
        offered: Sequence[str],
        *,
        default: str,
        standing: Standing | None = None,
        about: Text | None = None,
    ) -> Effect[str | None]:
        """Pick a pile of the supply; None if none is offered."""
        if not offered:
            return None
        key, options = f"{by}.{verb}", questions.pile_options(self.table, offered)
        prompt = about or questions.asked(key)
        picks = yield from Choice(self.seat, key, prompt, options, default=(default,), standing=standing)
        return picks[0]

    def choose_to_gain(
        self,
        by: str,
        *,
        up_to: int,
        at_least: int = 0,
        kind: str | None = None,
        to: Zone = "discard",
        prices: Mapping[str, int] | None = None,
        may: bool = False,
        default: "Callable[[Sequence[str]], Picks] | None" = None,
        standing: Standing | None = None,
    ) -> Effect[str | None]:
        """Gain a card of the supply that costs at most `up_to`; return it, or None if there is none to gain.

        `prices` are those of the play that asks (None: current ones); with `may` one can decline. `default` says which
        card on offer is sensible (None: the dearest).
        """
        while offered := self.table.on_offer(up_to, at_least, kind, prices):
            usual = default(offered) if default else None
            picks = yield from questions.gain(
                self.table, self.seat, by, offered, prices=prices, may=may, default=usual, standing=standing
            )
            if not picks:
                return None
            if (yield from self.gain(picks[0], to)):
                return picks[0]
        return None

    def trash_from_hand(self, by: str, kind: str | None = None) -> Effect[str | None]:
        """Trash one card (of a kind) from the hand; return it, or None if there is none."""
        fitting = [card for card in self.hand if kind is None or kind in CARDS[card].kinds]
        if not fitting:
            return None
        (card,) = yield from questions.trash(self.seat, by, fitting)
        self.trash((card,))
        return card

    def trash_any(self, by: str, *, least: int = 0, most: int, default: Picks | None = None) -> Effect[Picks]:
        """Trash between `least` and `most` cards from the hand; return them."""
        cards = yield from self.picks(by, "trash", self.hand, least=least, most=most, default=default)
        self.trash(cards)
        return cards

    def rearrange(self, by: str, *, standing: Standing | None = None) -> Effect[None]:
        """Put the turned-over cards back on the deck in a chosen order; the first named lies on top."""
        turned, count = tuple(self.revealed), len(self.revealed)
        order = yield from self.picks(
            by, "order", turned, least=count, most=count, ordered=True, default=turned, standing=standing
        )
        self.put_back(reversed(order))

    def discard_any(self, by: str) -> Effect[int]:
        """Discard any number of cards from the hand; return how many."""
        cards = yield from questions.discard(self.seat, by, self.hand, least=0, most=len(self.hand))
        self.put_down(cards)
        return len(cards)

    def discard_down_to(self, by: str, count: int) -> Effect[None]:
        """Discard until `count` cards are left in the hand; the time must not tell whether others had a choice."""
        excess = len(self.hand) - count
        if excess > 0:
            veiled = self.table.veils_forced and self is not self.table.active
            playable = self.table.turn.seat != self.seat or self.table.turn.actions > 0
            cards = yield from questions.discard(
                self.seat, by, self.hand, least=excess, most=excess, concealed=veiled, playable=playable
            )
            if veiled:
                yield VEIL
            self.put_down(cards)

    def wants(
        self, by: str, verb: str, *, default: bool, standing: Standing | None = None, about: Text | None = None
    ) -> Effect[bool]:
        """Ask yes or no; `verb` names the question, `about` says more than the message of that name."""
        key = f"{by}.{verb}"
        answer = yield from questions.ask_yes_or_no(self.seat, key, default=default, standing=standing, about=about)
        return answer == ("yes",)
