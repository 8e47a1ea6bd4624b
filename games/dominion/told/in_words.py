"""Table and hand in words, for screen readers and everybody who prefers text.

Law: it says all that the picture shows.
"""

from games.dominion.card import brought_by
from games.dominion.view import PileView, SeatView, View
from games.dominion.words import cards_in_words, title
from games.kernel.engine.text import Seat, Text

ROUTE = "trade_route"
"""The card that has a mat."""


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: the turn, cards in play, special things, seats, supply, trash, the turns taken."""
    return (
        *([] if view.over else _turn(view)),
        *_special(view),
        *(line for seat in view.seats for line in (_seat(seat), *_open(seat))),
        Text("in-words-supply", piles=tuple(_pile(pile) for pile in view.piles if pile.left)),
        *([Text("in-words-empty", piles=empty)] if (empty := _empty(view)) else []),
        Text("in-words-trash", cards=cards_in_words(view.trash)) if view.trash else Text("in-words-no-trash"),
        Text("in-words-turns", turns=tuple(_turns(seat) for seat in view.seats)),
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """The viewer's hand and, during the own turn, what to spend and what lowers prices; else what lies before the
    viewer.
    """
    hand = Text("in-words-hand", cards=cards_in_words(view.hand)) if view.hand else Text("in-words-no-hand")
    own = view.turn.seat == view.seat and view.turn.phase != "clean_up" and not view.over
    mine = [line for seat in view.seats if seat.seat == view.seat for line in _open(seat)]
    return (hand, *([*_turn(view), *_lowered(view)] if own else []), *mine)


def _turn(view: View) -> list[Text]:
    turn = view.turn
    lines = [
        Text("in-words-turn", who=Seat(turn.seat), number=turn.number, phase=turn.phase),
        Text("in-words-means", actions=turn.actions, buys=turn.buys, coins=turn.coins),
    ]
    if in_play := view.seats[turn.seat].in_play:
        lines.append(Text("in-words-in-play", cards=cards_in_words(in_play)))
    return lines


def _seat(seat: SeatView) -> Text:
    top = title(seat.discard_top) if seat.discard_top else Text("in-words-nothing")
    return Text(
        "in-words-seat",
        who=Seat(seat.seat),
        hand=seat.hand_size,
        deck=seat.deck_size,
        discard=seat.discard_size,
        top=top,
    )


def _open(seat: SeatView) -> list[Text]:
    """A seat's public cards besides those in play: tokens, turned-over cards, cards set aside."""
    tokens = [Text("in-words-tokens", who=Seat(seat.seat), count=seat.tokens)] if seat.tokens else []
    lying = {"in-words-revealed": seat.revealed, "in-words-set-aside": seat.set_aside}
    lines = [Text(line, who=Seat(seat.seat), cards=cards_in_words(cards)) for line, cards in lying.items() if cards]
    return [*tokens, *lines]


def _special(view: View) -> list[Text]:
    """What lowers prices, the Trade Route's mat, the Prizes; each only if the game has it."""
    lines = _lowered(view)
    if ROUTE in view.kingdom:
        lines.append(Text("in-words-mat", count=len(view.mat), piles=cards_in_words(view.mat)))
    if view.prizes or brought_by(view.kingdom):
        lines.append(
            Text("in-words-prizes", cards=cards_in_words(view.prizes)) if view.prizes else Text("in-words-no-prizes")
        )
    return lines


def _lowered(view: View) -> list[Text]:
    return [Text("in-words-lowered", cards=cards_in_words(view.lowered))] if view.lowered else []


def _pile(pile: PileView) -> Text:
    """A pile with its price, the printed one if it is lowered, and its marks: ``in-words-mark-*``."""
    if pile.cost < pile.printed:
        shown = Text(
            "in-words-pile-lowered", card=title(pile.card), cost=pile.cost, printed=pile.printed, left=pile.left
        )
    else:
        shown = Text("in-words-pile", card=title(pile.card), cost=pile.cost, left=pile.left)
    marks = [Text(f"in-words-mark-{mark.replace('_', '-')}") for mark in pile.marks]
    if pile.spoken_for:
        marks.append(Text("in-words-spoken-for", count=pile.spoken_for))
    return Text("in-words-pile-marked", pile=shown, marks=tuple(marks)) if marks else shown


def _empty(view: View) -> tuple[Text, ...]:
    return tuple(title(pile.card) for pile in view.piles if not pile.left)


def _turns(seat: SeatView) -> Text:
    return Text("in-words-turns-of", who=Seat(seat.seat), count=seat.turns)
