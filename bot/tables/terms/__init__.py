"""Who sits, until when, and on what terms: what holds at a table whatever is played. Imports no other room here."""
