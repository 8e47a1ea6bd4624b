"""The host's settings: environment variables, or the same names in a file `.env`.

Laws: for a missing or malformed setting one sentence names the variable and says what to write, and the program does
not start; such a sentence never contains secrets.
"""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.host.disk_faults import in_words
from games.kernel.engine.text import Text

Language: TypeAlias = Literal["de", "en"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
LogFormat: TypeAlias = Literal["console", "json"]

FILE = Path(".env")
USUAL_HEALTH_PORT = 8766
LAST_PORT = 65535

MOST_SHARDS = 16_384
"""More than any bot has."""

LONGEST_QUOTE = 60
"""How much of a malformed value is repeated, in characters."""

_SECRET = {"discord_token", "database_url"}
_DATABASES = ("sqlite+aiosqlite:///", "postgresql+asyncpg://", "postgresql://", "postgres://")
_HOST = re.compile(r"[0-9A-Za-z._:%-]+")
_SECRET_PARTS = re.compile(r"(?<=://).*@|[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}", re.DOTALL)
"""User and password in an address; and anything that looks like a bot's token."""


class BadSetting(Exception):
    """A setting is missing or malformed; `variable` is its name, `reason` the sentence that says what to write."""

    def __init__(self, variable: str, reason: Text) -> None:
        super().__init__(f"{variable}: {reason.id}")
        self.variable = variable
        self.reason = reason


class Secret(str):
    """A string that is hidden when its container is shown."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "***"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. Without a token the bot plays in the sandbox."""

    discord_token: Secret | None = None
    discord_api_base: str | None = None
    discord_gateway_url: str | None = None
    shards: int | None = None
    data_dir: Path = Path("data")
    database_url: Secret | None = None
    database_must_exist: bool = False
    backup_dir: Path | None = None
    language: Language | None = None
    log_level: LogLevel | None = None
    log_format: LogFormat = "console"
    health_host: str = "127.0.0.1"
    health_names: tuple[str, ...] = ()
    health_port: int | None = None
    sandbox_port: int = 8765

    @property
    def database(self) -> str:
        """The database's SQLAlchemy URL."""
        if self.database_url:
            return self.database_url
        return f"{_DATABASES[0]}{(self.data_dir / 'parlatorium.db').as_posix()}"

    @property
    def health(self) -> int | None:
        """The port of the health check; None: there is none. On Discord it is open unless it was set to 0."""
        usual = USUAL_HEALTH_PORT if self.discord_token else None
        return usual if self.health_port is None else self.health_port or None

    @property
    def sandbox_file(self) -> Path:
        """The file for the sandbox's state."""
        return self.data_dir / "sandbox.db"

    @property
    def speaks(self) -> Language:
        """The language of the program's own output."""
        return self.language or surroundings()

    @property
    def logs_from(self) -> LogLevel:
        """The lowest level that is logged: by default a sandbox is quiet."""
        return self.log_level or ("info" if self.discord_token else "warning")


def load_settings() -> Settings:
    """The settings of this process. Raises BadSetting."""
    given = _given()
    values: dict[str, Any] = {name: _read(name, given[name]) for name in Settings.__struct_fields__ if name in given}
    settings = Settings(**values)
    _is_complete(settings)
    return settings


def make_data_dir(settings: Settings) -> None:
    """Make the data folder if it is missing and needed, and the folder for backups if there are to be any. Raises
    BadSetting.
    """
    if settings.backup_dir:
        _make("BACKUP_DIR", settings.backup_dir, "setting-no-backup-folder")
    if not (settings.discord_token and settings.database_url):
        _make("DATA_DIR", settings.data_dir, "setting-no-folder")


def _make(variable: str, folder: Path, message: str) -> None:
    quoted = str(folder.absolute())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            with TemporaryFile(dir=folder):
                pass
    except OSError as error:
        reason = _not_mine(variable, folder) if isinstance(error, PermissionError) else None
        raise BadSetting(variable, reason or Text(message, folder=quoted, fault=in_words(error))) from error


def _not_mine(variable: str, folder: Path) -> Text | None:
    """The owner of an existing folder, and who may not write into it; None if it does not exist, or is nobody's."""
    if hasattr(os, "geteuid") and os.access(folder, os.F_OK):
        runs, owner = os.geteuid(), folder.stat().st_uid
        told = {"variable": variable, "folder": str(folder.absolute()), "runs": str(runs)}
        if owner == runs:
            return Text("setting-folder-locked", **told)
        return Text("setting-folder-of-another", owner=str(owner), **told)
    return None


def spoken_in(wish: str) -> Language | None:
    """The first language of a wish like ``de_AT.UTF-8`` or ``fr:de:en`` that is spoken here."""
    for name in wish.replace(",", ":").split(":"):
        match name.strip().lower()[:2]:
            case "de" | "en" as spoken:
                return spoken
    return None


def surroundings(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the environment asks for; English if it asks for none that is spoken here."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(variable):
            return spoken_in(wish) or "en"
    return "en"


def _given() -> dict[str, str]:
    """The values of the file and the environment, which takes precedence; empty ones count as not set."""
    try:
        _check_lines(FILE)
        written = dotenv_values(FILE, encoding="utf-8-sig") if FILE.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        fault = in_words(error) if isinstance(error, OSError) else str(error)
        raise BadSetting(FILE.name, Text("setting-unreadable-file", fault=fault)) from error
    return {name.lower(): value for source in (written, os.environ) for name, value in source.items() if value}


def _check_lines(path: Path) -> None:
    """Refuse a file with a line that would be ignored: its author believes that it counts. Raises BadSetting."""
    if not path.is_file():
        return
    with path.open(encoding="utf-8-sig") as file:
        for line in parse_stream(file):
            ours = (line.key or "").lower() in Settings.__struct_fields__
            if line.error or (ours and (line.value is None or "\n" in line.value)):
                written = line.original.string
                blank = written[: len(written) - len(written.lstrip())].count("\n")
                number = str(line.original.line + blank)
                raise BadSetting(path.name, Text("setting-unreadable-line", line=number))


def _read(name: str, text: str) -> object:
    try:
        return _READERS.get(name, str)(text)
    except ValueError:
        shown = "" if name in _SECRET else _SECRET_PARTS.sub("…", text)
        raise BadSetting(name.upper(), wrong(name, shown[:LONGEST_QUOTE])) from None


def wrong(name: str, given: str) -> Text:
    """What is wrong with the value `given` for a setting: ``setting-*``."""
    return Text(f"setting-{name.replace('_', '-')}", variable=name.upper(), given=given)


def _token(text: str) -> Secret:
    if not re.fullmatch(r"[!-~]+", text):
        raise ValueError("blanks or foreign characters")
    return Secret(text)


def _address(text: str) -> str:
    address = urlsplit(text)
    if address.scheme not in ("http", "https", "ws", "wss") or not address.hostname:
        raise ValueError("no address")
    return text.rstrip("/")


def _path(text: str) -> Path:
    if "\0" in text:
        raise ValueError("no path")
    return Path(text)


def _path_in_address(text: str) -> Path:
    if "?" in text:
        raise ValueError("the address of the database would end there")
    return _path(text)


def _host(text: str) -> str:
    if not _HOST.fullmatch(text):
        raise ValueError("no host")
    text.encode("idna")
    return text


def _hosts(text: str) -> tuple[str, ...]:
    return tuple(_host(name) for name in text.replace(",", " ").split())


def _database(text: str) -> Secret:
    if not text.startswith(_DATABASES):
        raise ValueError("no database")
    return Secret(text)


def _shards(text: str) -> int:
    if not 1 <= (count := int(text)) <= MOST_SHARDS:
        raise ValueError("not so many shards")
    return count


def _port(text: str) -> int:
    if not 0 <= (port := int(text)) <= LAST_PORT:
        raise ValueError("no port")
    return port


def _yes_or_no(text: str) -> bool:
    return _one_of("yes", "no")(text) == "yes"


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if (word := text.strip().lower()) not in words:
            raise ValueError("none of them")
        return word

    return read


def _is_complete(settings: Settings) -> None:
    server = (settings.discord_api_base, settings.discord_gateway_url)
    if any(server) and not all(server):
        missing = "DISCORD_GATEWAY_URL" if settings.discord_api_base else "DISCORD_API_BASE"
        raise BadSetting(missing, Text("setting-missing-server", variable=missing))
    if any(server) and settings.discord_token is None:
        raise BadSetting("DISCORD_TOKEN", Text("setting-missing-token"))


_READERS: dict[str, Callable[[str], object]] = {
    "discord_token": _token,
    "discord_api_base": _address,
    "discord_gateway_url": _address,
    "shards": _shards,
    "data_dir": _path_in_address,
    "backup_dir": _path,
    "health_host": _host,
    "health_names": _hosts,
    "database_url": _database,
    "database_must_exist": _yes_or_no,
    # The desktop uses the same variable, with any list of languages: never a reason to refuse.
    "language": spoken_in,
    "log_level": _one_of("debug", "info", "warning", "error"),
    "log_format": _one_of("console", "json"),
    "health_port": _port,
    "sandbox_port": _port,
}
"""Reads a given value; raises ValueError if it is malformed."""
