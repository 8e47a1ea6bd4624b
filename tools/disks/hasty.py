"""The bot that is ready to be forked, in a hurry: python -m tools.disks.hasty

All waits that a database can cause are shortened by one factor, so that they keep their proportions; and nothing is
drawn, because pictures have nothing to do with disks.
"""

from importlib import import_module

from bot.messages.pictures import pictures
from db import engine
from tests.end_to_end.sketcher import Sketcher
from tools.kills import preloaded

FASTER = 4
"""So many times as fast as for people."""
WAITS = {
    "bot.replies.funnel": ("PERSISTENCE_SECONDS", "PAUSE_SECONDS"),
    "bot.delivery.courier": ("BREATH_SECONDS",),
    "bot.delivery.places": ("REPLIES_SECONDS",),
    "bot.host.watch": ("EVERY_SECONDS",),
    "db.connection.connections": ("ANSWER_SECONDS",),
    "db.engine": ("LOOK_SECONDS",),
    "db.connection.watch": ("LOCK_SECONDS",),
}


def hurry() -> None:
    """Wait less for everything from now on."""
    for name, waits in WAITS.items():
        module = import_module(name)
        for wait in waits:
            setattr(module, wait, getattr(module, wait) / FASTER)
    engine.open_database.__defaults__ = (engine.PATIENCE // FASTER, None)
    vars(pictures)["painter_for"] = lambda _: Sketcher()


if __name__ == "__main__":
    hurry()
    preloaded.main()
