# Lektionen

## Der erste Zug

lesson-start-title = Zehn Karten und ein Ziel
lesson-start-idea = Alle beginnen mit 7 Kupfer und 3 Anwesen. Jeden Zug kaufst du Karten dazu, und was du kaufst, ziehst du immer wieder. Wer am Ende in allen eigenen Karten die meisten Punkte hat, gewinnt. Das Bild zeigt, was du dir leisten kannst: im weißen Kreis, was eine Karte kostet; die anderen Zeichen erklärt die Zeile darunter. Helle sind Aktionskarten; eine darfst du im Zug ausspielen. Dein Kupfer spielt sich von selbst aus: 4 Geld für einen Kauf.
lesson-start-silver = Silber gibt 2 Geld statt 1, sooft du es ziehst. So kommst du bald auf 5 und 6 Geld. Das vierte Geld verfällt; aufheben kann man nichts.
lesson-start-smithy = Die Schmiede zieht drei Karten. Solange du fast nur Kupfer und Anwesen hast, sind das etwa 2 Geld, so viel wie ein Silber; mit jeder besseren Karte wird sie stärker.
lesson-start-militia = Die Miliz gibt 2 Geld wie ein Silber und lässt allen anderen nur drei Handkarten. Dafür braucht sie deine Aktion; davon hast du eine im Zug.
lesson-start-remodel = Der Umbau tauscht deine Karten gegen bessere. Geld bringt er selbst keines; die nächsten Hände sind also nicht reicher als diese.
lesson-start-village = Das Dorf gibt zwei Aktionen. Noch hast du keine andere Aktionskarte, die eine braucht; fürs Erste ersetzt es nur sich selbst. 1 Geld verfällt.
lesson-start-woodcutter = 2 Geld wie ein Silber und ein zweiter Kauf dazu. Dafür braucht der Holzfäller deine Aktion; davon hast du eine im Zug. 1 Geld verfällt.
lesson-start-workshop = Die Werkstatt holt dir jedes Mal ohne Bezahlung eine Karte, die bis zu 4 kostet, auf deinen Ablagestapel. Geld für Teureres bringt sie nicht. 1 Geld verfällt.
lesson-start-estate = Am Ende 1 Punkt. Bis dahin nimmt das Anwesen nur Platz auf der Hand weg, und drei davon hast du schon. 2 Geld verfallen.
lesson-start-copper = Kupfer ist umsonst, und 4 Geld verfallen. Mit fünf Karten aus lauter Kupfer hast du nie mehr als 5 Geld; Silber hätte dich darüber gebracht.
lesson-start-curse = Ein Fluch kostet nichts, aber am Ende 1 Punkt. Kaufen darf man ihn; meist bekommt man ihn durch Angriffe.
lesson-start-nothing = Das geht. Deine 4 Geld verfallen, und deine Karten bleiben, wie sie sind.
lesson-start-small = Eine Aktionskarte für 2; die anderen 2 Geld verfallen. Ein Silber hätte mehr gekostet und dir Geld für alle weiteren Züge gebracht.

## Die Stapel

lesson-piles-title = Kaufen, mischen, wieder ziehen
lesson-piles-idea = Am Ende deines Zuges kommt alles auf deinen Ablagestapel: ausgespieltes Geld, der Rest der Hand, das Gekaufte. Dann ziehst du fünf Karten. Reicht der Nachziehstapel nicht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das Bild zeigt diesmal den ganzen Tisch. Unten bei deinem Namen: der Fächer ist deine Hand, der ausgefüllte Stapel dein Nachziehstapel (0), der Umriss dein Ablagestapel (6, obenauf das Silber). Gleich wird alles gemischt. Du hast 3 Geld.
lesson-piles-silver = Ein zweites Silber. Es wird gleich mitgemischt: zwei Silber unter zwölf Karten.
lesson-piles-estate = Am Ende 1 Punkt. Vier deiner zwölf Karten sind nun Anwesen, und die geben kein Geld. 1 Geld verfällt.
lesson-piles-copper = Acht Kupfer unter zwölf Karten. Für 3 Geld hätte es ein zweites Silber gegeben, das doppelt so viel bringt.
lesson-piles-curse = Am Ende 1 Punkt weniger, und bis dahin eine Karte auf der Hand, die nichts tut. 3 Geld verfallen.
lesson-piles-nothing = Es bleibt bei elf Karten, und 3 Geld verfallen. Dein einziges Silber ziehst du dadurch etwas häufiger; reicher wirst du ohne Käufe nicht.
lesson-piles-action = Die Aktionskarte wird gleich mitgemischt. In dem Zug, in dem du sie ziehst, kannst du sie ausspielen, bevor du kaufst.
lesson-piles-idea-2 = Gemischt und gezogen: 3 × Kupfer, ein Anwesen und ein Silber, also 5 Geld. So geht es das ganze Spiel lang: kaufen, mischen, besser ziehen. Auch das eben Gekaufte kommt auf die Hand; wann, weiß niemand.
lesson-piles-market = +1 Karte, +1 Aktion, +1 Kauf, +1 Geld. Eine Aktionskarte auszuspielen kostet eine Aktion; er gibt sie zurück und bringt eine neue Karte, deshalb stört er auf keiner Hand.
lesson-piles-mine = Die Mine macht, sooft du sie ausspielst, aus einem Kupfer ein Silber oder aus einem Silber ein Gold, gleich auf die Hand. Sie braucht dafür deine Aktion.
lesson-piles-duchy = 3 Punkte, die dir bleiben. Auf der Hand tut das Herzogtum nichts, und so früh ziehst du es noch oft.
lesson-piles-silver-2 = Wieder 2 Geld auf Dauer. Mit mehreren Silber sind 6 Geld für ein Gold nicht mehr weit. 2 Geld verfallen.
lesson-piles-nothing-2 = Alle 5 Geld verfallen, und deine Karten bleiben, wie sie sind. So viel hast du nicht in jedem frühen Zug.
lesson-piles-weak-2 = Nun hast du mehr Karten, aber keine besseren: Auch diese nimmt einen der fünf Plätze auf der Hand ein. Für 5 Geld gab es Markt oder Mine.
lesson-piles-other-2 = Eine Aktionskarte für weniger als 5; der Rest verfällt. Ausspielen kannst du sie, sobald du sie nach dem nächsten Mischen ziehst.

## Geld und Punkte

lesson-points-title = Gold oder Punkte
lesson-points-idea = Gelb sind Geldkarten, grün Punktekarten. Anwesen, Herzogtum und Provinz zählen 1, 3 und 6 Punkte, aber erst am Ende; auf der Hand tun sie nichts. Das Ziel sind Provinzen. Eine kostet 8. Mit lauter Kupfer geben fünf Handkarten nur 5, mit Silber und Gold darunter reicht es. Hier ist es Zug 6, und du hast 6 Geld.
lesson-points-gold = 3 Geld auf einer einzigen Karte, und du ziehst sie noch viele Male. Mit jedem Gold werden Hände mit 8 Geld häufiger.
lesson-points-duchy = 3 Punkte sind sicher. Aber du hast eine Karte mehr, die kein Geld bringt, und das noch viele Züge lang. 1 Geld verfällt.
lesson-points-market = Der Markt bringt 1 Geld und eine neue Karte. Ein Gold bringt 3 und hätte deine ganzen 6 Geld genutzt.
lesson-points-silver = 2 Geld auf Dauer. Ein Gold bringt 3, und 6 Geld waren da; 3 davon verfallen.
lesson-points-estate = Am Ende 1 Punkt für eine Karte, die bis dahin oft im Weg ist. 4 Geld verfallen.
lesson-points-weak = Das bringt dich den 8 Geld nicht näher, und 6 Geld verfallen. Jede schwache Karte senkt, was fünf Handkarten im Schnitt geben.
lesson-points-nothing = Alle 6 Geld verfallen. Ein Gold hätte dir 3 Geld gegeben, sooft du es ziehst.
lesson-points-action = Eine Aktionskarte, und was sie weniger kostet als 6, verfällt. Denk daran, dass du mit einer Aktion im Zug meist nur eine davon ausspielst.
lesson-points-idea-2 = Dein nächster Zug. Gold, Silber und 3 × Kupfer geben 8 Geld. Das reicht für eine Provinz. Zu zweit gibt es acht davon (×8 auf dem Stapel: so viele sind noch da), und wenn die letzte weg ist, endet das Spiel.
lesson-points-province = 6 Punkte auf einer Karte, so viel wie sechs Anwesen. Auf der Hand tut auch sie nichts; trotzdem ist sie von jetzt an bei 8 Geld fast immer der richtige Kauf.
lesson-points-gold-2 = So kommst du öfter auf 8 Geld. Aber die acht Provinzen sind für alle da, und was du liegen lässt, kann Computer 1 nehmen.
lesson-points-duchy-2 = 3 Punkte statt 6, und 3 Geld verfallen. Platz auf der Hand nehmen beide gleich viel.
lesson-points-estate-2 = 1 Punkt statt 6, und 6 Geld verfallen. Platz auf der Hand nehmen beide gleich viel.
lesson-points-other-2 = Punkte bringt das keine, und für 8 Geld gab es eine Provinz mit 6. So viel Geld hast du noch nicht in jedem Zug.

## Aktionen

lesson-action-title = Eine Aktion im Zug
lesson-action-idea = Vor dem Kaufen kommt die Aktionsphase. Du hast eine Aktion, also darfst du eine Aktionskarte ausspielen. Aktionskarten sind hell, auch die oben rot oder blau sind; dunkel ist, was jetzt nicht geht. Die Schmiede gibt +3 Karten, der Holzfäller +1 Kauf und +2 Geld. Nur eine von beiden geht.
lesson-action-smithy = Du ziehst Silber und 2 × Kupfer; mit den beiden Kupfer von vorher kannst du dann 6 Geld ausgeben. Eine Aktion hast du nicht mehr: Der Holzfäller wird am Ende ungenutzt abgelegt.
lesson-action-woodcutter = 2 Geld dazu, mit deinen beiden Kupfer also 4, und zwei Käufe. Eine Aktion hast du nicht mehr: Die Schmiede und ihre drei Karten entgehen dir in diesem Zug.
lesson-action-nothing = Dann kaufst du mit 2 Geld, und beide Aktionskarten werden ungenutzt abgelegt. Sie auszuspielen kostet nichts als die Aktion, und die kannst du nicht aufheben.

## Mehr Aktionen

lesson-village-title = Erst der Pfeil
lesson-village-idea = Drei Aktionskarten, aber nur eine Aktion. Das Dorf trägt einen Pfeil mit einer 2: +1 Karte und +2 Aktionen. Eine verbrauchst du, um es auszuspielen, zwei bekommst du dazu. Aktionskarten ohne Pfeil verbrauchen eine und geben keine zurück. Womit fängst du an?
lesson-village-village = Du ziehst ein Silber und hast zwei Aktionen: Schmiede und Holzfäller folgen beide. Die Schmiede zuerst: Zieht sie eine bessere Aktionskarte, spielst du die statt des Holzfällers.
lesson-village-smithy = Drei Karten, darunter zwei Silber: 6 Geld. Aber die Aktion ist verbraucht, und Dorf und Holzfäller bleiben liegen. Das Dorf zuerst, und alle drei wären gegangen.
lesson-village-woodcutter = +2 Geld und ein zweiter Kauf, mit dem Kupfer 3 Geld. Die Aktion ist verbraucht, und Dorf und Schmiede bleiben liegen.
lesson-village-nothing = Dann bleiben alle drei liegen, und du kaufst mit dem einen Kupfer. Eine Aktion kann man nicht aufheben.
lesson-village-idea-2 = Die Aktionsphase ist vorbei, das Geld ist ausgespielt; wie viel es geworden ist, steht bei der Frage. Für später: erst Karten mit Pfeil, dann die, die ziehen, zuletzt die, die nur Geld geben. Ohne Dörfer genügen zwei oder drei Karten ohne Pfeil im ganzen Spiel; mehr davon blieben oft liegen. Jetzt kaufst du.
lesson-village-province = 8 Geld, weil das Dorf zuerst kam: Nur so gingen alle drei Karten in einem Zug. Wer mehr als zwei oder drei Karten ohne Pfeil kauft, braucht Dörfer dazu.
lesson-village-gold = 3 Geld, sooft du es ziehst. Geld braucht keine Aktion, deshalb kommt Gold nie einer anderen Karte in die Quere.
lesson-village-arrow-2 = Auch sie trägt einen Pfeil: Die Aktion, die sie braucht, bringt sie wieder mit. Solche Karten stehen einander nie im Weg.
lesson-village-silver-2 = 2 Geld, sooft du es ziehst. Geldkarten brauchen keine Aktion und vertragen sich mit allem.
lesson-village-duchy-2 = 3 Punkte für das Ende. Deine Kette wird damit nicht besser: Sie zieht dann auch das Herzogtum, und das tut auf der Hand nichts.
lesson-village-weak-2 = Karten, die ziehen, ziehen dann auch diese. Je weniger Schwaches du hast, desto mehr bringt eine Schmiede.
lesson-village-nothing-2 = Dein Geld verfällt, und die Käufe auch. Was du in einem Zug nicht nutzt, ist im nächsten nicht mehr da.
lesson-village-other-2 = Noch eine Karte ohne Pfeil. Mit einer Aktion im Zug kommst du nur zu einer davon; mit Dörfern dürfen es mehr sein.

## Käufe

lesson-buys-title = Zwei Käufe
lesson-buys-idea = Der Holzfäller ist ausgespielt: +2 Geld und +1 Kauf. Mit deinen zwei Silber hast du 6 Geld und zwei Käufe. Du teilst das Geld auf. Ein Gold oder zwei Silber, zum Beispiel?
lesson-buys-gold = Alles Geld in einer starken Karte: meist besser als zwei schwächere, denn du ziehst nur fünf. Für den zweiten Kauf bleiben 0 Geld.
lesson-buys-silver = Es bleiben 3 Geld, noch ein Silber etwa. Zwei Silber geben zusammen 4 Geld, ein Gold nur 3; aber das Gold nimmt nur einen Platz auf der Hand.
lesson-buys-one = Es bleibt 1 Geld. Für den zweiten Kauf gibt es damit nur, was nichts kostet.
lesson-buys-two = Es bleiben 2 Geld für den zweiten Kauf: genug für einen Keller, einen Burggraben oder ein Anwesen.
lesson-buys-three = Es bleiben 3 Geld für den zweiten Kauf: genug für ein Silber.
lesson-buys-four = Es bleiben 4 Geld für den zweiten Kauf: genug für ein Silber oder eine Schmiede.
lesson-buys-six = Es bleiben alle 6 Geld, aber nur noch ein Kauf: genug für ein Gold.
lesson-buys-nothing = Damit sind beide Käufe vorbei, und 6 Geld verfallen. Ein Gold oder zwei Silber wären zu haben gewesen.
lesson-buys-idea-2 = Ein Kauf ist übrig. Für eine gute Karte nutzt du ihn gern, aber du musst nicht: Kupfer etwa kostet nichts, nimmt aber einer besseren Karte den Platz unter deinen fünf weg.
lesson-buys-nothing-2 = Ein Kauf verfällt, und das ist oft richtig: Wer wenige schwache Karten hat, zieht die guten öfter.
lesson-buys-copper-2 = 1 Geld mehr unter deinen Karten. Solange die anderen im Schnitt mehr geben, macht es deine Hände trotzdem schwächer.
lesson-buys-curse-2 = Am Ende 1 Punkt weniger, und bis dahin eine Karte, die nichts tut. Nichts zu kaufen wäre ebenso erlaubt gewesen.
lesson-buys-other-2 = Zwei Karten in einem Zug. Von diesen zehn Karten geben nur Holzfäller und Markt einen Kauf dazu; mit zwei Käufen und 16 Geld bekämst du zwei Provinzen. In anderen Spielen liegen andere zehn aus; ihr wählt sie in der Lobby.

## Keller

lesson-cellar-title = Grün auf der Hand
lesson-cellar-idea = Eine Provinz und ein Anwesen auf der Hand: Am Ende sind sie Punkte, jetzt sind sie im Weg. Du hast den Keller ausgespielt. Leg beliebig viele Karten ab (rot umrandet) und zieh ebenso viele nach; eine gezogene gibt bei dir im Schnitt etwa 1 Geld. Abgelegt heißt nur: auf deinen Ablagestapel. Die Karten gehören dir weiter und zählen am Ende.
lesson-cellar-gold = Mit dem Gold gibst du 3 Geld her. Eine nachgezogene Karte bringt bei dir im Schnitt etwa 1; für das Gold lohnt sich der Tausch selten.
lesson-cellar-three = Drei neue Karten: 2 × Silber und ein Anwesen, mit dem Gold 7 Geld. Das Kupfer gegen eine unbekannte Karte zu tauschen ging diesmal nicht auf; mit ihm wären es 8.
lesson-cellar-two = Dafür ziehst du 2 × Silber; mit Gold und Kupfer sind das 8 Geld, genug für eine Provinz. Die 7 abgelegten Punkte behältst du.
lesson-cellar-nothing = Dann ziehst du nichts und hast 4 Geld. Provinz und Anwesen bleiben auf der Hand, bis sie ohnehin abgelegt werden.
lesson-cellar-other = Für jede abgelegte Karte ziehst du eine. Was Grünes auf der Hand geblieben ist, tut in diesem Zug nichts; es hätte auch gehen können.

## Umbau

lesson-remodel-title = Eine Karte wird eine andere
lesson-remodel-idea = Du hast den Umbau ausgespielt: Entsorge eine Handkarte und nimm dafür, ohne zu zahlen, eine, die bis zu 2 mehr kostet. Entsorgtes ist für immer weg, auf dem Müllstapel, und seine Punkte auch. Die neue kommt auf den Ablagestapel; kaufen darfst du danach trotzdem. Welche gibst du her?
lesson-remodel-estate = Ein Punkt weniger, aber auch eine Karte weniger, die nichts tut. Für das Anwesen (2) bekommst du etwas, das bis zu 4 kostet.
lesson-remodel-silver = Für das Silber (3) bekommst du etwas, das bis zu 5 kostet. In diesem Zug fehlen dir dafür 2 Geld.
lesson-remodel-gold = Für das Gold (6) bekommst du etwas, das bis zu 8 kostet, sogar eine Provinz. Das Gold fehlt dir dann in allen Zügen, die noch kommen; kurz vor Schluss macht das nichts mehr aus.
lesson-remodel-copper = Kupfer kostet 0, also bekommst du nur etwas, das bis zu 2 kostet. In diesem Zug fehlt dir 1 Geld.
lesson-remodel-idea-2 = Nehmen ist nicht kaufen: Es kostet kein Geld und verbraucht keinen Kauf; beides hast du danach noch. So werden deine Karten besser, und es werden nicht mehr.
lesson-remodel-province = Aus Gold sind 6 Punkte geworden, ohne dass du 8 Geld brauchtest. Zum Schluss ist das der stärkste Umbau.
lesson-remodel-silver-2 = 2 Geld, sooft du es ziehst. Aus einem Anwesen gemacht, ist das ein guter Tausch, solange das Spiel noch dauert.
lesson-remodel-curse-2 = Ein Fluch, am Ende 1 Punkt weniger. Erlaubt ist auch das; es gab Besseres ohne Bezahlung.
lesson-remodel-green-2 = Punkte für das Ende. Auf der Hand tut die Karte bis dahin nichts, und das Spiel dauert noch.
lesson-remodel-other-2 = Eine Karte weg, eine dazu: Du hast so viele wie vorher. Auch die Mine tauscht so, nur Geldkarten, und gleich auf die Hand.

## Angriff

lesson-attack-title = Ein Angriff, während andere dran sind
lesson-attack-idea = Computer 1 ist dran und spielt die Miliz aus. Karten, die oben rot sind und gekreuzte Schwerter tragen, sind Angriffe: Sie treffen alle anderen, deshalb wirst du hier außerhalb deines Zuges gefragt. Bei der Miliz legst du ab, bis du drei Karten hast; mit diesen drei spielst du deinen nächsten Zug, denn gezogen wird erst an dessen Ende. Welche drei behältst du am besten?
lesson-attack-best = Es bleiben Schmiede, Silber und Kupfer: 3 Geld, und die Schmiede zieht im nächsten Zug drei Karten dazu. Ein Anwesen tut ohnehin nichts.
lesson-attack-money = Es bleiben Silber und 2 × Kupfer: sichere 4 Geld. Die Schmiede mit einem Kupfer weniger gibt 3 Geld und drei Karten dazu.
lesson-attack-smithy = Ohne die Schmiede ziehst du nichts nach, und das Anwesen, das du behältst, bringt kein Geld.
lesson-attack-silver = Du behältst die Schmiede; sie zieht im nächsten Zug drei Karten. Das Silber war auf dieser Hand das meiste Geld.
lesson-attack-coppers = Es bleiben Schmiede, Silber und Anwesen: 2 Geld und drei Karten, die du nachziehst. Ein Kupfer statt des Anwesens wäre 1 Geld mehr.

## Reaktion

lesson-moat-title = Der Burggraben
lesson-moat-idea = Wieder die Miliz. Diesmal hast du einen Burggraben auf der Hand. Karten, die oben blau sind und einen Blitz tragen, sind Reaktionen. Deckst du den Burggraben auf, tut dir der Angriff nichts. Aufgedeckt ist nicht ausgespielt; die Karte bleibt auf der Hand.
lesson-moat-shown = Du behältst alle fünf Karten, auch den Burggraben. Die 2 Geld der Miliz bekommt Computer 1 trotzdem.
lesson-moat-hidden = Dann trifft dich die Miliz: Von fünf Karten bleiben drei; Burggraben und ein Kupfer sind hier abgelegt. Aufdecken hätte dich nichts gekostet, auch die Karte nicht.
lesson-moat-idea-2 = Dein Zug. Im eigenen Zug ist ein Burggraben, wenn du ihn noch hast, eine Aktionskarte wie jede andere: +2 Karten; welche, weißt du vorher nicht. Ein Holzfäller gibt +2 Geld und +1 Kauf, und zwar sicher.
lesson-moat-moat-2 = Silber und Kupfer, also 3 Geld mehr. Es hätten auch zwei Anwesen sein können; vor dem Ziehen weiß man das nie.
lesson-moat-woodcutter-2 = 2 Geld mehr und zwei Käufe, ohne Zufall. Ein Burggraben schützt dich nur, wenn er beim nächsten Angriff gerade auf deiner Hand ist.
lesson-moat-nothing-2 = Dann kaufst du mit dem Geld auf deiner Hand. Die Aktion verfällt; aufheben kann man sie nicht.

## Spät im Spiel

lesson-late-title = Wann du Punkte kaufst
lesson-late-idea = Nur noch drei Provinzen liegen da: Bald ist Schluss. Du hast 5 Geld. Dein Nachziehstapel hat noch 8 Karten: Was du jetzt kaufst, kommt frühestens im übernächsten Zug auf die Hand. Was lohnt sich noch?
lesson-late-duchy = 3 Punkte, egal ob du es noch einmal ziehst. Als Faustregel: Sind nur noch vier Provinzen da, ist ein Herzogtum besser als neues Geld, bei zweien auch ein Anwesen. Und mit 8 Geld fast immer die Provinz.
lesson-late-estate = 1 Punkt, und 3 Geld verfallen. Für 5 Geld gibt es 3 Punkte mit einem Herzogtum. Anwesen lohnen ganz am Schluss, wenn es nicht für mehr reicht.
lesson-late-curse = Ein Punkt weniger, und ziehen wirst du ihn kaum noch. Ein Herzogtum hätte 3 Punkte gezählt.
lesson-late-nothing = 5 Geld verfallen. Ein Herzogtum hätte 3 Punkte gezählt, ob du es noch ziehst oder nicht.
lesson-late-other = Frühestens im übernächsten Zug kommt die Karte auf deine Hand, und dann ist das Spiel vielleicht vorbei. Ein Herzogtum hätte jetzt schon 3 Punkte gezählt.

## Das Ende

lesson-end-title = Wer das Ende kauft
lesson-end-idea = Schluss ist nach dem Zug, in dem die letzte Provinz weg ist oder drei beliebige Stapel leer sind (ab fünf Personen: vier Stapel). Leer sind schon Markt und Herzogtum; Anwesen gibt es noch eines. Es zählen alle Karten, wo sie auch liegen: Du hast 37 Punkte, Computer 1 hat 36. Im Spiel zeigt der Tisch das nicht; merk dir, wer welche Punktekarten kauft. Bei Gleichstand gewinnt, wer weniger Züge hatte. Du hast 5 Geld. Endet das Spiel jetzt nicht, ist Computer 1 dran.
lesson-end-estate = Der dritte Stapel ist leer, das Spiel ist aus: 38 zu 36 für dich. Wer vorn liegt, darf das Ende kaufen, auch mit einer billigen Karte. Wer hinten liegt, rührt den letzten Stapel besser nicht an.
lesson-end-curse = 36 zu 36, und das letzte Anwesen liegt noch da: Computer 1 kauft es und gewinnt mit 37 zu 36. Hättest du es gekauft, wäre das Spiel mit 38 zu 36 für dich aus gewesen.
lesson-end-other = Das Spiel geht weiter, und Computer 1 hat 8 Geld: noch eine Provinz, 42 zu 37. Das letzte Anwesen hätte es mit 38 zu 36 für dich beendet.
