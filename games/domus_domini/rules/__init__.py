"""The phases in their order, the questions they ask, and the points."""
