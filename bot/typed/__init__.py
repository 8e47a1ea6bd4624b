"""What people type, understood: names with slips, days, times, lists.

Law: what is not clear is asked back, never guessed.

May touch: games and the voice of the program. Knows no Discord.
"""
