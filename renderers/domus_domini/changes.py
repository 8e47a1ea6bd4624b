"""The changes since an earlier view: figures, stages, letters, Cellerars.

Law: a view has no changes without an earlier one, or compared with itself.
"""

from collections.abc import Mapping

from games.domus_domini.view import AbbeyView, View
from renderers.surface.stage import Stage


def earlier(abbey: AbbeyView, stage: Stage) -> AbbeyView:
    """The abbey in the earlier view, or the present one if there is no earlier view."""
    before: View | None = stage.before
    return abbey if before is None else before.abbeys[abbey.seat]


def gained(abbey: AbbeyView, stage: Stage) -> int:
    """The letters an abbey has gained since."""
    return abbey.letters - earlier(abbey, stage).letters


def new_stages(abbey: AbbeyView, stage: Stage) -> Mapping[str, range]:
    """The stages of each area and of the chapel built since; none if nothing stood before, because then all would be
    new.
    """
    before = earlier(abbey, stage)
    if not before.chapel.stage and not any(area.stage for area in before.areas):
        before = abbey
    areas = ((area.kind, old.stage, area.stage) for area, old in zip(abbey.areas, before.areas, strict=True))
    built = [*areas, ("chapel", before.chapel.stage, abbey.chapel.stage)]
    return {kind: range(old + 1, now + 1) for kind, old, now in built}


def hired(abbey: AbbeyView, stage: Stage) -> bool:
    """Whether an abbey's Cellerar has changed."""
    return abbey.cellerar is not None and abbey.cellerar != earlier(abbey, stage).cellerar


def changed(abbey: AbbeyView, stage: Stage) -> bool:
    """Whether anything of an abbey has a folded corner."""
    return hired(abbey, stage) or any(new_stages(abbey, stage).values())


def stood(view: View, before: View | None) -> Mapping[int, int]:
    """By seat, the last field on which its figure was seen on the road, if it has left it. A preview of where a
    figure would get does not count.
    """
    if before is None or view.over or before.over or not before.on_road:
        return {}
    now = positions(view)
    return {abbey.seat: abbey.position for abbey in before.abbeys if abbey.position != now[abbey.seat]}


def positions(view: View) -> Mapping[int, int]:
    """By seat, the field on which a figure stands, or would stand now."""
    return {abbey.seat: abbey.position if view.on_road else abbey.food.field for abbey in view.abbeys}
