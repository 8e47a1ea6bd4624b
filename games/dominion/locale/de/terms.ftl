# Wörter, die auf Karten und in den Regeln stehen

term-facts = Ein Wort der Regeln

term-action = Aktion
term-buy = Kauf
term-gaining = Nehmen
term-discarding = Ablegen
term-discard-pile = Ablagestapel
term-draw-pile = Nachziehstapel
term-trashing = Entsorgen
term-trash-pile = Müll
term-attack = Angriff
term-reaction = Reaktion
term-game-end = Spielende

term-action-text = Eine Aktionskarte auszuspielen verbraucht eine Aktion. In deinem Zug hast du eine; „+1 Aktion“ auf einer Karte gibt dir eine dazu. Aufheben kannst du sie nicht.
term-buy-text = Mit einem Kauf kaufst du eine Karte aus dem Vorrat, für höchstens so viel Geld, wie du noch hast. In deinem Zug hast du einen; „+1 Kauf“ gibt dir einen dazu. Die Karte kommt auf deinen Ablagestapel. Kaufen musst du nicht; Geld, das übrig bleibt, verfällt.
term-gain-text = Die Karte kommt aus dem Vorrat auf deinen Ablagestapel, wenn nichts anderes dabeisteht. Sie kostet dich kein Geld und keinen Kauf. Auch wer kauft, nimmt.
term-discard-text = Was du ablegst, kommt auf deinen Ablagestapel; es gehört dir weiter und zählt am Ende. Dorthin kommt auch, was du kaufst oder nimmst, und am Ende deines Zuges alles, was du ausgespielt oder noch auf der Hand hast. Reicht dein Nachziehstapel nicht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
term-draw-pile-text = Von hier ziehst du, am Ende deines Zuges fünf Karten. Reicht er nicht, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel, auch mitten im Zug.
term-trash-text = Was du entsorgst, kommt auf den Müllstapel. Es gehört niemandem mehr, und seine Punkte zählen nicht.
term-attack-text = Eine Karte, auf der „Angriff“ steht, trifft alle anderen, reihum nach links. Was ihnen geschieht, sagt die Karte. Wer eine passende Reaktion auf der Hand hat, darf sie vorher aufdecken.
term-reaction-text = Eine Reaktion darfst du aufdecken, wenn geschieht, was auf ihr steht, meist ein Angriff. Aufgedeckt ist nicht ausgespielt: Sie bleibt auf der Hand, wenn nichts anderes dabeisteht. In deinem Zug ist sie eine Karte wie jede andere.
term-game-end-text = Das Spiel endet nach dem Zug, in dem die letzte { card-province } (oder die letzte { card-colony }) weg ist oder drei beliebige Stapel leer sind, ab fünf Personen vier. Wer in allen eigenen Karten zusammen die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Züge hatte.
