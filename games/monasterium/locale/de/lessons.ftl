# Lektionen

lesson-goal-title = Worum es geht
lesson-goal-idea = Du leitest eine Domschule und bringst Novizen in fünf Klöstern unter, A bis E. Nach drei Jahren gewinnt, wer die meisten Punkte hat. Alles geht mit Würfeln: Reihum nehmt ihr Würfel von einem Feld, und jeder ist eine Aktion; passen geht nicht. 1 entsendet einen Novizen, 2 bringt eine Suppe, 3 Einfluss, 4 einen Rosenkranz, 5 zieht den Gesandten. Die 6 gilt für jede Zahl.
lesson-goal-novice = Mit jeder 1 geht ein Novize. Jeder kostet etwas; was du hast, steht unten im Bild: 3 Einfluss, 1 Rosenkranz, 2 Suppen. Für den Anfang reicht das.
lesson-goal-soup = Suppe zahlst du für Novizen in profanen Gebäuden, den einfachsten. Jeder Würfel von hier bringt eine.
lesson-goal-influence = Einfluss kostet fast jeder Novize: 1 (und Waren) für ein Gebäude, 1 und später mehr für eine Kapelle.
lesson-goal-rosary = Rosenkränze zahlst du für Novizen im Kreuzgang. Dorthin geht erst einer, wenn in einem Gebäude daneben schon ein Novize von dir ist.
lesson-goal-messenger = Dein Gesandter zieht mit jedem Würfel ein Feld weiter, von Kloster zu Kloster. Jetzt öffnet er dir Kloster A.
lesson-goal-idea-2 = Du nimmst bis zu drei Würfel auf einmal, alle vom selben Feld; von der 6 nur einen. Hier liegen zwei. Was du liegen lässt, kann Computer 1 nehmen oder du selbst, wenn du wieder an der Reihe bist.
lesson-goal-one = Eine Aktion. Der zweite Würfel bleibt liegen, und als Nächster darf Computer 1 ihn nehmen.
lesson-goal-two = Zwei Aktionen in einem Zug, und für Computer 1 bleibt hier nichts. Die Runde endet, wenn alle Würfel genommen sind; deine Waren behältst du.

lesson-place-title = Würfel einsetzen
lesson-place-idea = Bevor jemand Würfel nimmt, werden sie eingesetzt. Zu zweit hat jeder sechs: fünf neutrale und einen persönlichen in der eigenen Farbe. Deine sind gewürfelt. Jetzt wählst du eine Zahl und legst alle Würfel, die sie zeigen, auf ihr Feld. Neutrale dürft ihr danach beide nehmen, deinen persönlichen nur du. Den Rest würfelst du neu. Alle tun das zugleich; Computer 1 ist schon fertig.
lesson-place-soup = Auf der 2 liegen jetzt vier neutrale Würfel. Das ist Suppe für euch beide: Computer 1 darf davon ebenso nehmen wie du.
lesson-place-influence = Zwei neutrale liegen nun auf der 3. Einfluss braucht ihr beide. Du beginnst diese Runde und kannst ihn dir sichern.
lesson-place-messenger = Dein persönlicher und ein neutraler liegen nun auf der 5, bei zwei anderen. Deinen nimmt dir niemand; dafür ist er schon für einen Schritt des Gesandten vergeben.
lesson-place-idea-2 = Die übrigen vier hast du neu gewürfelt: zwei Einsen, zwei Vieren. So geht es weiter, bis alle liegen. So bestimmen alle zusammen, welche Aktionen es in dieser Runde gibt.
lesson-place-novice = Auf der 1 liegen jetzt drei Würfel, also drei Novizen, wenn jemand sie bezahlen kann. Die letzten zwei Würfel zeigten beide 6 und gelten für jede Zahl.
lesson-place-rosary = Zwei Rosenkränze. Für Novizen liegt auf der 1 nur ein Würfel. Aber die letzten zwei Würfel zeigten beide 6, und die gelten für jede Zahl, auch für die 1.

lesson-own-title = Dein eigener Würfel
lesson-own-idea = Ein Würfel ist übrig, dein persönlicher. Er zeigt 4, einen Rosenkranz. Einmal je Runde darfst du neu würfeln, beliebig viele Würfel deines letzten Wurfs. Was dann fällt, gilt.
lesson-own-again = Jetzt zeigt er 3: Einfluss statt Rosenkranz. Neu würfeln darfst du erst in der nächsten Runde wieder.
lesson-own-keep = Ein Rosenkranz, ganz sicher. Aufsparen kannst du das Neuwürfeln nicht: Nächste Runde darfst du es ohnehin wieder einmal.
lesson-own-idea-2 = Alle Würfel liegen, und du beginnst; nächste Runde ist es Computer 1. Den einen in deiner Farbe kann dir niemand nehmen, die weißen, neutralen schon. Lägen auf seinem Feld auch weiße, müsstest du deinen zuerst nehmen; er zählt mit zu den höchstens drei. Computer 1 hat einen auf der 5, den du nie nehmen darfst.
lesson-own-waiting = Diese Aktion war dir auch später sicher. Jetzt wählt Computer 1 unter allen weißen, auch den Einsen und Sechsen.
lesson-own-novice = Novizen entsenden nur die 1 und die 6. Dort liegen zusammen vier Würfel, und auch Computer 1 will sie. Dein eigener Würfel wartet solange.
lesson-own-soup = Bis zu drei der vier Würfel, also bis zu drei Suppen. Novizen entsenden aber nur die 1 und die 6, und dort kann nun Computer 1 zugreifen.
lesson-own-messenger = Hier liegen zwei für dich, also bis zu zwei Schritte. Den Würfel von Computer 1 darfst du nie nehmen. Dein eigener wartet solange.
lesson-own-six = Die Sechs gilt für jede Spalte, aber du nimmst immer nur eine. Die andere kann gleich Computer 1 nehmen. Dein eigener Würfel wartet solange.

lesson-building-title = Ein Novize zieht aus
lesson-building-idea = Du hast eine 1 genommen und entsendest einen Novizen. Die Reihe sagt, wohin: I und II in Gebäude, III in Kapellen, IV in Kreuzgänge. Über jeder Reihe steht ihr Preis; zahlen musst du je nach Gebäude nur Suppe, nur Werkzeug oder nur Buch. II ist dir noch zu teuer, und IV geht erst neben ein Gebäude mit einem Novizen von dir. Aus I bis III schaltet jeder frei, worauf er stand: Würfel seiner Spalte können künftig auch diese Aktion (I beliebig oft, II und III einmal je Zug).
lesson-building-either = Mit einer 1 kannst du künftig auch 1 Einfluss oder 1 Rosenkranz nehmen. So nützt sie dir auch, wenn du niemanden entsenden kannst.
lesson-building-exchange = Mit einer 2 kannst du künftig auch tauschen: Suppe gegen Werkzeug oder Werkzeug gegen Buch. So kommst du an teurere Gebäude.
lesson-building-messenger = Mit einer 3 kann künftig auch dein Gesandter ein Feld ziehen.
lesson-building-influence = Mit einer 4 kannst du künftig auch Einfluss nehmen, wenn du gerade keinen Rosenkranz brauchst.
lesson-building-goods = Mit einer 5 kannst du künftig auch 1 Suppe nehmen oder eine Ware tauschen, statt zu ziehen.
lesson-building-chapel = In die Kapelle, für 1 Einfluss und keine Waren. In Reihe III ist die Aktion in allen Spalten gleich: ein Kirchenfenster nehmen.
lesson-building-idea-2 = A und B sind offen, weil das Feld deines Gesandten mit beiden verbunden ist. Ein profanes Gebäude kostet Suppe und bringt 1 Punkt und 1 Werkzeug. Eine Werkstatt kostet Werkzeug und bringt 2 Punkte und 1 Buch. Ein Gemeinschaftsraum kostet Bücher und bringt 3 Punkte und ein Kirchenfenster. In jedes Gebäude passt nur ein Novize, in eine Kapelle bei zwei Personen vier.
lesson-building-profane = 2 Suppen und 1 Einfluss weg, 1 Punkt und 1 Werkzeug da. Du hast jetzt drei Werkzeuge und noch 1 Einfluss: Die nächste 1 kann in eine Werkstatt führen.
lesson-building-workshop = 2 Werkzeuge und 1 Einfluss weg, 2 Punkte und 1 Buch da. Mit noch einem Buch kannst du einen Gemeinschaftsraum bezahlen.
lesson-building-chapel-place = Das bringt erst am Ende Punkte. Aber in dieses Kloster darfst du ab jetzt immer entsenden, wo auch immer dein Gesandter steht.

lesson-unlocked-title = Freigeschaltete Aktionen
lesson-unlocked-idea = Du hast zwei Würfel von der 2 genommen. In Spalte 2 sind die Novizen I-2 und II-2 fort, also sind ihre Aktionen freigeschaltet: tauschen (Reihe I, mit jedem Würfel) und 2 Suppen nehmen (Reihe II, einmal je Zug). Ein Novize aus Reihe II kostet eine Ware mehr, dafür ist seine Aktion stärker. Für jeden Würfel wählst du eine Aktion; geht gar keine, verfällt er. Du hast 1 Suppe und 1 Buch; mit zwei Büchern könntest du einen Gemeinschaftsraum bezahlen.
lesson-unlocked-standard = Eine Suppe; du hast jetzt zwei. Diese Standardaktion geht immer, aber die aus Reihe II hätte mit demselben Würfel zwei gebracht.
lesson-unlocked-exchange = Aus der Suppe ist ein Werkzeug geworden. Noch ein Tausch, und es ist ein Buch.
lesson-unlocked-soups = Zwei Suppen mit einem Würfel; du hast jetzt drei. In diesem Zug geht das kein zweites Mal.
lesson-unlocked-idea-2 = Jetzt der zweite Würfel. Ein Tausch führt eine Stufe weiter: Suppe, Werkzeug, Buch. Was du am Ende übrig hast, zählt auch: ein Buch 2 Punkte, ein Werkzeug 1; Suppen, Einfluss und Rosenkränze zusammen: je zwei 1.
lesson-unlocked-standard-again = Noch eine Suppe. Ein profanes Gebäude kostet zwei für einen Novizen der Reihe I und drei für einen der Reihe II.
lesson-unlocked-exchange-again = Eine Stufe weiter. Was freigeschaltet ist, bleibt es bis zum Ende; jede 2 kann also wieder tauschen. Übrigens: Die Aktion II-1 entsendet für 1 Einfluss weniger, II-5 zieht den Gesandten ein bis drei Felder.
lesson-unlocked-soups-again = Zwei Suppen. Reihe II geht einmal in jedem Zug, im nächsten also wieder.

lesson-path-title = Der Gesandte
lesson-path-idea = Dein Gesandter steht auf Feld 8 und zieht je Würfel von der 5 eines vorwärts. Die Buchstaben dort sind die Klöster, in die du entsenden darfst; nach 20 kommt wieder die 1. Manche Felder haben einen Bonus, jedes Mal, wenn du sie betrittst oder überschreitest. Das Plus bringt dir einen Würfel mehr für jede Runde, der Stern irgendeine Aktion wie eine 6, das Fenster ein Kirchenfenster deiner Wahl, der Korb eine Suppe oder einen Tausch, Feld 3 Einfluss oder einen Rosenkranz.
lesson-path-one = Ein Feld, auf 9, weiter bei Kloster C. Zwei Würfel bleiben auf der 5 liegen, für Computer 1 oder für deinen nächsten Zug.
lesson-path-two = Genau auf 10, auf den Bonus. Nur ist mit diesem Feld kein Kloster verbunden: Solange er hier steht, öffnet er dir keines.
lesson-path-three = So geht es über 10 hinweg bis 11. Der Bonus von 10 zählt auch im Vorübergehen; danach öffnet dir Feld 11 die Klöster C und D.
lesson-path-idea-2 = Feld 10: Ein weiterer persönlicher Würfel ist von nun an jede Runde eine Aktion mehr. Du würfelst ihn sofort, und er zählt schon in dieser Runde; hast du in ihr noch nicht neu gewürfelt, darfst du das auch mit ihm. Oder du nimmst 5 Punkte. Jedes der drei Jahre hat so viele Runden, wie Personen mitspielen: Vier kommen noch. Mehr als drei persönliche hat niemand; wer sie hat, bekommt die Punkte.
lesson-path-die = In dieser und den nächsten vier Runden eine Aktion mehr, die dir niemand wegnimmt. So früh ist das mehr als 5 Punkte wert.
lesson-path-points = 5 Punkte sofort. Dafür fehlt dir in jeder der nächsten vier Runden eine Aktion; spät im Spiel wiegt das weniger.

lesson-chapel-title = Kapellen
lesson-chapel-idea = Jetzt entsendest du deinen zweiten Novizen aus Reihe III in eine Kapelle. Der erste kostete 1 Einfluss, dieser kostet 2, jeder weitere 3. Am Ende zählt, in wie vielen Klöstern du in der Kapelle bist: für eines bis fünf 1, 3, 6, 10 oder 15 Punkte. In seiner Spalte schaltet er frei: ein Kirchenfenster aus einem Kloster nehmen, in dessen Kapelle du bist, einmal je Zug. In Spalte 2 geht das schon.
lesson-chapel-first = Spalte 1: Fehlen dir zum Entsenden die Waren, kann eine 1 stattdessen ein Kirchenfenster bringen.
lesson-chapel-other = Mit Würfeln dieser Spalte kannst du künftig auch ein Kirchenfenster nehmen, einmal je Zug.
lesson-chapel-idea-2 = In Kapelle A bist du schon, B ist noch leer. In ein Kloster, in dessen Kapelle du bist, darfst du immer entsenden, in die anderen nur, solange dein Gesandter auf einem ihrer Felder steht.
lesson-chapel-same = Ein zweiter in Kapelle A öffnet kein neues Kloster, und am Ende bleibt es bei 1 Punkt. Dafür wird jeder Novize, den du in den Kreuzgang von A stellst, 4 Punkte wert statt 2.
lesson-chapel-new = Zwei Klöster: am Ende 3 Punkte statt 1. Und B bleibt dir offen, auch wenn dein Gesandter weitergezogen ist.

lesson-window-title = Das Kirchenfenster
lesson-window-idea = Dein Novize ist in einen Gemeinschaftsraum von C gezogen: 3 Punkte und ein Fenster aus C. Du baust es in einer der drei Reihen ein, immer auf dem freien Platz ganz links. In keiner Reihe und keiner Spalte dürfen zwei Fenster desselben Klosters liegen; passt es nirgends, verfällt es. Zu zweit hat jedes Kloster vier. Dazu bekommst du einen Bonus, den der Reihe oder den der Spalte. Eine fertige Reihe bringt 8 Punkte, eine fertige Spalte 4 bis 7.
lesson-window-row-one = Reihe 1 hat jetzt drei von vier Fenstern; das vierte bringt 8 Punkte. Die 4 Punkte für Spalte 1 kannst du dir später holen.
lesson-window-row-two = Reihe 2 hat jetzt zwei Fenster, und in Spalte 2 fehlt nur noch eines für 5 Punkte. Spalte 1 wäre sofort fertig gewesen: 4 Punkte.
lesson-window-row-three = Spalte 1 ist fertig: 4 Punkte sofort. In Reihe 1 fehlen weiter zwei Fenster für 8.
lesson-window-idea-2 = Jetzt der Bonus: entweder der links von der Reihe oder der über der Spalte, nie beide.
lesson-window-of-row = Der Bonus links von der Reihe ist deiner, der über der Spalte verfällt. Beim nächsten Fenster wählst du neu.
lesson-window-of-column = Der Bonus über der Spalte ist deiner, der links von der Reihe verfällt. Beim nächsten Fenster wählst du neu.

lesson-walk-title = Der Kreuzgang
lesson-walk-idea = Reihe IV geht in den Kreuzgang und kostet Rosenkränze: der erste 1, der zweite 2, jeder weitere 3. Statt eine Aktion freizuschalten, dreht ein solcher Novize das Plättchen seiner Spalte um (IV-3 das der 3). Von da an bringt jeder Würfel, den du für diese Spalte nimmst, 1 Punkt, und auch jeder dieses Zuges, der dort noch ungenutzt ist. Welches Plättchen willst du umdrehen?
lesson-walk-tile-one = Jede 1 bringt dir nun neben ihrer Aktion 1 Punkt. Zum Entsenden nimmst du Einsen ja bis zum Schluss.
lesson-walk-tile-five = Jede 5 bringt dir nun neben ihrer Aktion 1 Punkt: ein Zug mit drei Würfeln also 3.
lesson-walk-tile = Jeder Würfel dieser Spalte bringt dir nun neben seiner Aktion 1 Punkt: ein Zug mit drei Würfeln also 3.
lesson-walk-idea-2 = Ein Feld des Kreuzgangs liegt zwischen zwei Gebäuden; in einem davon muss ein Novize von dir sein. Am Ende zählt für jedes Kloster: deine Novizen im Kreuzgang mal deine in der Kapelle, mal 2. In Kapelle A steht einer von dir, in Kapelle B nur Computer 1.
lesson-walk-with-chapel = Am Ende 1 mal 1 mal 2, also 2 Punkte. Mit je zwei Novizen in Kreuzgang und Kapelle wären es 8: Darum kann es sich lohnen, in einem Kloster zu bleiben.
lesson-walk-without-chapel = Noch 0 Punkte, denn in Kapelle B bist du nicht. Kommst du später hinein, werden es 2. In A wären sie dir jetzt schon sicher.

lesson-orders-title = Aufträge
lesson-orders-idea = Unter dem Weg liegen sechs Aufträge. Erfüllst du einen, bekommst du sofort die Punkte, auch nach anderen. Vier nennen drei Orte (Bögen: Kreuzgang; Suppe, Werkzeug, Buch: ein solches Gebäude; Haus: irgendeines); Marken zeigen, wer schon dort ist. Sie bringen von Jahr zu Jahr weniger, und gleich endet Jahr 2. Für „Kapelle D, Kapelle A, Gebäude in C“ fehlt dir nur noch eines: jetzt 7 Punkte, danach 5. Die unteren zwei verlangen eine Anzahl und bringen immer gleich viel.
lesson-orders-building = Deine 2 Werkzeuge reichen für eine Werkstatt: 2 Punkte und 1 Buch. Der Auftrag bleibt offen und ist ab dem nächsten Jahr 5 Punkte wert statt 7.
lesson-orders-chapel = In eine Kapelle, für 2 Einfluss. Welche es ist, entscheidet über den Auftrag.
lesson-orders-idea-2 = A ist offen, weil dein Gesandter dort steht, und D, weil du in der Kapelle bist. Ein Novize darf für mehrere Aufträge zählen. Mit dem Jahr ändern sich nur ihre Punkte.
lesson-orders-met = Erfüllt: 7 Punkte, im nächsten Jahr wären es 5. Dazu zwei Kapellen, am Ende 3 Punkte statt 1. Und für „Kapelle A, Werkstatt B, Kreuzgang C“ fehlt dir nur noch der Kreuzgang.
lesson-orders-twice = In Kapelle D warst du schon. Das hilft keinem Auftrag, macht aber den Kreuzgang von D wertvoller. Kapelle A bringt dir im nächsten Jahr nur noch 5 Punkte.
lesson-orders-workshop = 2 Punkte und 1 Buch, und ein Novize mehr in diesem Kloster. Der Auftrag wartet, bringt im nächsten Jahr aber nur noch 5 Punkte.

lesson-six-title = Die Sechs und die fertige Reihe
lesson-six-idea = Mit einer 6 machst du eine Aktion irgendeiner Spalte; Plättchen 3 ist umgedreht und brächte dabei 1 Punkt. In Reihe I steht nur noch I-1. Ist der letzte Novize einer Reihe fort, darfst du den daneben sofort und kostenlos entsenden. Wohin mit der 6?
lesson-six-novice = I-1 kostet 1 Einfluss und 2 Suppen. Frei ist dafür nur noch ein profanes Gebäude in D: 1 Punkt, 1 Werkzeug. Damit ist Reihe I leer.
lesson-six-flipped = 1 Punkt für das umgedrehte Plättchen und eine Aktion der Spalte 3. Reihe I bleibt, wie sie ist, bis du wieder eine 1 oder 6 nimmst.
lesson-six-other = Eine Aktion dieser Spalte. Reihe I bleibt, wie sie ist, bis du wieder eine 1 oder 6 nimmst.
lesson-six-idea-2 = Der Novize neben der Reihe darf in jedem Kloster, das dir offen ist, an jede Art von Ort: Gebäude, Kapelle oder Kreuzgang. Er kostet nichts, und die Belohnung eines Gebäudes bekommst du. Entsendest du ihn jetzt nicht, geht es später nicht mehr. Für „Kapelle B, Kapelle D, Gebäude in A“ fehlt dir nur noch Kapelle D: 7 Punkte.
lesson-six-order = Auftrag erfüllt: 7 Punkte. Und die dritte Kapelle, am Ende 6 Punkte statt 3. Mit Reihe III hätte sie dich 3 Einfluss gekostet.
lesson-six-common = 3 Punkte und ein Kirchenfenster, ohne Bücher zu zahlen. Die 7 Punkte für Kapelle D musst du dir mit Reihe III holen, für 3 Einfluss.
lesson-six-workshop = 2 Punkte und 1 Buch, ohne zu zahlen. Die 7 Punkte für Kapelle D musst du dir mit Reihe III holen, für 3 Einfluss.
lesson-six-walk = Am Ende 2 Punkte, denn in dieser Kapelle steht einer von dir. Ein Plättchen dreht er nicht um, und der Auftrag mit seinen 7 Punkten wartet.
lesson-six-walk-without = In Kapelle D bist du noch nicht, also ist der Kreuzgang dort noch nichts wert. Ein Plättchen dreht dieser Novize auch nicht um.
lesson-six-stays = Das darfst du. Er bleibt nun für immer stehen; neben den anderen Reihen wartet je noch einer.
lesson-six-same = In dieser Kapelle warst du schon: kein neues Kloster. Aber jeder von dir im Kreuzgang hier wird 4 Punkte wert statt 2. Der Auftrag mit seinen 7 Punkten wartet.

lesson-end-title = Die Schlusswertung
lesson-end-idea = Der letzte Würfel des Spiels, eine 1. Danach zählen Kapellen, Kreuzgänge, Waren und 5 Punkte für jedes Kloster, in dem du die meisten Novizen hast, egal wo darin; bei Gleichstand bekommen alle diese 5. Haben am Ende zwei gleich viele Punkte, gewinnen beide. Würde jetzt gewertet, stünde es 37 zu 42 gegen dich. In C hast du einen und Computer 1 zwei, in B habt ihr je zwei. In Kapelle A stehen zwei von dir, in B einer. Offen sind dir A, B und C.
lesson-end-chapel = Dein vierter aus Reihe III: 3 Einfluss. Das ist bei den Waren 1 Punkt weniger.
lesson-end-walk = Für 1 Rosenkranz; bei den Waren verlierst du nichts. Das umgedrehte Plättchen bringt jetzt nichts mehr.
lesson-end-idea-2 = Wohin? Einer mehr in C, und dort ist Gleichstand. Einer mehr in B, und Computer 1 verliert dort 5 Punkte. Kapelle A ist voll, in Kapelle C bist du noch nicht.
lesson-end-tie-chapel = Gleichstand in C: 5 Punkte auch für dich. Die dritte Kapelle bringt 3 mehr, der fehlende Einfluss kostet 1. 44 zu 42, du gewinnst.
lesson-end-tie-walk = Gleichstand in C: 5 Punkte auch für dich. Der Kreuzgang selbst zählt nicht, in Kapelle C bist du ja nicht. 42 zu 42, ihr gewinnt beide.
lesson-end-alone-chapel = In B hast nur noch du die meisten: Computer 1 verliert 5 Punkte. Dich kostet der Einfluss 1. 36 zu 37, Computer 1 gewinnt. Der Kreuzgang von B hätte gereicht.
lesson-end-alone-walk = In B hast nur noch du die meisten: Computer 1 verliert 5 Punkte. Und 1 mal 1 mal 2 sind 2 für dich. 39 zu 37, du gewinnst.
lesson-end-walk-points = In A stehen zwei von dir in der Kapelle: 1 mal 2 mal 2, also 4 Punkte. 41 zu 42, Computer 1 gewinnt. In B wären es nur 2 für dich gewesen, aber 5 weniger für Computer 1.
