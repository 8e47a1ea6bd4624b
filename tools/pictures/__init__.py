"""Pictures to look at, and those drawn once and kept in the project."""
