"""Games as they are stored and played: from lobby to result, seat by seat, and what people are shown of them.

Laws: nothing here knows Discord, and nothing waits for it; one click is one transaction, in which everything is stored
that follows from it, deliveries included.

May touch: games, db, and the voice of the program (`phrases`). `tables.py` is the door for answers and for looking,
`store.py` what every module here changes games with, `shown.py` what the rooms above get to see.
"""
