"""What systemd is told of the program, if it was started by a unit of `Type=notify`: sd_notify(3).

Law: whoever does not want to hear it, or cannot, keeps the program from nothing.
"""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def notify(state: str, surroundings: Mapping[str, str] = os.environ) -> bool:
    """Tell it one of these; whether there is somebody to tell, who may not listen just now."""
    address = surroundings.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return False
    with suppress(AttributeError, OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.setblocking(False)
        told.sendto(state.encode(), address.replace("@", "\0", 1) if address[0] == "@" else address)
    return True
