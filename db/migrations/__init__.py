"""The history of the tables: one step per file, run at start."""
