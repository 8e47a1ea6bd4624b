"""What is drawn on: canvas, lettering, colours, and how a sheet becomes a file. Imports no other room but emblems."""
