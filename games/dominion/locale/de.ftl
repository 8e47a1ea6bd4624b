# Das Spiel

game-dominion = Dominion
lobby-about = Aus zehn einfachen Karten wird dein Deck: bessere kaufen, am Ende Punkte. Etwa 20 Züge je Person mit je ein, zwei Entscheidungen; am Stück gut eine halbe Stunde.

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
a-card = { $card }
an-card = { $card }
card-times = { $count } × { $card }

# Karten: Texte

card-copper-text = 1 Geld.
card-silver-text = 2 Geld.
card-gold-text = 3 Geld.
card-estate-text = 1 Punkt.
card-duchy-text = 3 Punkte.
card-province-text = 6 Punkte.
card-curse-text = −1 Punkt.
card-adventurer-text = Decke Karten von deinem Nachziehstapel auf, bis zwei Geldkarten offen liegen. Nimm diese auf die Hand und lege die übrigen ab.
card-bureaucrat-text = Nimm ein Silber auf deinen Nachziehstapel. Alle anderen decken eine Punktekarte aus ihrer Hand auf und legen sie auf ihren Nachziehstapel; wer keine hat, deckt die Hand auf.
card-cellar-text = +1 Aktion. Lege beliebig viele Karten aus deiner Hand ab, dann ziehe ebenso viele nach.
card-chancellor-text = +2 Geld. Du darfst sofort deinen ganzen Nachziehstapel auf deinen Ablagestapel legen.
card-chapel-text = Entsorge bis zu vier Karten aus deiner Hand.
card-council-room-text = +4 Karten, +1 Kauf. Alle anderen ziehen eine Karte.
card-feast-text = Entsorge diese Karte. Nimm eine Karte, die bis zu 5 kostet.
card-festival-text = +2 Aktionen, +1 Kauf, +2 Geld.
card-gardens-text = 1 Punkt für je zehn Karten (abgerundet), die du am Ende besitzt.
card-laboratory-text = +2 Karten, +1 Aktion.
card-library-text = Ziehe Karten, bis du sieben auf der Hand hast. Aktionskarten darfst du dabei zur Seite legen; lege sie danach ab.
card-market-text = +1 Karte, +1 Aktion, +1 Kauf, +1 Geld.
card-militia-text = +2 Geld. Alle anderen legen Karten ab, bis sie noch 3 auf der Hand haben.
card-mine-text = Entsorge eine Geldkarte aus deiner Hand. Nimm eine Geldkarte, die bis zu 3 mehr kostet, auf die Hand.
card-moat-text = +2 Karten. Wenn jemand anders einen Angriff ausspielt, darfst du diese Karte aus deiner Hand aufdecken: Dann tut dir der Angriff nichts.
card-moneylender-text = Entsorge ein Kupfer aus deiner Hand. Wenn du das tust: +3 Geld.
card-remodel-text = Entsorge eine Karte aus deiner Hand. Nimm eine Karte, die bis zu 2 mehr kostet.
card-smithy-text = +3 Karten.
card-spy-text = +1 Karte, +1 Aktion. Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf. Du entscheidest bei jeder, ob sie abgelegt oder zurückgelegt wird.
card-thief-text = Alle anderen decken die zwei obersten Karten ihres Nachziehstapels auf. Bei allen entsorgst du eine aufgedeckte Geldkarte deiner Wahl; von den entsorgten darfst du beliebige nehmen. Der Rest wird abgelegt.
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
no-more-actions = Keine Aktion
play-treasures = Welche Geldkarten spielst du aus?
play-all = Alle ausspielen: zusammen { $coins } Geld
play-all-or-more = Alle ausspielen: { $coins } Geld oder mehr
no-treasures = Keine ausspielen
buy-card =
    Was kaufst du? Du hast { $coins } Geld und { $buys ->
        [one] einen Kauf
       *[other] { $buys } Käufe
    }.
buy-nothing = Nichts kaufen
gain-nothing = Nichts nehmen
ask-turn-order = Mehrere Karten wirken bei diesem Kauf. Welche zuerst?
pile-hint = Kosten { $cost } · { $text }
pile-running-out = Kosten { $cost } · noch { $left } · { $text }
gain-card = { $by }: Welche Karte nimmst du?
trash-card = { $by }: Welche Karte entsorgst du?
discard-cards =
    { $by }: { $count ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $count } Karten legst du ab?
    }
discard-any = { $by }: Welche Karten legst du ab? So viele du möchtest.
because-of = { $who } – { $prompt }
ask-moat-reveal = { $who } spielt { $attack }. Burggraben aufdecken und abwehren?
ask-bureaucrat-topdeck = Bürokrat: Welche Punktekarte legst du auf deinen Nachziehstapel? (Alle sehen sie.)
ask-chancellor-discard = Kanzler: Deinen ganzen Nachziehstapel auf den Ablagestapel legen?
ask-chapel-trash = Kapelle: Welche Karten entsorgst du? Bis zu vier.
ask-library-set-aside = Bibliothek: Du ziehst { $card }. Zur Seite legen?
ask-spy-discard =
    Spion: Oben auf { $who ->
        [you] deinem Nachziehstapel
       *[other] dem Nachziehstapel von { $who }
    } liegt { $card }. Ablegen?
ask-thief-trash = Dieb: Welche Geldkarte von { $who } entsorgst du?
ask-thief-gain = Dieb: Welche der entsorgten Geldkarten nimmst du?
ask-throne-room-play = Thronsaal: Welche Aktionskarte spielst du zweimal aus?

# Was geschehen ist

played =
    { $who ->
        [you] spielst
       *[other] spielt
    } { $cards } aus
played-again =
    { $who ->
        [you] spielst
       *[other] spielt
    } { $card } noch einmal aus
drew-new-hand =
    { $who ->
        [you] Deine neue Hand
       *[other] Neue Hand von { $who }
    }: { $cards }.
drew-cards =
    { $who ->
        [you] ziehst
       *[other] zieht
    } { $cards }
drew =
    { $who ->
        [you] ziehst
       *[other] zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
bought =
    { $who ->
        [you] kaufst
       *[other] kauft
    } { $cards }
gained =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { $cards }{ $to ->
        [hand] {" "}auf die Hand
        [deck] {" "}auf den Nachziehstapel
       *[discard] {""}
    }
discarded-cards =
    { $who ->
        [you] legst
       *[other] legt
    } { $cards } ab
discarded =
    { $who ->
        [you] legst
       *[other] legt
    } { $count ->
        [one] eine Karte ab ({ $top })
       *[other] { $count } Karten ab (zuoberst { $top })
    }
trashed =
    { $who ->
        [you] entsorgst
       *[other] entsorgt
    } { $cards }
revealed =
    { $who ->
        [you] deckst
       *[other] deckt
    } { $cards } auf
topdecked-cards =
    { $who ->
        [you] legst
       *[other] legt
    } { $cards } aus der Hand auf den Nachziehstapel
topdecked =
    { $who ->
        [you] legst
       *[other] legt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus der Hand auf den Nachziehstapel
set-aside =
    { $who ->
        [you] legst
       *[other] legt
    } { $cards } zur Seite
picked-up =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { $cards } auf die Hand
put-back =
    { $who ->
        [you] legst
       *[other] legt
    } { $cards } auf den Nachziehstapel zurück
deck-discarded =
    { $who ->
        [you] legst
       *[other] legt
    } den ganzen Nachziehstapel auf den Ablagestapel (zuoberst { $top })
gain-topdecked =
    { $who ->
        [you] legst
       *[other] legt
    } die genommene Karte auf den Nachziehstapel ({ $card })
passed-card =
    { $who ->
        [you] gibst
       *[other] gibt
    } { $to ->
        [you] dir
       *[other] { $to }
    } { $card }
passed =
    { $who ->
        [you] gibst
       *[other] gibt
    } { $to ->
        [you] dir
       *[other] { $to }
    } eine Karte
scored =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { $count ->
        [one] einen Punktemarker
       *[other] { $count } Punktemarker
    }
named =
    { $who ->
        [you] nennst
       *[other] nennt
    } { $card }
shuffled =
    { $who ->
        [you] mischst
       *[other] mischt
    } den Ablagestapel zum neuen Nachziehstapel
has-coins =
    { $who ->
        [you] hast
       *[other] hat
    } { $coins } Geld
bought-nothing =
    { $who ->
        [you] kaufst
       *[other] kauft
    } nichts

# Ein Zug in einer Zeile

coins = { $coins } Geld
spent = mit { coins } { $cards } gekauft
spent-nothing = mit { coins } nichts gekauft
with-effects = { $what } ({ $effects })
somebody-does =
    { $who ->
        [you] du
       *[other] { $who }
    } { $deed }

# Das Ende

ended-by-pile = Das Spiel ist zu Ende: Der Stapel { $card } ist leer.
ended-by-empty-piles = Das Spiel ist zu Ende: { $count } Stapel sind leer.
victory-tokens = Punktemarker

tie-turns = Vor { $who }: { $turns } statt { $other } Züge, weniger ist besser
tie-level = Gleich viele Züge

# Große Knöpfe

play-this = { $card } ausspielen
buy-this = { $card } kaufen
discard-these = { $cards } ablegen
gain-these = { $cards } nehmen
trash-these = { $cards } entsorgen

# Viele Spiele im Vergleich

measure-turns = Züge je Person
measure-cards = Karten je Person
measure-coins = Geld auf den Karten je Person
measure-empty-piles = Leere Stapel

# Worauf man am Tisch reagiert

highlight-last = Die letzte { $card } gehört { $who }!
highlight-stolen = { $who } hat { $whom } { $card } gestohlen!
highlight-lost = { $who } verliert { $card }: { $what } von { $by }.
highlight-several = { $who } kauft { $count } × { $card } in einem Zug!
highlight-rich = { $who } hat { $coins } Geld in einem Zug!
