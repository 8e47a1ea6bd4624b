"""What a film says in words: of each picture the deeds that matter, as far as they have room above it, and all of it
for those who do not see it.

Laws: nothing is told but what everybody could read; of what does not fit, what matters least is left away.
"""

from collections.abc import Sequence

from bot.tables.past.replay import Frame, StoryLine
from games.kernel.engine.digest import in_one
from games.kernel.engine.text import Say, Text
from renderers.parts.caption import Caption, fits
from renderers.surface.sheet import ALT, sentence

TURN = "turn-began"
"""The heading of a turn."""


def captions(frames: Sequence[Frame], says: Sequence[Say]) -> list[Caption]:
    """What is said above each picture, in the language and with the names that belong to it."""
    earlier = [(), *(frame.points for frame in frames)]
    return [
        _caption(frame, before, say, first=place == 0)
        for place, (frame, before, say) in enumerate(zip(frames, earlier, says, strict=False))
    ]


def _caption(frame: Frame, before: tuple[int, ...], say: Say, *, first: bool) -> Caption:
    lines = deeds_that_matter(frame.told, say)
    quiet = Text("replay-beginning" if first else "replay-quiet")
    seats = dict.fromkeys(line.seat for line in lines if line.seat >= 0)
    return Caption(_said(lines, say) or say(quiet), tuple(seats), frame.points, before)


def deeds_that_matter(told: Sequence[StoryLine], say: Say) -> list[StoryLine]:
    """As many of the lines as have room, those that matter most before all others, in the order of time; what only
    leads to something, if there is nothing else.
    """
    doings = [line for line in told if line.weight] or [line for line in told if line.text.id != TURN]
    kept: list[int] = []
    for place in sorted(range(len(doings)), key=lambda place: -doings[place].weight):
        tried = sorted((*kept, place))
        if fits(_said([doings[each] for each in tried], say)):
            kept = tried
    if doings and not kept:
        return [min(doings, key=lambda line: len(say(line.text)))]
    return [doings[place] for place in kept]


def _said(lines: Sequence[StoryLine], say: Say) -> str:
    return " ".join(sentence(say(text)) for text in in_one(line.text for line in lines))


def turns(frames: Sequence[Frame]) -> int:
    """How many turns began in these pictures."""
    return sum(text.id == TURN for frame in frames for text in frame.lines)


def in_words(about: str, said: Sequence[str], end: str = "") -> str:
    """What a film shows: what it is, as many of its captions as there is room for, evenly; and how it ends."""
    for count in range(len(said), 0, -1):
        chosen = [said[place * (len(said) - 1) // max(count - 1, 1)] for place in range(count)]
        text = " ".join(filter(None, (about, *chosen, end)))
        if len(text) <= ALT:
            return text
    return about
