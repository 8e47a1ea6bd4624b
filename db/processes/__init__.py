"""Messages between the processes of one bot, through the database. Imports connection."""
