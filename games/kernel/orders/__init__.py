"""What a person has ordered beforehand: what it answers, and how it is written. Imports the engine."""
