"""What an answer is worth: games played on from it by computer players. Imports match, contract and engine."""
