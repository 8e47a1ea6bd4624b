"""Views become pictures: a picture is a function of what one seat may see, without I/O or a clock.

What games share lies here, from the pen to the finished file; each folder holds the sheets of one game.
May touch: Pillow, the kernel's texts and results; a game's folder the views and printed boards of its own game. What
lies here knows no game, no folder knows another, and nobody here knows Discord, rows or who is asking.
"""
