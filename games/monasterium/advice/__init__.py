"""How the computer player thinks: a table in its mind, and what that table is worth."""
