"""Loopback: the names under which only this machine can be reached."""

from __future__ import annotations

import ipaddress
import socket

from yarl import URL


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


def speaks_to_us(host: str, origin: str | None, port: int) -> bool:
    """Whether a request's Host, and its Origin if there is one, are loopback names with our port."""
    return _is_ours(f"http://{host}", port) and (origin is None or _is_ours(origin, port))


def _is_ours(url: str, port: int) -> bool:
    try:
        parsed = URL(url)
    except ValueError:
        return False
    return parsed.scheme == "http" and is_loopback(parsed.host) and parsed.port == port


def host_in_url(host: str) -> str:
    """A host as it stands in a url."""
    return f"[{host}]" if ":" in host else host
