"""Domus Domini's phases prepared ahead: a seat's next decisions as far as known, landmarks, and rules for the rest."""
