"""Law: a search of the code for a message's id finds its use: the whole id, or the one function of its family."""

from pathlib import Path

from tests.architecture import ids
from tests.architecture.tree import ROOT, holds, plant, said

WHOLE = 0.8
"""The least share of ids that stand whole, of those that could."""


def test_every_id_is_found() -> None:
    found = ids.found(ROOT)
    print(f"{len(found.whole)} whole, {len(found.built)} by families, {len(found.lost)} lost")
    print(f"{found.share:.0%} whole of those that do not name cards, lessons and other data")
    assert [message.id for message in found.lost] == []
    assert found.share >= WHOLE


def test_who_builds_ids_names_their_family() -> None:
    holds(ids.undeclared(ROOT))


def test_the_ids_of_a_family_are_built_in_one_place() -> None:
    holds(ids.built_elsewhere(ROOT))


LOCALE = "piece-king = King\npiece-queen = Queen\ncheck = Check\n"
NAMED = 'def title(piece):\n    """What a piece is called: ``piece-*``."""\n    return Text(f"piece-{piece}")\n'
UNNAMED = 'def title(piece):\n    return Text(f"piece-{piece}")\n'


def planted(root: Path, code: str, **more: str) -> Path:
    sources = {"games/chess/locale/de.ftl": LOCALE, "games/chess/locale/en.ftl": LOCALE, "games/chess/words.py": code}
    return plant(root, sources | {f"games/chess/{name}.py": text for name, text in more.items()})


def lost(root: Path) -> list[str]:
    return [message.id for message in ids.found(root).lost]


def test_an_id_that_is_put_together_in_a_function_that_does_not_say_so_is_lost(tmp_path: Path) -> None:
    pieces = 'PIECES = ("king", "queen")\nCHECK = Text("check")\n'
    assert lost(planted(tmp_path / "unnamed", UNNAMED, rules=pieces)) == ["piece-king", "piece-queen"]
    assert lost(planted(tmp_path / "named", NAMED, rules=pieces)) == []


def test_what_stands_for_the_star_stands_in_the_code(tmp_path: Path) -> None:
    assert lost(planted(tmp_path, NAMED, rules='PIECES = ("king",)\n')) == ["piece-queen", "check"]


def test_a_second_place_that_builds_a_familys_ids_breaks_the_law(tmp_path: Path) -> None:
    root = planted(tmp_path, NAMED, told=UNNAMED)
    assert said(ids.built_elsewhere(root)) == "games/chess/told.py:2: piece-* is built by games/chess/words.py:1"


def test_ids_of_no_family_are_not_built(tmp_path: Path) -> None:
    assert (
        said(ids.undeclared(planted(tmp_path / "unnamed", UNNAMED))) == "games/chess/words.py:2: piece-* is no family"
    )
    assert said(ids.undeclared(planted(tmp_path / "named", NAMED))) == ""


def test_a_family_that_nothing_builds_breaks_the_law(tmp_path: Path) -> None:
    root = planted(tmp_path, NAMED.replace('f"piece-{piece}"', "piece"))
    assert said(ids.built_elsewhere(root)) == "games/chess/words.py:1: piece-* is not built here"
