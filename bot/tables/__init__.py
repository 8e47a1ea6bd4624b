"""Games as they are stored and played: from lobby to result, seat by seat, and the views people get.

Laws: nothing here knows Discord or waits for it; one click is one transaction, which stores everything that follows
from it, deliveries included.

May touch: games, db, and the voice of the program (`phrases`). `tables.py` is the door for answers and for looking,
`store.py` what every module here changes games with, `shown.py` what the rooms above get to see.
"""
