"""Clicks: every button, select and form leads to its function. Parses, calls, shows.

Law: a stale, doubled or foreign click changes nothing and is answered with the present state, or with the reason.

Each function serves one kind of button; `routes.py` registers it for the verb in the button's custom_id.

May touch: tables, messages, what was typed, and the bot as `front.py` describes it. `routes.py` is the door.
"""

from bot.clicks import (  # noqa: F401  # each registers what it does
    clocks,
    confirmations,
    guidance,
    lessons,
    lobby,
    options,
    preparing,
    questions,
    seats,
    settings,
    standing_orders,
    table,
    which_game,
)
