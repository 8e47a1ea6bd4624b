"""The text twin: table and hand in words, for screen readers and everybody who prefers text.

Law: it says all that the picture shows.
"""

from games.dominion.card import brought_by
from games.dominion.view import PileView, SeatView, View
from games.dominion.words import cards_in_words, title
from games.kernel.text import Seat, Text

ROUTE = "trade_route"
"""The card that has a mat."""


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: the turn, what is in play, what else is special, the seats, the supply, the trash, the
    turns taken.
    """
    return (
        *_turn(view),
        *_special(view),
        *(line for seat in view.seats for line in (_seat(seat), *_open(seat))),
        Text("twin-supply", piles=tuple(_pile(pile) for pile in view.piles if pile.left)),
        *([Text("twin-empty", piles=empty)] if (empty := _empty(view)) else []),
        Text("twin-trash", cards=cards_in_words(view.trash)) if view.trash else Text("twin-no-trash"),
        Text("twin-turns", turns=tuple(_turns(seat) for seat in view.seats)),
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """The viewer's hand and, on the own turn as long as it is not over, what there is to spend and what lowers prices;
    else what lies before the viewer.
    """
    hand = Text("twin-hand", cards=cards_in_words(view.hand)) if view.hand else Text("twin-no-hand")
    own = view.turn.seat == view.seat and view.turn.phase != "clean_up"
    mine = [line for seat in view.seats if seat.seat == view.seat for line in _open(seat)]
    return (hand, *([*_turn(view), *_lowered(view)] if own else []), *mine)


def _turn(view: View) -> list[Text]:
    turn = view.turn
    lines = [
        Text("twin-turn", who=Seat(turn.seat), number=turn.number, phase=turn.phase),
        Text("twin-means", actions=turn.actions, buys=turn.buys, coins=turn.coins),
    ]
    if in_play := view.seats[turn.seat].in_play:
        lines.append(Text("twin-in-play", cards=cards_in_words(in_play)))
    return lines


def _seat(seat: SeatView) -> Text:
    top = title(seat.discard_top) if seat.discard_top else Text("twin-nothing")
    return Text(
        "twin-seat", who=Seat(seat.seat), hand=seat.hand_size, deck=seat.deck_size, discard=seat.discard_size, top=top
    )


def _open(seat: SeatView) -> list[Text]:
    """What lies open before a seat besides the cards in play: tokens, cards turned over, cards set aside."""
    tokens = [Text("twin-tokens", who=Seat(seat.seat), count=seat.tokens)] if seat.tokens else []
    lying = {"twin-revealed": seat.revealed, "twin-set-aside": seat.set_aside}
    lines = [Text(line, who=Seat(seat.seat), cards=cards_in_words(cards)) for line, cards in lying.items() if cards]
    return [*tokens, *lines]


def _special(view: View) -> list[Text]:
    """What lowers prices, the Trade Route's mat, the Prizes; each only where there is such a thing in the game."""
    lines = _lowered(view)
    if ROUTE in view.kingdom:
        lines.append(Text("twin-mat", count=len(view.mat), piles=cards_in_words(view.mat)))
    if view.prizes or brought_by(view.kingdom):
        lines.append(Text("twin-prizes", cards=cards_in_words(view.prizes)) if view.prizes else Text("twin-no-prizes"))
    return lines


def _lowered(view: View) -> list[Text]:
    return [Text("twin-lowered", cards=cards_in_words(view.lowered))] if view.lowered else []


def _pile(pile: PileView) -> Text:
    """A pile with its price, the printed one where it is lowered, and what is special about it."""
    if pile.cost < pile.printed:
        shown = Text("twin-pile-lowered", card=title(pile.card), cost=pile.cost, printed=pile.printed, left=pile.left)
    else:
        shown = Text("twin-pile", card=title(pile.card), cost=pile.cost, left=pile.left)
    marks = [Text(f"twin-mark-{mark.replace('_', '-')}") for mark in pile.marks]
    if pile.spoken_for:
        marks.append(Text("twin-spoken-for", count=pile.spoken_for))
    return Text("twin-pile-marked", pile=shown, marks=tuple(marks)) if marks else shown


def _empty(view: View) -> tuple[Text, ...]:
    return tuple(title(pile.card) for pile in view.piles if not pile.left)


def _turns(seat: SeatView) -> Text:
    return Text("twin-turns-of", who=Seat(seat.seat), count=seat.turns)
