"""Everything that talks to people: Discord, the clock and the command line; no rule of any game.

CONTRIBUTING.md lists the rooms. What you would call it, and where it is here:

- table, lobby, its settings: `tables/acts/lobbies.py`, `tables/terms/lobby_settings.py`
- a move: `tables/acts/moves.py`; what follows from it: `tables/memory/advance.py`
- host, moderator, who may do what: `tables/terms/actors.py`; the bot's own rights: `bot_permissions.py`
- deadline, reminder, absence: `tables/acts/turn_clock.py`; all files about time: `tables/__init__.py`
- notification, direct message: `delivery/posting.py`; what asks for it: `tables/memory/deliveries.py`
- button, select, form: `messages/parts/custom_ids.py`, its function in `clicks/`
- advice (💡): `tables/acts/counsel.py`; prepared turn: `tables/acts/preparing.py`;
  standing order: `tables/acts/standing_order_book.py`
- vote: `tables/acts/voting.py`; undo: `tables/acts/undoing.py`; replacing a player: `tables/acts/seating.py`
- saved game: `tables/memory/loaded.py`; replay, result, record: `tables/past/`
"""
