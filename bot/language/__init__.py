"""Sentences in the reader's language. Imports nothing else of the bot."""
