"""The command line: what the one who hosts, or writes games, calls in a terminal.

Law: whatever is typed wrongly is answered with a sentence, never with a traceback.

May touch: everything but what only Discord brings (clicks, commands). `cli.py` is the door.
"""
