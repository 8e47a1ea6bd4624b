# Standing orders: what they are about

order-turn-treasure = Play treasures
order-moat-reveal = Reveal Moat against an attack
order-secret-chamber-reveal = Reveal Secret Chamber against an attack
order-secret-chamber-topdeck = Secret Chamber: what goes back onto the deck
order-horse-traders-set-aside = Set Horse Traders aside against an attack
order-watchtower-choose = Watchtower: where a gained card goes
order-discard = Which cards to discard
order-bureaucrat-topdeck = Bureaucrat: which victory card goes onto the deck
order-masquerade-pass = Masquerade: which card to pass on
order-saboteur-gain = Saboteur: which card to gain instead
order-torturer-choose = Torturer: what to suffer
order-bishop-trash = Another player’s Bishop: what to trash
order-contraband-name = Contraband: which card to forbid
order-mountebank-discard = Discard a Curse to Mountebank
order-rabble-order = Rabble: in which order cards go back, the first on top
order-vault-choose = Another player’s Vault: discard two to draw one
order-tournament-reveal = Another player’s Tournament: reveal a Province
order-young-witch-reveal = Reveal the Bane card to Young Witch
order-spy-discard = Spy: what to discard
order-thief-trash = Thief: which treasure to trash
order-thief-gain = Thief: what to gain of it
order-swindler-gain = Swindler: what others gain
order-jester-gain = Jester: gain the copy yourself

# Standing orders: what is done

order-treasure-all = all of them; last those whose value depends on others
order-useless-first = the least useful first
order-dearest = the most expensive
order-all-aside = all of them
order-trash = trash it
order-topdeck = onto the deck
order-leave = leave it where it is
order-spy-usual = keep others’ decks bad, mine good
order-thief-usual = everything but Copper
order-torturer-discard = discard two cards
order-torturer-curse = take a Curse
order-bishop-curse = a Curse if there is one, otherwise nothing
order-contraband-usual = the most expensive victory card still for sale
order-as-turned = as they were revealed
order-vault-usual = yes, if two cards in hand are useless
order-jester-usual = Copper and Curse to others, the rest to me

# Prepared turns: rules

rule-actions = Which actions to play, the first one first
rule-actions-short = Actions
rule-buys-short = Buying
rule-treasures = Treasures
rule-buys = What to buy: the first of these that you can pay for
rule-from-coins = { $what } from { $least } coins on
rule-no-copper = all but Copper where it may make a difference

# Prepared turns: when they stop (“It stops …”), and what is said then

stop-hand = if a changed hand leaves you another choice
stop-list = if nothing on your shopping list is left
stop-end = if the end of the game comes nearer
stop-end-hint = at 5 and 2 Provinces/Colonies, when one more empty pile ends it, and at each of the last 3 cards
stop-victory = if somebody takes a { card-province } (or { card-colony }, if there are any)
prepared-why-hand = your hand is not the same any more.
prepared-why-list = nothing is left of what you wanted to buy.
prepared-why-end = the end of the game has come nearer.
prepared-why-victory = somebody has taken a { card-province } or { card-colony }.
