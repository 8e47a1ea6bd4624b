# Das Spiel

game-dominion = Dominion
game-dominion-rules = Du baust aus deinen Karten ein eigenes Reich. Alle beginnen mit 7 Kupfer und 3 Anwesen, mischen sie und ziehen 5 Karten auf die Hand. Wer am Ende in allen eigenen Karten zusammen die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Züge hatte.
game-dominion-rules-turn = Ein Zug hat drei Phasen. Aktionsphase: Du darfst eine Aktionskarte ausspielen. Kaufphase: Du darfst Geldkarten ausspielen und danach eine Karte aus dem Vorrat kaufen; nach dem ersten Kauf spielst du keine Geldkarte mehr aus. Aufräumphase: Alles Ausgespielte und der Rest deiner Hand kommen auf deinen Ablagestapel, dann ziehst du 5 neue Karten.
game-dominion-rules-words = „+1 Aktion“ lässt dich eine weitere Aktionskarte ausspielen, „+1 Kauf“ eine weitere Karte kaufen, „+1 Karte“ eine Karte nachziehen, „+1 Geld“ hast du beim Kaufen mehr. Genommene und gekaufte Karten kommen auf deinen Ablagestapel, entsorgte auf den Müllstapel. Ist dein Nachziehstapel leer, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel.
game-dominion-rules-end = Das Spiel endet nach dem Zug, in dem die letzte Provinz genommen wird oder der dritte Stapel des Vorrats leer ist (zu fünft oder sechst der vierte). Liegt die Kolonie aus, endet es auch mit der letzten Kolonie.

# Karten: Namen

card-copper = Kupfer
card-silver = Silber
card-gold = Gold
card-estate = Anwesen
card-duchy = Herzogtum
card-province = Provinz
card-curse = Fluch
card-adventurer = Abenteurer
card-bureaucrat = Bürokrat
card-cellar = Keller
card-chancellor = Kanzler
card-chapel = Kapelle
card-council-room = Ratsversammlung
card-feast = Festmahl
card-festival = Jahrmarkt
card-gardens = Gärten
card-laboratory = Laboratorium
card-library = Bibliothek
card-market = Markt
card-militia = Miliz
card-mine = Mine
card-moat = Burggraben
card-moneylender = Geldverleiher
card-remodel = Umbau
card-smithy = Schmiede
card-spy = Spion
card-thief = Dieb
card-throne-room = Thronsaal
card-village = Dorf
card-witch = Hexe
card-woodcutter = Holzfäller
card-workshop = Werkstatt
card-times = { $count } × { $card }

# Karten: Texte

card-copper-text = 1 Geld.
card-silver-text = 2 Geld.
card-gold-text = 3 Geld.
card-estate-text = 1 Punkt.
card-duchy-text = 3 Punkte.
card-province-text = 6 Punkte.
card-curse-text = −1 Punkt.
card-adventurer-text = Decke Karten von deinem Nachziehstapel auf, bis zwei Geldkarten offen liegen. Nimm diese auf die Hand und lege die übrigen ab.
card-bureaucrat-text = Nimm ein Silber auf deinen Nachziehstapel. Alle anderen legen eine Punktekarte aus der Hand auf ihren Nachziehstapel oder zeigen eine Hand ohne Punktekarte.
card-cellar-text = +1 Aktion. Lege beliebig viele Karten ab, dann ziehe ebenso viele nach.
card-chancellor-text = +2 Geld. Du darfst sofort deinen ganzen Nachziehstapel auf deinen Ablagestapel legen.
card-chapel-text = Entsorge bis zu vier Karten aus deiner Hand.
card-council-room-text = +4 Karten, +1 Kauf. Alle anderen ziehen eine Karte.
card-feast-text = Entsorge diese Karte. Nimm eine Karte, die bis zu 5 kostet.
card-festival-text = +2 Aktionen, +1 Kauf, +2 Geld.
card-gardens-text = 1 Punkt für je zehn Karten, die du am Ende besitzt.
card-laboratory-text = +2 Karten, +1 Aktion.
card-library-text = Ziehe Karten, bis du sieben auf der Hand hast. Aktionskarten darfst du beim Ziehen zur Seite legen; lege sie danach ab.
card-market-text = +1 Karte, +1 Aktion, +1 Kauf, +1 Geld.
card-militia-text = +2 Geld. Alle anderen legen Karten ab, bis sie noch 3 auf der Hand haben.
card-mine-text = Entsorge eine Geldkarte aus deiner Hand. Nimm eine Geldkarte, die bis zu 3 mehr kostet, auf die Hand.
card-moat-text = +2 Karten. Wenn jemand anders einen Angriff ausspielt, darfst du diese Karte zeigen: Dann tut dir der Angriff nichts.
card-moneylender-text = Entsorge ein Kupfer aus deiner Hand. Wenn du das tust, hast du 3 Geld mehr.
card-remodel-text = Entsorge eine Karte aus deiner Hand. Nimm eine Karte, die bis zu 2 mehr kostet.
card-smithy-text = +3 Karten.
card-spy-text = +1 Karte, +1 Aktion. Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf. Du sagst bei jeder, ob sie abgelegt oder zurückgelegt wird.
card-thief-text = Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf. Du entsorgst von je zweien eine Geldkarte und darfst davon beliebige nehmen; der Rest wird abgelegt.
card-throne-room-text = Spiele eine Aktionskarte aus deiner Hand aus, dann spiele sie noch einmal aus.
card-village-text = +1 Karte, +2 Aktionen.
card-witch-text = +2 Karten. Alle anderen nehmen einen Fluch.
card-woodcutter-text = +1 Kauf, +2 Geld.
card-workshop-text = Nimm eine Karte, die bis zu 4 kostet.

# Karten: Angaben

card-facts = Kosten { $cost } · { $kinds } · { $set }
kind-action = Aktion
kind-treasure = Geld
kind-victory = Punkte
kind-curse = Fluch
kind-attack = Angriff
kind-reaction = Reaktion
kind-prize = Preis
set-basic = Basiskarten
set-base = Basisspiel

# Fragen

play-action =
    Welche Aktionskarte spielst du aus? { $actions ->
        [one] Du hast noch eine Aktion.
       *[other] Du hast noch { $actions } Aktionen.
    }
no-more-actions = Keine Aktionskarte mehr
play-treasures = Welche Geldkarten spielst du aus?
play-all = Alle ausspielen: { $coins } Geld
play-all-or-more = Alle ausspielen: { $coins } Geld oder mehr
no-treasures = Keine Geldkarte
buy-card =
    Was kaufst du? Du hast { $coins } Geld und { $buys ->
        [one] einen Kauf
       *[other] { $buys } Käufe
    }.
buy-nothing = Nichts kaufen
gain-nothing = Nichts nehmen
ask-turn-order = Mehrere Karten wirken bei diesem Kauf. Welche zuerst?
pile-hint = Kosten { $cost } · { $text }
pile-running-out = Kosten { $cost }, nur noch { $left } · { $text }
gain-card = { $by }: Welche Karte nimmst du?
trash-card = { $by }: Welche Karte entsorgst du?
discard-cards =
    { $by }: { $count ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $count } Karten legst du ab?
    }
discard-any = { $by }: Welche Karten legst du ab? So viele du möchtest.
because-of = Zug von { $who } – { $prompt }
ask-moat-reveal = { $who } spielt { $attack }. Burggraben zeigen und abwehren?
ask-bureaucrat-topdeck = Bürokrat: Welche Punktekarte legst du auf deinen Nachziehstapel?
ask-chancellor-discard = Kanzler: Deinen ganzen Nachziehstapel auf den Ablagestapel legen?
ask-chapel-trash = Kapelle: Welche Karten entsorgst du? Bis zu vier.
ask-library-set-aside = Bibliothek: Du ziehst { $card }. Zur Seite legen?
ask-spy-discard = Spion: Zuoberst im Nachziehstapel von { $who } liegt { $card }. Ablegen?
ask-thief-trash = Dieb: Welche Geldkarte von { $who } entsorgst du?
ask-thief-gain = Dieb: Welche der entsorgten Geldkarten nimmst du?
ask-throne-room-play = Thronsaal: Welche Aktionskarte spielst du zweimal aus?

# Was geschehen ist

played = { $who } spielt { $cards } aus.
played-again = { $who } spielt { $card } noch einmal aus.
drew-new-hand = Deine neue Hand: { $cards }.
you-drew = Du ziehst { $cards }.
drew =
    { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
bought = { $who } kauft { $card }.
gained =
    { $to ->
        [hand] { $who } nimmt { $card } auf die Hand.
        [deck] { $who } nimmt { $card } auf den Nachziehstapel.
       *[discard] { $who } nimmt { $card }.
    }
you-discarded = Du legst { $cards } ab.
discarded =
    { $who } legt { $count ->
        [one] eine Karte ab: { $top }.
       *[other] { $count } Karten ab, zuoberst { $top }.
    }
trashed = { $who } entsorgt { $cards }.
revealed = { $who } zeigt { $cards }.
you-topdecked = Du legst { $cards } auf deinen Nachziehstapel.
topdecked =
    { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus der Hand auf den Nachziehstapel.
set-aside = { $who } legt { $cards } zur Seite.
picked-up = { $who } nimmt { $cards } auf die Hand.
put-back = { $who } legt { $cards } auf den Nachziehstapel zurück.
deck-discarded = { $who } legt den ganzen Nachziehstapel auf den Ablagestapel, zuoberst { $top }.
gain-topdecked = { $who } legt die genommene Karte auf den Nachziehstapel: { $card }.
you-passed = Du gibst { $card } an { $to } weiter.
passed-to-you = { $who } gibt dir { $card }.
passed = { $who } gibt { $to } eine Karte.
scored =
    { $who } nimmt { $count ->
        [one] einen Punktemarker
       *[other] { $count } Punktemarker
    }.
named = { $who } nennt { $card }.
shuffled = { $who } mischt den Ablagestapel zum neuen Nachziehstapel.

# Das Ende

ended-by-pile = Das Spiel ist zu Ende: Der Stapel { $card } ist leer.
ended-by-empty-piles = Das Spiel ist zu Ende: { $count } Stapel sind leer.
victory-tokens = Punktemarker

turns-taken = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 } gespielt; bei Gleichstand gewinnt, wer weniger Züge hatte.

# Große Knöpfe

play-this = { $card } ausspielen
buy-this = { $card } kaufen
discard-these = { $cards } ablegen
gain-these = { $cards } nehmen
trash-these = { $cards } entsorgen

# Viele Spiele im Vergleich

measure-turns = Züge eines Spielers
measure-cards = Karten eines Spielers
measure-coins = Münzen auf den Karten eines Spielers
measure-empty-piles = Leere Stapel
