"""The page on which one person plays all seats: its files in `assets`, and the websocket behind it.

Law: the page does what Discord's own client could do, and no more. May touch: everything but REST.
"""
