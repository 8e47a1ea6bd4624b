# The rules, page by page

rules-page-deck = Cards and piles
rules-page-action = Action phase
rules-page-buy = Buy phase
rules-page-clean-up = Clean-up phase
rules-page-words = Words on the cards
rules-page-attack = Attack, reaction, Curse
rules-page-end = End of the game
rules-page-boxes = What the expansions add

# In one minute

rules-aim = **Aim.** You all begin with the same small deck and buy cards for it. Whoever has the most points in all their cards at the end wins.
rules-turn = **Your turn.** You may play one action card. Then you play treasures and buy one card with them. Finally you discard everything and draw { $hand } new cards. What you buy goes to your discard pile; you draw it once that has been reshuffled.
rules-goal = **Points.** { card-estate } is worth { $estate }, { card-duchy } { $duchy }, { card-province } { $province }; each { card-curse } costs you { $curse }. In your hand, victory cards do nothing. The game ends after the turn in which the { card-province } pile runs out or any { $empty } piles are empty (with five or six players { $empty_more }).
rules-hint = **How to win.** Buy { card-silver } and { card-gold } first and only a few good action cards: you have one action a turn, and more only through cards. With { $cost } coins, buy a { card-province }. { card-duchy } and { card-estate } pay off just before the end; until then they clog your hand.
rules-beginners = **First time here?** The kingdom “{ option-set-first-game }” is meant for a first game. It is laid out unless you choose something else.

# Cards and piles

rules-kinds =
    - **Treasures** give coins in the buy phase.
    - **Action cards** do what they say in the action phase.
    - **Victory cards** count at the end.
    - **Curses** cost points at the end.
    - Some cards are two things at once, such as action and victory.
rules-supply = The **supply** is everything that can be bought: { $basic } and { $ten } piles of **kingdom cards**, which differ from game to game; with some sets also { card-platinum } and { card-colony }. A kingdom card has { $pile } copies, a victory card { $few } with two players and { $many } otherwise ({ card-province }: { $five } with five, { $six } with six). There are { $curses } Curses with two players, and { $curses } more for each further player.
rules-start = **At the beginning** you all have { $deck }, shuffle them and draw { $hand } cards.
rules-piles =
    - You draw from your **deck**. When it is empty, your discard pile is shuffled and becomes your new deck.
    - To your **discard pile** goes what you buy, gain or discard, and what you have played.
    - In the **trash** lies what has been trashed. It is nobody’s any more.

# The turn

rules-action =
    You have **one action**: it lets you play one action card from your hand.
    - Do what it says, from top to bottom and as far as possible. You may play it even if not all of it can be done.
    - If it says “+1 action”, you may play another action card after it.
    - You may use what you draw in the same turn.
    - The card stays in front of you until clean-up.
    You may stop at any time. You play no action cards in other players’ turns; all you may do then is reveal reactions.
rules-buy =
    Play as many **treasures** as you like. The coins of your action cards come on top. Then you may buy **one card** from the supply that costs no more than that.
    - With “+1 buy” you buy one more card; you split your coins between them.
    - After your first buy you play no more treasures.
    - What you buy goes to your discard pile at once.
    - You do not give your treasures away: at clean-up they go to your discard pile.
    - There is no change: coins you do not spend are lost.
    - If several of your cards act on one buy, you say which comes first.
    - You need not buy anything. You may even buy a { card-curse }.
rules-clean-up = Everything you have played and the rest of your hand goes to your discard pile; you keep nothing. Then you draw { $hand } cards. If your deck has too few, you draw those first; then your discard pile is shuffled and you go on drawing. All this happens by itself. Play passes to the left.

# Words

rules-words =
    - **+1 card**: draw a card.
    - **+1 action**: you may play one more action card.
    - **+1 buy**: you may buy one more card.
    - **+1 coin**: you have 1 coin more in this buy phase; you get no treasure card for it.
rules-verbs =
    - **Gain**: the card comes from the supply to your discard pile without payment, unless it says otherwise. Buying is gaining, too.
    - **Discard**: onto your discard pile.
    - **Trash**: into the trash.
    - **Reveal**: everybody sees the card; then it goes back, unless it says otherwise.
    - **Look at**: only you see it.
    - **Set aside**: the card lies open and does nothing until you are told where it goes.
    - **Pass**: face down into somebody else’s hand.
rules-in-play = **In play** is what you have played this turn and what still lies in front of you, until clean-up. Not in play are cards in hand, decks and piles, cards trashed or set aside, nor a reaction you have only revealed. A card takes effect once it is in play, unless it says otherwise.

# Attacks

rules-attack = **Attack.** A card marked “{ kind-attack }” hits everybody else, going round to the left: they discard cards, for instance, or gain a Curse. The card says what exactly.
rules-reaction = **Reaction.** When somebody plays an attack, you may first reveal a reaction from your hand, such as { card-moat }: then the attack does nothing to you. Revealing is not playing: the card stays in your hand unless it says otherwise, and helps against the next attack as well. In your own turn it is an ordinary action card. Some reactions answer to other things than attacks, { card-watchtower } for one to whatever you gain.
rules-curse = **Curse.** Each { card-curse } costs you { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end and otherwise only fills your hand. Once the pile is empty, nobody gains any more.
rules-pace = **Pace.** “Brisk” means that whoever is playing a turn plays on, and you answer an attack when you have time. The next turn begins once everybody has answered. “Strictly one by one” means that the game waits at every question.

# End

rules-end =
    The game ends after the turn in which
    - the { card-province } pile is empty, or
    - any { $empty } piles of the supply are empty (with five or six players { $empty_more }), or
    - the { card-colony } pile is empty, if it is in the game.
rules-scoring = Then all the cards you own count, wherever they lie: victory cards, Curses, and your victory tokens on top. **In a tie**, whoever had fewer turns wins; if that is equal, too, you share the place. Whoever sits to the left of the winner begins the next game; after a shared victory it is one of those who did not win, drawn by lot, and if all share it, anybody.

# Prices

rules-price = - **{ $card }**: costs { $cost } · { $text }
rules-prices-more = Kingdom cards cost { $least } to { $most }. What each costs stands on its pile on the table, and beside it when you buy.

# Expansions

rules-prosperity = **{ set-prosperity }.** If at least { $count } of the kingdom cards come from it (the Bane counts, too), { card-platinum } and { card-colony } are in the supply, too. **Victory tokens** count 1 point each at the end; nobody can take them from you. Treasures with a text do what it says as soon as you play them. With { card-trade-route }, every pile of victory cards bears a token until the first card of it is gained.
rules-cornucopia = **{ set-cornucopia }.** With { card-young-witch } there is an eleventh pile: Bane cards, which cost two or three and protect you from her. With { card-tournament } come five **Prizes**, which are not part of the supply. “Differently named cards”: each name counts once, however often you have the card.
rules-intrigue = **{ set-intrigue }.** Many cards let you choose. You choose everything first, then it happens; you may also choose what cannot fully be done. Some cards are victory and at the same time action or treasure.

# Symbols

rules-signs =
    The picture shows the symbols on cards and table. Besides:
    - **×7** on a pile: that many cards are left. **−1** in a box behind it: that many of them may still go to somebody through an attack; in an arrow: that many have gone since last time.
    - **3 × { card-copper }**: three identical cards.
    - **Turn 4**: your fourth turn; everybody counts their own.

# How it still is in games begun earlier

before-windows = strictly one by one, too, whoever attacks may get what the card gives before the others decide about reactions.
before-bane-counts = for { card-platinum } and { card-colony } only the ten kingdom cards count, not the Bane.

# Example turn

rules-example-hand = Anna holds { card-village }, { card-smithy } and 3 × { card-copper }.
rules-example-turn =
    - **{ card-village }**: { $village } She draws { card-woodcutter }. One action is used up, two have been added.
    - **{ card-smithy }**: { $smithy } She draws { card-silver } and 2 × { card-estate }.
    - **{ card-woodcutter }**: { $woodcutter } Now she has no action left.
    - **Buy phase**: she plays 3 × { card-copper } and { card-silver }, { $treasure } coins together; with those of { card-woodcutter } that makes { $coins }. She has two buys and buys { card-smithy } for { $dear } and { card-silver } for { $cheap }.
    - **Clean-up phase**: everything goes to her discard pile, { card-estate } and what she has bought included. She draws { $hand } cards.
