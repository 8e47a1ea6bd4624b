"""Messages to look things up: help, rules, statistics, advice, a look back. Imports parts."""
