"""Everything that talks to people: Discord, the clock and the command line; no rule of any game."""
