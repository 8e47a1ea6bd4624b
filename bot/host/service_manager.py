"""Messages to systemd, if a unit of `Type=notify` started the program: sd_notify(3).

Law: a manager that will not or cannot listen never hinders the program.
"""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def notify(state: str, surroundings: Mapping[str, str] = os.environ) -> bool:
    """Send one of these messages; whether there is a receiver, even if it is not listening now."""
    address = surroundings.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return False
    with suppress(AttributeError, OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.setblocking(False)
        told.sendto(state.encode(), address.replace("@", "\0", 1) if address[0] == "@" else address)
    return True
