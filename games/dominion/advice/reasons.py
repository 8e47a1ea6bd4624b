"""Reasons for answers, also for a question's own default."""

from collections.abc import Iterable, Mapping

from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Arg, Seat, Text


def because(picks: Iterable[str], why: str, **args: Arg) -> Advice:
    """This answer, for the reason that a message gives."""
    return Advice(tuple(picks), Text(why, **args))


PROPOSED: Mapping[str, tuple[str, ...]] = {
    "baron.discard": ("yes",),
    "chancellor.discard": ("yes",),
    "counting_house.take": ("copper",),
    "hamlet.choose": ("actions",),
    "hamlet.discard": ("",),
    "horse_traders.set_aside": ("horse_traders",),
    "jester.gain": ("yes", "no"),
    "library.set_aside": ("yes", "no"),
    "loan.trash": ("yes", "no"),
    "mining_village.trash": ("no",),
    "mint.reveal": ("",),
    "moat.reveal": ("yes",),
    "mountebank.discard": ("yes",),
    "royal_seal.topdeck": ("yes", "no"),
    "secret_chamber.reveal": ("no",),
    "tournament.discard": ("yes",),
    "tournament.reveal": ("yes",),
    "trusty_steed.choose": ("cards",),
    "vault.choose": ("yes", "no"),
    "watchtower.choose": ("trash", "no"),
    "young_witch.reveal": ("yes",),
}
"""Questions whose default has a reason of its own, with the first default picks. The reason is the message named like
both (``why-moat-reveal-yes``).
"""

ALIKE: Mapping[str, str] = {
    "bureaucrat.topdeck": "why-least-use",
    "masquerade.pass": "why-least-use",
    "mint.reveal": "why-best-treasure",
    "secret_chamber.topdeck": "why-least-use",
    "thief.trash": "why-best-treasure",
    "turn.order": "why-all-have-their-say",
    "wishing_well.name": "why-likeliest",
}
"""Questions whose default always has the same reason."""


def proposed(choice: Choice) -> Advice:
    """The question's own default, and why."""
    picks = choice.default or choice.values[: choice.least]
    return Advice(picks, _reason(choice, picks))


def _reason(choice: Choice, picks: Picks) -> Text | None:
    """The specific reason (``why-*-*-*``, named like question and pick), the usual one, or none."""
    first = picks[0] if picks else ""
    if picks and choice.key in ALIKE:
        return Text(ALIKE[choice.key])
    if first in PROPOSED.get(choice.key, ()):
        return Text(f"why-{choice.key}-{first or 'nothing'}".replace(".", "-").replace("_", "-"))
    special = SPECIAL.get(choice.key)
    return special(choice, first) if special else None


def _of_spying(choice: Choice, first: str) -> Text:
    """Useless cards go from one's own deck, and stay on another's."""
    own = choice.prompt.args["who"] == Seat(choice.seat)
    return Text("why-spy-own" if own else "why-spy-other", useless=int(own == (first == "yes")))


def _of_stealing(choice: Choice, first: str) -> Text:
    """All but Copper."""
    return Text("why-thief-gain" if first else "why-thief-leave")


SPECIAL = {"spy.discard": _of_spying, "thief.gain": _of_stealing}
