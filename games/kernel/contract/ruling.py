"""Later rulings: a game that began before goes on under the old ones, and a person who looks up its rules is told so.

Law: the number under which a game began is compared here and nowhere else, so no ruling is missing in the lists.
"""

from collections.abc import Iterable

import msgspec

from games.kernel.engine.text import Text


class Ruling(msgspec.Struct, frozen=True):
    """A ruling that counts only in games begun since: those with its number, `since`, or a higher one.

    `told`: the messages of pages and things to look up that tell it; `before`: what holds in games begun earlier, shown
    beside those; neither if nothing tells it. `pace`: the only one at which it changes anything.
    """

    since: int
    told: tuple[str, ...] = ()
    before: Text | None = None
    pace: str | None = None

    def counts(self, rules: int) -> bool:
        """Whether it counts in a game begun under the rulings of this number."""
        return rules >= self.since

    def otherwise(self, texts: Iterable[Text]) -> Text | None:
        """What holds in games begun earlier, if one of these texts tells it."""
        return self.before if any(text.id in self.told for text in texts) else None


def missed(rulings: Iterable[Ruling], rules: int, pace: str) -> tuple[Ruling, ...]:
    """The told rulings too late for a game of this pace begun under the rulings of this number."""
    return tuple(each for each in rulings if each.told and each.pace in (None, pace) and not each.counts(rules))
