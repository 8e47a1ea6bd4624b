"""The sandbox: a strict little Discord on this machine, with a page on which one person plays all seats."""

from .interaction import Choice, Interaction, Modal, State
from .limits import Limits
from .loopback import NotLoopback, PortInUse
from .message import Message, NotThere
from .person import Outcome, Person
from .server import Sandbox
from .store import StateUnreadable
from .words import Refused

__all__ = [
    "Choice",
    "Interaction",
    "Limits",
    "Message",
    "Modal",
    "NotLoopback",
    "NotThere",
    "Outcome",
    "Person",
    "PortInUse",
    "Refused",
    "Sandbox",
    "State",
    "StateUnreadable",
]
