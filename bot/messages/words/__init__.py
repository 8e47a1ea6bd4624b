"""Lines shared by several messages: clocks, digests, orders, results. Imports made_of."""
