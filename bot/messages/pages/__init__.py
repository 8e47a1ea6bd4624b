"""Messages that somebody looks up: help, rules, statistics, advice, a look back. Imports made_of."""
