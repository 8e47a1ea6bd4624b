"""Films of whole games of computers, made without a database: for tests, benchmarks and README's pictures."""

from functools import cache

from msgspec.structs import replace

from bot.language.phrases import Phrasebook
from bot.messages.pictures.film_maker import FilmOrder, made
from bot.messages.pictures.pictures import Easel
from bot.replies.reading.replays import FILM_BYTES, points_told, shown
from bot.tables.past.replay import Frame, chosen, course, eventful
from bot.tables.show.shown import PublicTable
from bot.tables.terms.actors import Place
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.match import Given, Match
from renderers.surface.stage import Picture

NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Friedrich")


def played(game: Game, setup: Setup, seed: bytes, level: str | None = None) -> tuple[Match, tuple[Frame, ...]]:
    """A whole game of computers (usually the weakest), and the pictures of its course."""
    match, log = Match.begin(game, setup, seed), list[tuple[int, Given]]()
    advise = game.mind.player(level or game.mind.levels[0])
    while match.open:
        choice_id, choice = next(iter(match.open.items()))
        given = match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))
        log.append((match.number, given))
    return match, course(game, setup, seed, log)


@cache
def whole_game(name: str) -> tuple[Match, tuple[Frame, ...]]:
    """A game of three computers."""
    return played(find_games()[name], Setup(3), b"film")


def table_of(match: Match) -> PublicTable:
    """The table of a match as the archive has it."""
    view, game = match.view(None), match.game
    return PublicTable(
        1, game.name, "finished" if match.over else "running", "de", Place(1, 1), NAMES[: match.setup.seats], view,
        game.words.table(view), 0, match.awaited(), result=game.result(match.state) if match.over else None,
    )  # fmt: skip


def scenes_of(match: Match, frames: tuple[Frame, ...], most: int) -> tuple[list[PublicTable], list[Frame]]:
    """At most so many tables of a film, and the events before each."""
    picked = chosen(eventful(frames), most)
    tables = [shown(table_of(match), picked, place) for place in range(len(picked))]
    return [*tables[:-1], replace(tables[-1], past=replace(tables[-1].past, history=points_told(frames)))], picked


def ordered(match: Match, frames: tuple[Frame, ...], language: str, most: int, limit: int = FILM_BYTES) -> FilmOrder:
    """The film of a game, in at most so many pictures of the table and so many bytes."""
    tables, picked = scenes_of(match, frames, most)
    return FilmOrder(tuple(tables), tuple(picked), language, limit)


def filmed(book: Phrasebook, order: FilmOrder) -> Picture:
    """A film, made here."""
    return made(Easel(book), order, lambda _: None)
