"""The phases in their order, what actions do, the questions they ask, and the points."""
