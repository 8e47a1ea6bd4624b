"""A cloister seen from above: banner, roofs of its buildings, arcade of the walk inside them, chapel in the middle.

Laws: a cloister is drawn again only when something in it has changed; a place carries its label where a novice may go
there, and only there.
"""

from collections.abc import Iterator

import msgspec

from games.monasterium.board import Building
from games.monasterium.view import CloisterView, StandView
from renderers.monasterium.changes import inside
from renderers.monasterium.sight import Sight, dim
from renderers.monasterium.symbols import (
    BUILDINGS,
    CRESTS,
    Tone,
    cloister_colour,
    draw_niche,
    draw_novice,
    draw_sign,
    plain,
)
from renderers.parts.ornament import folded, lit, rule, stamped
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage
from renderers.surface.kept import kept
from renderers.surface.stage import Looks
from renderers.surface.theme import Colour, Theme, mixed, theme_for

SIDE, GAP = 8, 6
BANNER, TAIL = 82, 26
"""The width of the banner; how deep its lower edge is cut."""
CREST, LETTER, RULE, WINDOW, LEFT = 72, 58, 18, 54, 46
"""On the banner, from above: crest, letter, rule; from below: the number of windows left, their sign."""
BUILDING, WALK = 90, 60
"""The heights of the two rings."""
ACROSS = 95
"""The width of a walk field at the side."""
SIGN, NOVICE, CHAPEL_SIGN = 54, 58, 48
RIDGE = 11
"""How far a roof slopes at its edges."""
ARCH, GRASS, FLOOR, JOINT = 26, 0.42, 0.55, 0.25
"""From arch to arch of the arcade; how green the garth is; how bright the walk's floor is, and its joints."""
AROUND = 3
"""How far the edge of a place reaches out of it where a novice may go there."""
RADIUS, ROOF_EAR, EAR, SMALL_EAR = 10, 32, 26, 22


class CloisterLook(msgspec.Struct, frozen=True):
    """The look of a cloister: its places on offer, the newcomers, whether anything is `asked`."""

    offered: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()
    asked: bool = False

    def tone(self, name: str, theme: Theme) -> Tone:
        """Quiet for what cannot be had now."""
        return dim(theme) if self.asked and name not in self.offered else plain


UNASKED = CloisterLook()


def look_of(name: str, sight: Sight) -> CloisterLook:
    """The look of this cloister alone, so that other changes do not make it drawn again."""
    here = frozenset(place for place in sight.offer.places if place.startswith(name))
    new = frozenset(place for place in sight.changes.places if place.startswith(name))
    return CloisterLook(here, new | (sight.changes.windows & {name}), bool(sight.offer.places))


def cloister(shown: CloisterView, size: tuple[int, int], looks: Looks, look: CloisterLook = UNASKED) -> FinishedPart:
    """A cloister at a size in pixels."""
    whole = Collage(_land(shown.name, None if look.asked else shown.windows, size, looks, shown.name in look.changed))
    fill = _fill(shown.name, whole.theme)
    court = _court(whole.box)
    within = msgspec.structs.replace(shown, buildings=(), windows=0, stack=0, fields=())
    whole.lay(court.inset(0, BUILDING + GAP), fill, _arcade, within, _within(shown, look), around=AROUND)
    placed = zip(buildings(court, len(shown.buildings)), shown.buildings, strict=True)
    for box, building in sorted(placed, key=lambda each: each[1].place.name in look.offered):
        own = frozenset([building.place.name])
        seen = CloisterLook(look.offered & own, look.changed & own, look.asked)
        whole.lay(box, fill, _building, building, seen, around=AROUND if seen.offered else 1)
    return whole.finished()


def _within(shown: CloisterView, look: CloisterLook) -> CloisterLook:
    """The look of everything inside the buildings."""
    others = {building.place.name for building in shown.buildings} | {shown.name}
    return CloisterLook(look.offered - others, look.changed - others, look.asked)


def _arcade(canvas: Canvas, arcade: Box, shown: CloisterView, look: CloisterLook, theme: Theme) -> None:
    """The arcade with its walk, the garth and the chapel."""
    canvas.panel(arcade, mixed(theme.panel, theme.edge, FLOOR), 6)
    _joints(canvas, arcade, len(shown.walk), theme)
    _garth(canvas, arcade.inset(ACROSS, WALK), theme)
    _chapel(canvas, arcade.inset(ACROSS, WALK), shown, look, theme)
    for box, field in zip(walk(arcade.inset(0, -BUILDING - GAP), len(shown.walk)), shown.walk, strict=True):
        _walk(canvas, box, field, look, theme)


@kept
def _land(name: str, windows: int | None, size: tuple[int, int], looks: Looks, changed: bool) -> FinishedPart:  # kept
    """A cloister's land with its banner; `windows` None: the question is not about them."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme)
    canvas.panel(canvas.box, _fill(name, theme), 18)
    _banner(canvas, canvas.box.left_part(BANNER).inset(SIDE, 0), name, windows, theme, changed=changed)
    return canvas.finished()


def _fill(name: str, theme: Theme) -> Colour:
    """The colour of a cloister's land."""
    return mixed(theme.panel, cloister_colour(name, theme), 0.1)


def _court(box: Box) -> Box:
    """The part beside the banner."""
    return box.without_left(BANNER - SIDE).inset(SIDE)


def buildings(room: Box, count: int) -> Iterator[Box]:
    """The places of the buildings: clockwise, the first half above, the other below."""
    yield from room.top_part(BUILDING).columns(-(-count // 2), GAP)
    yield from reversed(room.bottom_part(BUILDING).columns(count // 2, GAP))


def walk(room: Box, count: int) -> Iterator[Box]:
    """The places of the walk fields: each between two buildings, the last between the last and the first."""
    inner = room.inset(0, BUILDING + GAP)
    between = inner.inset(ACROSS, 0)
    yield from between.top_part(WALK).columns(-(-count // 2) - 1, GAP)
    yield inner.right_part(ACROSS)
    if count // 2 > 1:
        yield from reversed(between.bottom_part(WALK).columns(count // 2 - 1, GAP))
    yield inner.left_part(ACROSS)


def _banner(canvas: Canvas, box: Box, name: str, windows: int | None, theme: Theme, *, changed: bool) -> None:
    """A banner that hangs from above: crest and letter; below them the windows that are left."""
    colour, middle = cloister_colour(name, theme), box.x + box.width / 2
    canvas.panel(box.top_part(box.height - TAIL), colour)
    for edge in (box.x, box.right):
        canvas.polygon([(edge, box.bottom - TAIL - 1), (middle, box.bottom - TAIL - 1), (edge, box.bottom - 6)], colour)
    inside_ = box.inset(0, 14)
    stamped(canvas, inside_.top_part(CREST), CRESTS[name], colour, theme.card_ink)
    letter = Box(box.x, inside_.y + CREST, box.width, LETTER)
    canvas.words(letter, name, theme.card_ink, 50, style="title", align="middle")
    rule(canvas, Box(box.x + 4, letter.bottom + 6, box.width - 8, RULE), theme.card_ink)
    if windows is None:
        return
    foot = Box(box.x, box.bottom - TAIL - WINDOW - LEFT - 8, box.width, WINDOW + LEFT)
    draw_sign(canvas, "window", foot.top_part(WINDOW).inset(0, 2), theme.card_ink, colour)
    canvas.words(foot.bottom_part(LEFT), str(windows), theme.card_ink, HEADING, style="bold", align="middle")
    if changed:
        folded(canvas, foot.bottom_part(LEFT), theme, SMALL_EAR)


def _building(canvas: Canvas, box: Box, building: StandView, look: CloisterLook, theme: Theme) -> None:
    """A hip roof; on it the building's material and the novice in it."""
    name = building.place.name
    tone = look.tone(name, theme)
    roof = draw_roof(canvas, box, building.place.cloister, theme, tone)
    left, right = box.inset(4, 4).columns(2, 2)
    ink = tone(theme.ink)
    draw_sign(canvas, BUILDINGS[building.place.kind or Building.PROFANE], _in(left, SIGN), ink, roof)
    _stand(canvas, box, _in(right, NOVICE), right, building, look, theme)
    if name in look.changed:
        folded(canvas, box, theme, ROOF_EAR)


def draw_roof(canvas: Canvas, box: Box, letter: str, theme: Theme, tone: Tone = plain) -> Colour:
    """A cloister's roof from above, with light from the upper left; the colour of its middle."""
    colour, inner = cloister_colour(letter, theme), box.inset(RIDGE)
    ridge, light, dark = [tone(mixed(theme.ground, colour, share)) for share in (0.3, 0.44, 0.2)]
    canvas.panel(box, dark, 4)
    canvas.polygon([(box.x, box.y), (box.right, box.y), (inner.right, inner.y), (inner.x, inner.y)], light)
    left = [(box.x, box.y), (inner.x, inner.y), (inner.x, inner.bottom), (box.x, box.bottom)]
    canvas.polygon(left, mixed(light, ridge, 0.5))
    canvas.panel(inner, ridge)
    return ridge


def _garth(canvas: Canvas, garth: Box, theme: Theme) -> None:
    """The garth, seen through the arches of the walk around it."""
    grass = mixed(theme.ground, theme.hues["green"], GRASS)
    for arch in garth.columns(round(garth.width / ARCH), 3):
        upright = Box(arch.x, garth.y - arch.width / 2, arch.width, garth.height + arch.width)
        canvas.panel(upright, grass, arch.width / 2)
    side = garth.height / round(garth.height / ARCH)
    for down in range(round(garth.height / ARCH)):
        arch = Box(garth.x - side / 2, garth.y + down * side + 1.5, garth.width + side, side - 3)
        canvas.panel(arch, grass, (side - 3) / 2)
    canvas.panel(garth, grass)


def _joints(canvas: Canvas, box: Box, fields: int, theme: Theme) -> None:
    """The joints of the floor, from field to field: mitred at the corners."""
    garth, colour = box.inset(ACROSS, WALK), mixed(theme.panel, theme.edge, JOINT)
    for outer, inner in (
        ((box.x, box.y), (garth.x, garth.y)),
        ((box.right, box.y), (garth.right, garth.y)),
        ((box.right, box.bottom), (garth.right, garth.bottom)),
        ((box.x, box.bottom), (garth.x, garth.bottom)),
    ):
        canvas.line([outer, inner], colour, 3)
    for top, count in ((box.y, -(-fields // 2) - 1), (garth.bottom, fields // 2 - 1)):
        for room in box.inset(ACROSS, 0).columns(max(count, 1), GAP)[:-1]:
            x = room.right + GAP / 2
            canvas.line([(x, top), (x, top + WALK)], colour, 3)


def _walk(canvas: Canvas, box: Box, field: StandView, look: CloisterLook, theme: Theme) -> None:
    """A field of the walk: who stands there; where one may go, on a ground that hides the garth."""
    place, spot = _in_height(box, WALK).inset(2), _in(box, NOVICE - 6)
    if field.place.name in look.offered:
        canvas.panel(place, theme.panel, RADIUS)
    _stand(canvas, place, spot, place.inset(4, 0), field, look, theme)
    if field.place.name in look.changed:
        folded(canvas, spot.inset(-5), theme, EAR)


def _stand(
    canvas: Canvas, place: Box, spot: Box, label: Box, stand: StandView, look: CloisterLook, theme: Theme
) -> None:
    """A place's novice, or an empty niche, or the place's label if one may go there."""
    name = stand.place.name
    if name in look.offered:
        lit(canvas, place, theme, RADIUS)
        canvas.words(label, stand.place.label, theme.ink, TEXT, align="middle")
    elif stand.owner is None:
        tone = look.tone(name, theme)
        draw_niche(canvas, spot.inset(4), tone(theme.faint), tone(theme.ground))
    else:
        draw_novice(canvas, stand.owner, spot, theme)


def _chapel(canvas: Canvas, box: Box, shown: CloisterView, look: CloisterLook, theme: Theme) -> None:
    """The chapel's sign, and its places in order of arrival; lit if a novice may go there."""
    name = shown.chapel_place.name
    tone, colour = look.tone(name, theme), cloister_colour(shown.name, theme)
    inner = box.inset(6, 8)
    fill = tone(mixed(theme.panel, colour, 0.3))
    canvas.panel(inner, fill, RADIUS)
    draw_sign(canvas, "chapel", _in(inner.left_part(CHAPEL_SIGN), CHAPEL_SIGN - 4), tone(theme.ink), fill)
    room = inner.without_left(CHAPEL_SIGN).inset(2, 2)
    for number, spot in enumerate(room.squares(shown.capacity, NOVICE)):
        if number < len(shown.chapel):
            draw_novice(canvas, shown.chapel[number], spot.inset(2), theme)
        else:
            draw_niche(canvas, spot.inset(7), tone(theme.faint), tone(theme.ground))
        if inside(shown.name, number) in look.changed:
            folded(canvas, spot.moved(4, -4), theme, SMALL_EAR)
    if name in look.offered:
        lit(canvas, inner, theme, RADIUS)


def _in(box: Box, side: float) -> Box:
    """A square in the middle of a box."""
    side = min(side, box.width, box.height)
    return Box(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side)


def _in_height(box: Box, height: float) -> Box:
    """The middle of a box, so high."""
    return Box(box.x, box.y + (box.height - height) / 2, box.width, height)
