"""Reading what people type: names with slips, days, times, lists.

Law: unclear input is asked about, never guessed.

May touch: games and the voice of the program. Knows no Discord.
"""
