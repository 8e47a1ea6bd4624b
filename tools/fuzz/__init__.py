"""Everything at random: games by lot, clicks and words that make no sense."""
