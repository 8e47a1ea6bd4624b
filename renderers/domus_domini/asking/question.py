"""The options of the viewer's present question, as the picture lights them.

Law: exactly the options of the question are lit, each once.
"""

from collections.abc import Mapping

from games.domus_domini.rules.questions import read_action
from games.domus_domini.table import Phase
from games.kernel.engine.choice import Choice, Option
from renderers.surface.stage import Stage


def options(stage: Stage, key: str) -> Mapping[str, Option]:
    """The options of the question by their value if it has this key; else none."""
    asked: Choice | None = stage.asked
    return {option.value: option for option in asked.options} if asked and asked.key == key else {}


ASKS: Mapping[str, Phase] = {
    "column.choose": "column",
    "cellerar.choose": "cellerar",
    "market.buy": "market",
    "build.choose": "build",
    "build.amount": "build",
    "beg.target": "attack",
    "drunkard.target": "attack",
    "defend.choose": "attack",
    "march.vegetables": "march",
    "march.cart": "march",
    "feed.pay": "feed",
}
"""The phase that a question belongs to."""


def steps(stage: Stage, built: Mapping[str, int]) -> Mapping[tuple[str, int], Option]:
    """The stages that can be built now, by area and stage; `built` are those already reached."""
    found: dict[tuple[str, int], Option] = {}
    for value, option in options(stage, "build.choose").items():
        area, upto = read_action(value)
        if area in built:
            found[area, upto or built[area] + 1] = option
    return found


def hinted(option: Option, name: str) -> int:
    """A number in an option's hint, such as the food units it brings; 0 if it is not there."""
    said = option.hint.args.get(name, 0) if option.hint else 0
    return said if isinstance(said, int) else 0


def labelled(option: Option, name: str) -> int:
    """A number in an option's label."""
    said = option.label.args.get(name, 0)
    return said if isinstance(said, int) else 0
