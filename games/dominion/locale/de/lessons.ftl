# Lektionen

lesson-money-title = Dein Geld
lesson-money-idea = Was du kaufst, kommt in dein eigenes Deck, und du ziehst es immer wieder. Du hast vier Münzen.
lesson-money-silver = Zwei Münzen statt einer, jedes Mal, wenn du es ziehst.
lesson-money-nothing = Das geht. Aber eine Karte mehr hätte dein Deck stärker gemacht.
lesson-money-other = Die Karte liegt auf deinem Ablagestapel und kommt nach dem nächsten Mischen auf deine Hand.
