"""The one command that runs all benchmarks: it knows each of them, and makes their output a table and a page."""

from pathlib import Path

import pytest
from PIL import Image

from tools.__main__ import tools
from tools.benchmarks.__main__ import figures, wanted
from tools.benchmarks.figures import RUNS, Figure, Measured, found_in
from tools.benchmarks.page import write

HERE = {"on": "2026-01-01", "python": "3.11", "cores": 2, "p_ms": 1.1}
POINT = {
    "cpu_per_click_p": 20.0,
    "cpu_per_click_rested_p": 15.0,
    "reply_p50_p": 10.5,
    "reply_p99_p": 30.0,
    "rss_mb": 200,
}


def test_each_benchmark_is_there_under_a_name_of_its_own() -> None:
    assert all(run.module in tools() for run in RUNS)
    assert len({run.name for run in RUNS}) == len(RUNS)
    said = [figure.what for run in RUNS for figure in run.figures]
    assert len(set(said)) == len(said)


def test_only_what_is_named_is_run() -> None:
    assert [run.name for run in wanted(["start", "engine"])] == ["engine", "start"]
    assert wanted([]) == list(RUNS)
    with pytest.raises(SystemExit, match=r"no benchmark one\. There are: engine"):
        wanted(["one", "engine"])


@pytest.mark.parametrize(
    ("figure", "found"),
    [
        (Figure("", "wall_ms", "ms", most=4), Measured(6.0, 3.0, True)),
        (Figure("", "wall_ms", "ms", most=2.5), Measured(6.0, 3.0, False)),
        (Figure("", "film_s", "s", most=1), Measured(0.5, 250.0, True)),
        (Figure("", "cost_p", "P", most=7), Measured(7.0, 7.0, True)),
        (Figure("", "of.inner", "KB", most=1), Measured(5.0, None, False)),
        (Figure("", "rate", least=2), Measured(2.0, None, True)),
        (Figure("", "wall_ms", "ms", marks={"game": "b"}), Measured(8.0, 4.0, None)),
        (Figure("", "wall_ms", "ms", marks={"game": "c"}), None),
        (Figure("", "of", "ms"), None),
        (Figure("", "nowhere.at.all", "ms"), None),
    ],
)
def test_a_figure_is_found_and_told_in_p(figure: Figure, found: Measured | None) -> None:
    lines = [
        {"p_ms": 2.0, "game": "a", "wall_ms": 6.0, "film_s": 0.5, "cost_p": 7.0, "of": {"inner": 5}, "rate": 2},
        {"p_ms": 2.0, "game": "b", "wall_ms": 8.0},
    ]
    assert found_in(figure, lines) == found


def test_clicks_a_second_are_told_as_on_a_normal_machine() -> None:
    found = found_in(Figure("", "rate", least=50, by_speed=True), [{"p_ms": 2 * 1000 / 890, "rate": 25.0}])
    assert found is not None
    assert found.value == pytest.approx(50)


def test_the_page_shows_what_was_found(tmp_path: Path) -> None:
    fifty = {**POINT, "games": 50, "p_ms": 1.0, "kb_per_click": 9.5}
    beside_none = {**fifty, "stored": 0, "cpu_per_click_ms": 40.0}
    scale = [{**POINT, "games": 1, "stored": 0}, {**fifty, "stored": 20_000, "cpu_per_click_ms": 2.0}, beside_none]
    printed = {"scale": scale}
    write(tmp_path, HERE, list(figures(RUNS, printed)), printed)
    page = (tmp_path / "speed.md").read_text(encoding="utf-8")
    assert "| 50 games: CPU per click, pictures included | 40.00 ms | 40.0 | ≤ 12 P | **no** |" in page
    assert "| 50 games: uploaded per click | 9.50 KB |  | ≤ 35 KB | yes |" in page
    assert "| 50 | 20,000 | 20.0 | 15.0 | 10.5 | 30.0 | 200 |" in page
    with Image.open(tmp_path / "speed.png") as picture:
        assert picture.width == 1080


def test_without_curves_the_page_is_a_table(tmp_path: Path) -> None:
    write(tmp_path, HERE, [], {})
    assert "speed.png" not in (tmp_path / "speed.md").read_text(encoding="utf-8")
    assert not (tmp_path / "speed.png").exists()
