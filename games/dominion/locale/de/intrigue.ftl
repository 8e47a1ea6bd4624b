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

card-baron-text = +1 Kauf. Du darfst ein Anwesen ablegen; dann hast du 4 Geld mehr. Tust du es nicht, nimm ein Anwesen.
card-bridge-text = +1 Kauf, +1 Geld. Alle Karten kosten bis zum Ende des Zuges 1 weniger, wo sie auch liegen, aber nie weniger als nichts.
card-conspirator-text = +2 Geld. Ist dies mindestens die dritte Aktionskarte, die du in diesem Zug ausspielst, dann ziehe eine Karte und habe eine Aktion mehr.
card-coppersmith-text = Bis zum Ende des Zuges gibt jedes Kupfer, das du ausspielst, 1 Geld mehr.
card-courtyard-text = +3 Karten. Lege eine Karte aus deiner Hand auf deinen Nachziehstapel.
card-duke-text = 1 Punkt für jedes Herzogtum, das du am Ende besitzt.
card-great-hall-text = +1 Karte, +1 Aktion. 1 Punkt.
card-harem-text = 2 Geld. 2 Punkte.
card-ironworks-text = Nimm eine Karte, die bis zu 4 kostet. Ist sie eine Aktionskarte, hast du eine Aktion mehr; ist sie eine Geldkarte, ein Geld mehr; ist sie eine Punktekarte, ziehst du eine Karte.
card-masquerade-text = +2 Karten. Alle geben gleichzeitig eine Karte aus der Hand nach links. Dann darfst du eine Karte aus deiner Hand entsorgen.
card-mining-village-text = +1 Karte, +2 Aktionen. Du darfst diese Karte sofort entsorgen; dann hast du 2 Geld mehr.
card-minion-text = +1 Aktion. Wähle: Habe 2 Geld mehr; oder lege deine Hand ab und ziehe 4 Karten, und alle anderen mit mindestens 5 Karten auf der Hand tun dasselbe.
card-nobles-text = Wähle: Ziehe 3 Karten; oder habe 2 Aktionen mehr. 2 Punkte.
card-pawn-text = Wähle zwei verschiedene: Ziehe eine Karte; habe eine Aktion mehr; einen Kauf mehr; ein Geld mehr.
card-saboteur-text = Alle anderen decken Karten von ihrem Nachziehstapel auf, bis eine davon mindestens 3 kostet. Sie entsorgen diese Karte, dürfen eine Karte nehmen, die mindestens 2 weniger kostet, und legen die übrigen ab.
card-scout-text = +1 Aktion. Decke die 4 obersten Karten deines Nachziehstapels auf. Nimm die Punktekarten davon auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück.
card-secret-chamber-text = Lege beliebig viele Karten ab; jede bringt dir 1 Geld. Wenn jemand anders einen Angriff ausspielt, darfst du diese Karte zeigen: Dann ziehe zwei Karten und lege zwei Karten aus deiner Hand auf deinen Nachziehstapel.
card-shanty-town-text = +2 Aktionen. Zeige deine Hand. Ist keine Aktionskarte darin, ziehe 2 Karten.
card-steward-text = Wähle: Ziehe 2 Karten; oder habe 2 Geld mehr; oder entsorge 2 Karten aus deiner Hand.
card-swindler-text = +2 Geld. Alle anderen entsorgen die oberste Karte ihres Nachziehstapels und nehmen eine Karte, die gleich viel kostet und die du aussuchst.
card-torturer-text = +3 Karten. Alle anderen wählen: Lege 2 Karten ab; oder nimm einen Fluch auf die Hand.
card-trading-post-text = Entsorge 2 Karten aus deiner Hand. Wenn du zwei entsorgt hast, nimm ein Silber auf die Hand.
card-tribute-text = Wer links von dir sitzt, deckt die 2 obersten Karten des Nachziehstapels auf und legt sie ab. Für jede mit anderem Namen gilt: Für eine Aktionskarte hast du 2 Aktionen mehr, für eine Geldkarte 2 Geld mehr, für eine Punktekarte ziehst du 2 Karten.
card-upgrade-text = +1 Karte, +1 Aktion. Entsorge eine Karte aus deiner Hand. Nimm eine Karte, die genau 1 mehr kostet.
card-wishing-well-text = +1 Karte, +1 Aktion. Nenne eine Karte, dann decke die oberste Karte deines Nachziehstapels auf. Ist es die genannte, nimm sie auf die Hand, sonst lege sie zurück.

# Karten: Angaben

set-intrigue = Die Intrige

# Fragen

ask-baron-discard = Baron: Ein Anwesen ablegen und 4 Geld mehr haben? Sonst nimmst du ein Anwesen.
ask-courtyard-topdeck = Burghof: Welche Karte legst du auf deinen Nachziehstapel?
ask-masquerade-pass = Maskerade: Welche Karte gibst du { $to }?
ask-masquerade-trash = Maskerade: Welche Karte entsorgst du? Höchstens eine.
ask-mining-village-trash = Bergwerk: Sofort entsorgen und 2 Geld mehr haben?
ask-minion-choose = Lakai: Was wählst du?
choose-minion-coins = 2 Geld
choose-minion-discard = Hand ablegen, 4 Karten ziehen
ask-nobles-choose = Adelige: Was wählst du?
choose-nobles-cards = 3 Karten
choose-nobles-actions = 2 Aktionen
ask-pawn-choose = Handlanger: Welche zwei wählst du?
choose-pawn-cards = 1 Karte
choose-pawn-actions = 1 Aktion
choose-pawn-buys = 1 Kauf
choose-pawn-coins = 1 Geld
ask-scout-order = Späher: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt dann zuoberst.
ask-secret-chamber-reveal = { $who } spielt { $attack }. Geheimkammer zeigen, zwei Karten ziehen und zwei zurücklegen?
ask-secret-chamber-topdeck = Geheimkammer: Welche zwei Karten legst du auf deinen Nachziehstapel? Die erste liegt dann zuoberst.
ask-steward-choose = Verwalter: Was wählst du?
ask-steward-trash = Verwalter: Welche zwei Karten entsorgst du?
choose-steward-cards = 2 Karten
choose-steward-coins = 2 Geld
choose-steward-trash = 2 Karten entsorgen
ask-swindler-gain = Trickser: { $who } entsorgt { $card }. Welche Karte nimmt { $who } dafür?
ask-torturer-choose = Kerkermeister: Was wählst du?
choose-torturer-discard = 2 Karten ablegen
choose-torturer-curse = Fluch auf die Hand nehmen
ask-trading-post-trash = Handelsposten: Welche zwei Karten entsorgst du?
ask-wishing-well-name = Wunschbrunnen: Welche Karte nennst du?
