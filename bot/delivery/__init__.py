"""What is sent unasked: the outbox goes out to Discord, and the clock rings.

Law: nothing is sent that a transaction did not wish for, and a crash in between sends nothing twice.

May touch: tables, messages, and Discord by ids. `outbox.py` is the door.
"""
