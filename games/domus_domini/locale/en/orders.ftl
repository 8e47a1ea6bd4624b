# Standing orders

order-column-choose = The start column
order-cellerar-choose = Hiring a Cellerar
order-cellerar-exchange = Exchanging or dismissing the own Cellerar
order-market-buy = Buying vegetables
order-defend-choose = Warding off an attack
order-march-vegetables = Walking by vegetables
order-march-cart = Using the cart
order-feed-pay = Feeding the cloister
order-keep = keep it
order-pass-below = pass it on while the pot is below { $coins }
order-nobody = nobody
order-as-it-is = leave everything as it is
order-defend = herdsman first, then a dog
order-defend-to = herdsman first, but only up to field { $position }
order-march-usual = not at all; in the last round with all that feed nobody
order-feed-most = with as many as possible
