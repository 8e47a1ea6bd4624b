# What the computer would do

take-first = Only the first step
advised = { $what }. { $why }

# How strong computers are

computer-levels = Change a computer’s level
computer-level = { $who }: { $level }
