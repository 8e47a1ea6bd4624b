"""A seat's next turn beforehand: rehearsed, left behind, carried out. Imports engine and orders."""
