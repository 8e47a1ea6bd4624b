# Was die Hilfe zu den ersten Fragen sagt

## Der Zug

coach-turn-action = Eine Aktion hast du je Zug, mehr nur durch Karten mit Pfeil: die also zuerst. Danach wird gekauft; was du bis dahin nicht ausgespielt hast, bleibt ungenutzt.
coach-turn-treasure = Ausgespieltes Geld gibst du nicht her; es kommt am Ende des Zuges auf deinen Ablagestapel. Meist spielst du alles aus: Nach dem ersten Kauf geht es nicht mehr.
coach-turn-buy = Gekauftes kommt auf deinen Ablagestapel; du ziehst es nach dem nächsten Mischen. Früh ist gut, was deine nächsten Züge stärker macht. Punktekarten zählen erst am Ende und tun bis dahin auf der Hand meist nichts.
coach-turn-order = Mehrere deiner Karten wirken bei diesem Kauf. Alle tun, was darauf steht; du sagst nur, welche anfängt.

## Ablegen

coach-discard = Abgelegt ist nicht weg: Die Karten kommen auf deinen Ablagestapel und später wieder. Zuerst weg, was dir auf der Hand gerade am wenigsten nützt.
coach-cellar-discard = Für jede Karte, die du ablegst, ziehst du eine neue. Leg ab, was dir jetzt weniger bringt als eine Karte, die du noch nicht kennst.
coach-secret-chamber-discard = Jede abgelegte Karte gibt 1 Geld. Leg ab, was auf deiner Hand sonst weniger gibt; die Karten gehören dir weiter.
coach-vault-discard = In deinem Zug gibt jede abgelegte Karte 1 Geld; leg ab, was sonst weniger bringt. In einem fremden Zug legst du zwei ab und ziehst eine: Leg ab, was dir am wenigsten nützt.
coach-hamlet-discard = Du darfst eine oder zwei Karten ablegen, musst aber nicht. Es lohnt mit Karten, die jetzt nichts tun, wenn du eine Aktion oder einen Kauf mehr brauchst.
coach-baron-discard = Ein Anwesen abgelegt, und du hast 4 Geld mehr; es gehört dir weiter. Behältst du es, nimmst du sogar noch ein Anwesen dazu.
coach-chancellor-discard = Mit Ja wird schon bei der nächsten Karte neu gemischt, die du ziehst: Was du gerade gekauft hast, kommt früher. Mit Nein bleibt, was ohnehin als Nächstes käme.
coach-mountebank-discard = Legst du einen Fluch ab, trifft dich der Angriff nicht. Sonst nimmst du noch einen Fluch und ein Kupfer. Der abgelegte Fluch gehört dir weiter.
coach-spy-discard = Bei dir selbst: Schlechtes ablegen, Gutes liegen lassen, denn es wird als Nächstes gezogen. Bei den anderen umgekehrt.
coach-tournament-discard = Die Provinz gehört dir weiter, sie liegt nur auf dem Ablagestapel. Dafür nimmst du einen Preis oder ein Herzogtum und ziehst die Karte meist gleich danach.

## Entsorgen

coach-trash = Entsorgt ist für immer weg, auch die Punkte. Früh im Spiel wird alles besser, wenn verschwindet, was schwächer ist als der Rest: Gutes ziehst du dann öfter.
coach-chapel-trash = Entsorgt ist für immer weg. Früh im Spiel lohnt das bei allem, was schwächer ist als der Rest, denn Gutes ziehst du dann öfter. Lass aber genug Geld zum Kaufen übrig.
coach-remodel-trash = Du tauschst: Dafür nimmst du eine Karte, die bis zu 2 mehr kostet. Früh gibst du her, was du kaum brauchst; spät kann auch aus einer guten Karte eine mit mehr Punkten werden.
coach-expand-trash = Du tauschst: Dafür nimmst du eine Karte, die bis zu 3 mehr kostet. Früh gibst du her, was du kaum brauchst; spät kann auch aus einer guten Karte eine mit mehr Punkten werden.
coach-mine-trash = Du tauschst Geld: Dafür nimmst du eine Geldkarte, die bis zu 3 mehr kostet, gleich auf die Hand, und spielst sie noch in diesem Zug aus. Es zählt, wie viel mehr sie gibt.
coach-upgrade-trash = Du tauschst: Dafür nimmst du eine Karte, die genau 1 mehr kostet, wenn es eine gibt. Gibt es keine, ist die entsorgte Karte nur weg; auch das kann gut sein.
coach-remake-trash = Du tauschst, zweimal nacheinander: Dafür nimmst du je eine Karte, die genau 1 mehr kostet, wenn es eine gibt. Gibt es keine, ist die entsorgte Karte nur weg; auch das kann gut sein.
coach-forge-trash = Du nimmst eine Karte, die genauso viel kostet wie alles Entsorgte zusammen. Was 0 kostet, verschwindet nebenbei. Rechne vorher nach, was dabei herauskommt.
coach-bishop-trash = In deinem Zug bringt die Karte zusätzlich halb so viele Punktemarker, wie sie kostet. In einem fremden Zug darfst du eine entsorgen, ohne Marker: eine, die du ohnehin loswerden möchtest.
coach-thief-trash = Die Geldkarte verschwindet von dort, und du darfst sie danach nehmen. Wähle die wertvollste.
coach-loan-trash = Entsorgt ist die Geldkarte für immer weg, sonst wird sie nur abgelegt. Schwaches Geld loszuwerden macht deine Karten besser, solange genug übrig bleibt.
coach-mining-village-trash = Die 2 Geld gibt es einmal, dafür ist die Karte für immer weg. Es lohnt, wenn du damit in diesem Zug etwas viel Besseres kaufst oder das Spiel bald endet.

## Nehmen

coach-gain = Genommen wird aus dem Vorrat, ohne Bezahlung und ohne einen Kauf zu verbrauchen. Nimm, was du auch kaufen würdest: früh Geld und gute Aktionskarten, kurz vor Schluss Punkte.
coach-thief-gain = Was du nimmst, gehört von nun an dir. Nimm, was besser ist als das, was du sonst ziehst; alles andere nimmt guten Karten nur den Platz auf der Hand weg.
coach-jester-gain = Mit Ja nimmst du so eine Karte, mit Nein die andere Person. Gutes nimmst du also selbst; was nur stört, nicht.
coach-swindler-gain = Die andere Person nimmt, was du wählst; es kostet so viel wie ihre entsorgte Karte. Gib, was ihr am wenigsten nützt, auf der Hand und am Ende.
coach-saboteur-gain = Ein Ersatz ohne Bezahlung, der aber weniger kostet als die entsorgte Karte. Du darfst auch verzichten, wenn nichts davon deinen Karten hilft.
coach-tournament-gain = Die Karte kommt auf deinen Nachziehstapel, du ziehst sie also als Nächstes. Jeden Preis gibt es nur einmal; kurz vor Schluss zählen Punkte.

## Auf den Nachziehstapel

coach-topdeck = Was du zuoberst auf deinen Nachziehstapel legst, ziehst du als Nächstes. Gut sind Karten, die du jetzt nicht mehr brauchst, aber bald.
coach-bureaucrat-topdeck = Die Karte ziehst du als Nächstes wieder. Auf der Hand tun reine Punktekarten alle gleich wenig; gib eine, die du nicht noch ausspielen kannst.
coach-royal-seal-topdeck = Obenauf ziehst du die neue Karte schon als Nächstes, statt auf das Mischen zu warten. Gut ist das für alles, was dir im nächsten Zug nützt.
coach-order = In dieser Reihenfolge liegen die Karten danach auf deinem Nachziehstapel. Die erste ziehst du zuerst; nach vorn gehört also, was dir gleich am meisten nützt.

## Wählen

coach-play = Wähle die Aktionskarte, die mehrmals am meisten bringt. Was auf ihr steht, geschieht jedes Mal ganz, und eine weitere Aktion verbraucht es nicht.
coach-hamlet-choose = Eine Aktion brauchst du, wenn noch eine gute Aktionskarte wartet; einen Kauf, wenn dein Geld für zwei Karten reicht.
coach-minion-choose = Das Geld, wenn deine Hand gut ist. Eine neue Hand, wenn sie wenig bringt oder die anderen fünf gute Karten haben könnten: Auch sie müssen dann neu ziehen.
coach-nobles-choose = Aktionen, wenn noch Aktionskarten auf deiner Hand warten und du keine Aktion mehr hast. Sonst Karten.
coach-pawn-choose = Zwei verschiedene. Mit Karte und Aktion ersetzt sich der Handlanger selbst; Geld oder Kauf zählen, wenn dir gerade das für einen guten Kauf fehlt.
coach-steward-choose = Entsorgen hilft auf lange Sicht, wenn zwei Handkarten nur stören. Geld hilft, wenn es zu einem besseren Kauf reicht; Karten helfen, wenn du mit ihnen noch etwas anfangen kannst.
coach-torturer-choose = Zwei Karten ablegen tut nicht weh, wenn zwei davon nichts bringen. Ein Fluch kostet am Ende 1 Punkt und stört bis dahin; ist sein Stapel leer, passiert damit nichts.
coach-trusty-steed-choose = Zwei verschiedene. Karten und Aktionen, wenn du dann mehr ausspielen kannst; Geld, wenn nur das noch zu einem guten Kauf fehlt. Das Silber hilft erst in späteren Zügen.
coach-vault-choose = Freiwillig: Du legst zwei Karten ab und ziehst eine. Es lohnt, wenn zwei deiner Karten nichts tun, etwa Punktekarten oder Flüche.
coach-watchtower-choose = Was nur stört, bist du so sofort los; was dir bald nützt, ziehst du obenauf früher. Alles andere kann bleiben, wo es ist. Der Wachturm bleibt in jedem Fall auf der Hand.

## Zeigen, nennen, weitergeben

coach-moat-reveal = Deckst du den Burggraben auf, tut dir dieser Angriff nichts, und er bleibt auf deiner Hand. Es kostet nichts.
coach-secret-chamber-reveal = Abgewehrt ist der Angriff damit nicht: Du ziehst zwei Karten und legst dann zwei auf den Nachziehstapel zurück, bevor er wirkt. Die Geheimkammer bleibt dir.
coach-secret-chamber-topdeck = Gilt der Angriff der Hand, leg Gutes zurück; gilt er dem Nachziehstapel, leg Schlechtes obenauf. Was er nicht trifft, ziehst du als Nächstes.
coach-tournament-reveal = Deckst du eine Provinz auf, bekommt die andere Person keine Karte und kein Geld dafür. Dich kostet es nichts, außer dass alle die Provinz sehen.
coach-young-witch-reveal = Deckst du die Bannkarte auf, nimmst du keinen Fluch, und sie bleibt auf deiner Hand. Es kostet nichts.
coach-mint-reveal = Du nimmst ein weiteres Exemplar der Geldkarte, die du aufdeckst; die gezeigte bleibt auf deiner Hand. Zeig die beste.
coach-horse-traders-set-aside = Zur Seite gelegt, ist die Karte vor dem Angriff sicher, zählt aber nicht zur Hand. In deinem nächsten Zug hast du sie wieder und ziehst eine Karte dazu.
coach-library-set-aside = Zur Seite Gelegtes wird am Ende abgelegt, und du ziehst weiter bis sieben. Behalte Aktionskarten, solange du noch Aktionen dafür hast.
coach-contraband-name = Nenne die Karte, deren Kauf dich am meisten stören würde, soweit das Geld für sie reichen kann. Sie darf nur in diesem Zug nicht gekauft werden.
coach-wishing-well-name = Liegt genau diese Karte zuoberst, nimmst du sie auf die Hand. Nenne, wovon am meisten in deinem Nachziehstapel sein dürfte: Was du schon gezogen hast, zählt nicht mehr.
coach-counting-house-take = Die Kupfer kommen aus deinem Ablagestapel und sind gleich Geld für diesen Zug. Meist nimmst du alle.
coach-masquerade-pass = Alle geben zugleich eine Handkarte nach links. Gib, was dir am wenigsten nützt; sie gehört dir dann nicht mehr, auch ihre Punkte nicht.
