"""The places of the board, each drawn by itself: cloisters, path, grid, window, dice."""
