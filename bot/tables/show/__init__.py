"""What people are shown of a game, as frozen data: lobby, public table, desk. Imports memory and terms."""
