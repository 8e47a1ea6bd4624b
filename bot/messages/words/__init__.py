"""Lines shared by several messages: clocks, digests, orders, results. Imports parts."""
