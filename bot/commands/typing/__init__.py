"""How a command is declared, worded and registered, and which game it means."""
