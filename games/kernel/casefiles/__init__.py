"""Rules as data: case files read and run. Imports ahead, match, contract, orders and engine."""
