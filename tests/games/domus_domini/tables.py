"""What the laws must meet on tables of Domus Domini."""

REHEARSED = {
    "column.choose", "cellerar.choose", "market.buy", "build.choose", "build.amount", "beg.target", "drunkard.target",
    "march.vegetables", "march.cart", "feed.pay",
}  # fmt: skip
"""What a rehearsal can ask: all but how to ward an attack off."""
