"""The question, and the chips and deeds that answer it."""
