"""The drawing surface: canvas, lettering, colours, and the way from a sheet to a file. Imports emblems only."""
