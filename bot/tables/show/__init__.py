"""Views of a game for people, as frozen data: lobby, public table, desk. Imports memory and terms."""
