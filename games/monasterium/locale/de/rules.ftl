# Die Regeln, Seite für Seite

rules-page-start = Was ihr habt
rules-page-place = Würfel einsetzen
rules-page-act = Würfel nehmen
rules-page-actions = Aktionen
rules-page-path = Gesandter und Weg
rules-page-send = Novizen entsenden
rules-page-window = Kirchenfenster
rules-page-orders = Aufträge
rules-page-round = Rundenende und Jahresende
rules-page-end = Schlusswertung
rules-page-map = Wo was liegt
rules-page-pace = Zügig oder streng der Reihe nach
rules-estimates-short = -# Die Zahlen auf Plänen und Karten haben wir geschätzt; in der Schachtel können andere stehen.
rules-estimates = **Woher die Zahlen sind:** Die Regeln sind die des Spiels; was nur auf Plänen und Karten gedruckt ist (Weg, Klöster, freigeschaltete Aktionen, Fenster, Aufträge), haben wir geschätzt. In der Schachtel kann es anders sein.
rules-with =
    { $seats ->
        [2] zu zweit { $count }
        [3] zu dritt { $count }
       *[4] zu viert { $count }
    }

# In einer Minute

rules-aim = **Ziel.** Du leitest eine Domschule, bringst deine Novizen in fünf Klöstern unter, erfüllst Aufträge und baust an einem Kirchenfenster. Wer nach { $years } Klosterjahren die meisten Punkte hat, gewinnt.
rules-round = **Eine Runde.** Zuerst würfelst du und legst alle Würfel einer Zahl auf deren Feld, immer wieder, bis keiner übrig ist. Dann nimmst du, reihum mit den anderen, Würfel von einem Feld herunter. Jeder Würfel ist eine Aktion der Spalte mit dieser Zahl: Waren nehmen, den Gesandten ziehen, einen Novizen entsenden.
rules-goal = **Punkte** bringen sofort: Novizen in Gebäuden (je nach Gebäude { $buildings }), fertige Reihen und Spalten des Kirchenfensters und Aufträge. Am Ende: die meisten Novizen in einem Kloster ({ $majority } für jedes), Kapellen in vielen Klöstern und Novizen im Kreuzgang, wenn du dort auch in der Kapelle bist.
rules-hint = **So gewinnst du.** Geh früh in Kapellen: In ein Kloster, in dessen Kapelle du bist, darfst du immer entsenden; alle fünf bringen am Ende { $chapels } Punkte, und der Kreuzgang zählt nur mit ihnen. Räum eine Reihe ganz leer, dann geht ein Novize kostenlos dazu. Und fang früh mit dem Kirchenfenster an: Volle Reihen und Spalten bringen viele Punkte. Und hol dir auf dem Weg früh weitere Würfel, bis du { $dice } persönliche hast.

# Was ihr habt

rules-start = **Am Anfang** haben alle { $goods }, dazu { $own ->
        [one] einen persönlichen Würfel
       *[other] { $own } persönliche Würfel
    } in der eigenen Farbe und neutrale Würfel, jede Person { $neutral }.
rules-novices = **Novizen.** { $count } stehen in deinem Raster: vier Reihen (I bis IV) und { $columns } Spalten, eine für jede Zahl. Neben jeder Reihe steht noch einer; er geht kostenlos, sobald sie leer ist. Dein **Gesandter** zieht auf dem Weg von Kloster zu Kloster.
rules-things =
    - **Waren**: Einfluss, Rosenkranz, Suppe, Werkzeug, Buch. Sie gehen nie aus.
    - **Klöster**: A bis E, jedes mit einer Kapelle, Gebäuden im Ring und einem Feld des Kreuzgangs zwischen je zwei Gebäuden. Jedes hat Kirchenfenster: { $stacks }.
    - **Gebäude** gibt es in drei Arten: profanes Gebäude, Werkstatt, Gemeinschaftsraum.
    - **Aufträge**: { $all } liegen aus: { $a } der Art A, { $b } der Art B, { $c } der Art C.
    - **Neu würfeln** darfst du einmal je Runde.

# Würfel

rules-place =
    - Reihum würfelst du alle Würfel, die du noch in der Hand hast, neutrale und persönliche. Dann wählst du eine Zahl und legst **alle** Würfel dieser Zahl auf ihr Feld.
    - Das geht so lange, bis alle Würfel liegen. Aussetzen darfst du nicht.
    - **Neu würfeln**: Einmal je Runde darfst du beliebig viele Würfel deines letzten Wurfs noch einmal würfeln.
    - Neutrale Würfel gehören auf den Feldern niemandem mehr. Persönliche bleiben deine.
rules-act =
    - Reihum wählst du ein Würfelfeld, auf dem neutrale Würfel oder eigene liegen, und nimmst bis zu { $most } davon, von der { $joker } nur einen. Weniger darfst du immer nehmen.
    - **Eigene zuerst**: Einen neutralen nimmst du nur, wenn dort kein eigener mehr liegt. Persönliche Würfel der anderen nimmst du nie.
    - Die Würfel kommen auf das Aktionsplättchen ihrer Spalte, eine { $joker } auf ein beliebiges.
    - **Jeder Würfel ist eine Aktion** dieser Spalte. Ist eine möglich, musst du eine tun; ist keine möglich, verfällt der Würfel (auf einem umgedrehten Plättchen hat er seinen Punkt trotzdem gebracht).
    - Kommst du wieder an die Reihe, darfst du auch vom selben Feld noch einmal nehmen.
    - Die Phase endet, wenn kein Würfel mehr liegt.
rules-actions = **Standardaktionen** darfst du immer machen, je Würfel eine:
rules-standard = - **{ $number }**: { $action }
rules-joker = - **{ $number }**: eine Aktion irgendeiner Spalte, auch eine freigeschaltete
rules-unlocked = **Freigeschaltet** ist eine Aktion, sobald der Novize fort ist, der auf ihr stand. Dann darfst du in dieser Spalte auch sie machen und mehrere Würfel beliebig aufteilen. Aktionen der Reihe I gelten beliebig oft, jede der Reihen II und III einmal pro Zug.
rules-row = **Reihe { $row }**
rules-row-same = **Reihe { $row }**, in jeder Spalte: { $action }.
rules-field = - **{ $field }**: { $action }

# Weg

rules-path =
    - Dein Gesandter zieht nur vorwärts. Nach dem letzten Feld kommt wieder das erste.
    - Entsenden darfst du in die Klöster, die mit seinem Feld verbunden sind.
    - Betritt oder überschreitet er ein Bonusfeld, bekommst du dessen Bonus sofort.
rules-path-start = Alle Gesandten **beginnen** auf Wegfeld { $field }. Die **Bonusfelder**:
rules-bonus =
    - { $count ->
        [one] Wegfeld
       *[other] Wegfelder
    } { $fields }: { $action }
rules-extra-die = **Weiterer Würfel**: Er gehört dir für den Rest des Spiels, wird gleich gewürfelt und eingesetzt und zählt schon in dieser Runde. Hast du in dieser Runde noch nicht neu gewürfelt, darfst du ihn noch einmal würfeln. Du hast höchstens { $most } persönliche. Willst oder darfst du ihn nicht, bekommst du { $points } Punkte. **Tauschen** heißt: 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch.

# Entsenden

rules-send =
    Du darfst einen beliebigen Novizen deines Rasters, gleich aus welcher Spalte, in ein Kloster entsenden,
    - das mit dem Feld deines Gesandten verbunden ist oder
    - in dessen Kapelle du schon einen Novizen hast.
rules-buildings = **Reihen I und II: in ein Gebäude**, in dem noch niemand ist. Das kostet { $influence } Einfluss und { $first } (Reihe I) oder { $second } (Reihe II) der Waren, die das Gebäude will. Dafür bekommst du sofort:
rules-chapel = **Reihe III: in eine Kapelle.** Über alle Klöster gezählt kostet dein erster { $first } Einfluss, der zweite { $second }, jeder weitere { $last }. In einer Kapelle haben mehrere Platz, auch mehrere von dir: { $capacity }.
rules-walk = **Reihe IV: auf ein Feld des Kreuzgangs** neben einem Gebäude mit einem deiner Novizen. Über alle Klöster gezählt kostet dein erster { $first } Rosenkranz, der zweite { $second }, jeder weitere { $last }. Das Aktionsplättchen seiner Spalte wird umgedreht: Von da an bringt jeder Würfel, den du darauf legst, 1 Punkt, und sofort auch jeder dieses Zuges, der noch ungenutzt darauf liegt.
rules-row-done = **Reihe fertig.** Sind alle { $columns } Novizen einer Reihe entsandt, darfst du sofort den daneben entsenden: kostenlos, in jede Art Ort, den du erreichst.

# Fenster

rules-window =
    Ein Kirchenfenster bekommst du vom Weg (aus einem beliebigen Kloster), für einen Novizen in einem Gemeinschaftsraum (aus diesem Kloster) oder durch eine Aktion der Reihe III (aus einem Kloster, in dessen Kapelle du bist).
    - Du baust es sofort ein: in eine der { $rows } Reihen, auf den freien Platz ganz links. Jede hat { $columns } Plätze.
    - In keiner Reihe und keiner Spalte liegen zwei Fenster desselben Klosters. Geht es nicht, verfällt es.
    - Du bekommst sofort **einen** Bonus: den der Reihe oder den der Spalte.
    - Ist die Reihe oder Spalte damit fertig, bekommst du ihre Punkte dazu.
rules-window-line =
    - { $line ->
        [row] Reihe
       *[column] Spalte
    } { $number }: { $action }; fertig { $points } Punkte

# Aufträge

rules-orders =
    { $all } liegen aus: { $a } der Art A, { $b } der Art B, { $c } der Art C. Erfüllst du einen, bekommst du sofort die Punkte. Jede Person kann jeden einmal erfüllen, auch wenn andere schneller waren.
    - **A und B** nennen drei Orte, etwa die Kapelle des einen Klosters und die Werkstatt eines anderen: Bring an jeden einen Novizen von dir. Es zählt das Jahr, in dem der letzte dort ankommt: je früher, desto mehr Punkte.
    - **C** verlangt eine Anzahl von etwas. Wann, ist egal.
rules-order-years = - { $category } im ersten, zweiten, dritten Jahr: { $points } Punkte
rules-order-task = - C: { $order }: { $points } Punkte

# Ende

rules-round-end =
    - Sind alle Würfel genommen und genutzt, endet die **Runde**. Alle bekommen ihre persönlichen und ebenso viele neutrale Würfel wie zuvor zurück, und „Neu würfeln“ gilt wieder.
    - Die nächste Runde beginnt, wer links von der Person sitzt, die diese begonnen hat.
    - Ein **Klosterjahr** ist vorbei, wenn alle einmal begonnen haben. Es hat also so viele Runden, wie Personen mitspielen.
    - Nach dem { $years }. Jahr kommt die Schlusswertung.
rules-end =
    - **Klöster**: { $majority } Punkte für jedes Kloster, in dem du die meisten Novizen hast. Gebäude, Kreuzgang und Kapelle zählen zusammen; bei Gleichstand bekommen alle die Punkte.
    - **Kapellen**: für Novizen in den Kapellen von einem, zwei, drei, vier oder fünf Klöstern { $chapels } Punkte.
    - **Kreuzgang**: für jedes Kloster deine Novizen im Kreuzgang mal deine Novizen in der Kapelle, das Ganze mal { $times }.
    - **Waren**: { $tool } Punkt für jedes Werkzeug, { $book } für jedes Buch; Suppe, Einfluss und Rosenkränze zusammen, je { $goods } davon 1 Punkt.
rules-tie = **Bei Gleichstand** gewinnen alle, die die meisten Punkte haben.

# Preise

rules-pane = ein Kirchenfenster dieses Klosters
rules-price-building =
    - **{ $kind }**: { $influence } Einfluss und { $first } (Reihe I) oder { $second } (Reihe II) → { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $brings }
rules-price-chapel = - **Kapelle** (Reihe III): der erste { $first } Einfluss, der zweite { $second }, jeder weitere { $last }
rules-price-walk = - **Kreuzgang** (Reihe IV): der erste { $first } Rosenkranz, der zweite { $second }, jeder weitere { $last }
rules-prices-window = **Kirchenfenster**: Bonus und Punkte
rules-prices-orders = **Aufträge**

# Wo was liegt

rules-side-two = **Zu zweit:**
rules-side-more = **Zu dritt und zu viert:**
rules-map = **Weg und Klöster.** Verbunden sind:
rules-joined =
    - Kloster { $cloister }: { $count ->
        [one] Wegfeld
       *[other] Wegfelder
    } { $fields }
rules-map-buildings = **Gebäude**
rules-ring = - { $buildings }
rules-ring-building =
    { $kind ->
        [P] profanes Gebäude
        [W] Werkstatt
       *[G] Gemeinschaftsraum
    } { $place }
rules-walks = Ein Feld des **Kreuzgangs** heißt nach den Gebäuden, an die es grenzt: A1/2 liegt zwischen A1 und A2.

# Ablauf

rules-brisk = Alle setzen ihre Würfel zugleich ein, manchmal schon die der nächsten Runde.
rules-pace = **Zügig** (üblich): Alle würfeln und setzen zugleich ein, jede Person ihre Würfel hintereinander. Hast du in einer Runde vielleicht keinen Zug mehr, setzt du gleich danach schon die Würfel der nächsten Runde ein. Was liegt, bleibt liegen; bekommst du dann doch noch einen weiteren Würfel, würfelst du für die nächste Runde nur diesen und setzt ihn ein.
rules-pace-exact = **Streng der Reihe nach**: Auch eingesetzt wird reihum, eine Zahl nach der anderen.
rules-turns = **Mehrere Züge am Stück** (wenn es so vereinbart ist): In der Aktionsphase macht jede Person { $turns } Züge hintereinander, zu zweit { $two }. Das weicht von den Regeln ab und macht lange Spiele schneller.

# Zeichen

rules-signs =
    - **I, II, III, IV**: die Reihen deines Rasters. **{ $novice }**: Reihe II, Spalte 3, also der Novize dort oder die Aktion unter ihm.
    - **A bis E**: die Klöster, auf den Bildern mit Farbe und Wappen: A Greif, B Eichenblatt, C Fische, D Sonne, E Trauben.
    - **{ $building }**: ein Gebäude, hier das erste von Kloster B. Gezählt wird im Uhrzeigersinn, von links oben.
    - **{ $walk }**: ein Feld des Kreuzgangs von Kloster A; die Zahlen sind die Gebäude, an die es grenzt.
    - **Auftrag { $order }**: seine Art und Nummer. Stehen drei Zahlen dabei, sind es die Punkte im ersten, zweiten und dritten Jahr.
    - **Plättchen 4**: das Aktionsplättchen der Spalte 4; umgedreht bringt es Punkte.
    - **persönlich**: ein Würfel, der deiner bleibt. **neutral**: einer, den alle nehmen dürfen.
    - **Wegfeld 7**: ein Feld des Wegs.

# Wie es in früher begonnenen Spielen noch ist

before-rolled-in-turn = Zum ersten Mal haben alle schon bei Spielbeginn gewürfelt, nicht erst, als sie an die Reihe kamen.
before-kept-ahead = Gewinnst du einen weiteren Würfel, nachdem du vorab eingesetzt hast, würfelst du für die nächste Runde alle noch einmal, mit ihm zusammen, und setzt sie neu ein.

# Beispiel

rules-example-dice = **Einsetzen.** Anna spielt zu dritt und hat { $dice } Würfel. Sie würfelt und legt alle, die { $one } zeigen, auf die { $one }: zwei neutrale. Die übrigen würfelt sie noch einmal; alle zeigen { $other }, auch ihr eigener. Sie kommen auf die { $other }.
rules-example-take = **Ein Zug.** Sie nimmt zwei Würfel von der { $number } und macht zweimal die Standardaktion: { $action }.
rules-example-send = **Ihr nächster Zug.** Von der { $number } nimmt sie einen Würfel, und zwar den eigenen, und entsendet den Novizen { $novice }. Ihr Gesandter steht auf Wegfeld { $field }, das mit Kloster { $cloister } verbunden ist.
    - Sie wählt { $kind ->
        [P] das profane Gebäude
        [W] die Werkstatt
       *[G] den Gemeinschaftsraum
    } { $place } und zahlt { $influence } Einfluss und { $goods }.
    - Sie bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $gift }.
    - Von nun an darf sie in Spalte { $column } auch: { $action }.
rules-example-end = Reihum geht es weiter, bis kein Würfel mehr liegt. Dann nehmen alle ihre Würfel zurück, und links beginnt die nächste Runde.
