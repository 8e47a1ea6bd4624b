"""What the one who hosts may set: environment variables, or the same names in a file `.env`.

Laws: a setting that is missing or malformed is one sentence that names the variable and says what to write, and the
program does not start; secrets are never part of such a sentence.
"""

import errno
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from games.kernel.text import Text

Language: TypeAlias = Literal["de", "en"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
LogFormat: TypeAlias = Literal["console", "json"]
Port: TypeAlias = Annotated[int, Field(ge=0, le=65535)]

USUAL_HEALTH_PORT = 8766

LONGEST_QUOTE = 60
"""How much of a malformed value is repeated, in characters."""

_SECRET = {"discord_token", "database_url"}
_DATABASES = ("sqlite+aiosqlite:///", "postgresql+asyncpg://")
_SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class BadSetting(Exception):
    """A setting is missing or malformed; `variable` is its name, `reason` the sentence that says what to write."""

    def __init__(self, variable: str, reason: Text) -> None:
        super().__init__(f"{variable}: {reason.id}")
        self.variable = variable
        self.reason = reason


class Shards(msgspec.Struct, frozen=True):
    """The part of the gateway that this process serves: shards `first` to `last` of `count`."""

    first: int
    last: int
    count: int

    @property
    def ids(self) -> list[int]:
        """The numbers of the shards."""
        return list(range(self.first, self.last + 1))


class Settings(BaseSettings):
    """All settings. Without a token the bot plays in the sandbox."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = None
    discord_api_base: str | None = None
    discord_gateway_url: str | None = None
    shards: Annotated[Shards | None, NoDecode] = None
    data_dir: Path = Path("data")
    database_url: SecretStr | None = None
    backup_dir: Path | None = None
    language: Language | None = None
    log_level: LogLevel | None = None
    log_format: LogFormat = "console"
    health_host: str = "127.0.0.1"
    health_port: Port | None = None
    sandbox_port: Port = 8765

    @field_validator("discord_token")
    @classmethod
    def _is_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token and not re.fullmatch(r"[!-~]+", token.get_secret_value()):
            raise ValueError("blanks or foreign characters")
        return token

    @field_validator("discord_api_base", "discord_gateway_url")
    @classmethod
    def _is_an_address(cls, given: str | None) -> str | None:
        if given is None:
            return None
        address = urlsplit(given)
        if address.scheme not in ("http", "https", "ws", "wss") or not address.hostname:
            raise ValueError("no address")
        return given.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _is_a_database(cls, url: SecretStr | None) -> SecretStr | None:
        if url and not url.get_secret_value().startswith(_DATABASES):
            raise ValueError("no database")
        return url

    @field_validator("shards", mode="before")
    @classmethod
    def _read_shards(cls, given: object) -> object:
        if not isinstance(given, str):
            return given
        found = _SHARDS.fullmatch(given.strip())
        if not found:
            raise ValueError("not first-last/count")
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if not first <= last < count:
            raise ValueError("no such shards")
        return Shards(first, last, count)

    @field_validator("language", mode="before")
    @classmethod
    def _spoken(cls, given: object) -> object:
        # The same variable belongs to the desktop, where it may hold any list of languages: never a reason to refuse.
        return spoken_in(str(given)) if given is not None else None

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _in_lower_case(cls, given: object) -> object:
        return given.strip().lower() if isinstance(given, str) else given

    @model_validator(mode="after")
    def _is_complete(self) -> "Settings":
        server = (self.discord_api_base, self.discord_gateway_url)
        if any(server) and not all(server):
            missing = "DISCORD_GATEWAY_URL" if self.discord_api_base else "DISCORD_API_BASE"
            raise BadSetting(missing, Text("setting-missing-server", variable=missing))
        if any(server) and self.discord_token is None:
            raise BadSetting("DISCORD_TOKEN", Text("setting-missing-token"))
        return self

    @property
    def token(self) -> str | None:
        """The bot's token; None: play in the sandbox."""
        return self.discord_token.get_secret_value() if self.discord_token else None

    @property
    def database(self) -> str:
        """The database's SQLAlchemy URL."""
        if self.database_url:
            return self.database_url.get_secret_value()
        return f"{_DATABASES[0]}{(self.data_dir / 'parlatorium.db').as_posix()}"

    @property
    def health(self) -> int | None:
        """The port to ask whether all is well; None: nobody can ask. On Discord it is open unless it was set to 0."""
        usual = USUAL_HEALTH_PORT if self.discord_token else None
        return usual if self.health_port is None else self.health_port or None

    @property
    def sandbox_file(self) -> Path:
        """Where the sandbox keeps its state."""
        return self.data_dir / "sandbox.db"

    @property
    def speaks(self) -> Language:
        """The language of the program's own output."""
        return self.language or surroundings()

    @property
    def logs_from(self) -> LogLevel:
        """The least level that is logged: by default a sandbox is quiet."""
        return self.log_level or ("info" if self.discord_token else "warning")


def load_settings() -> Settings:
    """The settings of this process. Raises BadSetting."""
    try:
        return Settings()
    except ValidationError as error:
        raise _first_fault(error) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(".env", Text("setting-unreadable-file", fault=str(error))) from error


def make_data_dir(settings: Settings) -> None:
    """Make the folder for what is kept in it, if it is not there and needed, and that for backups if there are to be
    any. Raises BadSetting.
    """
    if settings.backup_dir:
        _make("BACKUP_DIR", settings.backup_dir, "setting-no-backup-folder")
    if not (settings.token and settings.database_url):
        _make("DATA_DIR", settings.data_dir, "setting-no-folder")


def _make(variable: str, folder: Path, message: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        quoted = str(folder.absolute())
        raise BadSetting(variable, Text(message, folder=quoted, fault=error.strerror or "")) from error


def spoken_in(wish: str) -> Language | None:
    """The first language of a wish like ``de_AT.UTF-8`` or ``fr:de:en`` that is spoken here."""
    for name in wish.replace(",", ":").split(":"):
        match name.strip().lower()[:2]:
            case "de" | "en" as spoken:
                return spoken
    return None


def surroundings(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the surroundings ask for; English if they ask for none that is spoken here."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(variable):
            return spoken_in(wish) or "en"
    return "en"


def _first_fault(error: ValidationError) -> BadSetting:
    fault = error.errors(include_url=False, include_context=False)[0]
    field = str(fault["loc"][0])
    variable = field.upper()
    given = "" if field in _SECRET else str(fault["input"])[:LONGEST_QUOTE]
    return BadSetting(variable, Text(f"setting-{field.replace('_', '-')}", variable=variable, given=given))
