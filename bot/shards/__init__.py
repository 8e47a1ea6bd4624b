"""The bot on a part of the gateway, beside other processes on the same database that serve the other parts."""
