"""What is pressed: every button, select and form leads to what it does. Parses, calls, shows.

Law: a stale, doubled or foreign click changes nothing and is answered with the present state, or with why not.

A function does what one kind of button says; `verbs.py` registers it for the verb in the button's custom_id.

May touch: tables, messages, what was typed, and the bot as `front.py` describes it. `routes.py` is the door.
"""
