"""Discord on your own machine: a stand-in that the bot talks to as if it were Discord, and a page to play on."""
