"""Who can be attacked, or who attacks: everybody as they stand on the road, foremost first."""

from collections.abc import Mapping

from games.domus_domini.view import AbbeyView, View
from games.domus_domini.words import special
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.answers import answers
from renderers.domus_domini.asking.chips import chip_panel
from renderers.domus_domini.asking.question import labelled
from renderers.domus_domini.asking.roster import Column, RosterRow, roster
from renderers.domus_domini.asking.stocks import held, stocks
from renderers.surface.canvas import FinishedPart
from renderers.surface.stage import Stage

FIELD, GUARDS, LETTERS = 196, 276, 200
"""The widths of the columns."""
LOOSE = "drunkard"
"""The answer that lets the drunkard loose instead of begging."""


def targets(view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    """The figures as they stand, the targets lit with where they would fall; below, who can go begging."""
    can = {int(option.value): option for option in choice.options if option.value.isdecimal()}
    parts = [_figures(view, can, stage)]
    if loose := [option for option in choice.options if option.value == LOOSE]:
        free = ("", stage.say(Text("picture-domus-drunkard")))
        parts.append(chip_panel(tuple([(stage.say(option.label), (free,)) for option in loose]), stage.looks))
    if choice.key == "beg.target":
        parts.append(stocks(tuple(held(abbey, stage, "cloister")), stage.looks))
    return parts


def attacked(view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    """The figures as they stand, the own one with where it would fall; the means to ward it off."""
    return [_figures(view, {}, stage, int(str(choice.prompt.args["to"]))), answers(abbey, choice, stage)]


def _figures(view: View, lit: Mapping[int, Option], stage: Stage, own: int | None = None) -> FinishedPart:
    """Everybody: the field, with where it would fall (the viewer to the `own` one); the means to ward off; the
    letters.
    """
    say = stage.say
    heads = (
        Column(say(Text("picture-domus-space")), FIELD),
        Column(say(Text("picture-domus-guards")), GUARDS),
        Column(say(Text("picture-domus-ranking")), LETTERS),
    )
    falls = {seat: labelled(option, "to") for seat, option in lit.items()}
    if own is not None and view.seat is not None:
        falls[view.seat] = own
    rows = [
        RosterRow(
            abbey.seat,
            named(abbey, view, stage),
            (_field(abbey, falls.get(abbey.seat), stage), _guards(abbey, stage), str(abbey.letters)),
            lit=abbey.seat in lit,
        )
        for abbey in sorted(view.abbeys, key=lambda abbey: -abbey.position)
    ]
    return roster(say(Text("picture-domus-foremost")), heads, rows, stage)


def named(abbey: AbbeyView, view: View, stage: Stage) -> str:
    """Somebody's name; the viewer is not called by name."""
    return stage.say(Text("picture-domus-you")) if abbey.seat == view.seat else stage.name(abbey.seat)


def _field(abbey: AbbeyView, to: int | None, stage: Stage) -> str:
    """Where a figure stands, and where it would fall, if it can."""
    here = abbey.position
    if to not in (None, here):
        return f"{here} → {to}"
    return stage.say(Text("picture-domus-stays", position=here))


def _guards(abbey: AbbeyView, stage: Stage) -> str:
    """The means to ward an attack off."""
    dogs = [stage.say(Text("picture-domus-guard-dogs", count=abbey.dogs))] if abbey.dogs else []
    herdsman = [stage.say(special("herdsman"))] if "herdsman" in abbey.specials else []
    return ", ".join([*dogs, *herdsman]) or "–"
