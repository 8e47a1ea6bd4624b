"""The page on which one person plays all seats: its files, and the websocket behind it."""
