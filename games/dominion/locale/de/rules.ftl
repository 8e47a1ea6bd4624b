# Die Regeln, Seite für Seite

rules-page-deck = Karten und Stapel
rules-page-action = Aktionsphase
rules-page-buy = Kaufphase
rules-page-clean-up = Aufräumphase
rules-page-words = Wörter auf den Karten
rules-page-attack = Angriff, Reaktion, Fluch
rules-page-end = Spielende
rules-page-boxes = Was die Erweiterungen bringen

# In einer Minute

rules-aim = **Ziel.** Alle beginnen mit dem gleichen kleinen Stapel und kaufen Karten dazu. Wer am Ende in allen eigenen Karten zusammen die meisten Punkte hat, gewinnt.
rules-turn = **Dein Zug.** Du darfst eine Aktionskarte ausspielen. Dann spielst du Geld aus und kaufst dafür eine Karte. Zum Schluss legst du alles ab und ziehst { $hand } neue Karten. Gekauftes kommt auf deinen Ablagestapel; du ziehst es, sobald der wieder gemischt ist.
rules-goal = **Punkte.** { card-estate } zählt { $estate }, { card-duchy } { $duchy }, { card-province } { $province }; jeder { card-curse } kostet { $curse }. Auf der Hand nützen dir Punktekarten nichts. Schluss ist nach dem Zug, in dem der Stapel { card-province } leer wird oder { $empty } beliebige Stapel leer sind (zu fünft und zu sechst { $empty_more }).
rules-hint = **So gewinnst du.** Kaufe zuerst { card-silver } und { card-gold } und nur wenige, gute Aktionskarten: Eine Aktion hast du je Zug, mehr nur durch Karten. Mit { $cost } Geld kaufst du eine { card-province }. { card-duchy } und { card-estate } lohnen erst kurz vor Schluss; vorher verstopfen sie dir die Hand.
rules-beginners = **Zum ersten Mal hier?** Das Königreich „{ option-set-first-game }“ ist für das erste Spiel gedacht. Es liegt bereit, wenn ihr nichts anderes wählt.

# Karten und Stapel

rules-kinds =
    - **Geldkarten** bringen in der Kaufphase Geld.
    - **Aktionskarten** tun in der Aktionsphase, was auf ihnen steht.
    - **Punktekarten** zählen am Ende.
    - **Flüche** kosten am Ende Punkte.
    - Manche Karten sind zweierlei zugleich, etwa Aktion und Punkte.
rules-supply = Der **Vorrat** ist alles, was zu kaufen ist: { $basic } und { $ten } Stapel **Königreichkarten**, die in jedem Spiel andere sind; bei manchen Aufbauten auch { card-platinum } und { card-colony }. Von einer Königreichkarte liegen { $pile } da, von jeder Punktekarte zu zweit { $few }, sonst { $many } ({ card-province } zu fünft { $five }, zu sechst { $six }). Flüche sind es zu zweit { $curses } und für jede weitere Person { $curses } mehr.
rules-start = **Am Anfang** haben alle { $deck }, mischen sie und ziehen { $hand } Karten auf die Hand.
rules-piles =
    - Vom **Nachziehstapel** ziehst du. Ist er leer, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel.
    - Auf deinen **Ablagestapel** kommt, was du kaufst, nimmst oder ablegst und was du ausgespielt hast.
    - Auf dem **Müllstapel** liegt, was entsorgt ist. Es gehört niemandem mehr.

# Der Zug

rules-action =
    Du hast **eine Aktion**: Damit darfst du eine Aktionskarte aus der Hand ausspielen.
    - Tu, was auf ihr steht, von oben nach unten und so weit es geht. Du darfst sie auch ausspielen, wenn nicht alles geht.
    - Sagt sie „+1 Aktion“, darfst du danach eine weitere Aktionskarte ausspielen.
    - Was du nachziehst, darfst du im selben Zug verwenden.
    - Die Karte bleibt bis zur Aufräumphase offen vor dir liegen.
    Du darfst jederzeit aufhören. In fremden Zügen spielst du keine Aktionskarten aus; nur Reaktionen darfst du dann aufdecken.
rules-buy =
    Spiele **Geldkarten** aus, so viele du magst. Dazu kommt das Geld deiner Aktionskarten. Dann darfst du **eine Karte** aus dem Vorrat kaufen, die höchstens so viel kostet.
    - Mit „+1 Kauf“ kaufst du eine Karte mehr; dein Geld teilst du auf.
    - Nach dem ersten Kauf spielst du keine Geldkarte mehr aus.
    - Gekauftes kommt sofort auf deinen Ablagestapel.
    - Deine Geldkarten gibst du nicht her: Sie kommen beim Aufräumen auf deinen Ablagestapel.
    - Rest gibt es nicht zurück: Was du nicht ausgibst, verfällt.
    - Wirken bei einem Kauf mehrere deiner Karten zugleich, sagst du, welche zuerst.
    - Du musst nichts kaufen. Auch einen { card-curse } darfst du kaufen.
rules-clean-up = Alles Ausgespielte und der Rest deiner Hand kommen auf deinen Ablagestapel; du behältst nichts. Dann ziehst du { $hand } Karten. Liegen dafür zu wenige auf dem Nachziehstapel, ziehst du erst diese; dann wird dein Ablagestapel gemischt, und du ziehst weiter. Das alles geht von selbst. Links von dir geht es weiter.

# Wörter

rules-words =
    - **+1 Karte**: Ziehe eine Karte nach.
    - **+1 Aktion**: Du darfst eine Aktionskarte mehr ausspielen.
    - **+1 Kauf**: Du darfst eine Karte mehr kaufen.
    - **+1 Geld**: Du hast in dieser Kaufphase 1 Geld mehr, ohne eine Geldkarte dafür zu bekommen.
rules-verbs =
    - **Nehmen**: Die Karte kommt ohne Bezahlung aus dem Vorrat auf deinen Ablagestapel, wenn nichts anderes dasteht. Auch Kaufen ist ein Nehmen.
    - **Ablegen**: auf deinen Ablagestapel.
    - **Entsorgen**: auf den Müllstapel.
    - **Aufdecken**: Alle sehen die Karte; danach kommt sie zurück, wenn nichts anderes dasteht.
    - **Ansehen**: Nur du siehst sie.
    - **Zur Seite legen**: Die Karte liegt offen da und tut nichts, bis gesagt ist, wohin sie kommt.
    - **Weitergeben**: verdeckt auf eine andere Hand.
rules-in-play = **Im Spiel** ist, was du in diesem Zug ausgespielt hast und was noch vor dir liegt, bis du aufräumst. Nicht im Spiel sind Handkarten, Stapel, entsorgte und zur Seite gelegte Karten, auch keine Reaktion, die du nur aufgedeckt hast. Eine Karte wirkt erst, wenn sie im Spiel ist, außer sie sagt etwas anderes.

# Angriffe

rules-attack = **Angriff.** Eine Karte mit der Aufschrift „{ kind-attack }“ trifft alle anderen, von links reihum: Sie legen etwa Karten ab oder nehmen einen Fluch. Was genau, sagt die Karte.
rules-reaction = **Reaktion.** Spielt jemand einen Angriff aus, darfst du vorher eine Reaktion aus der Hand aufdecken, etwa { card-moat }: Dann tut dir der Angriff nichts. Aufgedeckt ist nicht ausgespielt: Die Karte bleibt auf deiner Hand, wenn sie nichts anderes sagt, und hilft auch gegen den nächsten Angriff. Im eigenen Zug ist sie eine gewöhnliche Aktionskarte. Manche Reaktion gilt anderem als Angriffen, so { card-watchtower } allem, was du nimmst.
rules-curse = **Fluch.** Jeder { card-curse } kostet am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und tut sonst nichts, als deine Hand zu füllen. Ist der Stapel leer, nimmt niemand mehr einen.
rules-pace = **Ablauf.** „Zügig“ heißt: Wer am Zug ist, spielt weiter, und du beantwortest einen Angriff, wenn du Zeit hast. Der nächste Zug beginnt, sobald alle geantwortet haben. „Streng der Reihe nach“ wartet das Spiel bei jeder Frage.

# Ende

rules-end =
    Das Spiel endet nach dem Zug, in dem
    - der Stapel { card-province } leer ist oder
    - { $empty } beliebige Stapel des Vorrats leer sind (zu fünft und zu sechst { $empty_more }) oder
    - der Stapel { card-colony } leer ist, wenn er ausliegt.
rules-scoring = Dann zählen alle Karten, die dir gehören, wo sie auch liegen: Punktekarten, Flüche, dazu deine Punktemarker. **Bei Gleichstand** gewinnt, wer weniger Züge hatte; ist auch das gleich, teilt ihr euch den Platz. Das nächste Spiel beginnt, wer links von der Siegerin oder dem Sieger sitzt; nach einem geteilten Sieg entscheidet das Los unter denen, die nicht gewonnen haben, und haben alle gewonnen, unter allen.

# Preise

rules-price = - **{ $card }**: kostet { $cost } · { $text }
rules-prices-more = Die Königreichkarten kosten { $least } bis { $most }. Was welche kostet, steht am Tisch auf ihrem Stapel und beim Kaufen daneben.

# Erweiterungen

rules-prosperity = **{ set-prosperity }.** Sind mindestens { $count } der Königreichkarten daraus (die Bannkarte zählt mit), liegen auch { card-platinum } und { card-colony } im Vorrat. **Punktemarker** zählen am Ende je 1 Punkt; niemand kann sie dir nehmen. Geldkarten mit Text tun, was dasteht, sobald du sie ausspielst. Liegt { card-trade-route } aus, trägt jeder Stapel mit Punktekarten einen Marker, bis die erste Karte davon genommen wird.
rules-cornucopia = **{ set-cornucopia }.** Mit { card-young-witch } liegt ein elfter Stapel aus: Bannkarten, die zwei oder drei kosten und vor ihr schützen. Mit { card-tournament } kommen fünf **Preise** dazu, die nicht zum Vorrat gehören. „Karten mit unterschiedlichem Namen“: Jeder Name zählt einmal, auch wenn du die Karte mehrmals hast.
rules-intrigue = **{ set-intrigue }.** Viele Karten lassen dich wählen. Du wählst zuerst alles, dann geschieht es; du darfst auch wählen, was nicht ganz geht. Einige Karten sind Punkte und zugleich Aktion oder Geld.

# Zeichen

rules-signs =
    Das Bild zeigt die Zeichen auf Karten und Tisch. Dazu diese Kürzel:
    - **×7** auf einem Stapel: so viele Karten sind noch da. **−1** in einem Kasten dahinter: so viele davon bekommt vielleicht noch jemand durch einen Angriff; in einem Pfeil: so viele sind seit dem letzten Mal weg.
    - **3 × { card-copper }**: drei gleiche Karten.
    - **Zug 4**: dein vierter Zug; jede Person zählt ihre eigenen.

# Wie es in früher begonnenen Spielen noch ist

before-windows = Auch streng der Reihe nach kann, wer angreift, schon bekommen, was die Karte bringt, bevor die anderen über ihre Reaktionen entscheiden.
before-bane-counts = Für { card-platinum } und { card-colony } zählen nur die zehn Königreichkarten, die Bannkarte nicht.

# Beispielzug

rules-example-hand = Anna hat { card-village }, { card-smithy } und 3 × { card-copper } auf der Hand.
rules-example-turn =
    - **{ card-village }**: { $village } Sie zieht { card-woodcutter }. Eine Aktion ist verbraucht, zwei sind dazugekommen.
    - **{ card-smithy }**: { $smithy } Sie zieht { card-silver } und 2 × { card-estate }.
    - **{ card-woodcutter }**: { $woodcutter } Nun hat sie keine Aktion mehr.
    - **Kaufphase**: Sie spielt 3 × { card-copper } und { card-silver } aus, zusammen { $treasure } Geld; mit dem von { card-woodcutter } sind es { $coins }. Sie hat zwei Käufe und kauft { card-smithy } für { $dear } und { card-silver } für { $cheap }.
    - **Aufräumphase**: Alles kommt auf ihren Ablagestapel, auch { card-estate } und das Gekaufte. Sie zieht { $hand } Karten.
