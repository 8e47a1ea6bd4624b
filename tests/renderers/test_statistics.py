"""Statistics can be read in every look, however long names and numbers are."""

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from renderers import emblems
from renderers.parts.faces import Face
from renderers.surface.canvas import Canvas
from renderers.surface.sheet import TALLEST
from renderers.surface.stage import Looks
from renderers.whole.painter import painter_for
from renderers.whole.statistics import (
    PLAIN,
    Duels,
    Favourite,
    Favourites,
    Medal,
    Medals,
    Panel,
    PersonalRecord,
    RecentPlaces,
    Rivalry,
    Standings,
    face_for,
    statistics,
    statistics_sheet,
)
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, PEOPLE, stage

LONG = "A long name of a thing"
MEDALS = Medals(
    (Medal("Dominion", "province", 120, 119, "119 of 120 won"), Medal("Chess", "banner", 1, 0, "0 of 1 won"))
)
ROW = RecentPlaces("Last games", "3 wins in a row, longest streak 12", (2, 1, 6, 1, 3, 4, 5, 1, 1, 1))
FAVOURITES = Favourites(
    "Dominion: most used",
    "province",
    (Favourite(Face("village"), "Village", "12345 times"), Favourite(face_for("no_such_thing"), LONG, "once")),
)
ODD = Standings(
    "Dominion: who wins",
    "province",
    tuple(
        PersonalRecord(name, 70 - place, 7 * place, f"{7 * place} of {70 - place}")
        for place, name in enumerate(ODD_PEOPLE[:8])
    ),
)
NAMED = Standings("Domus Domini: who wins", "church", tuple(PersonalRecord(name, 9, 3, "3 of 9") for name in PEOPLE))
DUELS = Duels(
    "Who beats whom", tuple(Rivalry("Anna", name, place, 5 - place) for place, name in enumerate(ODD_PEOPLE[:5]))
)
PANELS: tuple[Panel, ...] = (MEDALS, ROW, FAVOURITES, ODD, NAMED, DUELS)


def words_on(*panels: Panel) -> list[str]:
    """Everything that is written on a picture of these."""
    return [written.words for written in statistics_sheet("Games", panels, stage()).written]


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("panels", [PANELS[:3], PANELS[3:]])
def test_statistics_are_readable_in_every_look(looks: Looks, panels: tuple[Panel, ...]) -> None:
    shown = stage("de", looks)
    sheet = statistics_sheet("Deine beendeten Spiele", panels, shown)
    picture = statistics("Deine beendeten Spiele", panels, shown, [Text("picture-result")])
    assert not laws.breaches(laws.as_sent(picture, sheet))
    assert picture.height <= TALLEST
    assert picture.alt


def test_whatever_is_drawn_has_its_number_beside_it() -> None:
    words = words_on(*PANELS[:3])
    assert {"119 of 120 won", "0 of 1 won", "12345 times", "Village", LONG, ROW.note} <= {*words}
    assert [word for word in words if word.isdigit()] == ["2", "6", "3", "4", "5"], "a victory is a crown"
    assert {"3 of 9", "Friedrich"} <= {*words_on(NAMED)}
    assert {"0", "5"} <= {*words_on(DUELS)}


@pytest.mark.parametrize(
    ("wins", "crowned", "places"),
    [((3, 3, 1), 2, ["3."]), ((0, 0), 0, []), ((2, 1, 1, 0), 1, ["2.", "2.", "4."])],
)
def test_the_crown_is_for_whoever_won_most_if_anybody_has(
    wins: tuple[int, ...], crowned: int, places: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "emblem", lambda _, box, name, fill: drawn.append(name))
    people = tuple(PersonalRecord(PEOPLE[seat], 5, won, f"{won} of 5") for seat, won in enumerate(wins))
    words = words_on(Standings("Dominion", "province", people))
    assert drawn.count("crown") == crowned
    assert [word for word in words if word.endswith(".")] == places


def test_what_has_no_room_is_left_away_as_a_whole() -> None:
    many = [Favourites(f"Game {number}", "banner", FAVOURITES.things) for number in range(9)]
    sheet = statistics_sheet("Games", many, stage())
    assert sheet.height <= TALLEST
    drawn = [written.words for written in sheet.written if written.words.startswith("Game ")]
    assert drawn == [f"Game {number}" for number in range(len(drawn))]
    assert [written.words for written in sheet.written].count(LONG) == len(drawn)


def test_of_a_long_name_whole_words_are_left() -> None:
    long = Standings("", "crown", (PersonalRecord("Clara-Sophie Wilhelmine von und zu Hohenstein", 1, 1, "1 of 1"),))
    words = " ".join(words_on(long))
    assert "Clara-Sophie Wilhelmine" in words
    assert "…" not in words


def test_nobody_ahead_and_nothing_won_can_be_drawn() -> None:
    words = words_on(Duels("", (Rivalry("Anna", "Ben", 0, 0),)), Medals((Medal("Go", "banner", 3, 0, "0 of 3 won"),)))
    assert words.count("0") == 2
    assert words_on(
        RecentPlaces("Last games", "", ()), Favourites("Nothing", "banner", ()), Standings("Nobody", "banner", ())
    )


def test_a_thing_has_its_own_emblem_or_that_of_its_kind() -> None:
    emblems_of = [face_for(thing).emblem for thing in ("great_hall", "cellerar_16", "chess_piece")]
    assert emblems_of == ["great_hall", "cellerar", PLAIN]
    assert emblems.exists(PLAIN)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_whatever_is_used_in_a_game_has_a_face_and_no_other_kind_of_thing_the_same(game: Game) -> None:
    player = begin(game, game.seats[0], 5)
    used = {thing for _ in player.steps(10**6) for event in player.match.take_news() for thing in event.used}
    kinds = {thing.partition("_")[0] if thing.startswith(("order_", "cellerar_")) else thing for thing in used}
    faces = {kind: painter_for(game.name).face_of(kind) or face_for(kind) for kind in kinds}
    assert len({face.emblem for face in faces.values()} - {PLAIN}) == len(kinds) > 2
