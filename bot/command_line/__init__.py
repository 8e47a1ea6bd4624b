"""The command line, for hosts and for authors of games.

Law: a mistake in typing is answered with a sentence, never with a traceback.

May touch: everything but what only Discord brings (clicks, commands). `cli.py` is the door.
"""
