"""The table in words for the limited room beside its picture: most important first, shortened if there is much.

Law: nothing is left out; if something is cut off, it is the least important.
"""

from collections.abc import Sequence

from games.kernel.engine.text import Seat, Text
from renderers.surface.sheet import ALT, spoken
from renderers.surface.stage import Stage

ORDER = (
    "in-words-turn", "brief-awaited", "in-words-means", "in-words-empty", "in-words-tokens", "in-words-in-play",
    "in-words-lowered", "in-words-revealed", "in-words-supply", "in-words-seat", "in-words-set-aside", "in-words-mat",
    "in-words-prizes", "in-words-no-prizes", "in-words-trash", "in-words-no-trash", "in-words-turns",
)  # fmt: skip
"""The messages that come first."""
SHORT = {
    "in-words-pile": "brief-pile",
    "in-words-pile-lowered": "brief-pile-lowered",
    "in-words-spoken-for": "brief-spoken-for",
    "in-words-mark-bane": "picture-key-bane",
    "in-words-mark-trade-route": "picture-key-trade-route",
    "in-words-mark-named": "picture-key-named",
    "in-words-mark-forbidden": "picture-key-forbidden",
    "in-words-seat": "brief-seat",
}
"""The same messages in fewer words."""


def brief(words: Sequence[Text], stage: Stage) -> list[Text]:
    """The game's account of its table for the text beside a picture that shows all or part of it."""
    told = sorted((*words, *_awaited(words, stage)), key=_place)
    return told if len(spoken(told, stage)) <= ALT else [shorter(text) for text in told]


def _place(text: Text) -> int:
    return ORDER.index(text.id) if text.id in ORDER else len(ORDER)


def _awaited(words: Sequence[Text], stage: Stage) -> list[Text]:
    """Who is awaited, beside the picture with the seats; nothing if that is the player whose turn it is."""
    ids, having = {text.id for text in words}, [text.args["who"] for text in words if text.id == "in-words-turn"]
    names = tuple(Text("brief-name", who=Seat(seat)) for seat in stage.awaited)
    if "in-words-seat" not in ids or not names or having == [Seat(seat) for seat in stage.awaited]:
        return []
    return [Text("brief-awaited", who=names)]


def shorter(text: Text) -> Text:
    """The same in short words, with all that is said in it."""
    args = {name: _shorter(arg) if isinstance(arg, Text | tuple) else arg for name, arg in text.args.items()}
    return Text(SHORT.get(text.id, text.id), **args)


def _shorter(arg: Text | tuple[Text, ...]) -> Text | tuple[Text, ...]:
    return shorter(arg) if isinstance(arg, Text) else tuple(shorter(each) for each in arg)
