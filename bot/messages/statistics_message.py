"""Counted games in words and as bars: the two say the same.

Law: it knows no game; things are called as their game's reference calls them.
"""

from collections.abc import Iterator, Mapping

from bot.phrases import Speaker
from bot.tables.archive import Statistics
from db.stats import Sums
from games.kernel.game import Game
from games.kernel.text import Text
from renderers.statistics import Bar, Bars

HEADING, ITEM, SMALL = "**", "- ", "-# "
"""What stands before a line in a message; a heading's stands behind it, too."""
MOST_PEOPLE = 8
"""So many people of a game are told of, those who won most."""
MOST_BARS = 6
"""So many things of a game are drawn."""
SPANS = ((48 * 3600, 24 * 3600, "days"), (5400, 3600, "hours"), (90, 60, "minutes"), (0, 1, "seconds"))
"""From how many seconds on a span is told in which unit, of how many seconds."""


class Account:
    """Of the games of a person (`own`) or a server."""

    def __init__(self, games: Mapping[str, Game], found: Statistics, *, own: bool) -> None:
        self.own = own
        self.found = found
        self.played = [(game, count) for game, count in found.played if game in games]
        self.titles = {(name, entry.name): entry.title for name, _ in self.played for entry in games[name].reference()}

    @property
    def title(self) -> Text:
        """What the picture is called."""
        return Text("stats-own" if self.own else "stats-server")

    # in words

    def words(self) -> list[Text]:
        """Line by line, as a screen reader says it."""
        return [text for _, text in self._lines()]

    def message(self, say: Speaker) -> str:
        """The same lines with what Discord reads as headings, lists and small print."""
        return "\n".join(mark + say(text) + (mark if mark == HEADING else "") for mark, text in self._lines())

    def _lines(self) -> Iterator[tuple[str, Text]]:
        yield HEADING, self.title
        for game, count in self.played:
            yield HEADING, Text("stats-game", game=_name(game), games=count)
            yield from ((ITEM, text) for text in (*self._people(game), *self._favourites(game)))
        yield SMALL, Text("stats-note")

    def _people(self, game: str) -> Iterator[Text]:
        for sums in self._of(game):
            if self.own:
                yield Text("stats-mine", wins=sums.wins, wait=_wait(sums, "stats-wait-mine"))
            else:
                wait = _wait(sums, "stats-wait")
                yield Text("stats-person", who=sums.name, games=sums.games, wins=sums.wins, wait=wait)

    def _favourites(self, game: str) -> Iterator[Text]:
        things = self._used(game)
        if things:
            yield Text(
                "stats-favourites",
                things=tuple(Text("stats-thing", thing=thing, times=times) for thing, times in things),
            )

    def _of(self, game: str) -> list[Sums]:
        return [sums for sums in self.found.sums if sums.game == game][:MOST_PEOPLE]

    def _used(self, game: str) -> list[tuple[Text, int]]:
        """The things used most, as far as the game still knows them."""
        return [
            (self.titles[game, use.thing], use.times)
            for use in self.found.used
            if use.game == game and (game, use.thing) in self.titles
        ][:MOST_BARS]

    # as bars

    def bars(self, say: Speaker) -> list[Bars]:
        """Games and how many of them were won; then, game by game, what was used most."""
        used = [
            Bars(
                say(Text("stats-bars-used", game=_name(game))),
                tuple(Bar(say(thing), times) for thing, times in self._used(game)),
            )
            for game, _ in self.played
        ]
        return [*self._won(say), *(group for group in used if group.bars)]

    def _won(self, say: Speaker) -> Iterator[Bars]:
        """A person's games by rules, in one group; a server's people, a group for each of its games."""
        if self.own:
            bars = [_bar(say(_name(game)), sums, say) for game, _ in self.played for sums in self._of(game)]
            yield Bars(say(Text("stats-bars-games")), tuple(bars))
            return
        for game, _ in self.played:
            bars = [_bar(sums.name, sums, say) for sums in self._of(game)]
            yield Bars(say(Text("stats-bars-people", game=_name(game))), tuple(bars))


def _name(game: str) -> Text:
    return Text(f"game-{game}")


def _bar(label: str, sums: Sums, say: Speaker) -> Bar:
    return Bar(label, sums.games, sums.wins, say(Text("stats-won-of", wins=sums.wins, games=sums.games)))


def _wait(sums: Sums, message: str) -> Text:
    """The average time to answer, if others ever waited."""
    if not sums.answers:
        return Text("stats-no-wait")
    return Text(message, span=span(sums.waited // sums.answers))


def span(milliseconds: int) -> Text:
    """A length of time in one unit."""
    seconds = milliseconds // 1000
    unit, name = next((unit, name) for least, unit, name in SPANS if seconds >= least)
    return Text(f"stats-{name}", count=max(round(seconds / unit), 1))
