"""The course of the game: five rounds of seven phases. Resumes from the beginning of any phase or turn in it."""

from collections.abc import Callable

from games.domus_domini.rules.attack import attack
from games.domus_domini.rules.building import build, most_claims
from games.domus_domini.rules.cellerar import look_for_cellerar
from games.domus_domini.rules.column import begin_round
from games.domus_domini.rules.march import feed, march, set_out
from games.domus_domini.rules.market import bring_gifts, buy_vegetables
from games.domus_domini.rules.scoring import score_road
from games.domus_domini.rules.secrecy import Curtain
from games.domus_domini.table import Phase, Table
from games.kernel.engine.choice import Effect
from games.kernel.engine.verbs import CHECKPOINT


def play(table: Table) -> Effect[None]:
    """Phase after phase until the game ends."""
    while not table.over:
        yield CHECKPOINT
        yield from STEPS[table.phase](table)


def visit_market(table: Table) -> Effect[None]:
    """Phases 2b and 3: nobody waits for another to go on from the market to building."""
    bring_gifts(table)
    curtain = Curtain(table)
    yield from curtain.everybody(buy_vegetables)
    yield from build_all(table, curtain)


def build_abbeys(table: Table) -> Effect[None]:
    """Phase 3."""
    yield from build_all(table, Curtain(table))


def build_all(table: Table, curtain: Curtain) -> Effect[None]:
    """Everybody builds; then the figures set out and the attacks begin."""
    table.phase = "build"
    yield from curtain.everybody(build, most_claims)
    yield from curtain.lift()
    for abbey in table.abbeys:
        abbey.bargained = False
    set_out(table)
    table.phase = "attack"


def march_on(table: Table) -> Effect[None]:
    """Phases 5 and 6: nobody waits for another to go on from marching to feeding."""
    curtain = Curtain(table)
    yield from curtain.everybody(march)
    yield from feed_all(table, curtain)


def feed_brothers(table: Table) -> Effect[None]:
    """Phase 6."""
    yield from feed_all(table, Curtain(table))


def feed_all(table: Table, curtain: Curtain) -> Effect[None]:
    """Everybody feeds their brothers."""
    table.phase = "feed"
    yield from curtain.everybody(feed)
    yield from curtain.lift()
    table.phase = "score"


def end_round(table: Table) -> Effect[None]:
    """Phase 7; then the column goes to the left, or the game is over."""
    score_road(table)
    if table.last_round:
        table.over = True
        return
    yield from ()
    table.round += 1
    table.phase = "column"
    table.seat = table.left
    table.production_card = None


STEPS: dict[Phase, Callable[[Table], Effect[None]]] = {
    "column": begin_round,
    "cellerar": look_for_cellerar,
    "market": visit_market,
    "build": build_abbeys,
    "attack": attack,
    "march": march_on,
    "feed": feed_brothers,
    "score": end_round,
}
