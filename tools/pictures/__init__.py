"""Pictures to be looked at, and what is drawn once and kept in the project."""
