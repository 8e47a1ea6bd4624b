"""People, times and terms of a table, whatever is played there. Imports no other room here."""
