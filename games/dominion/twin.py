"""The text twin: table and hand in words, for screen readers and everybody who prefers text."""

from games.dominion.view import PileView, SeatView, View
from games.dominion.words import cards_in_words, title
from games.kernel.text import Seat, Text


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: the turn, what is in play, the seats, the supply, the trash."""
    return (
        *_turn(view),
        *(line for seat in view.seats for line in (_seat(seat), *_open(seat))),
        Text("twin-supply", piles=tuple(_pile(pile) for pile in view.piles if pile.left)),
        *([Text("twin-empty", piles=empty)] if (empty := _empty(view)) else []),
        Text("twin-trash", cards=cards_in_words(view.trash)) if view.trash else Text("twin-no-trash"),
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """The viewer's hand and, on the own turn as long as it is not over, what there is to spend."""
    hand = Text("twin-hand", cards=cards_in_words(view.hand)) if view.hand else Text("twin-no-hand")
    own = view.turn.seat == view.seat and view.turn.phase != "clean_up"
    return (hand, *(_turn(view) if own else ()))


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
    """What lies open before a seat besides the cards in play."""
    lying = {"twin-revealed": seat.revealed, "twin-set-aside": seat.set_aside}
    return [Text(line, who=Seat(seat.seat), cards=cards_in_words(cards)) for line, cards in lying.items() if cards]


def _pile(pile: PileView) -> Text:
    return Text("twin-pile", card=title(pile.card), cost=pile.cost, left=pile.left)


def _empty(view: View) -> tuple[Text, ...]:
    return tuple(title(pile.card) for pile in view.piles if not pile.left)
