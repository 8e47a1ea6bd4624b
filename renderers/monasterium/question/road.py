"""The stretch of the path before the messenger: what lies on it and what it gives, in words."""

from games.monasterium.view import FieldView, SchoolView, View
from renderers.monasterium.question.deeds import short
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import cloister_colour, draw_letter, draw_messenger
from renderers.surface.canvas import HEADING, TEXT, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER, in_rows
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import mixed, theme_for

BESIDE, BEYOND = 5, 1
"""So many fields stand in a row; so many are shown beyond those that can be reached."""
HEIGHT, HEAD, CREST, MESSENGER = 252, 52, 46, 60
"""The height of a field, of its number with the cloisters beside it; a cloister's shield; the messengers."""
TINT = 0.34


def stretch(view: View, school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart:
    """The messenger's field and those ahead."""
    length = len(view.path)
    far = max([(field - school.messenger) % length for field in seen.offer.fields], default=0) + BEYOND
    ahead = [view.path[(school.messenger - 1 + step) % length] for step in range(min(far, length - 1) + 1)]
    rows = [ahead[start : start + BESIDE] for start in range(0, len(ahead), BESIDE)]
    drawn = []
    for row in rows:
        width = (INNER - GAP * (BESIDE - 1)) // BESIDE
        drawn.append([_drawn(field, width, stage, seen) for field in row])
    return in_rows(drawn, INNER, seen.theme)


def _drawn(field: FieldView, width: int, stage: Stage, seen: Sight) -> FinishedPart:
    told = stage.say(short(field.bonus)) if field.bonus else ""
    return _field(field, told, width, field.number in seen.offer.fields, seen.looks)


@kept
def _field(field: FieldView, told: str, width: int, offered: bool, looks: Looks) -> FinishedPart:
    """A field: its number, the cloisters one can send to from there, the messengers, its bonus."""
    theme = theme_for(*looks)
    canvas = Canvas(width, HEIGHT, theme)
    colour = cloister_colour(field.cloisters[0], theme) if field.cloisters else theme.edge
    canvas.panel(canvas.box, mixed(theme.ground, colour, TINT), RADIUS)
    inside = canvas.box.inset(12, 10)
    head = inside.top_part(HEAD)
    canvas.words(head.left_part(56), str(field.number), theme.ink, HEADING, style="bold")
    for place, name in enumerate(reversed(field.cloisters)):
        letter = head.right_part(CREST).moved(-place * (CREST + 4), 0)
        draw_letter(canvas, name, letter, theme)
    middle = inside.moved(0, HEAD).top_part(MESSENGER)
    for seat, spot in zip(field.messengers, middle.squares(len(field.messengers), MESSENGER), strict=True):
        draw_messenger(canvas, seat, spot.inset(1), theme)
    canvas.words(inside.bottom_part(inside.height - HEAD - MESSENGER), told, theme.ink, TEXT, align="middle", rows=3)
    Sight(looks).mark(canvas, canvas.box, offered=offered)
    return canvas.finished()
