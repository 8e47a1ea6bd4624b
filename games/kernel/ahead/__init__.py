"""A seat's next turn, prepared: rehearsed, left behind, carried out. Imports match, contract, orders and engine."""
