"""Answers: the one way through for every click, form and command, and what any of them may show.

Laws: every interaction is answered, and none twice; every error on the way ends in a sentence for the person and a line
in the log; what only one person may see is never written into a message that others see.

May touch: tables, messages, delivery, and interactions of discord.py. `funnel.py` is the door, `front.py` what clicks
and commands find behind it, `click.py` a click as a value, `reply.py` the one answer.
"""
