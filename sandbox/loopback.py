"""Loopback: the names under which only this machine can be reached, and which requests come from our own page or a bot.

Law: a request that another site's page makes a browser send is refused, whatever name it uses for us.
"""

import ipaddress
import socket

from multidict import CIMultiDictProxy
from yarl import URL

_OUR_SITES = (None, "none", "same-origin")
"""Sec-Fetch-Site as browsers set it for our own page and for an address typed by a person; bots send none."""


class NotLoopback(ValueError):
    """The sandbox was told to listen where others could reach it."""


class PortInUse(OSError):
    """Something else listens on the port already; the text says so in one sentence."""


def is_loopback(host: str | None) -> bool:
    """Whether a host name or address means this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket listening on a loopback address (port 0: any free one); raises NotLoopback or PortInUse."""
    if not is_loopback(host):
        raise NotLoopback(f"The sandbox listens on loopback addresses only (127.0.0.1, ::1, localhost), not on {host}.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        message = f"Port {port} on {host} cannot be used for the sandbox, perhaps something else uses it: {error}."
        raise PortInUse(message) from error


def speaks_to_us(headers: CIMultiDictProxy[str], port: int, *, opens_page: bool) -> bool:
    """Whether a request is meant for us and sent by us: its only Host is a loopback name with our port, so is its
    Origin if it has one, and no other site sent it. A link from elsewhere may still lead to the page (`opens_page`).
    """
    hosts, origins = headers.getall("Host", []), headers.getall("Origin", [])
    ours = len(hosts) == 1 and all(_is_ours(url, port) for url in [f"http://{hosts[0]}", *origins])
    return ours and (opens_page or headers.get("Sec-Fetch-Site") in _OUR_SITES)


def _is_ours(url: str, port: int) -> bool:
    try:
        parsed = URL(url)
    except ValueError:
        return False
    bare = f"http://{parsed.host_port_subcomponent}" == url.lower().removesuffix(":80")
    return bare and is_loopback(parsed.host) and parsed.port == port


def host_in_url(host: str) -> str:
    """A host as it stands in a url."""
    return f"[{host}]" if ":" in host else host
