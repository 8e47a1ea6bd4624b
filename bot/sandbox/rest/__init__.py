"""The stand-in's REST interface: what the bot asks for over http, as Discord answers it."""
