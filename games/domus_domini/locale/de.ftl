# Das Spiel

game-domus_domini = Domus Domini
lobby-about = Baut euer Kloster aus, macht eure Brüder satt und seid auf der Straße nach Cluny vorn. Fünf Runden, etwa 15 Entscheidungen je Person; am Stück eine knappe Stunde.


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
production = { $area } +{ $food } NE
number = { $count }
phase-column = Phase 1: Säule
phase-cellerar = Phase 2a: Cellerar
phase-market = Phase 2b: Gemüse kaufen
phase-build = Phase 3: Ausbau
phase-attack = Phase 4: Betteln
phase-march = Phase 5: Gemüse einsetzen
phase-feed = Phase 6: Brüder ernähren
phases-market-build = Phasen 2b und 3: Gemüse kaufen, Ausbau
phases-march-feed = Phasen 5 und 6: Gemüse einsetzen, Ernähren
phase-score = Phase 7: Ablassbriefe und Denare

# Fragen

ask-column = Behältst du die Säule? Wer sie behält, beginnt die Runde und nimmt, was in der Mitte liegt.
column-keep =
    { $coins ->
        [0] Behalten
       *[other] Behalten, { $coins } D nehmen
    }
column-pass = Weitergeben für 1 D
ask-cellerar =
    Welchen Cellerar stellst du ein? Am Ende ist er { $alike ->
        [1] so viele Ablassbriefe wert, wie er kostet
       *[other] die Ablassbriefe seiner Karte wert
    }; entlässt du ihn vorher, bekommst du den Preis zurück.
ask-cellerar-exchange = Tauschst du deinen { $card }?
cellerar-none = Keinen einstellen
cellerar-keep = Cellerar behalten
cellerar-hint =
    kostet { $coins } D · { $food } NE{ $extra ->
        [0] {""}
       *[other] {""}, diese Runde +{ $extra }
    }{ $letters ->
        [0] {""}
        [one] {""} · 1 Ablassbrief
       *[other] {""} · { $letters } Ablassbriefe
    }{ $kind ->
        [garden] {""} · bringt jede Runde { $vegetables } Gemüse
        [cheese] {""} · spart jede Runde 1 D in der Käserei
       *[brewery] {""} · +{ $bonus } NE, sobald die Brauerei 40 NE gibt
    }
cellerar-hint-back =
    bringt { $coins } D zurück · { $food } NE{ $extra ->
        [0] {""}
       *[other] {""}, diese Runde +{ $extra }
    }{ $letters ->
        [0] {""}
        [one] {""} · 1 Ablassbrief
       *[other] {""} · { $letters } Ablassbriefe
    }{ $kind ->
        [garden] {""} · bringt jede Runde { $vegetables } Gemüse
        [cheese] {""} · spart jede Runde 1 D in der Käserei
       *[brewery] {""} · +{ $bonus } NE, sobald die Brauerei 40 NE gibt
    }
cellerar-dismiss = Entlassen
cellerar-dismiss-hint = bringt { $coins } D zurück
ask-market = Gemüse kaufen?
market-nothing = Nichts kaufen
market-buy = { $chips } Gemüse für { $coins } D
ask-build = Ausbau: Was baust und tust du? Beliebig oft, dann „Fertig“.
build-done = Fertig
build-stage = { $area } Stufe { $stage }: { $coins } D
build-stages = { $area } bis Stufe { $stage }: { $coins } D
build-stage-hint =
    +{ $food } NE: { $position ->
        [41] Cluny
       *[other] Feld { $position }
    } · Rest { $left } D{ $more ->
        [0] {" "}· damit fertig: { $letters } Ablassbriefe
       *[other] {""}
    }
build-chapel = Kapelle Stufe { $stage }: { $coins } D
build-chapel-hint =
    { $gain ->
        [0] {""}
       *[other] +{ $gain } NE: { $position ->
            [41] Cluny
           *[other] Feld { $position }
        } ·{" "}
    }Platz für { $capacity } Brüder zu { $food } NE · Rest { $left } D · am Ende { $letters } Ablassbriefe
build-recruit = Laienbruder anwerben: 1 Gemüse
build-recruit-hint = kommt ins Kloster; ist er am Spielende noch da: 2 Ablassbriefe · Rest { $left } Gemüse
build-to-chapel = Brüder in die Kapelle
build-to-chapel-hint = je Bruder +{ $food } NE
build-to-kloster = Brüder ins Kloster
build-to-kloster-hint = je Bruder −{ $food } NE
build-to-field = Brüder zur Feldarbeit
build-to-field-hint = je 2 bringen nächste Runde 1 Gemüse; bis dahin musst du sie nicht ernähren
build-hut = Hundehütte: 1 D
build-hut-hint = Platz für einen Wachhund (1 Gemüse) · Rest { $left } D
build-dog = Wachhund: 1 Gemüse
build-dog-hint = wehrt einen Angriff ab; ungenutzt am Spielende 2 Ablassbriefe · Rest { $left } Gemüse
build-save = Geld sparen
build-save-hint = 3 bis 9 D; nächste Runde zurück, mit 1 D Zinsen je 3 D
build-too-late-hint = bringt in der letzten Runde nichts mehr
ask-to-chapel = Wie viele deiner { $brothers } Brüder im Kloster gehen in die Kapelle?
ask-to-kloster = Wie viele Brüder kommen ins Kloster zurück?
ask-to-field = Wie viele Brüder gehen zur Feldarbeit? Zuerst gehen die aus dem Kloster.
ask-save = Wie viele Denare sparst du?
amount-to-chapel = { $count } (+{ $food } NE)
amount-to-kloster = { $count } (−{ $food } NE)
amount-to-field =
    { $count } ({ $vegetables } Gemüse{ $food ->
        [0] )
       *[other] , −{ $food } NE)
    }
amount-late =
    { $count }{ $food ->
        [0] {""}
       *[other] {""} (−{ $food } NE)
    }
amount-save = { $count } D (+{ $interest } D)
ask-beg = Bei wem bettelst du? Kostet 1 Bruder, bringt 1 Ablassbrief.
no-attack = Nein, niemanden
no-drunkard = Auf niemanden
loose-drunkard = Trunkenbold loslassen
drunkard-hint = kostet keinen Bruder; bringt auf jeden Fall 1 Ablassbrief
ask-drunkard = Auf wen lässt du den Trunkenbold los?
figure = { $who }: Feld { $position } → { $to }
figure-guarded = { $who } (kann abwehren): Feld { $position } → { $to }
figure-own = Dich selbst: Feld { $position } → { $to }
figure-safe =
    { $who }: bleibt { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    }
figure-own-safe =
    Dich selbst: bleibst { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    }
ask-defend =
    { $by ->
        [begging] { $who } bettelt bei dir
       *[drunkard] { $who } lässt den Trunkenbold auf dich los
    }: Wehrst du ab? Sonst fällst du von Feld { $position } auf { $to }. Wachhund oder Viehhirte sind nach der Abwehr weg.
defend-no = Nicht abwehren
defend-dog =
    { $count ->
        [one] Mit dem Wachhund
       *[other] Mit einem von { $count } Wachhunden
    }
ask-vegetables =
    Wie viel Gemüse setzt du ein? { $hungry ->
        [0] Zu ernähren ist danach niemand.
       *[other] Zum Ernähren brauchst du danach { $hungry }.
    }
march-by =
    { $count ->
        [0] Keines
       *[other] { $count }: { $position ->
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
    } im Kloster?
feed-with =
    { $count ->
        [0] { $hungry ->
            [one] Nichts: er geht
           *[other] Nichts: alle gehen
        }
       *[other] { $count } Gemüse: { $stay ->
            [one] 1 Bruder bleibt
           *[other] { $stay } Brüder bleiben
        }
    }

# Was geschah

round-began =
    Runde { $number }; { $who ->
        [you] du bekommst
       *[other] { $who } bekommt
    } die Säule
column-passed =
    { $who ->
        [you] gibst
       *[other] gibt
    } die Säule an { $to ->
        [you] dich
       *[other] { $to }
    } weiter und { $who ->
        [you] legst
       *[other] legt
    } 1 D in die Mitte
column-kept =
    { $who ->
        [you] beginnst
       *[other] beginnt
    }{ $coins ->
        [0] {""}
       *[other] {" "}und { $who ->
            [you] nimmst
           *[other] nimmt
        } { $coins } D aus der Mitte
    }
production-shown = Produktionskarte: { $area }, { $food } NE.
awarded =
    { $who ->
        [you] bekommst
       *[other] bekommt
    } { $cards }
special-card =
    { $special ->
        [cart] den Gemüsekarren
        [herdsman] den Viehhirten
       *[drunkard] den Trunkenbold
    }
returned =
    { $who ->
        [you] bekommst
       *[other] bekommt
    } vom Geldverleiher { $saved } D und { $interest } D Zinsen
came-home =
    { $who ->
        [you] holst
       *[other] holt
    } die Brüder { $chips ->
        [0] ohne Gemüse
       *[other] mit { $chips } Gemüse
    } von der Feldarbeit heim{ $lost ->
        [0] {""}
        [one] {" "}(einer findet keinen Platz und geht)
       *[other] {" "}({ $lost } finden keinen Platz und gehen)
    }
hired =
    { $who ->
        [you] stellst
       *[other] stellt
    } den { $card } für { $coins } D ein
exchanged-up =
    { $who ->
        [you] tauschst
       *[other] tauscht
    } den { $old } gegen den { $card } (kostet { $coins } D)
exchanged-down =
    { $who ->
        [you] tauschst
       *[other] tauscht
    } den { $old } gegen den { $card } ({ $coins } D zurück)
dismissed =
    { $who ->
        [you] entlässt
       *[other] entlässt
    } den { $card } (bringt { $coins } D)
gifted =
    { $who ->
        [you] bekommst
       *[other] bekommt
    } vom Cellerar { $chips } Gemüse
bought =
    { $who ->
        [you] kaufst
       *[other] kauft
    } { $chips } Gemüse für { $coins } D
expanded =
    { $who ->
        [you] baust
       *[other] baut
    } { $area } Stufe { $stage } für { $coins } D
expanded-up-to =
    { $who ->
        [you] baust
       *[other] baut
    } { $area } bis Stufe { $stage } für { $coins } D
chapel-raised =
    { $who ->
        [you] baust
       *[other] baut
    } Kapelle Stufe { $stage } für { $coins } D
recruited =
    { $who ->
        [you] wirbst
       *[other] wirbt
    } einen Laienbruder an
moved =
    { $who ->
        [you] schickst
       *[other] schickt
    } { $count ->
        [one] einen Laienbruder
       *[other] { $count } Laienbrüder
    } { $to ->
        [chapel] in die Kapelle
        [kloster] ins Kloster
       *[field] zur Feldarbeit
    }
hut-bought =
    { $who ->
        [you] kaufst
       *[other] kauft
    } eine Hundehütte für 1 D
came-late =
    { $pile ->
        [lay] Du bekommst keinen Laienbruder: Der letzte ging an jemand anderen. Das Gemüse bleibt dir.
        [dog] Du bekommst keinen Wachhund: Der letzte ging an jemand anderen. Das Gemüse bleibt dir.
       *[hut] Du bekommst keine Hundehütte: Die letzte ging an jemand anderen. 1 D bleibt dir.
    }
dog-bought =
    { $who ->
        [you] kaufst
       *[other] kauft
    } einen Wachhund für 1 Gemüse
put-aside =
    { $who ->
        [you] bringst
       *[other] bringt
    } { $coins } D zum Geldverleiher
set-out =
    { $who ->
        [you] startest
       *[other] startet
    } mit { $food } NE { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    }
begged =
    { $who ->
        [you] schickst
       *[other] schickt
    } einen Laienbruder zu { $victim ->
        [you] dir
       *[other] { $victim }
    } betteln
drunkard-sent =
    { $who ->
        [you] lässt
       *[other] lässt
    } den Trunkenbold auf { $victim ->
        [you] dich
       *[other] { $victim }
    } los
drunkard-sent-own =
    { $who ->
        [you] lässt
       *[other] lässt
    } den Trunkenbold auf die eigene Figur los
pushed-back =
    { $who ->
        [you] fällst
       *[other] fällt
    } auf Feld { $position } zurück
warded =
    { $who ->
        [you] wehrst
       *[other] wehrt
    } { $by ->
        [herdsman] mit dem Viehhirten
       *[dog] mit einem Wachhund
    } ab
marched =
    { $who ->
        [you] kommst
       *[other] kommt
    } mit { $count } Gemüse { $position ->
        [41] nach Cluny
       *[other] auf Feld { $position }
    }
marched-by-cart =
    { $who ->
        [you] kommst
       *[other] kommt
    } mit { $count ->
        [0] dem Gemüsekarren
       *[other] { $count } Gemüse und dem Gemüsekarren
    } { $position ->
        [41] nach Cluny
       *[other] auf Feld { $position }
    }
fed =
    { $who ->
        [you] ernährst
       *[other] ernährt
    } { $count ->
        [0] niemanden
       *[other] die Brüder im Kloster mit { $count } Gemüse
    }{ $lost ->
        [0] {""}
        [one] {" "}(ein Laienbruder geht)
       *[other] {" "}({ $lost } Laienbrüder gehen)
    }
earned-result =
    { $who ->
        [you] bekommst
       *[other] bekommt
    } { $letters ->
        [0] auf Feld 0 nichts
        [one] 1 Ablassbrief und { $coins } D
       *[other] { $letters } Ablassbriefe und { $coins } D
    }
begging = Betteln

# Was jemand tat, kurz

short-round =
    { $round ->
        [0] Diese Runde
       *[other] Runde { $round }
    }: { $parts }
short-awarded =
    { $who ->
        [you] du
       *[other] { $who }
    }: { $cards }
short-line =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $parts }
short-line-to =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $parts } → { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
short-to =
    { $who ->
        [you] Du
       *[other] { $who }
    }: jetzt { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    }
short-stage = { $area } { $first }
short-stages = { $area } { $first }–{ $last }
short-chapel = Kapelle { $count }
short-no-cellerar = ohne Cellerar
short-passed =
    Säule an { $to ->
        [you] dich
       *[other] { $to }
    }
short-pot = { $count } D aus der Mitte
short-recruited =
    { $count ->
        [one] 1 Bruder angeworben
       *[other] { $count } Brüder angeworben
    }
short-to-chapel =
    { $count ->
        [one] 1 Bruder in die Kapelle
       *[other] { $count } Brüder in die Kapelle
    }
short-to-kloster =
    { $count ->
        [one] 1 Bruder ins Kloster
       *[other] { $count } Brüder ins Kloster
    }
short-to-field =
    { $count ->
        [one] 1 Bruder zur Feldarbeit
       *[other] { $count } Brüder zur Feldarbeit
    }
short-huts =
    { $count ->
        [one] Hundehütte
       *[other] { $count } Hundehütten
    }
short-dogs =
    { $count ->
        [one] Wachhund
       *[other] { $count } Wachhunde
    }
short-saved = { $count } D gespart
short-returned = { $count } D vom Geldverleiher
short-bought = { $count } Gemüse gekauft
short-harvest = { $count } Gemüse von der Feldarbeit
short-lost =
    { $count ->
        [one] 1 Bruder geht
       *[other] { $count } Brüder gehen
    }
incomes-result = Ablassbriefe und Geld: { $parts }
short-income =
    { $who ->
        [you] du
       *[other] { $who }
    }: { $letters } und { $coins } D

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
tie-money = Vor { $who }: { $money } zu { $other } Denare
tie-cellerar = Vor { $who }: Cellerar { $value } zu { $other }, Denare gleich
tie-level = Denare und Cellerar gleich

# Nachschlagen

area-facts = Fertig: { $letters } Ablassbriefe. Stufen: { $stages }
stage-fact = { $coins } D → { $food } NE
area-garden-text = Der billigste Bereich. Ein Garten-Cellerar bringt jede Runde Gemüse. Wer hier am weitesten ist, bekommt den Gemüsekarren.
area-cheese-text = Ein Käse-Cellerar spart jede Runde 1 D bei einer Stufe. Wer hier am weitesten ist, bekommt den Viehhirten.
area-brewery-text = Der teuerste und ergiebigste Bereich. Gibt die Brauerei selbst 40 NE, bringt ein Brau-Cellerar noch seinen Zuschlag. Wer hier am weitesten ist, bekommt den Trunkenbold.
chapel-fact = { $coins } D: { $letters } Ablassbriefe, { $capacity } Brüder zu je { $food } NE
chapel-facts = Stufen: { $stages }
chapel-text = Eine Stufe je Runde, der Reihe nach. Jeder Laienbruder in der Kapelle gibt NE und muss nicht ernährt werden. Am Ende zählt nur die letzte Stufe.
cellerar-facts =
    Kostet { $coins } D (beim Entlassen bekommst du sie zurück), gibt { $food } NE und am Ende { $letters ->
        [one] 1 Ablassbrief
       *[other] { $letters } Ablassbriefe
    }{ $bonus ->
        [0] .
       *[other] {""}; Zuschlag { $bonus } NE.
    }
cellerar-garden-text = Bringt in Phase 2b { $vegetables } Gemüse, soweit Platz ist, auch in der Runde, in der er eingestellt wird.
cellerar-cheese-text = Spart einmal je Runde 1 D bei einer Stufe der Käserei.
cellerar-brewery-text = Gibt seinen Zuschlag, wenn die Brauerei selbst mindestens 40 NE gibt.
special-facts = Für die Person, die hier am weitesten ist: { $area }. Ab der zweiten Runde, jede Runde neu.
special-cart-text = In Phase 5 einmal 3 Felder weiter.
special-herdsman-text = Wehrt in Phase 4 einen Angriff ab, Laienbruder oder Trunkenbold.
special-drunkard-text = In Phase 4 fällt eine beliebige Figur 3 Felder zurück; 1 Ablassbrief in jedem Fall, auch wenn abgewehrt wird oder die Figur auf 0, 40 oder in Cluny stehen bleibt.
production-facts =
    { $count ->
        [one] Einmal im Spiel
       *[other] { $count }-mal im Spiel
    }
production-text =
    Gehört dein Cellerar zum Bereich ({ $area }), bekommst du die NE dazu. Jede Runde gilt eine Karte{ $removed ->
        [0] .
       *[other] , eine ist aus dem Spiel.
    }
dog-facts = 1 Gemüse; braucht eine Hütte (1 D, eine je Runde). Am Ende 2 Ablassbriefe.
dog-text = Wehrt in Phase 4 einen Angriff ab, Laienbruder oder Trunkenbold, und ist dann weg; die Hütte bleibt.
moneylender-facts = 3 bis 9 D, einmal je Runde
column-card = Säule
column-card-facts = zeigt, wer die Runde beginnt
column-card-text = In Phase 1 behält man sie und beginnt die Runde, oder gibt sie nach links weiter und legt 1 D in die Mitte. Wer sie behält, bekommt alles, was dort liegt. Nach jeder Runde wandert sie nach links.
moneylender-text = In der nächsten Runde kommt das Geld zurück, mit 1 D Zinsen je 3 D. Nach der letzten Runde kommt es ohne Zinsen zurück.
phase-facts = Ablauf der Runde

# Das Spiel in Worten

in-words-round = Runde { $number } von { $most }, { $phase }.
in-words-over = Die Ablassbriefe sind die vor der Schlusswertung.
in-words-column =
    Die Säule (fängt an): { $who }{ $pot ->
        [0] .
        [one] {""}; in der Mitte liegt 1 D.
       *[other] {""}; in der Mitte liegen { $pot } D.
    }
in-words-production = Produktionskarte: { $card }.
in-words-removed =
    Aus dem Spiel: { $card }; { $left ->
        [0] keine Karte kommt
        [one] 1 Karte kommt
       *[other] { $left } Karten kommen
    } noch.
in-words-road = Straße nach Cluny (zuerst genannt, wer mehr Geld bekäme): { $figures }.
in-words-figure =
    { $who } { $position ->
        [41] in Cluny
       *[other] auf Feld { $position }
    } ({ $coins } D)
in-words-abbey =
    { $who }: { $letters ->
        [one] 1 Ablassbrief
       *[other] { $letters } Ablassbriefe
    }, { $coins } D, gespart { $saved } D, Klosterkarte { $card }.
in-words-areas = {"  "}{ $areas }. Zusammen jetzt { $food } NE.
in-words-area = { $area } Stufe { $stage } von { $most } ({ $food } NE)
in-words-brothers = {"  "}Laienbrüder: { $cloister } im Kloster, { $chapel } in der Kapelle, { $field } bei der Feldarbeit. Gemüse: { $vegetables }.
in-words-chapel =
    {"  "}{ $stage ->
        [0] Keine Kapelle.
       *[other] Kapelle Stufe { $stage }: Platz für { $capacity } Brüder zu je { $food } NE, { $letters } Ablassbriefe.
    }
in-words-dogs = {"  "}Hundehütten: { $huts }, Wachhunde: { $dogs }.
in-words-cellerar =
    {"  "}{ $card }: { $food } NE{ $bonus ->
        [0] .
       *[other] , Zuschlag { $bonus } NE.
    }
in-words-specials = {"  "}Sonderkarten: { $cards }.
in-words-secret = Alle planen verdeckt; die anderen Klöster sind gezeigt, wie sie davor waren.
in-words-market = Im Angebot: { $kinds }.
in-words-market-empty = Kein Cellerar ist mehr im Angebot.
market-kind =
    { $kind ->
        [garden] Garten-Cellerar
        [cheese] Käse-Cellerar
       *[brewery] Brau-Cellerar
    } ({ $values })
in-words-supply = Vorrat: { $brothers } Laienbrüder, { $dogs } Wachhunde, { $huts } Hundehütten.

# Das eigene Kloster in Worten

own-goods =
    { $coins } D, { $vegetables } von { $room } Gemüse, { $saved } D gespart; { $letters ->
        [one] 1 Ablassbrief
       *[other] { $letters } Ablassbriefe
    }.
own-food =
    Jetzt { $food } NE, also { $position ->
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
    }; { $food } NE{ $count ->
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
    }{ $field } von { $most } bei der Feldarbeit.
own-cards = Karten: { $held }; Klosterkarte { $card }.
own-cellerar =
    { $card } ({ $food } NE{ $bonus ->
        [0] )
       *[other] , Zuschlag { $bonus } NE)
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
own-area = { $area } { $stage }/{ $most }: nächste Stufe für { $coins } D, dann insgesamt { $food } NE; fertig { $letters } Ablassbriefe.
own-area-finished = { $area } fertig: { $food } NE, am Ende { $letters } Ablassbriefe.
own-chapel =
    { $stage ->
        [0] Noch keine Kapelle
       *[other] Kapelle { $stage }/{ $most }: { $capacity } × { $food } NE, am Ende { $letters } Ablassbriefe
    }{ $left ->
        [0] .
       *[other] {""}; nächste Stufe { $step }.
    }
own-chapel-step = für { $coins } D: { $capacity } × { $food } NE, { $letters } Ablassbriefe

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

# Worauf man am Tisch reagiert

highlight-leads = { $who } überholt { $whom } und führt mit { $letters } Ablassbriefen.
highlight-pushed = { $who } fällt von Feld { $start } auf Feld { $end } zurück. Danke, { $by }!
highlight-arrived = { $who } ist in Cluny!
highlight-rich = { $who } bekommt { $letters } Ablassbriefe in einer Runde!
highlight-left = { $count } hungrige Laienbrüder verlassen { $who }.
