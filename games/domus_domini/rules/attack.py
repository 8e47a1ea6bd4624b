"""Phase 4: in turn order, lay brothers beg and the drunkard is let loose; a victim may ward this off."""

from games.domus_domini.board import PROTECTED, Special, fallen
from games.domus_domini.events import DRUNKARD, Begged, DrunkardSent, PushedBack, Warded
from games.domus_domini.rules import questions
from games.domus_domini.rules.questions import Means
from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect, Picks
from games.kernel.engine.chronicle import Cause

HERDSMAN: Special = "herdsman"


def attack(table: Table) -> Effect[None]:
    """All attacks of the active seat; then the next seat's, or phase 5."""
    me = table.abbeys[table.seat]
    while question := questions.attack(table, me, beggable(table, me), touchable(table, me)):
        picks: Picks = yield question
        if not picks:
            break
        if picks == (DRUNKARD,):
            picks = yield questions.drunkard(table, me, touchable(table, me), least=1)
            yield from let_loose(table, me, table.abbeys[int(picks[0])])
        elif question.key == "drunkard.target":
            yield from let_loose(table, me, table.abbeys[int(picks[0])])
        else:
            yield from beg(table, me, table.abbeys[int(picks[0])])
    table.seat = table.left
    if table.seat == table.start_player:
        table.phase = "march"


def beggable(table: Table, me: Abbey) -> tuple[int, ...]:
    """The victims of a brother of the cloister: others as far or further, but not on protected fields."""
    if not me.lay_cloister:
        return ()
    return tuple([one.seat for one in table.abbeys if one is not me and one.position >= me.position and pushable(one)])


def touchable(table: Table, me: Abbey) -> tuple[int, ...]:
    """The drunkard's possible victims: any figure, also the own one."""
    if DRUNKARD not in me.specials:
        return ()
    return tuple([one.seat for one in table.abbeys if pushable(one) or not table.drunkard_spares])


def pushable(abbey: Abbey) -> bool:
    """Whether its figure can fall back."""
    return abbey.position not in PROTECTED


def beg(table: Table, me: Abbey, victim: Abbey) -> Effect[None]:
    """A brother goes for good and brings a letter; the victim falls back, unless it wards it off."""
    me.lay_cloister -= 1
    table.lay_supply += 1
    earn_alms(me)
    table.tell(Begged(me.seat, victim.seat))
    yield from strike(table, me, victim, "begging")


def let_loose(table: Table, me: Abbey, victim: Abbey) -> Effect[None]:
    """The drunkard goes and brings a letter in any case; a figure falls back, unless its owner wards it off."""
    me.specials.remove(DRUNKARD)
    earn_alms(me)
    table.tell(DrunkardSent(me.seat, victim.seat))
    yield from strike(table, me, victim, DRUNKARD)


def earn_alms(me: Abbey) -> None:
    """A letter for every attack."""
    me.letters += 1
    me.alms += 1


def strike(table: Table, me: Abbey, victim: Abbey, by: Means) -> Effect[None]:
    """The victim may use up its herdsman or a dog; else its figure falls back. Nobody wards off oneself, or an attack
    without effect.
    """
    if not pushable(victim):
        return
    if victim is not me and (question := questions.defend(victim, me, by)):
        picks: Picks = yield question
        if picks != ("no",):
            ward_off(table, victim, picks[0], Cause(me.seat, by))
            return
    victim.position = fallen(victim.position)
    table.tell(PushedBack(victim.seat, victim.position, cause=None if victim is me else Cause(me.seat, by)))


def ward_off(table: Table, victim: Abbey, by: str, cause: Cause) -> None:
    """The herdsman or a dog goes into the supply; the dog's hut stays."""
    if by == HERDSMAN:
        victim.specials.remove(HERDSMAN)
    else:
        victim.dogs -= 1
        table.dog_supply += 1
    table.tell(Warded(victim.seat, by, cause=cause))
