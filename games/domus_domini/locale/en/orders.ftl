# Standing orders

order-column-choose = The column
order-cellerar-choose = Hiring a cellarer
order-cellerar-exchange = Exchanging or dismissing your cellarer
order-market-buy = Buying vegetables
order-defend-choose = Fending off an attack
order-march-vegetables = Using vegetables
order-march-cart = Using the vegetable cart
order-feed-pay = Feeding the brothers in the cloister
order-keep = keep it
order-pass-below = pass it on while there is less than { $coins } D in the middle
order-nobody = nobody
order-as-it-is = leave everything as it is
order-defend = herdsman first, then a dog
order-defend-to = herdsman first, but only up to space { $position }
order-march-usual = none (in the last round it goes by itself)
order-feed-most = with as many as possible

# Prepared turns: rules; when they stop (“It stops …”), and what is said then

rule-attack = Attacks
stop-figure = if your figure has fallen back
stop-figures = if any figure stands elsewhere
stop-market = if other cellarers are to be had
prepared-why-figure = your figure has fallen back.
prepared-why-figures = a figure stands elsewhere.
prepared-why-market = other cellarers are to be had.
