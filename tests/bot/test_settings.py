"""Settings come from the environment or `.env`, and what is wrong with one is a sentence that names it."""

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from bot.host.disk_faults import KINDS, in_words
from bot.host.settings import BadSetting, Settings, load_settings, make_data_dir, surroundings
from bot.language.phrases import LANGUAGES, Phrasebook
from games.kernel.engine.text import Text

TOKEN = "MTA0.GabcdE.secret"
pytestmark = pytest.mark.usefixtures("elsewhere")

BOOK = Phrasebook.load(strict=True)


def given(monkeypatch: pytest.MonkeyPatch, values: Mapping[str, str]) -> Settings:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    return load_settings()


def test_without_any_setting_the_bot_plays_in_a_quiet_sandbox() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database == "sqlite+aiosqlite:///data/parlatorium.db"
    assert settings.sandbox_file == Path("data/sandbox.db")
    assert (settings.sandbox_port, settings.health, settings.logs_from) == (8765, None, "warning")


def test_with_a_token_it_tells_more_and_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = given(monkeypatch, {"DISCORD_TOKEN": TOKEN})
    assert (settings.discord_token, settings.health, settings.logs_from) == (TOKEN, 8766, "info")


@pytest.mark.parametrize(("port", "token", "open_at"), [("0", TOKEN, None), ("9000", TOKEN, 9000), ("9000", "", 9000)])
def test_the_health_port_is_as_it_is_set(
    monkeypatch: pytest.MonkeyPatch, port: str, token: str, open_at: int | None
) -> None:
    assert given(monkeypatch, {"HEALTH_PORT": port, "DISCORD_TOKEN": token}).health == open_at


def test_an_empty_setting_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = given(monkeypatch, {"DISCORD_TOKEN": "", "HEALTH_PORT": "", "SHARDS": ""})
    assert (settings.discord_token, settings.health, settings.shards) == (None, None, None)


def test_settings_stand_in_a_file_and_the_environment_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"DISCORD_TOKEN={TOKEN}\nDATA_DIR=kept\nDATABASE_URL=postgresql+asyncpg://me@there/games\nUNKNOWN=1\n"
    Path(".env").write_text(text, encoding="utf-8")
    settings = given(monkeypatch, {"DATA_DIR": "elsewhere"})
    assert (settings.discord_token, settings.data_dir) == (TOKEN, Path("elsewhere"))
    assert settings.database == "postgresql+asyncpg://me@there/games"


def test_a_file_that_is_no_text_is_refused() -> None:
    Path(".env").write_bytes(b"DATA_DIR=\xff\xfe")
    with pytest.raises(BadSetting) as refused:
        load_settings()
    assert (refused.value.variable, refused.value.reason.id) == (".env", "setting-unreadable-file")


@pytest.mark.parametrize(("written", "count"), [("16", 16), (" 1 ", 1)])
def test_shards_are_as_many_as_all_processes_share(monkeypatch: pytest.MonkeyPatch, written: str, count: int) -> None:
    assert given(monkeypatch, {"SHARDS": written}).shards == count


MALFORMED = [
    ("DISCORD_TOKEN", "two words"),
    ("DISCORD_API_BASE", "discord.com/api"),
    ("DISCORD_GATEWAY_URL", "wss://"),
    ("SHARDS", "0"),
    ("SHARDS", "0-3/16"),
    ("SHARDS", "all"),
    ("DATABASE_URL", "mysql://me:password@there"),
    ("DATA_DIR", "what?"),
    ("DATABASE_MUST_EXIST", "perhaps"),
    ("HEALTH_HOST", "my house"),
    ("HEALTH_HOST", "http://127.0.0.1"),
    ("HEALTH_HOST", "a..b"),
    ("HEALTH_NAMES", "bot.example.org, http://x"),
    ("LOG_LEVEL", "loud"),
    ("LOG_FORMAT", "xml"),
    ("HEALTH_PORT", "http"),
    ("HEALTH_PORT", "65536"),
    ("SANDBOX_PORT", "-1"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variable", "value"), MALFORMED)
def test_a_malformed_setting_is_one_sentence_that_names_it(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        given(monkeypatch, {variable: value})
    sentence = BOOK.speaker(language).plain(refused.value.reason)
    assert refused.value.variable == variable
    assert sentence.startswith(variable)
    assert "\n" not in sentence
    secret = variable in ("DISCORD_TOKEN", "DATABASE_URL")
    assert (value in sentence) is not secret


def test_a_long_value_is_quoted_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetting) as refused:
        given(monkeypatch, {"LOG_LEVEL": "loud" * 100})
    assert len(BOOK.speaker("en").plain(refused.value.reason)) < 150


@pytest.mark.parametrize(
    "value",
    [
        "postgresql+asyncpg://me:swordfish@there/games",
        "https://me:sword@fish@there/" + "x" * 100,
        "MTA0NTc2NTE4MjM0OTU2ODEy.Gswordfish.abcdefghijklmnopqrstuvwxyz",
    ],
)
@pytest.mark.parametrize(
    "variable", ["DISCORD_API_BASE", "SHARDS", "DATA_DIR", "HEALTH_HOST", "HEALTH_PORT", "LOG_LEVEL"]
)
def test_a_secret_in_the_wrong_place_is_not_repeated(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        given(monkeypatch, {variable: f"{value}?"})
    assert "sword" not in BOOK.speaker("en").plain(refused.value.reason)


@pytest.mark.parametrize(
    ("written", "line"),
    [
        (f'DISCORD_TOKEN="{TOKEN}\n', "1"),
        (f"# mine\nDATA_DIR=kept\n\n  \nDISCORD_TOKEN='{TOKEN}\nLOG_LEVEL=info\n", "5"),
        (f'LOG_LEVEL="info\nDISCORD_TOKEN={TOKEN}\nDATA_DIR="kept"\n', "1"),
        (f'DATA_DIR="kept\nDISCORD_TOKEN={TOKEN}"\n', "1"),
        ("LOG_LEVEL=info\nDISCORD_TOKEN\n", "2"),
        (f"LOG_LEVEL=info\nDISCORD_TOKEN: {TOKEN}\n", "2"),
        (f"the token is {TOKEN}\n", "1"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_file_that_cannot_be_read_is_never_passed_over(written: str, line: str, language: str) -> None:
    Path(".env").write_text(written, encoding="utf-8")
    with pytest.raises(BadSetting) as refused:
        load_settings()
    sentence = BOOK.speaker(language).plain(refused.value.reason)
    assert refused.value.variable == ".env"
    assert f" {line} " in sentence
    assert TOKEN not in sentence


def test_what_other_programs_read_in_the_file_may_look_as_they_like() -> None:
    Path(".env").write_text(f'KEY="a\nb"\nEMPTY\nexport DISCORD_TOKEN="{TOKEN}"  # ours\n', encoding="utf-8")
    assert load_settings().discord_token == TOKEN


@pytest.mark.parametrize(
    ("values", "missing"),
    [
        ({"DISCORD_API_BASE": "http://127.0.0.1:1/api/v10", "DISCORD_TOKEN": "t"}, "DISCORD_GATEWAY_URL"),
        ({"DISCORD_GATEWAY_URL": "ws://127.0.0.1:1/", "DISCORD_TOKEN": "t"}, "DISCORD_API_BASE"),
        ({"DISCORD_API_BASE": "http://h:1", "DISCORD_GATEWAY_URL": "ws://h:1"}, "DISCORD_TOKEN"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, values: dict[str, str], missing: str, language: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        given(monkeypatch, values)
    assert refused.value.variable == missing
    assert missing in BOOK.speaker(language).plain(refused.value.reason)


def test_another_server_is_used_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    server = {"DISCORD_API_BASE": "http://h:1/api/", "DISCORD_GATEWAY_URL": "ws://h:1/", "DISCORD_TOKEN": "t"}
    settings = given(monkeypatch, server)
    assert (settings.discord_api_base, settings.discord_gateway_url) == ("http://h:1/api", "ws://h:1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_sentence(language: str) -> None:
    say = BOOK.speaker(language)
    assert [name for name in Settings.__struct_fields__ if not say.knows(f"setting-{name.replace('_', '-')}")] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": "fr:en:de"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "de"}, "de"),
    ],
)
def test_the_program_speaks_as_its_surroundings_do(environment: dict[str, str], language: str) -> None:
    assert surroundings(environment) == language


@pytest.mark.parametrize(("wish", "language"), [("de", "de"), ("de_DE:en", "de"), ("EN", "en"), ("klingon", "en")])
def test_a_language_is_a_wish_and_never_refused(monkeypatch: pytest.MonkeyPatch, wish: str, language: str) -> None:
    assert given(monkeypatch, {"LANGUAGE": wish}).speaks == language


def test_the_folder_for_data_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = given(monkeypatch, {"DATA_DIR": "deep/down"})
    make_data_dir(settings)
    make_data_dir(settings)
    assert (tmp_path / "deep" / "down").is_dir()


def test_a_folder_that_nothing_is_kept_in_is_not_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    make_data_dir(given(monkeypatch, {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql+asyncpg://there/games"}))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    with pytest.raises(BadSetting) as refused:
        make_data_dir(given(monkeypatch, {"DATA_DIR": "file/data"}))
    assert "file/data" in BOOK.speaker("en").plain(refused.value.reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("runs", "fault", "message"),
    [
        (10001, errno.EACCES, "setting-folder-of-another"), (None, errno.EACCES, "setting-folder-locked"),
        (10001, errno.EROFS, "setting-no-folder"), (10001, errno.ENOSPC, "setting-no-folder"),
    ],
)  # fmt: skip
def test_a_folder_that_is_there_and_not_to_be_written_is_said_to_be_whose(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, runs: int | None, fault: int, message: str, language: str
) -> None:
    (tmp_path / "data").mkdir()

    def refuse(**_: object) -> None:
        raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr("bot.host.settings.TemporaryFile", refuse)
    monkeypatch.setattr(os, "access", lambda _, wanted: wanted == os.F_OK)
    owner = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: owner if runs is None else runs)
    with pytest.raises(BadSetting) as refused:
        make_data_dir(given(monkeypatch, {"DATA_DIR": str(tmp_path / "data")}))
    assert refused.value.reason.id == message
    sentence = BOOK.speaker(language).plain(refused.value.reason)
    assert os.strerror(fault) not in sentence, "the system speaks English"
    if runs and fault == errno.EACCES:
        assert f"chown -R {runs}" in sentence
        assert str(owner) in sentence


def test_what_the_system_says_is_said_in_our_words() -> None:
    kinds = {in_words(OSError(kind, os.strerror(kind))).id for kind in KINDS}
    for language in LANGUAGES:
        assert all(BOOK.speaker(language).plain(Text(kind)) for kind in kinds)
    assert in_words(OSError(errno.EXDEV, "Odd")) == Text("as-is", word="Odd")


def test_a_secret_is_not_shown_with_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = given(
        monkeypatch, {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql+asyncpg://me:secret@there/games"}
    )
    assert "secret" not in repr(settings)
    assert settings.database.endswith("secret@there/games")


def test_what_is_set_to_nothing_in_the_environment_is_read_in_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(
        "\ufeffexport HEALTH_PORT='9000' # asked there\nHEALTH_HOST=\nLOG_LEVEL=${LEVEL}\n", "utf-8"
    )
    monkeypatch.setenv("LEVEL", "Error ")
    settings = given(monkeypatch, {"HEALTH_PORT": ""})
    assert (settings.health, settings.health_host, settings.logs_from) == (9000, "127.0.0.1", "error")


def test_settings_may_be_written_in_small_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("sandbox_port=1\nData_Dir=kept\n", encoding="utf-8")
    settings = given(monkeypatch, {"sandbox_port": "2"})
    assert (settings.sandbox_port, settings.data_dir) == (2, Path("kept"))


def test_each_setting_is_read_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = given(monkeypatch, dict(GOOD))
    kinds = get_type_hints(Settings)
    assert GOOD.keys() == {name.upper() for name in kinds}
    for name, kind in kinds.items():
        assert msgspec.convert(getattr(settings, name), kind, dec_hook=made_already) == getattr(settings, name)


GOOD = {
    "DISCORD_TOKEN": TOKEN,
    "DISCORD_API_BASE": "http://h:1",
    "DISCORD_GATEWAY_URL": "ws://h:1",
    "SHARDS": "2",
    "DATA_DIR": "kept",
    "DATABASE_URL": "sqlite+aiosqlite:///games.db",
    "DATABASE_MUST_EXIST": "yes",
    "BACKUP_DIR": "backups",
    "LANGUAGE": "de",
    "LOG_LEVEL": "info",
    "LOG_FORMAT": "json",
    "HEALTH_PORT": "1",
    "HEALTH_HOST": "127.0.0.1",
    "HEALTH_NAMES": "bot.example.org, other.example.org",
    "SANDBOX_PORT": "2",
}


def made_already(kind: type, value: object) -> object:
    """What is no plain word or number."""
    assert isinstance(value, kind)
    return value
