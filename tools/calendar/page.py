"""A comparison of sets for readers: tables for a terminal, and a page in both languages with a picture.

Law: the page gives the command that made it; the same comparison makes the same page.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from bot.language.locales import LANGUAGES, Language, locale_sources
from bot.language.phrases import Phrasebook
from games.kernel.contract.game import Game
from games.kernel.engine.text import Say, Text, game_title
from renderers.surface.stage import Stage
from tools.calendar.sets import WAYS, Comparison, Summary, mean
from tools.pictures.compared import ComparedThing, compared

PAGE, PICTURE = "prepared_turns.md", "prepared_turns.png"

TEXTS = Path(__file__).parent / "locale"


class PageTable(msgspec.Struct, frozen=True):
    """A table: its title, the headings of its columns, its rows; the last one sums up."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Provenance(msgspec.Struct, frozen=True):
    """How a comparison was made: the game, how many people, how many games each, the first seed, the hours until
    people come, and the command that makes it again.
    """

    game: Game
    seats: int
    games: int
    seed: int
    hours: float
    command: str


def speaker(game: Game, language: Language) -> Say:
    """Speaks of a comparison in this language, with the game's own words first."""
    own = [("tools.calendar", each, (TEXTS / f"{each}.ftl").read_text(encoding="utf-8")) for each in LANGUAGES]
    return Phrasebook([*locale_sources(), *own], strict=True).speaker(language, game=game.name).plain


def grids(say: Say, made: Provenance, names: Mapping[str, Text], comparison: Comparison) -> Iterator[PageTable]:
    """How long games take and how often people come; the fate of prepared turns."""
    rows = {say(names[name]): ways for name, ways in comparison.items()} | {say(Text("sets-mean")): mean(comparison)}
    ways = [say(Text(f"sets-way-{way.name}")) for way in WAYS]
    times = tuple((name, *[_times(found[way.name]) for way in WAYS]) for name, found in rows.items())
    yield PageTable(say(Text("sets-days")), (say(Text("sets-set")), *ways), times)
    preparing = [way for way in WAYS if way.share]
    headings = [say(Text(f"sets-way-{way.name}")) for way in preparing]
    became = tuple((name, *[_became(say, made, found[way.name]) for way in preparing]) for name, found in rows.items())
    yield PageTable(say(Text("sets-carried")), (say(Text("sets-set")), *headings), became)


def _times(found: Summary) -> str:
    return f"{found.days:.1f} ({found.visits:.2f}; {found.waits:.2f})"


def _became(say: Say, made: Provenance, found: Summary) -> str:
    """Carried out, stopped and at what, nothing ready, somebody there; in percent."""
    shares = [f"{found.became.shares.get(how, 0):.0f}" for how in ("carried", "stopped", "nothing", "there")]
    why = next(iter(found.became.reasons), None)
    return " / ".join(shares) + (f" · {say(reason(made.game, why))}" if why else "")


def reason(game: Game, why: str) -> Text:
    """Why a prepared turn stops, in words."""
    marks = game.ahead.landmarks if game.ahead else ()
    return next((mark.title for mark in marks if mark.name == why), Text(f"sets-why-{why}"))


# the page


def write(folder: Path, made: Provenance, names: Mapping[str, Text], comparison: Comparison) -> list[Path]:
    """Write page and picture into a folder; return them. The page gives the folder's name, not its path."""
    folder.mkdir(parents=True, exist_ok=True)
    page, drawn = folder / PAGE, folder / PICTURE
    english, german = speaker(made.game, "en"), speaker(made.game, "de")
    parts = [_part(say, folder.name, made, names, comparison) for say in (english, german)]
    page.write_text("\n".join(parts), encoding="utf-8")
    drawn.write_bytes(_drawn(english, made, names, comparison))
    return [page, drawn]


def _part(say: Say, folder: str, made: Provenance, names: Mapping[str, Text], comparison: Comparison) -> str:
    """The page in one language."""
    game, hours = game_title(made.game.name), f"{made.hours:g}"
    first, last = str(made.seed), str(made.seed + made.games - 1)
    blocks = [
        say(Text("page-title", game=game)),
        say(
            Text(
                "page-people",
                game=game,
                seats=made.seats,
                hours=hours,
                games=made.games,
                sets=len(comparison),
                ways=len(WAYS),
            )
        ),
        say(Text("page-preparing")),
        f"![{say(Text('page-alt'))}]({PICTURE})",
        *[f"{grid.title}\n\n{_markdown(grid)}" for grid in grids(say, made, names, comparison)],
        say(Text("page-made", first=first, last=last)),
        f"```sh\n{made.command} --write {folder}\n```",
    ]
    return "\n\n".join(blocks) + "\n"


def _markdown(grid: PageTable) -> str:
    rule = ["---", *["---:"] * (len(grid.headings) - 1)]
    last = [f"**{cell}**" for cell in grid.rows[-1]]
    return "\n".join(f"| {' | '.join(row)} |" for row in (grid.headings, rule, *grid.rows[:-1], last))


def _drawn(say: Say, made: Provenance, names: Mapping[str, Text], comparison: Comparison) -> bytes:
    rows = [ComparedThing(say(names[name]), _days(ways)) for name, ways in comparison.items()]
    total = ComparedThing(say(Text("sets-mean")), _days(mean(comparison)), total=True)
    ways = [say(Text(f"sets-way-{way.name}")) for way in WAYS]
    stage = Stage((), say, "light", "safe")
    title = say(Text("sets-picture", seats=made.seats))
    return compared(title, ways, [total, *rows], stage, [Text("page-alt")]).data


def _days(ways: Mapping[str, Summary]) -> tuple[float, ...]:
    return tuple(ways[way.name].days for way in WAYS)
