"""The bot on a part of the gateway; other processes on the same database serve the other parts."""
