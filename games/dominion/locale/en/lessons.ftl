# Lessons

lesson-money-title = Your money
lesson-money-idea = What you buy goes into your own deck, and you draw it again and again. You have four coins.
lesson-money-silver = Two coins instead of one, every time you draw it.
lesson-money-nothing = You may. But one more card would have made your deck stronger.
lesson-money-other = The card lies in your discard pile and comes into your hand after the next shuffle.
