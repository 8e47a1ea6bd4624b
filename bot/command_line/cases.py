"""Case files from anywhere: finds them, runs them, reports how each case differs.

For this project's own folder it also lists the things without a case file; anybody else's folder need not have one for
each.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bot.language.phrases import LANGUAGES, Phrasebook
from games.kernel.casefiles.cases import LONGEST, BadCases, CaseOutcome, Hearing, read_cases, run_case, uncased
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text

SUFFIXES = (".yaml", ".yml")
OWN = Path(__file__).resolve().parents[2] / "tests" / "cases"
"""This project's own cases, a folder for each game; only a checkout has it."""


def try_files(paths: Sequence[Path]) -> Iterator[CaseOutcome]:
    """The outcome of every case in these files and in all case files below these folders. Raises BrokenGame.

    An unreadable or missing file is an outcome too: a failed case named after the file.
    """
    games, hearing = find_games(), heard()
    for file in case_files(paths):
        try:
            with file.open(encoding="utf-8") as written:
                cases = read_cases(written.read(LONGEST + 1))
        except (BadCases, OSError, UnicodeDecodeError) as error:
            yield CaseOutcome(str(file), (str(error),))
            continue
        for case in cases:
            yield run_case(games, case, hearing)
    for path in paths:
        yield from missing(games, path)


def heard() -> Hearing:
    """A speaker of the games' texts in every language."""
    book = Phrasebook.load(strict=True)

    def hearing(game: str, text: Text) -> Iterator[str]:
        for language in LANGUAGES:
            try:
                _ = book.speaker(language, game=game)(text)
            except KeyError as error:
                yield f"no player can read {error.args[0]}"

    return hearing


def missing(games: Mapping[str, Game], path: Path) -> Iterator[CaseOutcome]:
    """Things without a case file, in those of this project's game folders that are at or below this path."""
    here = path.resolve()
    for name, game in games.items():
        folder = OWN / name
        if folder.is_dir() and folder.is_relative_to(here):
            shown = path / folder.relative_to(here)
            for thing in uncased(game, [file.stem for file in case_files([folder])]):
                yield CaseOutcome(thing, (f"there is no case file for it yet; please write {shown / thing}.yaml",))


def case_files(paths: Sequence[Path]) -> list[Path]:
    """These files, and the case files below these folders, each once."""
    found: dict[Path, None] = {}
    for path in paths:
        below = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES) if path.is_dir() else [path]
        found.update(dict.fromkeys(below))
    return list(found)
