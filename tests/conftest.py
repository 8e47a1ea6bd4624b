"""The set-up of all tests: the host's own is hidden, and searches for examples are repeatable.

Laws: no test finds a token, an address or a database of the machine it runs on; the same code gives the same examples,
and the same day the same tables; measuring coverage changes nothing.
"""

import asyncio
import gc
import os
from datetime import date
from itertools import chain, islice
from pathlib import Path

import pytest
from hypothesis import settings

from tests import depth, empty_database, weak_keys
from tests.db.server import NAMED, SERVER

SETTINGS = (
    "BACKUP_DIR",
    "DATABASE_MUST_EXIST",
    "DATABASE_URL",
    "DATA_DIR",
    "DISCORD_API_BASE",
    "DISCORD_GATEWAY_URL",
    "DISCORD_TOKEN",
    "HEALTH_HOST",
    "HEALTH_NAMES",
    "HEALTH_PORT",
    "LANGUAGE",
    "LOG_FORMAT",
    "LOG_LEVEL",
    "SANDBOX_PORT",
    "SHARDS",
)


def without_settings() -> dict[str, str]:
    """The environment of a program without any settings of the host."""
    return {name: value for name, value in os.environ.items() if name not in SETTINGS}


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options for the depth of a run."""
    group = parser.getgroup("depth", "how deep the suite goes")
    group.addoption("--thorough", action="store_true", help="try everything more often, on tables that change daily")
    group.addoption("--on-postgresql", action="store_true", help=f"whole games lie on the server that {NAMED} names")
    group.addoption(
        "--only-long-in",
        action="append",
        default=[],
        metavar="PATH",
        help="of the tests there only those that are marked as long; the others ran where coverage was measured",
    )
    group.addoption(
        "--seed-date",
        type=_day,
        metavar="YYYY-MM-DD",
        help="play the tables of this day; without it a thorough run plays today's, a quick run the same as ever",
    )


def _day(text: str) -> str:
    """A day as written; workers get plain words only. Raises ValueError if there is no such day."""
    return date.fromisoformat(text).isoformat()


def pytest_configure(config: pytest.Config) -> None:
    """Settle the depth; workers get the day, so that they agree even around midnight. What is made until the first test
    stays: no garbage is looked for in it.
    """
    gc.disable()
    option = config.option
    if option.on_postgresql:
        if not SERVER:
            raise pytest.UsageError(f"--on-postgresql: {NAMED} names no server")
        empty_database.stand_on("postgresql")
    if option.thorough and option.seed_date is None:
        option.seed_date = f"{date.today()}"  # noqa: DTZ011  # the day of whoever runs it
    wanted = depth.THOROUGH if option.thorough else depth.QUICK
    depth.choose(wanted if option.seed_date is None else wanted.on(date.fromisoformat(option.seed_date)))
    settings.register_profile(
        "repeatable", derandomize=True, deadline=None, database=None, max_examples=wanted.examples()
    )
    settings.load_profile("repeatable")
    if getattr(option, "cov_source", None):
        weak_keys.be_forgetful()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that have already run, and let each worker begin with slow ones."""
    places = {config.rootpath / path for path in config.option.only_long_in}
    ran = {
        item
        for item in items
        if not item.get_closest_marker("long") and not places.isdisjoint([item.path, *item.path.parents])
    }
    if ran:
        config.hook.pytest_deselected(items=ran)
        items[:] = [item for item in items if item not in ran]
    items[:] = _long_first(items, getattr(config, "workerinput", {}).get("workercount", 1))


def _long_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same tests, so that each worker's equal part begins with its share of the slow ones: the others would wait
    for slow tests that begin last.
    """
    long = [item for item in items if item.get_closest_marker("long")]
    others = (item for item in items if not item.get_closest_marker("long"))
    parts = [long[number::workers] for number in range(workers)]
    for part in parts:
        part.extend(islice(others, max(0, len(items) // workers - len(part))))
    return [*chain.from_iterable(parts), *others]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Begin to look for garbage: what has been collected stays, so not in that, and more seldom than usual."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    gc.enable()


def pytest_unconfigure() -> None:
    """Leave nothing behind on the server."""
    asyncio.run(empty_database.cleared(wholly=True))


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: end-to-end tests wait for the stand-in a third of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_report_header(config: pytest.Config) -> str:
    """Say how deep this run goes, and how to repeat it."""
    thorough, day = config.option.thorough, config.option.seed_date
    again = ["pytest", *["--thorough"] * thorough, *([f"--seed-date {day}"] if day else [])]
    more = "" if thorough else "; `pytest --thorough` tries more"
    return f"depth: {depth.chosen().name}, again with `{' '.join(again)}`{more}"


@pytest.fixture(autouse=True)
def no_settings_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove from the environment what would connect a test to the outside world."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and an environment without settings or a language."""
    monkeypatch.chdir(tmp_path)
    for name in (*SETTINGS, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
