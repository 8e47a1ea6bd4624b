# Karten: Namen

card-baron = Baron
card-bridge = Brücke
card-conspirator = Verschwörer
card-coppersmith = Kupferschmied
card-courtyard = Burghof
card-duke = Herzog
card-great-hall = Große Halle
card-harem = Harem
card-ironworks = Eisenhütte
card-masquerade = Maskerade
card-mining-village = Bergwerk
card-minion = Lakai
card-nobles = Adelige
card-pawn = Handlanger
card-saboteur = Saboteur
card-scout = Späher
card-secret-chamber = Geheimkammer
card-shanty-town = Armenviertel
card-steward = Verwalter
card-swindler = Trickser
card-torturer = Kerkermeister
card-trading-post = Handelsposten
card-tribute = Tribut
card-upgrade = Anbau
card-wishing-well = Wunschbrunnen

# Karten: Texte

card-baron-text = +1 Kauf. Du darfst ein Anwesen ablegen: +4 Geld. Tust du es nicht, nimm ein Anwesen.
card-bridge-text = +1 Kauf, +1 Geld. Alle Karten kosten bis zum Ende des Zuges 1 weniger, wo sie auch liegen, aber nie weniger als 0.
card-conspirator-text = +2 Geld. Ist dies mindestens die dritte Aktionskarte, die du in diesem Zug ausspielst: +1 Karte, +1 Aktion.
card-coppersmith-text = Bis zum Ende des Zuges gibt jedes Kupfer, das du ausspielst, 1 Geld mehr.
card-courtyard-text = +3 Karten. Lege eine Karte aus deiner Hand auf deinen Nachziehstapel.
card-duke-text = 1 Punkt für jedes Herzogtum, das du am Ende besitzt.
card-great-hall-text = +1 Karte, +1 Aktion. 1 Punkt.
card-harem-text = 2 Geld. 2 Punkte.
card-ironworks-text = Nimm eine Karte, die bis zu 4 kostet. Ist sie eine Aktionskarte: +1 Aktion; eine Geldkarte: +1 Geld; eine Punktekarte: +1 Karte.
card-masquerade-text = +2 Karten. Alle geben gleichzeitig verdeckt eine Karte aus der Hand nach links. Dann darfst du eine Karte aus deiner Hand entsorgen.
card-mining-village-text = +1 Karte, +2 Aktionen. Du darfst diese Karte sofort entsorgen: +2 Geld.
card-minion-text = +1 Aktion. Wähle eins: +2 Geld; oder lege deine Hand ab und ziehe 4 Karten, und alle anderen mit mindestens 5 Karten auf der Hand tun dasselbe.
card-nobles-text = Wähle eins: +3 Karten oder +2 Aktionen. 2 Punkte.
card-pawn-text = Wähle zwei verschiedene: +1 Karte; +1 Aktion; +1 Kauf; +1 Geld.
card-saboteur-text = Alle anderen decken Karten von ihrem Nachziehstapel auf, bis eine davon mindestens 3 kostet. Sie entsorgen diese Karte, dürfen eine Karte nehmen, die mindestens 2 weniger kostet, und legen die übrigen ab.
card-scout-text = +1 Aktion. Decke die 4 obersten Karten deines Nachziehstapels auf. Nimm die Punktekarten davon auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück.
card-secret-chamber-text = Lege beliebig viele Karten ab: je +1 Geld. Wenn jemand anders einen Angriff ausspielt, darfst du diese Karte aus deiner Hand aufdecken: Dann ziehe zwei Karten und lege zwei Karten aus deiner Hand auf deinen Nachziehstapel.
card-shanty-town-text = +2 Aktionen. Decke deine Hand auf. Ist keine Aktionskarte darin, ziehe 2 Karten.
card-steward-text = Wähle eins: +2 Karten; +2 Geld; oder entsorge 2 Karten aus deiner Hand.
card-swindler-text = +2 Geld. Alle anderen entsorgen die oberste Karte ihres Nachziehstapels und nehmen eine Karte, die gleich viel kostet und die du aussuchst.
card-torturer-text = +3 Karten. Alle anderen wählen eins: 2 Karten ablegen oder einen Fluch auf die Hand nehmen.
card-trading-post-text = Entsorge 2 Karten aus deiner Hand. Wenn du zwei entsorgt hast, nimm ein Silber auf die Hand.
card-tribute-text = Wer links von dir sitzt, deckt die 2 obersten Karten des eigenen Nachziehstapels auf und legt sie ab. Für jeden verschiedenen Namen darunter: +2 Aktionen für eine Aktionskarte, +2 Geld für eine Geldkarte, +2 Karten für eine Punktekarte.
card-upgrade-text = +1 Karte, +1 Aktion. Entsorge eine Karte aus deiner Hand. Nimm eine Karte, die genau 1 mehr kostet.
card-wishing-well-text = +1 Karte, +1 Aktion. Nenne eine Karte, dann decke die oberste Karte deines Nachziehstapels auf. Ist es die genannte, nimm sie auf die Hand, sonst lege sie zurück.

# Karten: Angaben

set-intrigue = Die Intrige

# Fragen

ask-baron-discard = Baron: Ein Anwesen für +4 Geld ablegen? Sonst nimmst du ein Anwesen.
ask-courtyard-topdeck = Burghof: Welche Karte legst du auf deinen Nachziehstapel?
ask-masquerade-pass = Maskerade: Welche Karte gibst du { $to }?
ask-masquerade-trash = Maskerade: Welche Karte entsorgst du? Höchstens eine.
ask-mining-village-trash = Bergwerk: Sofort für +2 Geld entsorgen?
ask-minion-choose = Lakai: Was wählst du?
choose-minion-coins = +2 Geld
choose-minion-discard = Neue Hand: 4 Karten
ask-nobles-choose = Adelige: Was wählst du?
choose-nobles-cards = +3 Karten
choose-nobles-actions = +2 Aktionen
ask-pawn-choose = Handlanger: Welche zwei wählst du?
choose-pawn-cards = +1 Karte
choose-pawn-actions = +1 Aktion
choose-pawn-buys = +1 Kauf
choose-pawn-coins = +1 Geld
ask-scout-order = Späher: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt zuoberst.
ask-secret-chamber-reveal = { $who } spielt { $attack }. Geheimkammer aufdecken, zwei Karten ziehen und zwei zurücklegen?
ask-secret-chamber-again = { $who } spielt { $attack }. Geheimkammer noch einmal aufdecken?
ask-secret-chamber-topdeck = Geheimkammer: Welche zwei Karten legst du auf deinen Nachziehstapel? Die erste liegt zuoberst.
ask-steward-choose = Verwalter: Was wählst du?
ask-steward-trash = Verwalter: Welche zwei Karten entsorgst du?
choose-steward-cards = +2 Karten
choose-steward-coins = +2 Geld
choose-steward-trash = 2 Karten entsorgen
ask-swindler-gain = Trickser: { $who } entsorgt { $card }. Welche Karte nimmt { $who } dafür?
ask-torturer-choose = Kerkermeister: Was wählst du?
choose-torturer-discard = 2 Karten ablegen
choose-torturer-curse = Fluch auf die Hand
ask-trading-post-trash = Handelsposten: Welche zwei Karten entsorgst du?
ask-wishing-well-name = Wunschbrunnen: Welche Karte nennst du?
