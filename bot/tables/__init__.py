"""Games as they are stored and played: from lobby to result, seat by seat, and the views people get.

Laws: nothing here knows Discord or waits for it; one click is one transaction, which stores everything that follows
from it, deliveries included.

May touch: games, db, and the voice of the program (`phrases`). `tables.py` is the door for answers and for looking,
`store.py` what every module here changes games with, `shown.py` what the rooms above get to see.

Who may do what: `Actor.decides` and `refuse_unless_host` in `terms/actors.py`.

What time does:

- `terms/deadlines.py` counts a clock that runs in a person's hours only; `terms/preferences.py` has those hours.
- `terms/presence.py` knows since when people can reach the bot.
- `memory/turn_times.py` stores each seat's clock and its next alarm; `memory/deliveries.py` says when a veil lifts.
- `acts/turn_clock.py` does what is due: reminds, lets a computer play when time is over, lifts veils.
- `acts/idle_lobbies.py` ends lobbies that nobody starts.
- `show/clocks_shown.py` is what people see of clocks.
"""
