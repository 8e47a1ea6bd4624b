"""The phases in order, the effects of actions, the questions, and the points."""
