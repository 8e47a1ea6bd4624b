# Die Regeln, Seite für Seite

rules-page-start = Was ihr habt
rules-page-column = Phase 1: Säule
rules-page-cellerar = Phase 2a: Cellerar
rules-page-market = Phase 2b: Gemüse kaufen
rules-page-build = Phase 3: Ausbau
rules-page-attack = Phase 4: Betteln
rules-page-march = Phase 5: Gemüse einsetzen
rules-page-feed = Phase 6: Brüder ernähren
rules-page-score = Phase 7: Ablassbriefe und Geld
rules-page-end = Spielende
rules-page-pace = Zügig oder streng der Reihe nach
rules-estimates-short = -# Die Zahlen auf Plänen und Karten haben wir geschätzt; in der Schachtel können andere stehen.
rules-estimates = **Woher die Zahlen sind:** Die Regeln sind die des Spiels; die Zahlen auf Plänen und Karten haben wir geschätzt. In der Schachtel können andere stehen.

# In einer Minute

rules-aim = **Ziel.** Du leitest ein Kloster an der Straße nach Cluny. Wer nach { $rounds } Runden die meisten **Ablassbriefe** hat, gewinnt; sie sind die Punkte.
rules-round = **Eine Runde.** Du stellst einen Cellerar ein, baust Garten, Käserei, Brauerei und Kapelle aus und wirbst Laienbrüder an. Was das an Nahrungseinheiten (NE) ergibt, bringt deine Figur auf der Straße voran. Dann kannst du bei anderen betteln, was sie zurückwirft, mit Gemüse weiterziehen und musst deine Brüder ernähren.
rules-goal = **Ablassbriefe** bringt jede Runde das Feld, das du erreichst: je { $each } NE einer. Am Ende zählen dazu die Brüder im Kloster, Wachhunde, fertige Bereiche, die Kapelle und der Cellerar.
rules-hint = **So gewinnst du.** Wer in einer Runde am wenigsten weit kommt, bekommt am meisten Geld ({ $most } D), zu viert die Person an der Spitze nur { $fourth } D. Bau also früh, was jede Runde NE gibt, und ärgere dich nicht, wenn du anfangs hinten liegst. In der letzten Runde lohnt nur noch, was sofort oder bei der Schlusswertung Ablassbriefe bringt.

# Was ihr habt

rules-start = **Am Anfang** haben alle { $brothers } Laienbrüder im Kloster, { $vegetables } Gemüse und Geld: { $money }.
rules-span = { $least } oder { $most }
rules-start-money =
    { $seats ->
        [2] zu zweit { $coins } D
        [3] zu dritt { $coins } D
        [4] zu viert { $coins } D
        [5] zu fünft { $coins } D
       *[6] zu sechst { $coins } D
    }
rules-things =
    - **Klosterkarte**: eine Zahl von 1 bis { $cards }, die dir zugelost ist. Die höchste beginnt. Sind zwei gleich weit, entscheidet sie, wer eine Sonderkarte oder mehr Geld bekommt, sofern es nicht schon der Cellerar tut.
    - **Säule**: das Zeichen, wer die Runde beginnt.
    - **Cellerar**: der Verwalter der Vorräte. Er gibt jede Runde NE, kann noch etwas Eigenes und zählt am Ende. Du hast höchstens einen.
    - **Sonderkarten**: { special-cart }, { special-herdsman } und { special-drunkard }. Ab Runde 2 hat sie, wer in einem Bereich am weitesten ist; jede hilft einmal je Runde.
    - **Produktionskarte**: gibt allen, deren Cellerar zu ihrem Bereich gehört, in dieser Runde mehr NE.
    - **Straße nach Cluny**: Felder von 0 bis { $last }, am Ende Cluny. Jede Runde beginnt deine Figur neu.
    - **Laienbrüder** leben im Kloster, in der Kapelle oder sind bei der Feldarbeit. Im Kloster betteln sie und müssen essen, in der Kapelle geben sie NE, bei der Feldarbeit holen sie Gemüse.

# Die Phasen

rules-column =
    - In der ersten Runde hat die höchste Klosterkarte die **Säule**, danach wandert sie jede Runde nach links.
    - Hast du sie, dann behältst du sie und bist in allen Phasen zuerst an der Reihe – oder du gibst sie nach links weiter und legst dafür 1 D in die Mitte. Wer sie behält, bekommt alles, was in der Mitte liegt.
    - Eine **Produktionskarte** wird aufgedeckt. Sie gilt in Phase 3.
    Ab der zweiten Runde außerdem:
    - Die **Sonderkarten** werden neu vergeben: { special-cart } für den am weitesten ausgebauten Garten, { special-herdsman } für die Käserei, { special-drunkard } für die Brauerei, auch wenn dort noch niemand gebaut hat. Bei Gleichstand zählt der teurere Cellerar, dann die höhere Klosterkarte.
    - Der **{ moneylender }** gibt Gespartes zurück, mit 1 D Zinsen je { $per } D, also höchstens { $interest } D.
    - **Feldarbeit**: Je zwei Brüder bringen 1 Gemüse mit, wenn Platz ist. Sie kommen ins Kloster; ist es voll, in die Kapelle, sonst in den Vorrat.
rules-cellerar =
    - Reihum darfst du einmal einen Cellerar einstellen, irgendeinen, der noch frei ist. Er kostet seinen Wert, { $least } bis { $most } D. Du hast höchstens einen.
    - **Tauschen**: Du zahlst den Unterschied oder bekommst ihn heraus. **Entlassen**: Du bekommst den ganzen Wert zurück.
    - Jeder gibt jede Runde NE. Ein Garten-Cellerar bringt dazu Gemüse (Phase 2b), ein Käse-Cellerar spart jede Runde 1 D bei einer Stufe der Käserei, ein Brau-Cellerar gibt einen Zuschlag, wenn die Brauerei selbst mindestens { $bonus_from } NE gibt.
rules-market =
    - Ein Garten-Cellerar bringt dir { $gifts } Gemüse, soweit Platz ist.
    - Dann kaufst du, so oft du magst: { $chips } Gemüse für 1 D. Ist nur noch für eines Platz, bekommst du für 1 D eines.
    - Du kannst höchstens { $store } Gemüse lagern. Du brauchst sie zum Anwerben, für Wachhunde, zum Weiterziehen und zum Ernähren.
rules-build =
    Tu, was du magst, in beliebiger Reihenfolge, dann „Fertig“:
    - **Garten, Käserei, Brauerei**: so viele Stufen, wie du bezahlst. Die NE einer Stufe sind, was der ganze Bereich dann gibt; sie kommen nicht zu denen davor dazu.
    - **Kapelle**: höchstens eine Stufe je Runde, der Reihe nach.
    - **Anwerben**: ein Laienbruder für 1 Gemüse. Im Kloster ist Platz für { $beds }.
    - **Versetzen**: Brüder vom Kloster in die Kapelle oder umgekehrt, je Runde in eine Richtung.
    - **Feldarbeit**: eine gerade Zahl von Brüdern aus Kloster oder Kapelle, höchstens { $at_work }. Je zwei bringen nächste Runde 1 Gemüse.
    - **Hundehütte**: 1 D, eine je Runde. **Wachhund**: 1 Gemüse, einer je Hütte.
    - **Sparen**: { $least } bis { $most } D beim { moneylender }; nächste Runde kommen sie mit Zinsen zurück.
rules-food =
    Dann geht deine Figur auf die Straße, ein Feld je { $each } NE. Dafür zählen zusammen:
    - die NE von Garten, Käserei und Brauerei,
    - die deines Cellerars,
    - die der Produktionskarte, wenn sie und dein Cellerar zum selben Bereich gehören,
    - der Zuschlag eines Brau-Cellerars, wenn die Brauerei selbst mindestens { $bonus_from } NE gibt,
    - jeder Bruder in der Kapelle mit { $chapel } NE, je nach deren Stufe.
    Über { $most } NE steht deine Figur in Cluny.
rules-attack =
    Reihum ist jede Person einmal dran und greift dann an, so oft sie mag:
    - **Betteln**: Schick einen Laienbruder aus dem Kloster zu jemandem, der gleich weit oder weiter ist als du. Dessen Figur fällt { $push } Felder zurück. Der Bruder ist danach weg.
    - **{ special-drunkard }**: Hast du ihn, fällt einmal eine beliebige Figur, auch deine eigene, { $push } Felder zurück.
    - Beides bringt dir 1 Ablassbrief, auch wenn abgewehrt wird.
    - Auf den Feldern 0 und { $last } und in Cluny ist jede Figur sicher: Niemand bettelt bei ihr, und der { special-drunkard } bringt zwar seinen Ablassbrief, aber sie bleibt stehen.
    - **Abwehren**: Gegen jeden Angriff hilft ein Wachhund oder der { special-herdsman }. Der Hund ist danach weg (seine Hütte bleibt), der { special-herdsman } für den Rest der Runde. Ob du ihn einsetzt, entscheidest du bei jedem Angriff selbst.
rules-march = Jedes Gemüse, das du einsetzt, bringt deine Figur 1 Feld voran, der { special-cart } einmal { $cart } Felder. Besetzte Felder zählen mit. Eingesetztes Gemüse ist weg: Behalte genug, um deine Brüder zu ernähren. In der letzten Runde wirst du nicht gefragt: Was deine Brüder essen, bleibt liegen, alles andere und der { special-cart } bringen dich voran.
rules-feed = 1 Gemüse ernährt bis zu { $fed } Laienbrüder im Kloster; hast du mehr, brauchst du 2. Wen du nicht ernährst, den verlierst du. Brüder in der Kapelle und bei der Feldarbeit brauchen nichts. In der letzten Runde wirst du nicht gefragt: Ernährt wird, wer ernährt werden kann.
rules-score =
    Nach jeder Runde, auch nach der letzten:
    - **Ablassbriefe**: so viele, wie die Nummer deines Feldes sagt; Cluny bringt { $cluny }.
    - **Geld**: Wer am wenigsten weit kam, bekommt { $most } D, die Nächsten { $others } D. Wer auf Feld 0 steht, bekommt nichts und wird nicht mitgezählt.
    - Stehen zwei auf demselben Feld, bekommt mehr, wer den teureren Cellerar hat, dann wer die höhere Klosterkarte hat.
    - Die Figuren kehren ins Kloster zurück.

# Ende

rules-end =
    Nach Runde { $rounds } kommen noch dazu:
    - { $brother } Ablassbriefe für jeden Laienbruder im Kloster (nicht in der Kapelle und nicht bei der Feldarbeit)
    - { $dog } für jeden Wachhund
    - { $garden } für einen fertigen Garten, { $cheese } für eine fertige Käserei, { $brewery } für eine fertige Brauerei
    - für die Kapelle, was ihre letzte Stufe bringt: von Stufe 1 an { $chapel }
    - die Ablassbriefe deines Cellerars (siehe Preise)
rules-tie = **Bei Gleichstand** gewinnt, wer mehr Denare hat, dann der teurere Cellerar; sonst teilt ihr euch den Sieg.

# Preise

rules-prices-stages = Stufen baust du der Reihe nach. Die NE dabei sind die des ganzen Bereichs, sie addieren sich nicht.
rules-prices-area = **{ $area }** (fertig: { $letters } Ablassbriefe): { $stages }.
rules-price-stage = { $food } NE für { $coins } D
rules-prices-chapel = **{ chapel }**
rules-price-chapel = - Stufe { $stage } für { $coins } D: { $capacity } Brüder zu { $food } NE, am Ende { $letters } Ablassbriefe
rules-prices-cellerar = **{ $kind ->
        [garden] Garten-Cellerare
        [cheese] Käse-Cellerare
       *[brewery] Brau-Cellerare (mit Zuschlag)
    }**: { $cards }.
rules-price-cellerar =
    { $coins } D: { $food } NE{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    }{ $letters ->
        [0] {""}
        [one] {""} (am Ende 1 Ablassbrief)
       *[other] {""} (am Ende { $letters } Ablassbriefe)
    }
rules-prices-cellerars =
    { $alike ->
        [0] Die Ablassbriefe eines Cellerars zählen, wenn du ihn am Ende hast.
       *[other] Jeder Cellerar ist am Ende so viele Ablassbriefe wert, wie er kostet.
    }
rules-prices-more = **Immer gleich**:
    - { $chips } Gemüse: 1 D
    - Laienbruder: 1 Gemüse
    - Hundehütte: 1 D; Wachhund darin: 1 Gemüse
    - Säule weitergeben: 1 D

# Ablauf

rules-brisk = Gemüse, Ausbau, Weiterziehen und Ernähren entscheiden alle verdeckt und zugleich.
rules-pace = **Zügig** (üblich): Alle entscheiden verdeckt und zugleich über
    - Gemüse und Ausbau (Phasen 2b und 3),
    - Weiterziehen und Ernähren (Phasen 5 und 6).
    Bis alle fertig sind, siehst du die anderen so, wie sie davor waren; dann wird alles der Reihe nach erzählt. Werden Brüder, Hütten oder Hunde knapp, geht vor, wer früher an der Reihe ist. Säule, Cellerar und Betteln (Phasen 1, 2a und 4) gehen offen reihum.
rules-pace-exact = **Streng der Reihe nach**: Alle Phasen gehen offen reihum; wer später dran ist, weiß, was die anderen getan haben.

# Zeichen

rules-signs =
    - **D**: Denare, das Geld.
    - **NE**: Nahrungseinheiten; je { $food } sind ein Feld der Straße.
    - **Ablassbriefe**: die Punkte.
    - **Feld 9**: ein Feld der Straße nach Cluny.
    - **Käse-Cellerar 6**: seine Art und sein Wert. Der Wert ist sein Preis.
    - **Käserei +20 NE**: eine Produktionskarte.
    - **Stufe 2 von 6**: zwei von sechs Stufen sind gebaut.
    - **+10 NE: Feld 7** beim Bauen: So viel kommt dazu, und dort stünde deine Figur.
    - **Säule**: wer die Runde beginnt. **Mitte**: Denare von denen, die sie weitergegeben haben.
    - **Klosterkarte 4**: deine zugeloste Zahl für Gleichstände.
    - **Verdeckt**: Die anderen sehen es erst, wenn alle entschieden haben.

# Wie es in früher begonnenen Spielen noch ist

before-last-round = Auch in der letzten Runde wirst du gefragt, ob du Gemüse und den { special-cart } einsetzt und wie viele Brüder du ernährst.
before-drunkard = Zu Figuren auf Feld 0, auf Feld { $last } und in Cluny kannst du den { special-drunkard } nicht schicken. Stehen dort alle, bleibt er ungenutzt und bringt keinen Ablassbrief.

# Beispiel

rules-example-begin = **Phase 2a.** Anna spielt zu viert und hat { $coins } D. Sie stellt den { $card } ein und zahlt { $price } D.
rules-example-build = **Phase 3.** Sie baut im Garten { $stages } Stufen; er gibt nun { $food } NE. Es bleiben { $left } D.
rules-example-road = Mit den { $cellerar } NE ihres Cellerars sind es { $food } NE: Ihre Figur kommt auf Feld { $field }.
rules-example-beg = **Phase 4.** Ben steht ein Feld hinter ihr und bettelt bei ihr: Sie fällt auf Feld { $to } zurück. Bens Laienbruder ist weg, aber er hat 1 Ablassbrief. Anna hat keinen Hund zum Abwehren.
rules-example-march = **Phasen 5 und 6.** Sie setzt 1 Gemüse ein und kommt auf Feld { $field }. Ihre { $brothers } Laienbrüder ernährt sie mit { $hungry } Gemüse.
rules-example-score = **Phase 7.** Sie bekommt { $letters } Ablassbriefe. Alle anderen sind weiter gekommen, darum bekommt sie { $coins } D.
