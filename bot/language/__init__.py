"""Sentences in the language of whoever reads them. Imports nothing else of the bot."""
