"""Sets are compared with the same people each, and what comes of it is written for readers in both languages."""

import pickle
from pathlib import Path

import pytest

from games.dominion import GAME
from games.dominion.kingdom.recommended import RECOMMENDED
from games.domus_domini import GAME as DOMUS
from games.kernel.engine.text import Text
from renderers.surface.sheet import WIDTH
from tests.tools.calling import called
from tools.calendar import sets as comparing
from tools.calendar.__main__ import main
from tools.calendar.averages import PreparedShares
from tools.calendar.page import reason
from tools.calendar.preparing import Became
from tools.calendar.sets import WAYS, Conditions, Summary, compared, mean, played, sets, summary, tasks
from tools.calendar.slow_game import Timeline, calendar
from tools.simulate.by_lot import Failure

pytestmark = pytest.mark.usefixtures("elsewhere")

TERMS = Conditions("dominion", Path("data"), seats=2, median=3.0, cap=6)


def game_of(*became: Became, hours: float = 24.0) -> Timeline:
    return Timeline(1, 2, hours, 2.0, (), (), ((0, 0), (0, 0)), ended=True, became=became)


def test_all_recommended_sets_are_compared_and_none_by_lot() -> None:
    assert set(sets(GAME)) == set(RECOMMENDED)
    assert len(sets(GAME)) == 26
    assert sets(DOMUS) == {}


def test_every_way_has_the_same_games() -> None:
    todo = tasks(["first_game"], range(3, 5))
    assert [(task.way.name, task.seed) for task in todo] == [(way.name, seed) for way in WAYS for seed in (3, 4)]


def test_the_same_comes_of_it_however_many_play() -> None:
    todo = tasks(["first_game", "interaction"], range(3, 5))
    assert len(todo) > comparing.FEW
    alone = [course for task in todo for course in played(TERMS, [task])]
    assert list(played(TERMS, todo)) == alone
    first = calendar(GAME, 2, "exact", 3, cap=6, options={"set": "first_game"})
    assert alone[0] == first


def test_a_failure_passes_from_one_process_to_another() -> None:
    failed = pickle.loads(pickle.dumps(Failure(3, 5, "broken")))
    assert (failed.seed, failed.step, failed.fault) == (3, 5, "broken")


def test_shares_are_of_all_turns_of_those_who_prepare() -> None:
    games = [
        game_of(Became(0, "carried"), Became(1, "stopped", "end")),
        game_of(Became(0, "stopped", "hand"), Became(1, "stopped", "hand"), hours=72.0),
    ]
    found = summary(games)
    assert found.days == 2
    assert found.became == PreparedShares({"carried": 25, "stopped": 75}, {"hand": 50, "end": 25})
    assert list(found.became.reasons) == ["hand", "end"]
    assert summary([game_of()]).became == PreparedShares({}, {})


def test_every_set_counts_the_same_in_the_mean() -> None:
    one = Summary(10, 1, 0.5, PreparedShares({"carried": 80, "stopped": 20}, {"end": 20}))
    other = Summary(20, 2, 1, PreparedShares({"carried": 100}, {"hand": 40}))
    found = mean({"a": dict.fromkeys((way.name for way in WAYS), one), "b": {way.name: other for way in WAYS}})
    assert set(found) == {way.name for way in WAYS}
    assert found["all"] == Summary(
        15, 1.5, 0.75, PreparedShares({"carried": 90, "stopped": 10}, {"hand": 20, "end": 10})
    )
    assert list(found["all"].became.reasons) == ["hand", "end"]


def test_games_are_summed_up_by_set_and_way() -> None:
    todo = tasks(["a", "b"], range(1))
    found = compared(todo, [game_of(hours=24.0 * number) for number in range(len(todo))])
    assert [found[name][way.name].days for name in "ab" for way in WAYS] == [*range(8)]


def test_a_reason_is_told_in_the_games_words_or_the_bots() -> None:
    assert reason(GAME, "hand") == Text("stop-hand")
    assert reason(GAME, "gone") == Text("sets-why-gone")


# the command


@pytest.fixture
def two_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only two of the sets are played."""
    some = dict(list(sets(GAME).items())[:2])
    monkeypatch.setattr(comparing, "sets", lambda game: some if game.name == GAME.name else {})


SETS = ("--game", "dominion", "--players", "2", "--sets", "--games", "1", "--seed", "4", "--cap", "20")


@pytest.mark.usefixtures("two_sets")
def test_sets_stand_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(main, *SETS) == 0
    told = capsys.readouterr().out
    assert "Half prepare" in told
    assert "Big Money" in told
    assert "Mean" in told
    assert not list(Path().iterdir())


@pytest.mark.usefixtures("two_sets")
def test_page_and_picture_are_written_and_say_how(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = set()
    for language in ("de_DE.UTF-8", "en_GB.UTF-8"):
        monkeypatch.setenv("LANG", language)
        assert called(main, *SETS, "--write", str(Path("docs").absolute())) == 0
        assert "prepared_turns.png" in capsys.readouterr().out
        pages.add((Path("docs/prepared_turns.md").read_text("utf-8"), Path("docs/prepared_turns.png").read_bytes()))
    [(page, picture)] = pages
    again = (
        "python -m tools calendar --game dominion --players 2 --sets --hours 3 --cap 20 --seed 4 --games 1 --write docs"
    )
    assert page.count(f"```sh\n{again}\n```") == 2
    assert str(Path.cwd()) not in page
    assert page.count("](prepared_turns.png)") == 2
    assert "| First Game |" in page
    assert "| Großes Geld |" in page
    assert "{" not in page
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == WIDTH
    assert len(picture) < 120_000


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "domus_domini", "--sets"), "Domus Domini cannot be compared like this"),
        (("--write", "docs"), "--write belongs to --sets."),
    ],
)
def test_what_cannot_be_compared_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert called(main, *words) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.usefixtures("two_sets")
def test_a_failure_says_how_it_is_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise Failure(4, 0, "broken")

    monkeypatch.setattr(comparing, "calendar", broken)
    assert called(main, *SETS) == 1
    again = "python -m tools calendar --game dominion --players 2 --sets --hours 3 --cap 20 --seed 4 --games 1"
    assert capsys.readouterr().err == f"Seed 4, step 0: broken. Once more: {again}\n"
