"""The stand-in's REST interface: the bot's http requests, answered as Discord answers them.

Law: every request passes the gate, which counts it. May touch: everything but the page.
"""
