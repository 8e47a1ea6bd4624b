"""The deeds possible besides building while one may build: each in a word, with its costs and gains.

Law: a deed that is possible now is lit, once; an impossible one is not there.
"""

from collections.abc import Mapping

from games.domus_domini.board import INTEREST_PER, SAVE_LEAST
from games.kernel.engine.choice import Option
from games.kernel.engine.text import Say, Text
from renderers.domus_domini.asking.chips import Tokens, chip_panel
from renderers.domus_domini.asking.question import hinted, options
from renderers.surface.canvas import FinishedPart
from renderers.surface.stage import Stage

TOO_LATE = "build-too-late-hint"
"""The hint of an option that is of no more use."""
DEEDS = ("recruit", "hut", "dog", "to_chapel", "to_kloster", "to_field", "save")
"""All of them, the short ones first, so that they take few rows."""


def tokens(value: str, option: Option, say: Say) -> Tokens:
    """The costs and gains of a deed."""
    each = hinted(option, "food")
    late = option.hint is not None and option.hint.id == TOO_LATE
    later = say(Text("picture-domus-next-round", count=0 if late else 1))
    coins = say(Text("picture-domus-each", amount=str(max(SAVE_LEAST, INTEREST_PER))))
    told: Mapping[str, Tokens] = {
        "recruit": (("vegetable", "−1"),),
        "to_kloster": (("", say(Text("picture-domus-food-each", amount=f"−{each}"))),),
        "to_chapel": (("", say(Text("picture-domus-food-each", amount=f"+{each}"))),),
        "to_field": (("brother", say(Text("picture-domus-each", amount="2"))), ("vegetable", later)),
        "save": (("money", f"{coins}: {later}"),),
        "hut": (("money", "−1"),),
        "dog": (("vegetable", "−1"),),
    }
    return told[value]


def deeds(stage: Stage) -> list[FinishedPart]:
    """The deeds possible besides building while one may build: ``picture-domus-deed-*``."""
    found = options(stage, "build.choose")
    can = {name: found[name] for name in DEEDS if name in found}
    if not can:
        return []
    say = stage.say
    names = {name: say(Text(f"picture-domus-deed-{name.replace('_', '-')}")) for name in can}
    return [chip_panel(tuple([(names[name], tokens(name, can[name], say)) for name in can]), stage.looks)]
