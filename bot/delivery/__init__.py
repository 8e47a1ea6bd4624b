"""What is sent unasked: the outbox goes out to Discord.

Law: nothing is sent that no transaction has asked for, and a crash in between sends nothing twice.

May touch: tables, messages, and Discord by ids. `courier.py` is the door.
"""
