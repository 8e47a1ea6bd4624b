"""What is told of a game in words, and what may be looked up."""
