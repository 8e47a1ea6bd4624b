"""A person's orders: what they answer, and how they are stored and written. Imports the engine."""
