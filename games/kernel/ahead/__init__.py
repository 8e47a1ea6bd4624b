"""A seat's next turn, prepared beforehand: rehearsed, left behind, carried out. Imports match, contract, orders and engine."""
