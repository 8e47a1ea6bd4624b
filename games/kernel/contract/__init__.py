"""What a folder under `games` gives: its `GAME` and the types of all its parts. Imports the engine only; the match, and
all that plays games, stands above.
"""
