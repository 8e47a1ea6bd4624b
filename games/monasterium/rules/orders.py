"""Orders: their demands, a seat's progress, and the points at the first moment of fulfilment."""

from games.monasterium.board import ANY_BUILDING, CLOISTERS, OrderCard
from games.monasterium.table import School, Table


def novices_in(table: Table, seat: int, area: str, cloister: str) -> int:
    """How many novices of a seat stand in an area (chapel, walk, a kind of building, or b for any) of a cloister."""
    here = table.cloisters[cloister]
    if area == "chapel":
        return here.chapel.count(seat)
    if area == "walk":
        return here.walk.count(seat)
    if area == ANY_BUILDING:
        return here.buildings.count(seat)
    ring = table.board.rings[cloister]
    return sum(kind == area for kind, owner in zip(ring, here.buildings, strict=True) if owner == seat)


def novices_of(table: Table, seat: int, cloister: str) -> int:
    """All novices of a seat in a cloister."""
    here = table.cloisters[cloister]
    return here.buildings.count(seat) + here.walk.count(seat) + here.chapel.count(seat)


def counted(table: Table, school: School, task: str) -> int:
    """The count for the task of an order C."""
    seat = school.seat
    if task == "dice":
        return school.personal_dice
    if task == "windows":
        return sum(map(len, school.window))
    if task == "walks":
        return sum(here.walk.count(seat) for here in table.cloisters.values())
    if task == "chapels":
        return sum(seat in here.chapel for here in table.cloisters.values())
    return min(novices_of(table, seat, cloister) for cloister in CLOISTERS)


def met(table: Table, school: School, order: OrderCard) -> tuple[int, ...]:
    """For each need whether it is met (1 or 0); for an order C its present count."""
    if order.task:
        return (counted(table, school, order.task),)
    return tuple([int(novices_in(table, school.seat, *need) >= order.needs.count(need)) for need in order.needs])


def fulfilled(table: Table, school: School, order: OrderCard) -> bool:
    """Whether a seat fulfils an order."""
    if order.task:
        return counted(table, school, order.task) >= order.count
    return all(novices_in(table, school.seat, *need) >= order.needs.count(need) for need in order.needs)
