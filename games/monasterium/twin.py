"""The text twin: table and own school in words, for screen readers and everybody who prefers text.

Law: it says all that the picture shows, and names every place.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from games.kernel.text import Seat, Text
from games.monasterium import words
from games.monasterium.events import dice
from games.monasterium.view import CloisterView, ColumnView, OrderView, SchoolView, SpaceView, StandView, View

NOBODY = Text("nobody")
FREE = Text("free")


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: year and round, dice spaces, orders, cloisters, the path, every school in short."""
    return (
        *_round(view),
        *_spaces(view),
        *[_order(order) for order in view.orders],
        *[line for cloister in view.cloisters for line in _cloister(cloister)],
        *_path(view),
        *[line for school in view.schools for line in _school(view, school)],
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """The viewer's own school, with the action grid and the window's bonuses."""
    if view.seat is None:
        return ()
    school = view.schools[view.seat]
    return (
        *_school(view, school),
        *[_column(column) for column in school.columns],
        Text("twin-costs", chapel=school.chapel_cost, walk=school.walk_cost),
        *_window_bonuses(view),
    )


def _round(view: View) -> Iterator[Text]:
    yield Text("twin-round", year=view.year, years=view.years, number=view.round, most=view.rounds)
    if view.phase == "place":
        yield Text("twin-place", who=Seat(view.start_player))
    else:
        yield Text("twin-act", who=Seat(view.turn), first=Seat(view.start_player))


def _spaces(view: View) -> Iterator[Text]:
    yield Text("twin-spaces", spaces=tuple([_space(space.number, space.neutral, space.own) for space in view.spaces]))
    ahead = [space for space in view.spaces if space.ahead or any(space.ahead_own)]
    if ahead:
        yield Text("twin-ahead", spaces=tuple([_ahead(space) for space in ahead]))


def _space(number: int, neutral: int, own: tuple[int, ...]) -> Text:
    personal = [Text("twin-own-dice", who=Seat(seat), count=count) for seat, count in enumerate(own) if count]
    parts = ([Text("twin-neutral-dice", count=neutral)] if neutral else []) + personal
    return Text("twin-space", number=number, dice=tuple(parts or [Text("twin-empty")]))


def _ahead(space: SpaceView) -> Text:
    return _space(space.number, space.ahead, space.ahead_own)


def _order(order: OrderView) -> Text:
    points = tuple([Text("number", count=points) for points in dict.fromkeys(order.points)])
    done = [Text("twin-done", who=Seat(seat), year=year) for seat, year in enumerate(order.done) if year]
    what = (
        Text("task", task=order.task, count=order.count)
        if order.task
        else Text("needs", needs=tuple([words.need(*need) for need in order.needs]))
    )
    return Text(
        "twin-order", label=order.label, what=what, points=points, by_year=int(len(points) > 1),
        done=_listed(done), count=len(done),
    )  # fmt: skip


def _listed(texts: Iterable[Text]) -> tuple[Text, ...]:
    return tuple(texts) or (NOBODY,)


def _cloister(cloister: CloisterView) -> Iterator[Text]:
    fields = tuple([Text("number", count=field) for field in cloister.fields])
    yield Text("twin-cloister", cloister=cloister.name, fields=fields, windows=cloister.windows)
    yield Text("twin-buildings", places=tuple([_stand(stand) for stand in cloister.buildings]))
    yield Text("twin-walk", places=tuple([_stand(stand) for stand in cloister.walk]))
    inside = [Text("twin-inside", who=Seat(seat), count=count) for seat, count in Counter(cloister.chapel).items()]
    yield Text(
        "twin-chapel", label=cloister.chapel_place.label, inside=_listed(inside), count=len(cloister.chapel),
        capacity=cloister.capacity,
    )  # fmt: skip


def _stand(stand: StandView) -> Text:
    owner = FREE if stand.owner is None else Text("who", who=Seat(stand.owner))
    return Text("twin-stand", label=stand.place.label, kind=stand.place.kind or "walk", owner=owner)


def _path(view: View) -> Iterator[Text]:
    bonuses = [(field.number, field.bonus) for field in view.path if field.bonus]
    yield Text(
        "twin-path",
        fields=len(view.path),
        bonuses=tuple([Text("twin-bonus", field=number, deed=words.deed(bonus)) for number, bonus in bonuses]),
    )


def _school(view: View, school: SchoolView) -> Iterator[Text]:
    who = Seat(school.seat)
    joined = [Text("label", label=name) for name in view.path[school.messenger - 1].cloisters]
    yield Text(
        "twin-school", who=who, points=school.pp, field=school.messenger, cloisters=_listed(joined), count=len(joined)
    )
    yield Text("twin-goods", goods=tuple([words.good(good, count) for good, count in school.goods.items()]))
    yield Text("twin-dice", count=school.dice, reroll=int(school.reroll))
    if school.placing:
        yield Text("twin-hand", neutral=school.neutral, own=school.own, ahead=int(school.ahead))
    if school.rolled or school.rolled_own:
        yield Text("twin-rolled", dice=dice(school.rolled, school.rolled_own))
    yield from _novices(school)
    rows = [Text("twin-panes", number=at, panes=_panes(row)) for at, row in enumerate(school.window, 1)]
    yield Text("twin-window", rows=tuple(rows))


def _panes(row: Iterable[object]) -> str:
    return "".join([getattr(pane, "cloister", "") or "–" for pane in row])


def _novices(school: SchoolView) -> Iterator[Text]:
    novices = [novice for row in zip(*[column.novices for column in school.columns], strict=True) for novice in row]
    gone = [Text("label", label=novice.label) for novice in novices if not novice.there]
    left = sum(novice.there for novice in novices) + sum(school.extra)
    flipped = [Text("number", count=column.number) for column in school.columns if column.flipped]
    yield Text("twin-novices", count=left, gone=_listed(gone), sent=len(gone))
    if flipped:
        yield Text("twin-flipped", columns=tuple(flipped), count=len(flipped))


def _column(column: ColumnView) -> Text:
    unlocked = [
        Text("twin-unlocked", label=novice.label, deed=words.deed(novice.action))
        for novice in column.novices
        if novice.action and not novice.there
    ]
    locked = [
        Text("twin-unlocked", label=novice.label, deed=words.deed(novice.action))
        for novice in column.novices
        if novice.action and novice.there
    ]
    return Text(
        "twin-column", number=column.number, deed=words.deed(column.standard), unlocked=_listed(unlocked),
        open=len(unlocked), locked=_listed(locked), shut=len(locked), dice=column.dice,
    )  # fmt: skip


def _window_bonuses(view: View) -> Iterator[Text]:
    rows = zip(view.row_bonus, view.row_points, strict=True)
    columns = zip(view.column_bonus, view.column_points, strict=True)
    for message, lines in (("twin-row-bonuses", rows), ("twin-column-bonuses", columns)):
        told = [
            Text("twin-line", number=number, deed=words.deed(deed), points=points)
            for number, (deed, points) in enumerate(lines, 1)
        ]
        yield Text(message, lines=tuple(told))
