"""The sandbox: a strict little Discord on this machine, with a page on which one person plays all seats."""

from bot.sandbox.loopback import NotLoopback, PortInUse
from bot.sandbox.server import Sandbox
from bot.sandbox.state.interaction import Choice, Interaction, Modal, State
from bot.sandbox.state.limits import Limits
from bot.sandbox.state.message import Message, NotThere
from bot.sandbox.state.store import StateUnreadable
from bot.sandbox.state.words import Refused
from bot.sandbox.testing.person import Outcome, Person

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
