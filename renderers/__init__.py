"""Pictures of views: a picture is a function of what one seat may see, without I/O or a clock.

The parts that games share, from the pen to the finished file, and a folder of sheets for each game. May touch: Pillow,
the kernel's texts and results; a game's folder also the views and printed boards of its own game. The shared parts know
no game, no game's folder knows another, and none knows Discord, rows or the reader.
"""
