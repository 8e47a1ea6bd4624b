# Standing orders: what they are about

order-moat-reveal = Show Moat against an attack
order-secret-chamber-reveal = Show Secret Chamber against an attack
order-secret-chamber-topdeck = Secret Chamber: what goes back onto the deck
order-horse-traders-set-aside = Set Horse Traders aside against an attack
order-watchtower-choose = Watchtower: where a gained card goes
order-discard = Which cards to discard
order-bureaucrat-topdeck = Bureaucrat: which victory card goes onto the deck
order-masquerade-pass = Masquerade: which card to pass on
order-saboteur-gain = Saboteur: which card to gain instead
order-torturer-choose = Torturer: what to suffer
order-bishop-trash = Bishop of another player: what to trash
order-contraband-name = Contraband: which card to forbid
order-mountebank-discard = Discard a Curse against Mountebank
order-rabble-order = Rabble: in which order cards go back, the first on top
order-vault-choose = Vault of another player: discard two to draw one
order-tournament-reveal = Show a Province at another player’s Tournament
order-young-witch-reveal = Show the Bane card against Young Witch
order-spy-discard = Spy: what is discarded
order-thief-trash = Thief: which treasure to trash
order-thief-gain = Thief: what to gain of it
order-swindler-gain = Swindler: what others gain
order-jester-gain = Jester: gain the card oneself

# Standing orders: what is done

order-useless-first = the least useful first
order-dearest = the dearest
order-all-aside = all of them
order-trash = trash it
order-topdeck = onto the deck
order-leave = leave it where it is
order-spy-usual = keep others’ decks bad and mine good
order-thief-usual = everything but Copper
order-torturer-discard = discard two cards
order-torturer-curse = take a Curse
order-bishop-curse = a Curse if there is one, else nothing
order-contraband-usual = the dearest victory card not named yet
order-as-turned = as they were turned over
order-vault-usual = yes, if two cards are no use in the hand
order-jester-usual = Copper and Curse to the others, the rest to me
