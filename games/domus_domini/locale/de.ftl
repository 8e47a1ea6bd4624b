# Das Spiel

game-domus_domini = Domus Domini
game-domus-domini-rules = Ihr leitet Klöster an der Straße nach Cluny. Fünf Runden lang baut ihr Garten, Käserei, Brauerei und Kapelle aus; was sie an Nahrungseinheiten (NE) hergeben, bringt eure Figur auf der Straße voran. Jedes Feld (10 NE) ist ein Ablassbrief. Wer am Ende die meisten Ablassbriefe hat, gewinnt; bei Gleichstand, wer mehr Denare (D) hat, dann der teurere Cellerar.
rules-column = Phase 1. In der ersten Runde hat die höchste Klosterkarte die Säule, dann geht sie Runde für Runde nach links. Wer sie hat, behält sie und beginnt oder gibt sie nach links weiter und legt 1 D in die Mitte; wer sie behält, bekommt alles aus der Mitte. Dann wird die Produktionskarte aufgedeckt. Ab der zweiten Runde bekommt, wer in Garten, Käserei oder Brauerei am weitesten ist, die Sonderkarte des Bereichs (bei Gleichstand der teurere Cellerar, dann die höhere Klosterkarte); der Geldverleiher zahlt Erspartes mit 1 D Zinsen je 3 D zurück; je zwei Laienbrüder kommen mit 1 Gemüse von der Feldarbeit heim.
rules-cellerar = Phase 2a. Der Reihe nach kann jeder einmal einen Cellerar einstellen, tauschen oder entlassen. Der Preis ist sein Wert; beim Tausch gleicht ihr die Differenz aus, beim Entlassen gibt es den Wert zurück.
rules-market = Phase 2b. Ein Garten-Cellerar bringt 2 Gemüse. Wer Platz hat (6 Gemüse höchstens), kauft je 2 Gemüse für 1 D; ist nur für eines Platz, gibt es eines.
rules-build = Phase 3. In beliebiger Reihenfolge: Stufen in Garten, Käserei (ein Käse-Cellerar spart dort 1 D) und Brauerei bauen; eine Stufe der Kapelle; für je 1 Gemüse einen Laienbruder anwerben (höchstens 6 im Kloster); Brüder zwischen Kloster und Kapelle versetzen; 2, 4, 6 oder 8 Brüder aufs Feld schicken; eine Hundehütte für 1 D; je Hütte einen Wachhund für 1 Gemüse; 3 bis 9 D sparen. Dann stellt jede Figur sich auf das Feld ihrer NE: aus den drei Bereichen, vom Cellerar, von der Produktionskarte, wenn sie zum Cellerar passt, vom Zuschlag eines Brau-Cellerars, wenn die Brauerei selbst 40 gibt, und von den Brüdern in der Kapelle. Über 400 NE ist Cluny.
rules-attack = Phase 4. Der Reihe nach: Ein Laienbruder aus dem Kloster bettelt bei jemandem, der gleich weit oder weiter ist; dessen Figur fällt 3 Felder zurück, und der Bruder ist weg. Der Trunkenbold wirft irgendeine Figur 3 Felder zurück. Beides bringt 1 Ablassbrief. Auf den Feldern 0 und 40 und in Cluny ist man sicher. Wer angegriffen wird, kann mit dem Viehhirten oder einem Wachhund abwehren, der dann weg ist.
rules-march = Phase 5. Jedes Gemüse bringt die Figur 1 Feld voran, der Gemüsekarren 3 Felder.
rules-feed = Phase 6. Ein Gemüse ernährt bis zu drei Laienbrüder im Kloster. Wer nicht ernährt wird, geht. Kapelle und Feld brauchen nichts.
rules-score = Phase 7. Jedes Feld ist ein Ablassbrief, Cluny sind 41. Wer am wenigsten weit kam, bekommt 7 D, die Nächsten 5, 4, 3, 2, 1 D; wer auf Feld 0 steht, nichts. Bei Gleichstand geht der teurere Cellerar vor, dann die höhere Klosterkarte.
rules-end = Am Ende zählen dazu: 2 für jeden Laienbruder im Kloster, 2 für jeden Wachhund, 7, 10 und 15 für fertige Gärten, Käsereien und Brauereien, 3, 6, 11 oder 20 für die Kapelle, und der Wert des Cellerars.

beginning = Jeder beginnt mit { $brothers } Laienbrüdern und { $vegetables } Gemüse; fünf Runden.
beginning-money = Startgeld zu zweit bis zu sechst: { $coins } D.

# Namen

area-garden = Garten
area-cheese = Käserei
area-brewery = Brauerei
chapel = Kapelle
dog = Wachhund
moneylender = Geldverleiher
special-cart = Gemüsekarren
special-herdsman = Viehhirte
special-drunkard = Trunkenbold
cellerar = { $kind ->
        [garden] Garten-Cellerar
        [cheese] Käse-Cellerar
       *[brewery] Brau-Cellerar
    } { $value }
production = { $area } +{ $food } NE
number = { $count }
phase-column = Phase 1: Säule
phase-cellerar = Phase 2: Cellerar
phase-market = Phase 2: Gemüse kaufen
phase-build = Phase 3: Ausbau
phase-attack = Phase 4: Betteln
phase-march = Phase 5: Gemüse einsetzen
phase-feed = Phase 6: Brüder ernähren
phases-market-build = Phasen 2 und 3: Gemüse, Ausbau
phases-march-feed = Phasen 5 und 6: Gemüse, Ernährung
phase-score = Phase 7: Ablassbriefe und Denare

# Fragen

ask-column =
    Die Säule steht bei dir. Wer sie behält, beginnt die Runde. Du hast { $money } D; in der Mitte { $pot ->
        [0] liegt nichts
        [one] liegt 1 D
       *[other] liegen { $pot } D
    }.
column-keep =
    { $coins ->
        [0] Behalten
       *[other] Behalten, { $coins } D nehmen
    }
column-pass = Weitergeben für 1 D
ask-cellerar = Welchen Cellerar stellst du ein? Du hast { $money } D. Er bleibt bei dir und zählt am Ende so viele Ablassbriefe, wie er kostet.
ask-cellerar-exchange = Tauschst du deinen { $card }? Du hast { $money } D.
cellerar-none = Keinen einstellen
cellerar-keep = Alles lassen, wie es ist
cellerar-hint =
    kostet { $coins } D · { $food } NE{ $extra ->
        [0] {""}
       *[other] {""}, diese Runde +{ $extra }
    }{ $kind ->
        [garden] {""} · bringt jede Runde 2 Gemüse
        [cheese] {""} · spart jede Runde 1 D in der Käserei
       *[brewery] {""} · +{ $bonus } NE, wenn die Brauerei 40 NE gibt
    }
cellerar-hint-back =
    gibt { $coins } D zurück · { $food } NE{ $extra ->
        [0] {""}
       *[other] {""}, diese Runde +{ $extra }
    }{ $kind ->
        [garden] {""} · bringt jede Runde 2 Gemüse
        [cheese] {""} · spart jede Runde 1 D in der Käserei
       *[brewery] {""} · +{ $bonus } NE, wenn die Brauerei 40 NE gibt
    }
cellerar-dismiss = Entlassen
cellerar-dismiss-hint = gibt { $coins } D zurück
ask-market = Gemüse kaufen? Du hast { $money } D und { $vegetables } Gemüse.
market-nothing = Nichts kaufen
market-buy = { $chips } Gemüse für { $coins } D
ask-build =
    Was baust du? So oft du magst, dann „Fertig“. Du hast { $money } D und { $vegetables } Gemüse; jetzt { $food } NE, { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }.
build-done = Fertig
build-stage = { $area } Stufe { $stage }: { $coins } D
build-stage-hint =
    +{ $food } NE: { $position ->
        [41] Cluny
       *[other] Feld { $position }
    } · es bleiben { $left } D · { $more ->
        [0] damit fertig: { $letters } Ablassbriefe
        [one] noch 1 Stufe bis zu { $letters } Ablassbriefen
       *[other] noch { $more } Stufen bis zu { $letters } Ablassbriefen
    }
build-chapel = Kapelle Stufe { $stage }: { $coins } D
build-chapel-hint =
    { $gain ->
        [0] {""}
       *[other] +{ $gain } NE: { $position ->
            [41] Cluny
           *[other] Feld { $position }
        } ·{" "}
    }Platz für { $capacity } Brüder zu { $food } NE · es bleiben { $left } D · am Ende { $letters } Ablassbriefe
build-recruit = Laienbruder anwerben: 1 Gemüse
build-recruit-hint = kommt ins Kloster und gibt dort am Ende 2 Ablassbriefe · es bleiben { $left } Gemüse
build-to-chapel = Brüder in die Kapelle
build-to-chapel-hint = je Bruder +{ $food } NE
build-to-kloster = Brüder ins Kloster
build-to-kloster-hint = je Bruder −{ $food } NE
build-to-field = Brüder aufs Feld
build-to-field-hint = je 2 bringen nächste Runde 1 Gemüse und brauchen bis dahin keines
build-hut = Hundehütte: 1 D
build-hut-hint = Platz für einen Wachhund (1 Gemüse) · es bleiben { $left } D
build-dog = Wachhund: 1 Gemüse
build-dog-hint = wehrt einen Angriff ab oder gibt am Ende 2 Ablassbriefe · es bleiben { $left } Gemüse
build-save = Geld sparen
build-save-hint = 3 bis 9 D; nächste Runde zurück, je 3 D mit 1 D Zinsen
build-too-late-hint = bringt in der letzten Runde nichts mehr
ask-to-chapel = Wie viele deiner { $brothers } Brüder im Kloster gehen in die Kapelle?
ask-to-kloster = Wie viele Brüder kommen ins Kloster zurück?
ask-to-field = Wie viele Brüder gehen aufs Feld? Zuerst gehen die aus dem Kloster.
ask-save = Wie viele deiner { $money } D sparst du?
amount-to-chapel = { $count } (+{ $food } NE)
amount-to-kloster = { $count } (−{ $food } NE)
amount-to-field =
    { $count } ({ $vegetables } Gemüse{ $food ->
        [0] )
       *[other] , −{ $food } NE)
    }
amount-late =
    { $count }{ $food ->
        [0] {""}
       *[other] {""} (−{ $food } NE)
    }
amount-save = { $count } D (+{ $interest } D)
ask-beg =
    Bei wem bettelst du? Dafür geht ein Laienbruder und du bekommst 1 Ablassbrief. Du stehst auf Feld { $position } und hast { $count ->
        [one] 1 Laienbruder
       *[other] { $count } Laienbrüder
    } im Kloster.
no-attack = Niemanden behelligen
drunkard-hint = irgendeine Figur fällt 3 Felder zurück; 1 Ablassbrief
ask-drunkard = Auf wen lässt du den Trunkenbold los?
figure = { $who }, von Feld { $position } auf { $to }
figure-guarded = { $who } (kann abwehren), von Feld { $position } auf { $to }
ask-defend = { $who } greift dich an: Deine Figur fiele von Feld { $position } auf { $to } zurück. Wehrst du ab? Hund oder Viehhirte sind danach weg.
defend-no = Nicht abwehren
defend-dog =
    { $count ->
        [one] Mit dem Wachhund
       *[other] Mit einem von { $count } Wachhunden
    }
ask-vegetables =
    Wie viel Gemüse setzt du ein? Jedes bringt 1 Feld, also 1 Ablassbrief. Du hast { $vegetables } und stehst auf Feld { $position }; { $hungry ->
        [0] im Kloster isst niemand
       *[other] die Brüder im Kloster brauchen danach { $hungry }
    }.
march-by =
    { $count ->
        [0] Keines
       *[other] { $count } Gemüse, { $position ->
            [41] nach Cluny
           *[other] auf Feld { $position }
        }
    }
ask-cart =
    Den Gemüsekarren einsetzen? Er bringt dich von Feld { $position } { $to ->
        [41] nach Cluny
       *[other] auf Feld { $to }
    }.
ask-feed =
    Womit ernährst du { $count ->
        [one] deinen Laienbruder
       *[other] deine { $count } Laienbrüder
    } im Kloster? Du hast { $vegetables } Gemüse.
feed-with =
    { $count ->
        [0] Nichts: alle gehen
       *[other] { $count } Gemüse, { $stay ->
            [one] 1 Bruder bleibt
           *[other] { $stay } Brüder bleiben
        }
    }

# Was geschah

round-began = Runde { $number }; { $who } hat die Säule
column-passed = { $who } gibt die Säule an { $to } weiter und legt 1 D in die Mitte.
column-kept =
    { $who } beginnt{ $coins ->
        [0] .
       *[other] {" "}und nimmt { $coins } D aus der Mitte.
    }
production-shown = Produktionskarte: { $area }, { $food } NE.
awarded = { $who } bekommt: { $special }.
returned = { $who } bekommt vom Geldverleiher { $saved } D und { $interest } D Zinsen.
came-home =
    Die Laienbrüder von { $who } kommen { $chips ->
        [0] ohne Gemüse
       *[other] mit { $chips } Gemüse
    } vom Feld heim{ $lost ->
        [0] .
        [one] {""}; einer findet keinen Platz.
       *[other] {""}; { $lost } finden keinen Platz.
    }
hired = { $who } stellt den { $card } für { $coins } D ein.
exchanged-up = { $who } tauscht den { $old } gegen den { $card } und zahlt { $coins } D.
exchanged-down = { $who } tauscht den { $old } gegen den { $card } und bekommt { $coins } D.
dismissed = { $who } entlässt den { $card } und bekommt { $coins } D.
gifted = Der Cellerar von { $who } bringt { $chips } Gemüse.
bought = { $who } kauft { $chips } Gemüse für { $coins } D.
expanded = { $who } baut { $area } Stufe { $stage } für { $coins } D.
chapel-raised = { $who } baut Kapelle Stufe { $stage } für { $coins } D.
recruited = { $who } wirbt einen Laienbruder an.
moved =
    { $who } schickt { $count ->
        [one] einen Laienbruder
       *[other] { $count } Laienbrüder
    } { $to ->
        [chapel] in die Kapelle
        [kloster] ins Kloster
       *[field] aufs Feld
    }.
hut-bought = { $who } kauft eine Hundehütte.
dog-bought = { $who } schafft einen Wachhund an.
put-aside = { $who } legt { $coins } D zum Geldverleiher.
set-out =
    { $who } kommt mit { $food } NE { $position ->
        [41] nach Cluny
       *[other] auf Feld { $position }
    }.
begged = { $who } schickt einen Laienbruder zu { $victim } betteln.
drunkard-sent = { $who } lässt den Trunkenbold auf { $victim } los.
pushed-back = { $who } fällt auf Feld { $position } zurück.
warded =
    { $who } wehrt ab, { $by ->
        [herdsman] mit dem Viehhirten
       *[dog] mit einem Wachhund
    }.
marched =
    { $who } setzt { $count } Gemüse ein und kommt { $position ->
        [41] nach Cluny
       *[other] auf Feld { $position }
    }.
marched-by-cart =
    { $who } setzt { $count ->
        [0] den Gemüsekarren
       *[other] { $count } Gemüse und den Gemüsekarren
    } ein und kommt { $position ->
        [41] nach Cluny
       *[other] auf Feld { $position }
    }.
fed =
    { $who } ernährt { $count ->
        [0] im Kloster niemanden
       *[other] das Kloster mit { $count } Gemüse
    }{ $lost ->
        [0] .
        [one] {""}; ein Laienbruder geht.
       *[other] {""}; { $lost } Laienbrüder gehen.
    }
earned =
    { $who } bekommt { $letters ->
        [0] auf Feld 0 nichts
        [one] 1 Ablassbrief und { $coins } D
       *[other] { $letters } Ablassbriefe und { $coins } D
    }.

# Das Ende

ended-after-rounds = Das Spiel ist nach { $count } Runden zu Ende.
points-road = Straße nach Cluny
points-alms = Betteln und Trunkenbold
points-brothers =
    { $count ->
        [one] 1 Laienbruder
       *[other] { $count } Laienbrüder
    } im Kloster
points-dogs =
    { $count ->
        [one] 1 Wachhund
       *[other] { $count } Wachhunde
    }
points-area = { $area } fertig
points-chapel = Kapelle Stufe { $stage }
points-cellerar = Cellerar
tie-break = { $coins } D, Cellerar { $value }; bei gleich vielen Ablassbriefen zählt erst das Geld, dann der Cellerar.

# Nachschlagen

area-facts = Fertig: { $letters } Ablassbriefe. Stufen: { $stages }
stage-fact = { $coins } D → { $food } NE
area-garden-text = Der billigste Bereich. Ein Garten-Cellerar bringt jede Runde 2 Gemüse. Wer hier am weitesten ist, bekommt den Gemüsekarren.
area-cheese-text = Ein Käse-Cellerar spart jede Runde 1 D bei einer Stufe. Wer hier am weitesten ist, bekommt den Viehhirten.
area-brewery-text = Der teuerste und ergiebigste Bereich. Gibt die Brauerei selbst 40 NE, bringt ein Brau-Cellerar noch seinen Zuschlag. Wer hier am weitesten ist, bekommt den Trunkenbold.
chapel-fact = { $coins } D: { $letters } Ablassbriefe, { $capacity } Brüder zu je { $food } NE
chapel-facts = Stufen: { $stages }
chapel-text = Eine Stufe je Runde, der Reihe nach. Jeder Laienbruder in der Kapelle gibt NE und muss nicht ernährt werden. Am Ende zählt nur die letzte Stufe.
cellerar-facts =
    Kostet { $coins } D, gibt { $food } NE und am Ende { $coins } Ablassbriefe{ $bonus ->
        [0] .
       *[other] {""}; Zuschlag { $bonus } NE.
    }
cellerar-garden-text = Bringt in Phase 2b zwei Gemüse, soweit Platz ist, auch in der Runde, in der er eingestellt wird.
cellerar-cheese-text = Spart einmal je Runde 1 D bei einer Stufe der Käserei.
cellerar-brewery-text = Gibt seinen Zuschlag, wenn die Brauerei selbst mindestens 40 NE gibt.
special-facts = Für den am weitesten ausgebauten Bereich: { $area }. Ab der zweiten Runde, jede Runde neu.
special-cart-text = In Phase 5 einmal 3 Felder weiter.
special-herdsman-text = Wehrt in Phase 4 einen Angriff ab, Laienbruder oder Trunkenbold.
special-drunkard-text = In Phase 4 fällt irgendeine Figur 3 Felder zurück; 1 Ablassbrief in jedem Fall.
production-facts =
    { $count ->
        [one] Einmal im Spiel
       *[other] { $count }-mal im Spiel
    }
production-text = Wessen Cellerar zum Bereich gehört ({ $area }), bekommt die NE dazu. Jede Runde gilt eine Karte, eine ist aus dem Spiel.
dog-facts = 1 Gemüse; braucht eine Hütte (1 D, eine je Runde). Am Ende 2 Ablassbriefe.
dog-text = Wehrt in Phase 4 einen Angriff ab, Laienbruder oder Trunkenbold, und ist dann weg; die Hütte bleibt.
moneylender-facts = 3 bis 9 D, einmal je Runde
moneylender-text = In der nächsten Runde kommt das Geld zurück, mit 1 D Zinsen je 3 D. Nach der letzten Runde kommt es ohne Zinsen zurück.
phase-facts = Ablauf der Runde

# Das Spiel in Worten

in-words-round = Runde { $number } von { $most }, { $phase }.
in-words-column =
    Die Säule hat { $who }{ $pot ->
        [0] .
       *[other] {""}; in der Mitte liegen { $pot } D.
    }
in-words-production = Produktionskarte: { $card }.
in-words-removed =
    Aus dem Spiel: { $card }; { $left ->
        [0] keine Karte kommt
        [one] 1 Karte kommt
       *[other] { $left } Karten kommen
    } noch.
in-words-road = Straße nach Cluny, die Nächsten zum Geld zuerst: { $figures }.
in-words-figure =
    { $who } { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    } ({ $coins } D)
in-words-abbey =
    { $who }: { $letters ->
        [one] 1 Ablassbrief
       *[other] { $letters } Ablassbriefe
    }, { $coins } D, gespart { $saved } D, Klosterkarte { $card }.
in-words-areas = {"  "}{ $areas }. Zusammen jetzt { $food } NE.
in-words-area = { $area } Stufe { $stage } von { $most } ({ $food } NE)
in-words-brothers = {"  "}Laienbrüder: { $cloister } im Kloster, { $chapel } in der Kapelle, { $field } auf dem Feld. Gemüse: { $vegetables }.
in-words-chapel =
    {"  "}{ $stage ->
        [0] Keine Kapelle.
       *[other] Kapelle Stufe { $stage }: Platz für { $capacity } Brüder zu je { $food } NE, { $letters } Ablassbriefe.
    }
in-words-dogs = {"  "}Hundehütten: { $huts }, Wachhunde: { $dogs }.
in-words-cellerar =
    {"  "}{ $card }: { $food } NE{ $bonus ->
        [0] .
       *[other] , Zuschlag { $bonus } NE.
    }
in-words-specials = {"  "}Sonderkarten: { $cards }.
in-words-secret = Alle planen verdeckt; die anderen Klöster sind gezeigt, wie sie davor waren.
in-words-market = Zu haben: { $kinds }.
in-words-market-empty = Kein Cellerar ist zu haben.
market-kind =
    { $kind ->
        [garden] Garten-Cellerar
        [cheese] Käse-Cellerar
       *[brewery] Brau-Cellerar
    } ({ $values })
in-words-supply = Vorrat: { $brothers } Laienbrüder, { $dogs } Wachhunde, { $huts } Hundehütten.

# Das eigene Kloster in Worten

own-goods =
    { $coins } D, { $vegetables } von { $room } Gemüse, { $saved } D gespart; { $letters ->
        [one] 1 Ablassbrief
       *[other] { $letters } Ablassbriefe
    }.
own-food =
    Jetzt { $food } NE, also { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }{ $count ->
        [0] .
       *[other] {""}: { $sources }.
    }
own-figure =
    Deine Figur steht { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    }; { $food } NE{ $count ->
        [0] .
       *[other] {""}: { $sources }.
    }
own-source = { $source } { $food }
source-production = Produktionskarte
source-bonus = Zuschlag
own-brothers =
    Laienbrüder: { $cloister } von { $beds } im Kloster, { $capacity ->
        [0] {""}
       *[other] { $chapel } von { $capacity } in der Kapelle,{" "}
    }{ $field } von { $most } auf dem Feld.
own-cards = Karten: { $held }; Klosterkarte { $card }.
own-cellerar =
    { $card } ({ $food } NE{ $bonus ->
        [0] )
       *[other] , Zuschlag { $bonus } NE)
    }
own-no-cellerar = kein Cellerar
own-no-specials = keine Sonderkarte
own-huts =
    { $huts ->
        [one] 1 Hundehütte
       *[other] { $huts } Hundehütten
    } { $dogs ->
        [0] ohne Wachhund
        [one] mit 1 Wachhund
       *[other] mit { $dogs } Wachhunden
    }
own-area = { $area } Stufe { $stage } von { $most }; weiter mit { $steps }; fertig { $letters } Ablassbriefe.
own-area-finished = { $area } fertig: { $food } NE, am Ende { $letters } Ablassbriefe.
own-step = { $food } NE ({ $coins } D)
own-chapel =
    { $stage ->
        [0] Noch keine Kapelle
       *[other] Kapelle Stufe { $stage } von { $most }: { $capacity } × { $food } NE, { $letters } Ablassbriefe
    }{ $left ->
        [0] .
       *[other] {""}; weiter mit { $steps }.
    }
own-chapel-step = { $capacity } × { $food } NE und { $letters } Ablassbriefen ({ $coins } D)

# Viele Spiele im Vergleich

measure-money = Geld
measure-savings = Erspartes
measure-vegetables = Gemüse
measure-brothers = Laienbrüder
measure-dogs = Wachhunde
measure-cellerar = Wert des Cellerars
measure-chapel = Stufen der Kapelle
measure-stage = Stufen: { $area }
measure-food = NE in der letzten Runde
measure-letters = Ablassbriefe nach Runde { $round }
