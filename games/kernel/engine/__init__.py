"""The tools that rules are written and driven with: questions, verbs, lanes, chance, events. Imports no other room."""
