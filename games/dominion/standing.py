"""How Dominion's questions may be answered once and for all.

What is concealed: being asked for a reaction betrays the reaction; a Bureaucrat's question betrays two different
victory cards, a Mountebank's a Curse, a Tournament's a Province, a Young Witch's the Bane; a forced discard or pass
without a question betrays that all cards in hand are alike.
"""

from msgspec import structs

from games.kernel.engine.standing_orders import (
    ALWAYS,
    AS_ADVISED,
    ASKED,
    USUAL,
    YES_OR_NO,
    Constant,
    Standing,
    Usual,
    Way,
    Wishes,
    ranked,
)
from games.kernel.engine.text import Text

USELESS_FIRST = Way(USUAL, Text("order-useless-first"))
DEAREST = Way(USUAL, Text("order-dearest"))
ANY_CARD = ""
"""Lists may name every card."""


def _may_show(card: str) -> Standing:
    """Whether to show a card that hardly anybody regrets showing: ``order-*-reveal``."""
    name = f"order-{card.replace('_', '-')}-reveal"
    return Standing(f"{card}.reveal", name, YES_OR_NO, sensible=ALWAYS, concealed=True)


def _least_useful(name: str, title: str, *, concealed: bool = False) -> Standing:
    """Which cards to part with."""
    return Standing(name, title, (USELESS_FIRST,), listed=ANY_CARD, concealed=concealed)


ACTIONS = Standing(
    "turn.action", "rule-actions", (Way(Wishes(()), Text("no-more-actions")), AS_ADVISED),
    listed=ANY_CARD, declines=True, one_by_one=True, ahead=True, short="rule-actions-short",
)  # fmt: skip
BUYS = Standing(
    "turn.buy", "rule-buys", (Way(Wishes(()), Text("buy-nothing")), AS_ADVISED),
    listed=ANY_CARD, declines=True, ahead=True, unit="rule-from-coins", short="rule-buys-short",
)  # fmt: skip
"""Only a prepared turn says beforehand what to play and what to buy."""
TREASURES = Standing(
    "turn.treasure", "order-turn-treasure", (Way(USUAL, Text("order-treasure-all")), ASKED), short="rule-treasures"
)
"""If it makes no difference, all are played anyway, unless the person wants to be asked even then."""
NO_COPPER = Way(Usual(without=("copper",)), Text("rule-no-copper"))
"""Useful beforehand if a card is affected by Coppers in play."""
MOAT = _may_show("moat")
YOUNG_WITCH = _may_show("young_witch")
TOURNAMENT = _may_show("tournament")
MOUNTEBANK = Standing("mountebank.discard", "order-mountebank-discard", YES_OR_NO, sensible=ALWAYS, concealed=True)
SECRET_CHAMBER = Standing("secret_chamber.reveal", "order-secret-chamber-reveal", YES_OR_NO, concealed=True)
CHAMBER_TOPDECK = _least_useful("secret_chamber.topdeck", "order-secret-chamber-topdeck", concealed=True)
ALL_TRADERS = Way(USUAL, Text("order-all-aside"))
HORSE_TRADERS = Standing(
    "horse_traders.set_aside", "order-horse-traders-set-aside", (ALL_TRADERS, Way(Constant(()), Text("order-never"))),
    sensible=ALL_TRADERS, concealed=True,
)  # fmt: skip
TO_TRASH = Way(Constant(("trash",)), Text("order-trash"))
WATCHTOWER = Standing(
    "watchtower.choose", "order-watchtower-choose",
    (TO_TRASH, Way(Constant(("topdeck",)), Text("order-topdeck")), Way(Constant(("no",)), Text("order-leave"))),
    sensible=TO_TRASH, sensible_for="curse", concealed=True,
)  # fmt: skip
BUREAUCRAT = _least_useful("bureaucrat.topdeck", "order-bureaucrat-topdeck", concealed=True)
DISCARD = _least_useful("discard", "order-discard", concealed=True)
MASQUERADE = _least_useful("masquerade.pass", "order-masquerade-pass", concealed=True)
SPY = Standing("spy.discard", "order-spy-discard", (Way(USUAL, Text("order-spy-usual")),))
THIEF_TRASH = Standing("thief.trash", "order-thief-trash", (DEAREST,), listed=ANY_CARD)
THIEF_GAIN = Standing(
    "thief.gain", "order-thief-gain", (Way(USUAL, Text("order-thief-usual")), Way(Constant(()), Text("order-nothing"))),
    listed=ANY_CARD, declines=True,
)  # fmt: skip
SABOTEUR = Standing(
    "saboteur.gain", "order-saboteur-gain", (Way(Constant(()), Text("order-nothing")),), listed=ANY_CARD, declines=True
)
SWINDLER = Standing("swindler.gain", "order-swindler-gain", (USELESS_FIRST,), listed=ANY_CARD)
TORTURER = Standing(
    "torturer.choose", "order-torturer-choose",
    (
        Way(Constant(("discard",)), Text("order-torturer-discard")),
        Way(Constant(("curse",)), Text("order-torturer-curse")),
    ),
)  # fmt: skip
BISHOP = Standing(
    "bishop.trash", "order-bishop-trash",
    (Way(ranked(("curse",), declines=True), Text("order-bishop-curse")), Way(Constant(()), Text("order-nothing"))),
    listed=ANY_CARD, declines=True,
)  # fmt: skip
CONTRABAND = Standing(
    "contraband.name", "order-contraband-name", (Way(USUAL, Text("order-contraband-usual")),), listed=ANY_CARD
)
RABBLE = Standing("rabble.order", "order-rabble-order", (Way(USUAL, Text("order-as-turned")),), listed=ANY_CARD)
VAULT = Standing(
    "vault.choose", "order-vault-choose",
    (Way(USUAL, Text("order-vault-usual")), Way(Constant(("no",)), Text("order-never"))),
)  # fmt: skip
JESTER = Standing("jester.gain", "order-jester-gain", (Way(USUAL, Text("order-jester-usual")), *YES_OR_NO))

OPEN_DISCARD = structs.replace(DISCARD, concealed=False)
OPEN_MASQUERADE = structs.replace(MASQUERADE, concealed=False)
"""The same two if being asked betrays nothing: in the own turn, and under former rulings."""

STANDING = (
    TREASURES, MOAT, SECRET_CHAMBER, CHAMBER_TOPDECK, HORSE_TRADERS, WATCHTOWER, DISCARD, BUREAUCRAT, MASQUERADE,
    SABOTEUR, TORTURER, BISHOP, CONTRABAND, MOUNTEBANK, RABBLE, VAULT, TOURNAMENT, YOUNG_WITCH, SPY, THIEF_TRASH,
    THIEF_GAIN, SWINDLER, JESTER,
)  # fmt: skip
"""All of them: the own turn, reactions, effects of others' cards."""
