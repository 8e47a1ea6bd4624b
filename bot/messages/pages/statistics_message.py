"""Counted games in words and as a picture: everything in the picture is also in the words.

Laws: it knows no game; things have the names of their game's reference. Only the person who asks is "you", and only if
nobody else reads.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.language.namesakes import told_apart
from bot.language.phrases import Speaker
from bot.tables.past.archive import Statistics
from db.people.stats import Duel, Sums
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text, game_title
from renderers.parts.faces import Face
from renderers.whole import statistics as drawn
from renderers.whole.painter import painter_for

HEADING, ITEM, SMALL = "**", "- ", "-# "
"""Marks before a line in a message; a heading's also stands after it."""
MOST_PEOPLE, FEW_PEOPLE = 8, 4
"""How many people of a game are listed, those with most wins; how many are drawn, except for the most played game."""
MOST_THINGS, FEW_THINGS = 6, 3
"""How many things are listed: of the most played game, of any other."""
LAST = 10
"""How many of the last games are shown."""
SPANS = (
    (48 * 3600, 24 * 3600, "stats-days"),
    (5400, 3600, "stats-hours"),
    (90, 60, "stats-minutes"),
    (0, 1, "stats-seconds"),
)
"""The units of time spans: from how many seconds on, of how many seconds."""


class StatisticsOf:
    """The games of a person (`own`) or a server. `who`: the person's name, if everybody reads; then it does not say how
    long people took.
    """

    def __init__(
        self, games: Mapping[str, Game], found: Statistics, *, own: bool, who: str = "", public: bool = False
    ) -> None:
        self.own, self.who, self.public = own, who, public
        self.found = _told_apart(found, own=own)
        self.played = [(game, count) for game, count in found.played if game in games]
        self.titles = {(name, entry.name): entry.title for name, _ in self.played for entry in games[name].book.entries}
        self.streak, self.longest = streaks(found.places)

    @property
    def title(self) -> Text:
        """The picture's title."""
        if not self.own:
            return Text("stats-server")
        return Text("stats-of", who=self.who) if self.public else Text("stats-own")

    # in words

    def words(self) -> list[Text]:
        """Line by line, as a screen reader says it."""
        return [text for _, text in self._lines()]

    def message(self, say: Speaker) -> str:
        """The same lines with Discord's marks for headings, lists and small print."""
        return "\n".join(mark + say(text) + (mark if mark == HEADING else "") for mark, text in self._lines())

    def _lines(self) -> Iterator[tuple[str, Text]]:
        yield HEADING, self.title
        yield from ((ITEM, text) for text in self._streaks())
        for game, count in self.played:
            yield HEADING, Text("stats-game", game=game_title(game), games=count)
            yield from ((ITEM, text) for text in (*self._people(game), *self._favourites(game)))
        if self.found.duels:
            yield HEADING, self._duels_title
            yield from ((ITEM, self._duel(duel)) for duel in self.found.duels)
        if not self.public:
            yield SMALL, Text("stats-note")

    def _streaks(self) -> Iterator[Text]:
        """Wins in a row, and the places of the last games."""
        if not self.found.places:
            return
        yield self._in_a_row
        last = self._last()
        if 1 < len(last) <= self.streak:
            return  # all won, as was just said
        places = tuple(Text("stats-rank", rank=rank) for rank in last)
        yield Text("stats-last", count=len(places), places=places)

    @property
    def _in_a_row(self) -> Text:
        return Text("stats-streak", now=self.streak, longest=self.longest)

    def _last(self) -> list[int]:
        """The places of the last games, the newest last."""
        return [*reversed(self.found.places[:LAST])]

    def _people(self, game: str) -> Iterator[Text]:
        for sums in self._of(game):
            if self.own:
                yield Text("stats-mine", wins=sums.wins, wait=self._wait(sums, "stats-wait-mine"))
            else:
                wait = self._wait(sums, "stats-wait")
                yield Text("stats-person", who=sums.name, games=sums.games, wins=sums.wins, wait=wait)

    def _wait(self, sums: Sums, message: str) -> Text:
        """The average time to answer, if others ever waited, and not if everybody reads."""
        if self.public or not sums.answers:
            return Text("stats-no-wait")
        return Text(message, span=span(sums.waited // sums.answers))

    def _favourites(self, game: str) -> Iterator[Text]:
        things = self._used(game)
        if things:
            told = tuple(Text("stats-thing", thing=title, times=times) for _, title, times in things)
            yield Text("stats-favourites", things=told)

    @property
    def _duels_title(self) -> Text:
        return Text("stats-rivals" if self.own else "stats-duels")

    def _duel(self, duel: Duel) -> Text:
        counts = {"games": duel.met, "ahead": duel.one_ahead, "behind": duel.other_ahead}
        if self.own:
            return Text("stats-rival", who=duel.other, **counts)
        return Text("stats-duel", who=duel.one, other=duel.other, **counts)

    def _of(self, game: str) -> list[Sums]:
        return [sums for sums in self.found.sums if sums.game == game][:MOST_PEOPLE]

    def _used(self, game: str) -> list[tuple[str, Text, int]]:
        """The things used most, if the game still knows them: each with its title and how often."""
        known = [
            (use.thing, self.titles[game, use.thing], use.times)
            for use in self.found.used
            if use.game == game and (game, use.thing) in self.titles
        ]
        return known[: MOST_THINGS if game == self.played[0][0] else FEW_THINGS]

    # as a picture

    def panels(self, say: Speaker) -> list[drawn.Panel]:
        """The first text is drawn first: a picture has no room for everything."""
        favourites = [self._things(game, say) for game, _ in self.played if self._used(game)]
        duels = [self._pairs(say)] if self.found.duels else []
        if self.own:
            row = drawn.RecentPlaces(say(Text("stats-last-games")), say(self._in_a_row), tuple(self._last()))
            return [self._medals(say), row, *favourites[:1], *duels, *favourites[1:]]
        standings = [
            self._standings(game, say, FEW_PEOPLE if place else MOST_PEOPLE)
            for place, (game, _) in enumerate(self.played)
        ]
        return [*standings[:1], *duels, *favourites[:1], *standings[1:], *favourites[1:]]

    def _medals(self, say: Speaker) -> drawn.Medals:
        return drawn.Medals(
            tuple(
                drawn.Medal(say(game_title(game)), _emblem(game), sums.games, sums.wins, _won(sums, say, "stats-medal"))
                for game, _ in self.played
                for sums in self._of(game)
            )
        )

    def _standings(self, game: str, say: Speaker, most: int) -> drawn.Standings:
        people = [
            drawn.PersonalRecord(sums.name, sums.games, sums.wins, _won(sums, say)) for sums in self._of(game)[:most]
        ]
        return drawn.Standings(say(Text("stats-standings", game=game_title(game))), _emblem(game), tuple(people))

    def _things(self, game: str, say: Speaker) -> drawn.Favourites:
        things = [
            drawn.Favourite(_face(game, thing), say(title), say(Text("stats-times", times=times)))
            for thing, title, times in self._used(game)
        ]
        return drawn.Favourites(say(Text("stats-used", game=game_title(game))), _emblem(game), tuple(things))

    def _pairs(self, say: Speaker) -> drawn.Duels:
        own = (self.who if self.public else say(Text("stats-you"))) if self.own else ""
        pairs = [
            drawn.Rivalry(own or duel.one, duel.other, duel.one_ahead, duel.other_ahead) for duel in self.found.duels
        ]
        return drawn.Duels(say(self._duels_title), tuple(pairs))


def _told_apart(found: Statistics, *, own: bool) -> Statistics:
    """The same with distinct names for people who look alike; the person whose games they are keeps the exact name."""
    people = {sums.player_id: sums.name for _, group in groupby(found.sums, _game) for sums in [*group][:MOST_PEOPLE]}
    for duel in found.duels:
        people |= {duel.one_id: duel.one, duel.other_id: duel.other}
    me = [duel.one_id for duel in found.duels[:1] if own]
    order = sorted(people, key=lambda person: (person not in me, person or 0))
    named = dict(zip(order, told_apart(people[person] for person in order), strict=True))
    return replace(
        found,
        sums=tuple(replace(sums, name=named.get(sums.player_id, sums.name)) for sums in found.sums),
        duels=tuple(replace(duel, one=named[duel.one_id], other=named[duel.other_id]) for duel in found.duels),
    )


def _game(sums: Sums) -> str:
    return sums.game


def streaks(places: Sequence[int]) -> tuple[int, int]:
    """The present and the longest series of wins (`places`: the newest first)."""
    runs = [(won, len(list(run))) for won, run in groupby(places, key=lambda place: place == 1)]
    now = runs[0][1] if runs and runs[0][0] else 0
    return now, max((length for won, length in runs if won), default=0)


def _emblem(game: str) -> str:
    return painter_for(game).emblem


def _face(game: str, thing: str) -> Face:
    return painter_for(game).face_of(thing) or drawn.face_for(thing)


def _won(sums: Sums, say: Speaker, message: str = "stats-won-of") -> str:
    return say(Text(message, wins=sums.wins, games=sums.games))


def span(milliseconds: int) -> Text:
    """A length of time in one unit."""
    seconds = milliseconds // 1000
    unit, message = next((unit, message) for least, unit, message in SPANS if seconds >= least)
    return Text(message, count=max(round(seconds / unit), 1))
