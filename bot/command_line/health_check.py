"""A health check that asks a running bot.

Law: a container asks twice a minute for ever: it loads only settings and HTTP, never Discord or the texts.
"""

import json
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address

from bot.host.settings import Settings

PATIENCE = 6.0
"""Seconds after which a silent bot counts as unwell; its own checks may take half of that."""


def ask(host: str, port: int) -> dict[str, str]:
    """A running bot's checks by name; {"bot": …} if there is no answer."""
    connection = HTTPConnection(to_ask(host), port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        return _read(connection.getresponse().read())
    except (OSError, HTTPException) as error:
        return {"bot": str(error) or type(error).__name__}
    finally:
        connection.close()


def to_ask(host: str) -> str:
    """The host to ask if a bot listens at this one: no request can go to “every address”."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not address.is_unspecified:
        return host
    return "127.0.0.1" if address.version == 4 else "::1"


def is_well(settings: Settings, tell: Callable[[str], object] = print) -> bool:
    """Whether every check of the bot with these settings passed; `tell` the result of each."""
    found = ask(settings.health_host, settings.health or 0)
    for name, state in found.items():
        tell(f"{name}: {state}")
    return set(found.values()) == {"ok"}


def _read(body: bytes) -> dict[str, str]:
    try:
        return {str(name): str(found) for name, found in json.loads(body)["checks"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {"bot": "another program answers at this port"}
