# Karten: Namen

set-cornucopia = Reiche Ernte

card-fairgrounds = Festplatz
card-farming-village = Bauerndorf
card-fortune-teller = Wahrsagerin
card-hamlet = Weiler
card-harvest = Ernte
card-horn-of-plenty = Füllhorn
card-horse-traders = Pferdehändler
card-hunting-party = Treibjagd
card-jester = Harlekin
card-menagerie = Menagerie
card-remake = Nachbau
card-tournament = Turnier
card-young-witch = Junge Hexe
card-bag-of-gold = Ein Sack voll Gold
card-diadem = Diadem
card-followers = Gefolge
card-princess = Prinzessin
card-trusty-steed = Streitross

# Karten: Texte

card-fairgrounds-text = 2 Punkte für je fünf verschiedene Karten (abgerundet), die du am Ende besitzt.
card-farming-village-text = +2 Aktionen. Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte offen liegt. Nimm diese auf die Hand und lege die übrigen ab.
card-fortune-teller-text = +2 Geld. Alle anderen decken Karten von ihrem Nachziehstapel auf, bis eine Punktekarte oder ein Fluch offen liegt, legen diese Karte auf ihren Nachziehstapel zurück und die übrigen ab.
card-hamlet-text = +1 Karte, +1 Aktion. Du darfst eine Karte ablegen: +1 Aktion. Du darfst eine Karte ablegen: +1 Kauf.
card-harvest-text = Decke die 4 obersten Karten deines Nachziehstapels auf und lege sie ab. +1 Geld für jeden verschiedenen Namen darunter.
card-horn-of-plenty-text = 0 Geld. Du darfst eine Karte nehmen, die höchstens so viel kostet, wie du verschiedene Karten im Spiel hast, dieses Füllhorn mitgezählt. Ist sie eine Punktekarte, entsorge dieses Füllhorn.
card-horse-traders-text = +1 Kauf, +3 Geld. Lege zwei Karten ab. Wenn jemand anders einen Angriff ausspielt, darfst du diese Karte aus der Hand zur Seite legen. Zu Beginn deines nächsten Zuges nimm sie wieder auf die Hand und ziehe eine Karte.
card-hunting-party-text = +1 Karte, +1 Aktion. Decke deine Hand auf. Decke Karten von deinem Nachziehstapel auf, bis eine offen liegt, deren Name auf deiner Hand fehlt. Nimm diese auf die Hand und lege die übrigen ab.
card-jester-text = +2 Geld. Alle anderen legen die oberste Karte ihres Nachziehstapels ab. Wer eine Punktekarte ablegt, nimmt einen Fluch. Bei jeder anderen Karte entscheidest du, wer von euch beiden ein weiteres Exemplar nimmt.
card-menagerie-text = +1 Aktion. Decke deine Hand auf. Sind alle Karten darin verschieden, ziehe 3 Karten, sonst 1.
card-remake-text = Tu dies zweimal: Entsorge eine Karte aus deiner Hand, dann nimm eine Karte, die genau 1 mehr kostet.
card-tournament-text = +1 Aktion. Du darfst eine Provinz ablegen, um einen Preis oder ein Herzogtum auf deinen Nachziehstapel zu nehmen. Dann dürfen alle anderen eine Provinz aus der Hand aufdecken. Tut das niemand: +1 Karte, +1 Geld.
card-young-witch-text = +2 Karten. Lege zwei Karten ab. Alle anderen dürfen eine Bannkarte aus der Hand aufdecken; wer das nicht tut, nimmt einen Fluch.
card-bag-of-gold-text = +1 Aktion. Nimm ein Gold auf deinen Nachziehstapel.
card-diadem-text = 2 Geld, und 1 Geld mehr für jede Aktion, die du noch hast.
card-followers-text = +2 Karten. Nimm ein Anwesen. Alle anderen nehmen einen Fluch und legen Karten ab, bis sie noch 3 auf der Hand haben.
card-princess-text = +1 Kauf. Solange diese Karte im Spiel ist, kosten alle Karten 2 weniger, wo sie auch liegen, aber nie weniger als 0.
card-trusty-steed-text = Wähle zwei verschiedene: +2 Karten; +2 Aktionen; +2 Geld; nimm 4 Silber und lege deinen ganzen Nachziehstapel auf deinen Ablagestapel.

# Fragen

ask-hamlet-discard = Weiler: Welche Karten legst du ab? Eine bringt +1 Aktion oder +1 Kauf, zwei bringen beides.
ask-hamlet-choose = Weiler: Was bringt dir die abgelegte Karte?
choose-hamlet-actions = +1 Aktion
choose-hamlet-buys = +1 Kauf
ask-horse-traders-set-aside = { $who } spielt { $attack }. Pferdehändler zur Seite legen? Zu Beginn deines nächsten Zuges nimmst du sie wieder auf die Hand und ziehst für jeden eine Karte.
ask-jester-gain = Harlekin: { $who } legt { $card } ab. Nimmst du ein weiteres Exemplar? Sonst nimmt { $who } es.
ask-tournament-discard = Turnier: Eine Provinz ablegen, um einen Preis oder ein Herzogtum zu nehmen?
ask-tournament-gain = Turnier: Was nimmst du auf deinen Nachziehstapel?
ask-tournament-reveal = Turnier: Eine Provinz aus deiner Hand aufdecken? Tut das niemand, bringt es eine Karte und ein Geld.
ask-trusty-steed-choose = Streitross: Welche zwei wählst du?
choose-trusty-steed-cards = +2 Karten
choose-trusty-steed-actions = +2 Aktionen
choose-trusty-steed-coins = +2 Geld
choose-trusty-steed-gain = 4 Silber, Stapel ablegen
ask-young-witch-reveal = Junge Hexe: Die Bannkarte { $card } aufdecken und keinen Fluch nehmen?
