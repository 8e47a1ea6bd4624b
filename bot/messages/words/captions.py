"""A film in words: above each picture the important deeds that have room there, and the whole for those who cannot see
it.

Laws: it tells only what everybody could read; if room is short, the least important is left out.
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
    """The text above each picture, in the picture's own language and names."""
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
    """As many of the lines as have room, chosen by importance, in the order of time; preparatory deeds only if there
    are no others.
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
    """A film's content: its subject, as many of its captions as have room, evenly chosen; and its end."""
    for count in range(len(said), 0, -1):
        chosen = [said[place * (len(said) - 1) // max(count - 1, 1)] for place in range(count)]
        text = " ".join(filter(None, (about, *chosen, end)))
        if len(text) <= ALT:
            return text
    return about
