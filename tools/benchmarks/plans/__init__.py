"""Plans of Dominion's computer player: found, and tried against each other."""
