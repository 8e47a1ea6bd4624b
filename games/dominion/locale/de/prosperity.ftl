# Karten: Namen

set-prosperity = Blütezeit

card-platinum = Platin
card-colony = Kolonie
card-bank = Bank
card-bishop = Bischof
card-city = Stadt
card-contraband = Schmuggelware
card-counting-house = Leihhaus
card-expand = Ausbau
card-forge = Kunstschmiede
card-goons = Halsabschneider
card-grand-market = Großer Markt
card-hoard = Hort
card-kings-court = Königshof
card-loan = Lohn
card-mint = Münzer
card-monument = Denkmal
card-mountebank = Quacksalber
card-peddler = Hausierer
card-quarry = Steinbruch
card-rabble = Gesindel
card-royal-seal = Königliches Siegel
card-talisman = Talisman
card-trade-route = Handelsroute
card-vault = Gewölbe
card-venture = Abenteuer
card-watchtower = Wachturm
card-workers-village = Arbeiterdorf

# Karten: Texte

card-platinum-text = 5 Geld.
card-colony-text = 10 Punkte.
card-bank-text = 1 Geld für jede Geldkarte, die du im Spiel hast, auch für diese.
card-bishop-text = +1 Geld. Nimm einen Punktemarker. Entsorge eine Karte aus deiner Hand und nimm Punktemarker für die Hälfte ihrer Kosten, abgerundet. Alle anderen dürfen eine Karte aus der Hand entsorgen.
card-city-text = +1 Karte, +2 Aktionen. Ist mindestens ein Stapel des Vorrats leer: +1 Karte. Sind es zwei oder mehr: außerdem +1 Kauf und +1 Geld.
card-contraband-text = 3 Geld, +1 Kauf. Wer links von dir sitzt, nennt eine Karte: Du darfst sie in diesem Zug nicht kaufen.
card-counting-house-text = Nimm beliebig viele Kupfer aus deinem Ablagestapel auf die Hand.
card-expand-text = Entsorge eine Karte aus deiner Hand. Nimm eine Karte, die bis zu 3 mehr kostet.
card-forge-text = Entsorge beliebig viele Karten aus deiner Hand. Nimm eine Karte, die genauso viel kostet wie diese zusammen.
card-goons-text = +1 Kauf, +2 Geld. Alle anderen legen Karten ab, bis sie noch 3 auf der Hand haben. Solange diese Karte im Spiel ist, nimmst du für jede Karte, die du kaufst, einen Punktemarker.
card-grand-market-text = +1 Karte, +1 Aktion, +1 Kauf, +2 Geld. Du darfst diese Karte nicht kaufen, solange du ein Kupfer im Spiel hast.
card-hoard-text = 2 Geld. Solange diese Karte im Spiel ist, nimmst du ein Gold, wenn du eine Punktekarte kaufst.
card-kings-court-text = Du darfst eine Aktionskarte aus deiner Hand dreimal ausspielen.
card-loan-text = 1 Geld. Decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte offen liegt. Entsorge sie oder lege sie ab; die übrigen lege ab.
card-mint-text = Du darfst eine Geldkarte aus deiner Hand aufdecken und ein weiteres Exemplar davon nehmen. Wenn du diese Karte kaufst, entsorge alle deine Geldkarten im Spiel.
card-monument-text = +2 Geld. Nimm einen Punktemarker.
card-mountebank-text = +2 Geld. Alle anderen dürfen einen Fluch aus der Hand ablegen. Wer das nicht tut, nimmt einen Fluch und ein Kupfer.
card-peddler-text = +1 Karte, +1 Aktion, +1 Geld. In der Kaufphase kostet diese Karte 2 weniger für jede Aktionskarte, die du im Spiel hast, aber nie weniger als 0.
card-quarry-text = 1 Geld. Solange diese Karte im Spiel ist, kosten Aktionskarten 2 weniger, aber nie weniger als 0.
card-rabble-text = +3 Karten. Alle anderen decken die drei obersten Karten ihres Nachziehstapels auf, legen Aktions- und Geldkarten davon ab und legen den Rest in beliebiger Reihenfolge zurück.
card-royal-seal-text = 2 Geld. Solange diese Karte im Spiel ist, darfst du jede Karte, die du nimmst, auf deinen Nachziehstapel legen.
card-talisman-text = 1 Geld. Solange diese Karte im Spiel ist, nimmst du von jeder Karte, die du kaufst, ein weiteres Exemplar, wenn sie bis zu 4 kostet und keine Punktekarte ist.
card-trade-route-text = +1 Kauf. +1 Geld für jeden Geldmarker auf dem Tableau. Entsorge eine Karte aus deiner Hand. Auf jedem Punktekartenstapel liegt anfangs ein Geldmarker; die erste Karte, die jemand davon nimmt, bringt ihn aufs Tableau.
card-vault-text = +2 Karten. Lege beliebig viele Karten ab: je +1 Geld. Alle anderen dürfen zwei Karten ablegen, um eine zu ziehen.
card-venture-text = 1 Geld. Decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte offen liegt. Lege die übrigen Karten ab, dann spiele diese Geldkarte aus.
card-watchtower-text = Ziehe Karten, bis du sechs auf der Hand hast. Wenn du eine Karte nimmst, darfst du diesen Wachturm aus der Hand aufdecken und die genommene Karte entsorgen oder auf deinen Nachziehstapel legen.
card-workers-village-text = +1 Karte, +2 Aktionen, +1 Kauf.

# Fragen

ask-bishop-trash = Bischof: Du darfst eine Karte entsorgen. Welche?
ask-contraband-name = Schmuggelware: Welche Karte darf in diesem Zug nicht gekauft werden?
ask-counting-house-take = Leihhaus: Wie viele Kupfer nimmst du auf die Hand?
ask-forge-trash = Kunstschmiede: Welche Karten entsorgst du? Du nimmst eine Karte, die genauso viel kostet wie diese zusammen.
ask-kings-court-play = Königshof: Welche Aktionskarte spielst du dreimal aus?
ask-loan-trash = Lohn: { $card } aufgedeckt. Entsorgen? Sonst wird die Karte abgelegt.
ask-mint-reveal = Münzer: Welche Geldkarte deckst du auf, um ein weiteres Exemplar zu nehmen?
ask-mountebank-discard = Quacksalber: Einen Fluch ablegen? Sonst nimmst du einen Fluch und ein Kupfer.
ask-rabble-order = Gesindel: In welcher Reihenfolge kommen diese Karten zurück auf deinen Nachziehstapel? Die erste liegt zuoberst.
ask-royal-seal-topdeck = Königliches Siegel: Du nimmst { $card }. Auf deinen Nachziehstapel legen?
ask-vault-choose =
    Gewölbe: { $count ->
        [one] Deine einzige Karte ablegen? Du ziehst dafür keine.
       *[other] Zwei Karten ablegen und dafür eine ziehen?
    }
ask-watchtower-choose = Wachturm: Du nimmst { $card }. Was geschieht damit?
choose-watchtower-trash = Entsorgen
choose-watchtower-topdeck = Auf den Stapel
choose-watchtower-no = Nicht aufdecken
