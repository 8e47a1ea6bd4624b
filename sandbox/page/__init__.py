"""The page on which one person plays all seats: its files in `assets`, and the websocket behind it.

Law: the page can do what Discord's own client can, and no more. May touch: everything but REST.
"""
