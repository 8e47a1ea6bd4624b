"""What a folder under `games` gives: its `GAME` and the types of all its parts.
Imports engine and ahead; the match, and all that plays games, stands above.
"""
