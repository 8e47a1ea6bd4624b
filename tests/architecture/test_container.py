"""The container: it holds what the program needs, runs it as an ordinary user, and keeps its data."""

import json
import re
import tomllib

import pytest
import yaml

from bot.host.settings import Settings, load_settings
from db.connection.address import place_of
from tests.architecture.tree import PACKAGES, ROOT
from tests.conftest import SETTINGS

DOCKERFILE = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
WORDS = [line.partition(" ") for line in DOCKERFILE.splitlines()]
STEPS = [(word, rest.strip()) for word, _, rest in WORDS if word.isupper()]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
BOT, POSTGRES = COMPOSE["services"]["bot"], COMPOSE["services"]["postgres"]


def of(word: str) -> list[str]:
    """The Dockerfile's arguments after each of these words."""
    return [rest for step, rest in STEPS if step == word]


def copied() -> list[str]:
    """The project's files that are copied into the build."""
    return [source for rest in of("COPY") if not rest.startswith("--from") for source in rest.split()[:-1]]


def test_everything_copied_exists_and_is_let_through() -> None:
    let_through = {
        line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"
    }
    assert [source for source in copied() if not (ROOT / source).exists()] == []
    assert set(copied()) == let_through


def test_everything_the_installation_reads_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {*PACKAGES, "pyproject.toml", "requirements.lock", project["readme"], *project["license-files"]}
    assert wanted <= set(copied())


def test_the_last_stage_has_only_what_the_first_built() -> None:
    last = STEPS[max(place for place, (word, _) in enumerate(STEPS) if word == "FROM") :]
    assert of("FROM") == ["${BASE} AS build", "${BASE}"]
    assert [rest for word, rest in last if word == "COPY"] == ["--from=build /venv /venv"]
    assert "pip install" not in " ".join(rest for _, rest in last)


def test_what_it_is_built_on_is_named_by_its_digest() -> None:
    (base,) = of("ARG")
    assert re.fullmatch(r"BASE=python:3\.11\.\d+-slim@sha256:[0-9a-f]{64}", base)


def test_everything_downloaded_is_checked_by_its_hash() -> None:
    installing = [part for rest in of("RUN") for part in rest.split("&&") if " install " in part and "pip" in part]
    assert [part.split(" install ")[1].split() for part in installing] == [
        ["--no-cache-dir", "--no-deps", "--require-hashes", "-r", "requirements.lock"],
        ["--no-cache-dir", "--no-deps", "--no-index", "--no-build-isolation", "."],
    ]


def test_no_installer_is_left_to_run() -> None:
    build, last = of("RUN")[:-1], of("RUN")[-1]
    assert "python -m venv --without-pip /venv" in build
    assert any("pip --python /venv/bin/python uninstall --yes setuptools" in rest for rest in build)
    removed = last.partition(" && ")[0].removeprefix("rm -rf ").split()
    lib = "/usr/local/lib/python3*"
    assert removed == [f"{lib}/site-packages/*", f"{lib}/ensurepip", "/usr/local/bin/pip*"]


def test_it_runs_without_rights_and_keeps_its_data_in_the_volume() -> None:
    assert of("USER") == ["parlatorium"]
    assert "useradd" in DOCKERFILE
    assert of("VOLUME") == of("WORKDIR")[-1:] == ["/data"]
    assert BOT["volumes"] == ["data:/data"]
    assert "data" in COMPOSE["volumes"]


def test_it_sets_only_what_can_be_set() -> None:
    names = {assignment.partition("=")[0] for rest in of("ENV") for assignment in rest.split()}
    assert names - {"PATH", "PYTHONUNBUFFERED"} <= {name.upper() for name in Settings.__struct_fields__}
    assert "DATA_DIR=/data" in of("ENV")[0].split()


def test_no_setting_of_the_host_reaches_a_test() -> None:
    assert set(SETTINGS) == {name.upper() for name in Settings.__struct_fields__}


def test_it_is_asked_for_its_health_and_stopped_with_grace() -> None:
    assert json.loads(of("HEALTHCHECK")[0].partition("CMD ")[2]) == ["parlatorium", "health"]
    assert json.loads(of("ENTRYPOINT")[0]) == ["parlatorium"]
    assert of("STOPSIGNAL") == ["SIGTERM"]
    assert (BOT["stop_grace_period"], BOT["restart"], BOT["env_file"]) == ("15s", "unless-stopped", ".env")


def test_memory_and_log_have_a_limit_that_leaves_room_for_what_is_promised() -> None:
    page = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
    promised = re.search(r"take under (\d+) MB of memory", page)
    film = re.search(r"a film is made, its process takes up to (\d+) MB", page)
    assert promised is not None
    assert film is not None
    limit = {"m": 1, "g": 1024}[BOT["mem_limit"][-1]] * int(BOT["mem_limit"][:-1])
    assert limit >= 2 * (int(promised[1]) + int(film[1]))
    for service in (BOT, POSTGRES):
        log = service["logging"]
        assert (log["driver"], log["options"]) == ("json-file", {"max-size": "10m", "max-file": "3"})


def test_the_database_server_is_there_only_if_it_is_asked_for() -> None:
    assert POSTGRES["profiles"] == ["postgres"]
    assert set(COMPOSE["services"]) == {"bot", "postgres"}
    assert BOT["depends_on"] == {"postgres": {"condition": "service_healthy", "required": False}}


def test_the_database_server_is_the_one_that_is_tested_with_and_pinned() -> None:
    image, _, tag = POSTGRES["image"].partition(":")
    assert image == "postgres"
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    tested = re.search(r"PostgreSQL: (\d+) is what it is tested with", page)
    assert tested is not None
    assert re.fullmatch(rf"{tested[1]}\.\d+-[a-z]+", tag), "upgrading PostgreSQL itself takes more than another number"


def test_the_database_server_keeps_its_data_and_its_password_is_nowhere_but_in_the_env_file() -> None:
    assert POSTGRES["volumes"] == ["postgres:/var/lib/postgresql/data"]
    assert "postgres" in COMPOSE["volumes"]
    assert POSTGRES["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:-}"
    assert "ports" not in POSTGRES, "nobody but the bot reaches it"
    assert (POSTGRES["stop_grace_period"], POSTGRES["restart"]) == ("60s", "unless-stopped")


def test_the_database_server_counts_as_well_only_when_the_bot_can_reach_it() -> None:
    check = POSTGRES["healthcheck"]["test"]
    assert check[:2] == ["CMD", "pg_isready"]
    asked = dict(option.removeprefix("--").split("=") for option in check[2:])
    assert asked == {
        "host": "127.0.0.1",
        "username": POSTGRES["environment"]["POSTGRES_USER"],
        "dbname": POSTGRES["environment"]["POSTGRES_DB"],
    }


def test_the_address_that_compose_tells_is_one_the_program_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = re.findall(r"^#\s+DATABASE_URL=(.*)$", (ROOT / "compose.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    monkeypatch.setenv("DATABASE_URL", line.replace("…", "secret1"))
    place = place_of(load_settings().database)
    names = POSTGRES["environment"]
    assert (place.username, place.database) == (names["POSTGRES_USER"], names["POSTGRES_DB"])
    assert (place.password, place.host) == ("secret1", "postgres")
    assert place.host in COMPOSE["services"]
