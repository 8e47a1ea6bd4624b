"""Pictures of views: a picture is a function of what one seat may see, without I/O or a clock.

The parts that games share, from the pen to the finished file, and a folder of sheets for each game. None knows
Discord, rows or the reader; the shared parts know no game, and no game's folder knows another.
May touch: Pillow, the kernel's texts and results; a game's folder also the views and printed boards of its own game.
"""
