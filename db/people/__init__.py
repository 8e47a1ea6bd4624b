"""The rows of a person: settings, lessons, statistics, what Discord refused. Imports games and connection."""
