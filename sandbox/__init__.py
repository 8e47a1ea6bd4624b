"""The sandbox: a strict little Discord on this machine, with a page on which one person plays all seats."""

from sandbox.forms.limits import Limits
from sandbox.forms.words import Refused
from sandbox.loopback import NotLoopback, PortInUse
from sandbox.server import Sandbox
from sandbox.state.interaction import Choice, Interaction, Modal, State
from sandbox.state.message import Message, NotThere
from sandbox.state.store import StateUnreadable
from sandbox.testing.person import Outcome, Person

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
