"""What comes after an answer as far as nothing unknown can come between: the rules play on at an imagined table, and
what they ask is answered as the one who imagines it would.

Laws: an imagined table is made from what its seat sees and from nothing else; what chance would have to say, anybody
else or a pile that may be short, is not foreseen; nor is anything if the table does not ask what is really asked.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from games.kernel.contract.ahead import Foreseen, Imagined
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.verbs import Anew, Spare

MOST = 24
"""So many answers are foreseen at most."""


def foreseen(
    imagined: Imagined, asked: Choice, picks: Picks, answer: Callable[[Callable[[], Any], Choice], Picks | None]
) -> tuple[Foreseen, ...]:
    """What the same seat is asked directly after this answer, and what it would answer, up to where that is None; none
    of it is known if the imagined table asks something else now.
    """
    found: list[Foreseen] = []
    effect, drawn = imagined.effect, imagined.luck()
    try:
        wish = next(effect)
        if (wish.question() if isinstance(wish, Anew) else wish) != asked:
            return ()
        wish = effect.send(picks)
        while len(found) < MOST and imagined.luck() == drawn:
            if isinstance(wish, Anew):
                wish = wish.question()
            if isinstance(wish, Spare) and wish.left() > imagined.claims.get(wish.pile, 0):
                wish = effect.send(None)
                continue
            if not isinstance(wish, Choice) or wish.seat != asked.seat:
                break
            given = wish.only_answer()
            if given is None:
                if (said := answer(imagined.look, wish)) is None:
                    break
                given = wish.check(said)
                found.append(Foreseen(wish, given))
            wish = effect.send(given)
    except StopIteration:
        found[-1:] = [msgspec.structs.replace(one, ends=True) for one in found[-1:]]
    return tuple(found)


def going_on(game: Game, view: Any, asked: Choice) -> Imagined | None:
    """What goes on from a question of the seat that sees this; None: nothing is foreseen."""
    return None if game.ahead is None else game.ahead.imagine(view, asked)


def is_gone(one: Foreseen, asked: Choice) -> bool:
    """Whether a foreseen answer is not offered any more where its question is asked."""
    return one.choice.key == asked.key and not set(one.picks) <= set(asked.values)


def left_of(imagined: Imagined, asked: Choice, promised: Sequence[Foreseen]) -> tuple[Foreseen, ...]:
    """What of promised answers is given from here on, where less is offered than was foreseen: all that do something
    but those that are gone. Nothing if one of them does not read here as it was promised, for it may have rested on
    what is gone; nor if something is offered that was not foreseen.
    """
    first = promised[0].choice
    if first.key != asked.key or not set(asked.values) < set(first.values):
        return ()
    wanted = [one for one in promised if one.picks and not is_gone(one, asked)]

    def answer(_: object, choice: Choice) -> Picks | None:
        return wanted.pop(0).picks if wanted and _reads_alike(wanted[0], choice) else None

    if (picks := answer(None, asked)) is None:
        return ()
    found = (Foreseen(asked, picks), *foreseen(imagined, asked, picks, answer))
    return () if wanted else found


def _reads_alike(one: Foreseen, choice: Choice) -> bool:
    """Whether this answer to a question of the same kind says the same: what it is, what it costs and brings."""
    then, now = one.choice, choice
    if (then.key, then.prompt.id) != (now.key, now.prompt.id):
        return False
    options = [[option for option in each.options if option.value in one.picks] for each in (then, now)]
    with suppress(IllegalAnswer):
        return options[0] == options[1] and now.check(one.picks) == one.picks
    return False
