"""The worth of an answer, by games that computer players play on from it. Imports match, contract and engine."""
