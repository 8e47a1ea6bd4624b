"""Games played by lot, thousands of them: nothing may get lost, and what comes of them is told in figures."""
