"""Table and own school in words, for screen readers and everybody who prefers text.

Law: it says all that changes in the picture, the most important first, and names every place. Printed things that never
change (actions, bonuses) are explained by `/card`; of these only the path is told, at the end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from games.kernel.engine.text import Seat, Text
from games.monasterium import words
from games.monasterium.board import Building
from games.monasterium.events import dice
from games.monasterium.view import CloisterView, NoviceView, OrderView, SchoolView, StandView, View

NOBODY = Text("nobody")


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: year and round, dice spaces, every school, orders, cloisters, the path."""
    return (
        *_round(view),
        *_spaces(view),
        *[line for school in view.schools for line in _school(view, school)],
        *[_order(order) for order in view.orders],
        *[_inside(cloister) for cloister in view.cloisters],
        *[_free(cloister) for cloister in view.cloisters],
        words.path(view.board),
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """Year and round, the viewer's own school, the unlocked actions and the price of the next novices."""
    if view.seat is None:
        return ()
    school = view.schools[view.seat]
    return (
        _when(view),
        *_school(view, school),
        *_unlocked(school),
        Text("in-words-costs", chapel=school.chapel_cost, walk=school.walk_cost),
    )


def _listed(texts: Iterable[Text]) -> tuple[Text, ...]:
    return tuple(texts) or (NOBODY,)


def _labels(labels: Iterable[object]) -> tuple[Text, ...]:
    return _listed([Text("label", label=str(label)) for label in labels])


# the table


def _when(view: View) -> Text:
    return Text("in-words-round", year=view.year, years=view.years, number=view.round, most=view.rounds)


def _round(view: View) -> Iterator[Text]:
    """The round and its phase: ``in-words-*``."""
    yield _when(view)
    yield Text("in-words-over") if view.over else Text(f"in-words-{view.phase}", who=Seat(view.start_player))


def _spaces(view: View) -> Iterator[Text]:
    now = [_space(space.number, space.neutral, space.own) for space in view.spaces if space.neutral or any(space.own)]
    ahead = [
        _space(space.number, space.ahead, space.ahead_own)
        for space in view.spaces
        if space.ahead or any(space.ahead_own)
    ]
    yield Text("in-words-spaces", spaces=tuple(now)) if now else Text("in-words-no-dice")
    if ahead:
        yield Text("in-words-ahead", spaces=tuple(ahead))


def _space(number: int, neutral: int, own: tuple[int, ...]) -> Text:
    personal = [Text("in-words-own-dice", who=Seat(seat), count=count) for seat, count in enumerate(own) if count]
    parts = ([Text("in-words-neutral-dice", count=neutral)] if neutral else []) + personal
    return Text("in-words-space", number=number, dice=tuple(parts))


def _order(order: OrderView) -> Text:
    done = [Text("in-words-done", who=Seat(seat), year=year) for seat, year in enumerate(order.done) if year]
    what = (
        Text("task", task=order.task, count=order.count)
        if order.task
        else Text("needs", needs=tuple([words.need(*need) for need in order.needs]))
    )
    points = "/".join(str(points) for points in dict.fromkeys(order.points))
    return Text("in-words-order", order=order.name, what=what, points=points, done=_listed(done), count=len(done))


def _inside(cloister: CloisterView) -> Text:
    """Who stands where."""
    stands = [*cloister.buildings, *cloister.walk]
    inside = [Text("in-words-inside", who=Seat(seat), count=count) for seat, count in Counter(cloister.chapel).items()]
    taken = [_taken(stand.place.label, stand.owner) for stand in stands if stand.owner is not None] + inside
    return Text(
        "in-words-cloister", cloister=cloister.name, windows=cloister.windows, taken=_listed(taken), count=len(taken)
    )


def _free(cloister: CloisterView) -> Text:
    """Free places: room in the chapel, buildings by kind, walk fields."""
    free = [*_free_buildings(cloister), *_free_walk(cloister)]
    room = cloister.capacity - len(cloister.chapel)
    return Text(
        "in-words-free", cloister=cloister.name, room=room, places=_listed(free), count=len(free),
    )  # fmt: skip


def _taken(label: str, owner: int) -> Text:
    return Text("in-words-taken", label=label, who=Seat(owner))


def _free_buildings(cloister: CloisterView) -> Iterator[Text]:
    for kind in Building:
        free = [stand for stand in cloister.buildings if stand.owner is None and stand.place.kind == kind]
        if free:
            yield Text("in-words-free-kind", kind=kind, labels=_spoken(free), count=len(free))


def _free_walk(cloister: CloisterView) -> list[Text]:
    free = [stand for stand in cloister.walk if stand.owner is None]
    return [Text("in-words-free-kind", kind="walk", labels=_spoken(free), count=len(free))] if free else []


def _spoken(stands: Iterable[StandView]) -> str:
    return ", ".join([stand.place.label for stand in stands])


# a school


def _school(view: View, school: SchoolView) -> Iterator[Text]:
    joined = view.path[school.messenger - 1].cloisters
    yield Text(
        "in-words-school", who=Seat(school.seat), points=school.points, field=school.messenger,
        cloisters=_labels(joined), count=len(joined),
    )  # fmt: skip
    goods = [words.good(good, count) for good, count in school.goods if count]
    yield Text("in-words-goods", goods=_listed(goods), count=len(goods), dice=school.dice, reroll=int(school.reroll))
    if school.placing and not (school.rolled or school.rolled_own):
        yield Text("in-words-hand", neutral=school.neutral, own=school.own, ahead=int(school.ahead))
    if school.rolled or school.rolled_own:
        yield Text(
            "in-words-rolled", dice=dice(school.rolled, school.rolled_own), ahead=int(school.placing and school.ahead)
        )
    yield from _on_tiles(school)
    yield _novices(school)


def _on_tiles(school: SchoolView) -> Iterator[Text]:
    for column in school.columns:
        if column.dice:
            yield Text("in-words-on-tile", number=column.number, count=column.dice)


def _row_by_row(school: SchoolView) -> list[NoviceView]:
    return [novice for row in zip(*[column.novices for column in school.columns], strict=True) for novice in row]


def _novices(school: SchoolView) -> Text:
    """The novices that are gone, row by row, flipped tiles, and the window."""
    novices = _row_by_row(school)
    gone = [novice.label for novice in novices if not novice.there]
    flipped = [column.number for column in school.columns if column.flipped]
    window = " ".join(["".join([pane.cloister or "–" for pane in row]) for row in school.window])
    return Text(
        "in-words-novices", left=len(novices) - len(gone) + sum(school.extra), gone=_labels(gone), count=len(gone),
        flipped=_labels(flipped), tiles=len(flipped), window=window, panes=int(window.strip("– ") != ""),
    )  # fmt: skip


def _unlocked(school: SchoolView) -> Iterator[Text]:
    """The unlocked actions, each with its places; row III has the same one everywhere."""
    places = dict[Text, list[str]]()
    for novice in _row_by_row(school):
        if novice.action and not novice.there:
            places.setdefault(words.action(novice.action), []).append(novice.label)
    unlocked = [Text("in-words-unlocked", label=_labels(where), action=action) for action, where in places.items()]
    if unlocked:
        yield Text("in-words-actions", actions=tuple(unlocked))
