# Was die Hilfe zu den ersten Fragen sagt

## Der Zug

coach-turn-action = Eine Aktion hast du je Zug, mehr nur durch Karten mit Pfeil: die also zuerst, dann die, die ziehen, zuletzt die, die nur Geld geben. Danach wird gekauft; was du bis dahin nicht ausgespielt hast, bleibt ungenutzt.
coach-turn-treasure = Ausgespieltes Geld gibst du nicht her; es kommt am Ende des Zuges auf deinen Ablagestapel. Meist spielst du alles aus: Nach dem ersten Kauf geht es nicht mehr.
coach-turn-buy = Gekauftes kommt auf deinen Ablagestapel; du ziehst es nach dem nächsten Mischen. Meist gut: mit 3 Geld Silber, mit 6 Gold, mit 8 eine Provinz. Herzogtum und Anwesen erst kurz vor Schluss.
coach-turn-order = Mehrere deiner Karten wirken bei diesem Kauf. Alle tun, was darauf steht; du sagst nur, welche anfängt.

## Ablegen

coach-discard = Abgelegt ist nicht weg: Die Karten kommen auf deinen Ablagestapel und später wieder. Zuerst weg, was auf der Hand nichts tut: Flüche und Punktekarten, dann Kupfer.
coach-cellar-discard = Für jede Karte, die du ablegst, ziehst du eine neue. Leg ab, was jetzt nichts bringt: Punktekarten, Flüche, Aktionskarten, die du nicht mehr ausspielen kannst. Gutes Geld behältst du.
coach-secret-chamber-discard = Jede abgelegte Karte gibt 1 Geld. Gut für Punktekarten, Flüche und Aktionskarten, die du nicht mehr ausspielst; Geldkarten geben selbst mindestens so viel.
coach-vault-discard = In deinem Zug gibt jede abgelegte Karte 1 Geld; leg ab, was sonst weniger bringt. In einem fremden Zug legst du zwei ab und ziehst eine: am besten Punktekarten und Flüche.
coach-hamlet-discard = Du darfst eine oder zwei Karten ablegen, musst aber nicht. Es lohnt mit Karten, die jetzt nichts tun, wenn du eine Aktion oder einen Kauf mehr brauchst.
coach-baron-discard = Ein Anwesen abgelegt, und du hast 4 Geld mehr; es gehört dir weiter. Behältst du es, nimmst du sogar noch ein Anwesen dazu.
coach-chancellor-discard = Mit Ja wird schon bei der nächsten Karte neu gemischt, die du ziehst: Was du gerade gekauft hast, kommt früher. Mit Nein bleibt, was ohnehin als Nächstes käme.
coach-mountebank-discard = Legst du einen Fluch ab, trifft dich der Angriff nicht. Sonst nimmst du noch einen Fluch und ein Kupfer. Der abgelegte Fluch gehört dir weiter.
coach-spy-discard = Bei dir selbst: Schlechtes ablegen, Gutes liegen lassen, denn es wird als Nächstes gezogen. Bei den anderen umgekehrt.
coach-tournament-discard = Die Provinz gehört dir weiter, sie liegt nur auf dem Ablagestapel. Dafür nimmst du einen Preis oder ein Herzogtum und ziehst die Karte meist gleich danach.

## Entsorgen

coach-trash = Entsorgt ist für immer weg, auch die Punkte. Früh im Spiel wird alles besser, wenn Flüche, Anwesen und danach Kupfer verschwinden: Gutes ziehst du dann öfter.
coach-chapel-trash = Entsorgt ist für immer weg. Früh im Spiel sind es die Anwesen und danach Kupfer wert, denn Gutes ziehst du dann öfter. Lass aber genug Geld zum Kaufen übrig.
coach-remodel-trash = Du tauschst: Dafür nimmst du eine Karte, die bis zu 2 mehr kostet. Früh wird aus einem Anwesen ein Silber; spät wird aus einem Gold eine Provinz.
coach-expand-trash = Du tauschst: Dafür nimmst du eine Karte, die bis zu 3 mehr kostet. Aus einem Anwesen wird ein Herzogtum oder eine gute Aktionskarte für 5, aus einem Gold eine Provinz.
coach-mine-trash = Du tauschst Geld: Dafür nimmst du eine Geldkarte, die bis zu 3 mehr kostet, gleich auf die Hand. Aus Kupfer wird Silber, aus Silber Gold, und du spielst es noch in diesem Zug aus.
coach-upgrade-trash = Du tauschst: Dafür nimmst du eine Karte, die genau 1 mehr kostet, wenn es eine gibt. Aus Anwesen wird etwas für 3; Kupfer verschwindet, wenn nichts genau 1 kostet.
coach-remake-trash = Du tauschst, zweimal nacheinander: Dafür nimmst du je eine Karte, die genau 1 mehr kostet, wenn es eine gibt. Aus Anwesen wird etwas für 3; Kupfer verschwindet, wenn nichts genau 1 kostet.
coach-forge-trash = Du nimmst eine Karte, die genauso viel kostet wie alles Entsorgte zusammen. Kupfer und Flüche kosten 0: Sie verschwinden nebenbei. Rechne vorher nach, was dabei herauskommt.
coach-bishop-trash = In deinem Zug bringt die Karte zusätzlich halb so viele Punktemarker, wie sie kostet. In einem fremden Zug darfst du eine entsorgen, ohne Marker: meist nur Flüche, Anwesen oder Kupfer.
coach-thief-trash = Die Geldkarte verschwindet von dort, und du darfst sie danach nehmen. Wähle die wertvollste.
coach-loan-trash = Kupfer loszuwerden macht deine Karten besser, solange genug Geld bleibt. Silber und Gold behältst du: Mit Nein wird die Karte nur abgelegt.
coach-mining-village-trash = Die 2 Geld gibt es einmal, dafür ist die Karte für immer weg. Es lohnt, wenn du damit in diesem Zug etwas viel Besseres kaufst oder das Spiel bald endet.

## Nehmen

coach-gain = Genommen wird aus dem Vorrat, ohne Bezahlung und ohne einen Kauf zu verbrauchen. Nimm, was du auch kaufen würdest: früh Geld und gute Aktionskarten, kurz vor Schluss Punkte.
coach-thief-gain = Was du nimmst, gehört von nun an dir. Silber und Gold sind immer willkommen; Kupfer nimmt guten Karten nur den Platz auf der Hand weg.
coach-jester-gain = Gute Karten nimmst du selbst. Was du nicht haben möchtest, bekommt mit Nein die andere Person noch einmal.
coach-swindler-gain = Die andere Person nimmt, was du wählst; es kostet so viel wie ihre entsorgte Karte. Gib, was am wenigsten nützt: für 0 einen Fluch, für 2 ein Anwesen. Verschenke keine Provinz.
coach-saboteur-gain = Ein Ersatz ohne Bezahlung, der aber weniger kostet als die entsorgte Karte. Du darfst auch verzichten; ein Silber, oder spät im Spiel ein Herzogtum, ist meist besser als nichts.
coach-tournament-gain = Die Karte kommt auf deinen Nachziehstapel, du ziehst sie also als Nächstes. Jeden Preis gibt es nur einmal, und er ist meist stärker als ein Herzogtum; kurz vor Schluss zählen Punkte.

## Auf den Nachziehstapel

coach-topdeck = Was du zuoberst auf deinen Nachziehstapel legst, ziehst du als Nächstes. Gut sind Karten, die du jetzt nicht mehr brauchst, aber bald.
coach-bureaucrat-topdeck = Die Karte ziehst du als Nächstes wieder. Auf der Hand tun reine Punktekarten alle gleich wenig; gib eine, die du nicht noch ausspielen kannst.
coach-royal-seal-topdeck = Mit Ja ziehst du die neue Karte schon als Nächstes, statt auf das Mischen zu warten. Gut für alles, was du ausspielen kannst; Punktekarten lieber nicht.
coach-order = In dieser Reihenfolge liegen die Karten danach auf deinem Nachziehstapel. Die erste ziehst du zuerst; nach vorn gehört also, was dir gleich am meisten nützt.

## Wählen

coach-play = Wähle die Aktionskarte, die mehrmals am meisten bringt. Was auf ihr steht, geschieht jedes Mal ganz, und eine weitere Aktion verbraucht es nicht.
coach-hamlet-choose = Eine Aktion brauchst du, wenn noch eine gute Aktionskarte wartet; einen Kauf, wenn dein Geld für zwei Karten reicht.
coach-minion-choose = 2 Geld, wenn deine Hand gut ist. Eine neue Hand, wenn sie wenig bringt oder die anderen fünf gute Karten haben könnten: Auch sie müssen dann neu ziehen.
coach-nobles-choose = Aktionen, wenn noch Aktionskarten auf deiner Hand warten und du keine Aktion mehr hast. Sonst Karten.
coach-pawn-choose = Zwei verschiedene. Karte und Aktion ist nie verkehrt: Der Handlanger ersetzt sich dann selbst. Geld oder Kauf, wenn dir gerade das für einen guten Kauf fehlt.
coach-steward-choose = Früh im Spiel ist Entsorgen oft am stärksten, wenn du Flüche, Anwesen oder Kupfer auf der Hand hast. Später 2 Geld, wenn sie zu einem besseren Kauf reichen, sonst Karten.
coach-torturer-choose = Zwei Karten ablegen tut nicht weh, wenn zwei davon nichts bringen. Ein Fluch kostet am Ende 1 Punkt und stört bis dahin; ist sein Stapel leer, passiert damit nichts.
coach-trusty-steed-choose = Zwei verschiedene. Karten und Aktionen passen fast immer; 2 Geld, wenn nur sie noch zu einem guten Kauf fehlen.
coach-vault-choose = Freiwillig: Du legst zwei Karten ab und ziehst eine. Es lohnt, wenn zwei deiner Karten nichts tun, etwa Punktekarten oder Flüche.
coach-watchtower-choose = Flüche und Kupfer entsorgst du so sofort. Gute Karten ziehst du früher, wenn sie auf den Nachziehstapel kommen. Der Wachturm bleibt in jedem Fall auf der Hand.

## Zeigen, nennen, weitergeben

coach-moat-reveal = Mit Ja tut dir dieser Angriff nichts, und der Burggraben bleibt auf deiner Hand. Es kostet nichts.
coach-secret-chamber-reveal = Du ziehst zwei Karten und legst dann zwei auf den Nachziehstapel zurück, bevor der Angriff wirkt. So bringst du Gutes in Sicherheit. Die Geheimkammer bleibt dir.
coach-secret-chamber-topdeck = Gilt der Angriff der Hand, leg Gutes zurück; gilt er dem Nachziehstapel, leg Schlechtes obenauf. Was er nicht trifft, ziehst du als Nächstes.
coach-tournament-reveal = Deckst du eine Provinz auf, bekommt die andere Person keine Karte und kein Geld dafür. Dich kostet es nichts, außer dass alle die Provinz sehen.
coach-young-witch-reveal = Mit Ja nimmst du keinen Fluch, und die Bannkarte bleibt auf deiner Hand. Es kostet nichts.
coach-mint-reveal = Du nimmst ein weiteres Exemplar der Geldkarte, die du aufdeckst; die gezeigte bleibt auf deiner Hand. Zeig die beste.
coach-horse-traders-set-aside = Zur Seite gelegt, ist die Karte vor dem Angriff sicher, zählt aber nicht zur Hand. In deinem nächsten Zug hast du sie wieder und ziehst eine Karte dazu.
coach-library-set-aside = Zur Seite Gelegtes wird am Ende abgelegt, und du ziehst weiter bis sieben. Behalte Aktionskarten, solange du noch Aktionen dafür hast.
coach-contraband-name = Nenne die Karte, deren Kauf dich am meisten stören würde: meist Kolonie oder Provinz. Sie darf nur in diesem Zug nicht gekauft werden.
coach-wishing-well-name = Liegt genau diese Karte zuoberst, nimmst du sie auf die Hand. Nenne, wovon am meisten in deinem Nachziehstapel sein dürfte; früh im Spiel ist das Kupfer.
coach-counting-house-take = Die Kupfer kommen aus deinem Ablagestapel und sind gleich Geld für diesen Zug. Meist nimmst du alle.
coach-masquerade-pass = Alle geben zugleich eine Handkarte nach links. Gib, was dir am wenigsten nützt: einen Fluch, früh im Spiel ein Anwesen, sonst ein Kupfer.
