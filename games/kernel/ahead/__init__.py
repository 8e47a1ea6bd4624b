"""A seat's next turn beforehand: rehearsed, left behind, carried out. Imports match, contract, orders and engine."""
