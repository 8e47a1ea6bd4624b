"""How soon the bot is back after a network that was away."""
