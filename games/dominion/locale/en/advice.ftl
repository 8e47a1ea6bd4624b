# Why the computer would play like this: twelve words at most

why-no-action = None of these helps you now.
why-chain = It costs you no action: the card gives it back.
why-doubling = It makes another action work more than once.
why-best-action = The best of your actions right now.
why-one-action = Your only action card, and it helps you.
why-only-action = The only one of your actions that helps now.
why-twice = Nothing else gives as much when repeated.
why-treasures = Keeping them is no use: you discard your hand anyway.
why-no-copper = With Copper in play you cannot buy a Grand Market.
why-win = It ends the game with you in front.
why-buy-nothing = None of these helps you now.
why-stay-lean = None of these fits in: you meet your good cards sooner.
why-not-the-end = { $card } would end the game, and you are behind.
why-victory =
    Points count now: this card brings { $points ->
        [one] one
       *[other] { $points }
    }.
why-victory-by-piles =
    Piles are running out, points count now: this card brings { $points ->
        [one] one
       *[other] { $points }
    }.
why-money = More money gets you further right now.
why-best-card = This card gets you further right now.
why-rids-of-weak = It rids your deck of weak cards.
why-more-actions = With it you can play several actions in one turn.
why-more-actions-later = With more action cards, it lets you play several a turn.
why-holds-back = It holds the others back as well.
why-draws-more = With it you see more of your deck each turn.
why-buys-more = With it you can buy more than one card a turn.
why-comes-along = What comes along with it is worth it.
why-token = Every card you buy brings victory tokens now.
why-gain-nothing = None of these helps your deck.
why-least-harm = It harms your deck least.
why-foist = It helps the other player least.
why-steward-trash = Two cards in your hand only slow you down.
why-steward-cards = You can still play what you draw.
why-steward-coins = Too little junk in hand, so take the coins.
why-minion-coins = Your hand is too good to discard.
why-minion-discard = Your hand brings too little: four new cards are better.
why-torturer-discard = What you discard hurts less than a Curse.
why-torturer-curse = Your cards are too good to discard.
why-torturer-no-curse = There is no Curse left.
why-pawn-actions = The action keeps your turn going.
why-pawn-coins = No other action is waiting, so take the coin.
why-nobles-actions = Otherwise you could not play your other actions.
why-nobles-cards = Cards help you more than actions right now.
why-prize = Nothing else here gives as much.
why-least-loss = Nothing else is worth less to you.
why-best-trade = It brings the best trade.
why-thin-out = Without it you draw your good cards more often.
why-no-ballast = None of these slows your deck down.
why-tokens = The best balance of points won and card lost.
why-least-use = You need this least.
why-dead-weight = These are no use in your hand.
why-sift = What you draw instead will probably help more.
why-nothing-dead = Everything in your hand may still help.
why-idle-action = You have no action left to play it.
why-spare-coins = You do not need this money now.
why-best-on-top = This way you draw the best ones first.
why-order-alike = The order makes no difference.

# What the question itself proposes

why-best-treasure = None of these treasures is worth more.
why-all-have-their-say = This way you can play all of them.
why-likeliest = No card is more likely to come.
why-spy-own =
    { $useless ->
        [1] It is no use to you.
       *[other] You can use it.
    }
why-spy-other =
    { $useless ->
        [1] It is no use to the other player.
       *[other] The other player could use it.
    }
why-thief-gain = Everything but Copper is worth taking.
why-thief-leave = Copper only slows your deck down.
why-forbid = The most expensive card the coins may still pay for.
why-baron-discard-yes = Four coins more, and no new Estate.
why-chancellor-discard-yes = You shuffle sooner, so new cards come sooner.
why-counting-house-take-copper = Every Copper in hand is money.
why-hamlet-choose-actions = An action usually helps more than a buy.
why-hamlet-discard = No use in your hand, but worth an action or a buy.
why-hamlet-discard-nothing = A card is usually worth more than an action or buy.
why-horse-traders-set-aside-horse-traders = It comes back next turn and brings a card along.
why-jester-gain-yes = The card helps your deck.
why-jester-gain-no = The card only slows a deck down.
why-library-set-aside-yes = You have no action left to play it.
why-library-set-aside-no = You can still play it.
why-loan-trash-yes = Without Coppers you draw your good cards more often.
why-loan-trash-no = You still need this treasure.
why-mining-village-trash-no = In the long run it is worth more than two coins.
why-mint-reveal-nothing = None of these is left in the supply.
why-moat-reveal-yes = Then the attack does nothing to you.
why-mountebank-discard-yes = Then you gain neither a Curse nor a Copper.
why-royal-seal-topdeck-yes = Then you draw it for your next turn.
why-royal-seal-topdeck-no = It is no use to you next turn.
why-secret-chamber-reveal-no = It does not fend off the attack.
why-tournament-discard-yes = You gain a Prize or a Duchy and keep the Province.
why-tournament-reveal-yes = Then the other player gets neither card nor coin.
why-trusty-steed-choose-cards = Cards and actions keep your turn going.
why-vault-choose-yes = You hold two cards that are no use to you.
why-vault-choose-no = You do not hold two useless cards.
why-watchtower-choose-trash = It would only slow your deck down.
why-watchtower-choose-no = It does little harm, and there is no hurry.
why-young-witch-reveal-yes = Then you gain no Curse.

# Several answers at once

row-play = play { $card }
row-no-action = no action
row-no-more-actions = no more actions
row-all-treasures = play all treasures
row-coins-or-more = { coins } or more
row-no-treasures = no treasures
row-no-more-treasures = no more treasures
row-buy = buy { $card }
row-buy-nothing = buy nothing
row-nothing-more = nothing else
row-discard = discard { $cards }
row-gain = gain { $cards }
row-trash = trash { $cards }
row-of-card = { $card }: { $picks }
row-nothing = nothing

# What the strongest computer player goes by

plan = { $parts }
plan-built = { $cards }
plan-money = plus { $cards }
plan-points = points also from { $cards }
plan-mostly-points = points mostly from { $cards }
plan-thinning = the deck thinned out with { $cards }
rest-suffered = what follows from it
