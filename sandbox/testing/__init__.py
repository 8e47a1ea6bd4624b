"""People driven by tests instead of by the page: they press, pick and type, and wait for the outcome.

May touch: everything but page and REST; nothing of the program uses it but `Sandbox.person`.
"""
