"""What holds for all tests: nothing of the host's own set-up is seen, and searching for examples is repeatable.

Laws: no test finds a token, an address or a database of the machine it runs on; the same code gives the same examples.
"""

import pytest
from hypothesis import settings

SETTINGS = (
    "DATABASE_URL",
    "DATA_DIR",
    "DISCORD_API_BASE",
    "DISCORD_GATEWAY_URL",
    "DISCORD_TOKEN",
    "HEALTH_HOST",
    "HEALTH_PORT",
    "LANGUAGE",
    "LOG_FORMAT",
    "LOG_LEVEL",
    "SANDBOX_PORT",
    "SHARDS",
)

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def no_settings_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take out of the environment what would connect a test to the world outside."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
