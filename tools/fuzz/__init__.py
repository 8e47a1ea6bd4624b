"""Everything at random: games, clicks and words that make no sense."""
