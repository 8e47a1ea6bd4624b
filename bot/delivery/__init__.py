"""The outbox: messages that nobody clicked for go out to Discord.

Law: nothing is sent unless a transaction asks for it; a crash in between sends nothing twice.

May touch: tables, messages, and Discord by ids. `courier.py` is the door.
"""
