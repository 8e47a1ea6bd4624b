"""Lines that more than one message says: clocks, digests, orders, results. Imports made_of."""
