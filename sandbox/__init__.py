"""The sandbox: a strict little Discord on this machine, with a page on which one person plays all seats."""

from sandbox.forms.limits import Limits
from sandbox.forms.words import NotAllowed
from sandbox.loopback import NotLoopback, PortInUse
from sandbox.server import Sandbox
from sandbox.state.interaction import Interaction, InteractionState, Modal, Suggestion
from sandbox.state.message import Message, NotThere
from sandbox.state.store import StateUnreadable
from sandbox.testing.person import BotResponse, Person

__all__ = [
    "BotResponse",
    "Interaction",
    "InteractionState",
    "Limits",
    "Message",
    "Modal",
    "NotAllowed",
    "NotLoopback",
    "NotThere",
    "Person",
    "PortInUse",
    "Sandbox",
    "StateUnreadable",
    "Suggestion",
]
