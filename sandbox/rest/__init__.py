"""The stand-in's REST interface: what the bot asks for over http, answered as Discord answers it.

Law: every request passes the gate, which counts it. May touch: everything but the page.
"""
