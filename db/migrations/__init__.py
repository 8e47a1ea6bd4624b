"""How the tables came to be as they are: one step a file, run at start."""
