"""Thinking that takes seconds, in a process beside the bot. Imports no other room here."""
