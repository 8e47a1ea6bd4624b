"""What rules are written with and driven by: questions, verbs, lanes, chance, what is told. Imports no other room."""
