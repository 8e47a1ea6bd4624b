"""Commands: the kinds of options they have, by Discord's numbers."""

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10
