# Das Spiel

game-monasterium = Monasterium
game-monasterium-rules = Ihr leitet Domschulen und bringt eure Novizen in fünf Klöstern unter, erfüllt Aufträge und baut an einem Kirchenfenster. Drei Klosterjahre mit je so vielen Runden, wie Personen mitspielen; wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen mehrere.
rules-place = Würfeleinsetzphase. Reihum würfelt jeder mit allen Würfeln, die er in der Hand hat, wählt eine Zahl und legt alle Würfel dieser Zahl auf ihr Würfelfeld, immer wieder, bis kein Würfel mehr übrig ist. Einmal pro Runde darf man beliebige Würfel seines Wurfs neu würfeln. Neutrale Würfel gehören auf den Feldern niemandem, persönliche bleiben die eigenen. In schnellen Partien setzt jeder alle seine Würfel hintereinander ein; wer in einer Runde vielleicht nicht mehr an die Reihe kommt, setzt gleich danach schon die Würfel der nächsten Runde ein.
rules-act = Aktionsphase. Reihum wählst du ein Würfelfeld und nimmst bis zu drei Würfel davon, eigene zuerst, nie die der anderen; von den Sechsen nur einen. Sie kommen auf das Aktionsplättchen der Spalte mit dieser Zahl, eine Sechs auf ein beliebiges. Jeder Würfel ist eine Aktion seiner Spalte. Auf eine mögliche Aktion darfst du nicht verzichten; ein Würfel ohne mögliche Aktion verfällt. Das geht so lange, bis kein Würfel mehr da ist.
rules-actions = Jede Spalte bietet immer ihre Standardaktion. Wo ein Novize der Reihen I, II oder III gegangen ist, ist auch die Aktion darunter freigeschaltet; die der Reihen II und III gelten je einmal pro Zug. Geht ein Novize der Reihe IV, wird das Plättchen umgedreht: von da an ist jeder Würfel darauf 1 Punkt.
rules-path = Der Gesandte zieht nur vorwärts; nach dem letzten Feld kommt das erste. Betritt oder überschreitet er ein Bonusfeld, bekommst du den Bonus sofort. Ein weiterer persönlicher Würfel wird gleich gewürfelt und eingesetzt und gehört dir für den Rest der Partie; wer drei hat oder ihn nicht will, bekommt 5 Punkte.
rules-send = Du darfst Novizen in ein Kloster entsenden, das mit dem Feld deines Gesandten verbunden ist oder in dessen Kapelle du einen Novizen hast. Die Reihen I und II gehen in Gebäude, für 1 Einfluss und 2 oder 3 der Waren des Gebäudes: profanes Gebäude Suppe, Werkstatt Werkzeug, Gemeinschaftsraum Bücher. Das bringt, in dieser Reihenfolge, 1 Punkt und ein Werkzeug, 2 Punkte und ein Buch, 3 Punkte und ein Kirchenfenster dieses Klosters. Reihe III geht in Kapellen für 1, 2, dann je 3 Einfluss. Reihe IV geht auf den Kreuzgang neben ein eigenes Gebäude für 1, 2, dann je 3 Rosenkränze. Wer eine ganze Reihe entsandt hat, darf sofort den Novizen daneben kostenlos entsenden, wohin er kann.
rules-window = Ein Kirchenfenster wird sofort eingebaut: Du wählst eine Reihe, es kommt auf ihren freien Platz ganz links. In keiner Reihe und keiner Spalte liegen zwei Fenster desselben Klosters. Du bekommst den Bonus der Reihe oder der Spalte; eine fertige Reihe oder Spalte bringt zusätzlich ihre Punkte.
rules-orders = Sechs Aufträge liegen aus. Wer einen erfüllt, markiert ihn sofort und bekommt die Punkte. Jeder kann jeden Auftrag einmal erfüllen, auch wenn ihn andere schon erfüllt haben. Aufträge A und B bringen im ersten Jahr am meisten, im dritten am wenigsten.
rules-end = Am Ende kommen dazu: 5 Punkte für jedes Kloster, in dem du die meisten Novizen hast, auch bei Gleichstand; 1, 3, 6, 10 oder 15 für Kapellen von ein bis fünf Klöstern; für jedes Kloster die Zahl deiner Novizen im Kreuzgang mal die Zahl deiner Novizen in der Kapelle, das Ganze doppelt; 1 für jedes Werkzeug, 2 für jedes Buch, 1 für je zwei deiner übrigen Plättchen Suppe, Einfluss und Rosenkranz, zusammengezählt.

beginning = Jeder beginnt mit { $goods }, dazu 1 persönlicher Würfel und 24 Novizen.
beginning-dice = Neutrale Würfel für jeden zu zweit, zu dritt, zu viert: { $dice }.
setting-turns = Züge
turns-one = Einzeln
turns-one-hint = In der Aktionsphase nimmt jeder reihum Würfel von einem Feld, wie die Regel es sagt.
turns-more = Mehrere am Stück
turns-more-hint = Schneller für Partien über Tage: In der Aktionsphase macht jeder zwei Züge am Stück (zu zweit drei), bevor es weitergeht.

# Namen

number = { $count }
label = { $label }
who = { $who }
nobody = niemand
nothing = nichts
die = { $number }
own-die = { $number } (eigener)
good =
    { $good ->
        [influence] { $count } Einfluss
        [rosary] { $count ->
            [one] 1 Rosenkranz
           *[other] { $count } Rosenkränze
        }
        [soup] { $count ->
            [one] 1 Suppe
           *[other] { $count } Suppen
        }
        [tool] { $count ->
            [one] 1 Werkzeug
           *[other] { $count } Werkzeuge
        }
       *[book] { $count ->
            [one] 1 Buch
           *[other] { $count } Bücher
        }
    }
cloister = Kloster { $cloister }
where = { $label }
path = Weg: { $fields }.
field =
    { $field }{ $cloisters ->
        [none] {""}
       *[other] {" "}{ $cloisters }
    }{ $gives ->
        [0] {""}
       *[other] {" "}({ $bonus })
    }
spot =
    { $label } { $kind ->
        [P] profanes Gebäude
        [W] Werkstatt
        [G] Gemeinschaftsraum
        [chapel] Kapelle
       *[walk] Kreuzgang
    }
building =
    { $kind ->
        [P] Profanes Gebäude
        [W] Werkstatt
       *[G] Gemeinschaftsraum
    }
chapel = Kapelle
walk = Kreuzgang
dice = Würfeleinsetzphase
joker = Die Sechs
tile = Aktionsplättchen
messenger = Gesandter
church-window = Kirchenfenster
extra-novice = Novize neben einer Reihe
final-scoring = Schlusswertung
action-take =
    { $good ->
        [influence] { $count } Einfluss
        [rosary] { $count ->
            [one] 1 Rosenkranz
           *[other] { $count } Rosenkränze
        }
        [soup] { $count ->
            [one] 1 Suppe
           *[other] { $count } Suppen
        }
        [tool] { $count ->
            [one] 1 Werkzeug
           *[other] { $count } Werkzeuge
        }
       *[book] { $count ->
            [one] 1 Buch
           *[other] { $count } Bücher
        }
    } nehmen
action-send =
    { $count ->
        [0] einen Novizen entsenden
       *[other] einen Novizen für { $count } Einfluss weniger entsenden
    }
action-move =
    { $most ->
        [one] 1 Feld ziehen
       *[other] { $count ->
            [one] 1 bis { $most }
           *[other] bis zu { $most }
        } Felder ziehen
    }
action-pp =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
action-either = 1 Einfluss oder 1 Rosenkranz nehmen
action-goods = 1 Suppe nehmen oder eine Ware tauschen
action-upgrade = tauschen: 1 Suppe → 1 Werkzeug oder 1 Werkzeug → 1 Buch
action-window = Kirchenfenster eines beliebigen Klosters
action-window-chapel = Kirchenfenster eines Klosters, in dessen Kapelle du bist
action-any-action = beliebige mögliche Aktion
action-die = weiterer Würfel
action-of-row = { $field }: { $action }
action-of-column = Spalte { $number }: { $action }
need =
    { $area ->
        [chapel] Kapelle { $cloister }
        [walk] Kreuzgang { $cloister }
        [P] profanes Gebäude { $cloister }
        [W] Werkstatt { $cloister }
        [G] Gemeinschaftsraum { $cloister }
       *[b] beliebiges Gebäude { $cloister }
    }
needs = Novizen in: { $needs }
task =
    { $task ->
        [dice] { $count } persönliche Würfel
        [walks] { $count } Novizen auf Kreuzgängen
        [chapels] Novizen in den Kapellen von { $count } Klöstern
        [windows] { $count } Kirchenfenster
       *[everywhere] { $count ->
            [one] Ein Novize in jedem Kloster
           *[other] { $count } Novizen in jedem Kloster
        }
    }

# Fragen

ask-place =
    { $ahead ->
        [0] {""}
       *[other] Schon für die nächste Runde.{" "}
    }{ $count ->
        [one] Dein letzter Würfel
       *[other] Deine { $count } Würfel
    }: Welche Zahl setzt du ein?{ $reroll ->
        [0] {""}
       *[other] {" "}Neu würfeln geht noch einmal.
    }
place-number =
    { $number }: { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }{ $own ->
        [0] {""}
        [one] {" "}(1 eigener)
       *[other] {" "}({ $own } eigene)
    } · { $use }
place-reroll = Neu würfeln
place-reroll-hint = beliebige Würfel dieses Wurfs, einmal pro Runde
ask-reroll = Welche Würfel würfelst du neu?
reroll-none = Keinen neu würfeln
joker-use = beliebige Spalte
ask-take = Von welchem Würfelfeld nimmst du Würfel?
take-space = { $number }: { $use }
take-hint =
    { $neutral ->
        [0] { $own ->
            [one] 1 eigener
           *[other] { $own } eigene
        }
       *[other] { $neutral ->
            [one] 1 neutraler
           *[other] { $neutral } neutrale
        }{ $own ->
            [0] {""}
            [one] {""}, 1 eigener
           *[other] {""}, { $own } eigene
        }
    }
ask-count = Wie viele Würfel nimmst du von der { $number }? Jeder ist eine Aktion.
take-count =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
ask-joker = Auf welche Spalte legst du die Sechs?
joker-column = Spalte { $number }: { $use }
joker-flipped = umgedreht: 1 Punkt
ask-act =
    Spalte { $column }: Was tust du mit { $dice ->
        [one] dem letzten Würfel
       *[other] dem nächsten von { $dice } Würfeln
    }?
act-standard = Standard: { $action }
act-once = einmal pro Zug
ask-any-action = Welche Aktion machst du als Bonus?
ask-either =
    { $kind ->
        [goods] Welche Ware willst du?
       *[either] Einfluss oder Rosenkranz?
    }
get-soup = 1 Suppe
get-tool = 1 Suppe → 1 Werkzeug
get-book = 1 Werkzeug → 1 Buch
ask-steps = Wie weit zieht dein Gesandter?
steps =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }, auf { $field }
ask-extra-die = Nimmst du einen weiteren persönlichen Würfel?
extra-die-yes = Würfel nehmen und würfeln
extra-die-no = Lieber 5 Punkte
ask-novice = Welchen Novizen entsendest du?
novice =
    { $label } { $row ->
        [3] in eine Kapelle
        [4] auf einen Kreuzgang
       *[other] in ein Gebäude
    }
unlocks = schaltet frei: { $action }
unlocks-tile = dreht Plättchen { $column } um: 1 Punkt pro Würfel
ask-where =
    { $number ->
        [3] In welche Kapelle?
        [4] Auf welches Feld des Kreuzgangs?
       *[other] In welches Gebäude geht der Novize aus Reihe { $row }?
    }
pays =
    { $kind ->
        [P] { $goods } → 1 Punkt, 1 Werkzeug
        [W] { $goods } → 2 Punkte, 1 Buch
        [G] { $goods } → 3 Punkte, Kirchenfenster
       *[other] { $goods }
    }
brings =
    { $kind ->
        [P] kostenlos → 1 Punkt, 1 Werkzeug
        [W] kostenlos → 2 Punkte, 1 Buch
        [G] kostenlos → 3 Punkte, Kirchenfenster
       *[other] kostenlos
    }
ask-extra-novice = Reihe { $row } ist fertig: Wohin geht kostenlos der Novize daneben?
extra-stays = Nirgendwohin
ask-cloister = Aus welchem Kloster nimmst du ein Kirchenfenster?
take-no-pane = Keines nehmen
ask-window-row = Wo baust du das Fenster von Kloster { $cloister } ein?
window-row = Reihe { $number }, Platz { $pane }
pane-brings = Reihe: { $row }; Spalte: { $column }
ask-window-bonus = Welcher Bonus?
bonus-of-row = Reihe { $number }: { $action }
bonus-of-column = Spalte { $number }: { $action }

# Für immer

order-dice-place = Würfel einsetzen
order-place-usual = die Zahl mit den meisten Würfeln, nie neu würfeln
order-dice-count = Würfel nehmen
order-count-most = so viele wie möglich
order-count-one = einen
order-bonus-either = Einfluss oder Rosenkranz
order-influence = Einfluss
order-rosary = Rosenkranz
order-bonus-goods = Suppe oder Tausch
order-soup = Suppe
order-goods-dearest = zur teuersten Ware tauschen, sonst Suppe
order-extra-die-choose = Weiterer Würfel oder Punkte
order-die-yes = der Würfel
order-die-no = die Punkte
order-window-bonus = Bonus des Fensters
order-of-row = der der Reihe
order-of-column = der der Spalte

# Was geschah

round-began = Jahr { $year }, Runde { $number }; { $who } beginnt
rolled = { $who } würfelt { $dice }.
rerolled =
    { $who } würfelt { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } neu: { $dice }.
dice-placed =
    { $who } setzt { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } auf die { $number }.
dice-placed-ahead =
    { $who } setzt { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } für die nächste Runde auf die { $number }.
dice-taken =
    { $who } nimmt { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number }{ $points ->
        [0] .
        [one] {" "}(1 Punkt).
       *[other] {" "}({ $points } Punkte).
    }
joker-taken =
    { $who } nimmt { $count ->
        [one] eine { $number }
       *[other] { $count } Würfel von der { $number }
    } und legt sie auf Spalte { $column }{ $points ->
        [0] .
        [one] {" "}(1 Punkt).
       *[other] {" "}({ $points } Punkte).
    }
lapsed = { $who } kann in Spalte { $column } nichts tun; der Würfel verfällt.
gained = { $who } nimmt { $good }.
exchanged = { $who } gibt { $given } für { $good }.
moved = Der Gesandte von { $who } kommt auf Feld { $field }.
reached = Der Gesandte von { $who } kommt auf Feld { $field }: { $action }.
sent =
    { $who } entsendet { $novice } nach { $place }{ $kind ->
        [P] {""} (profanes Gebäude)
        [W] {""} (Werkstatt)
        [G] {""} (Gemeinschaftsraum)
        [chapel] {""} (Kapelle)
       *[walk] {""} (Kreuzgang)
    }{ $points ->
        [0] .
        [one] {""}: 1 Punkt{ $good ->
            [none] .
           *[other] , { $gift }.
        }
       *[other] {""}: { $points } Punkte{ $good ->
            [none] .
           *[other] , { $gift }.
        }
    }
flipped =
    { $who } dreht Plättchen { $column } um{ $points ->
        [0] .
        [one] {""}: 1 Punkt.
       *[other] {""}: { $points } Punkte.
    }
pane-built =
    { $who } baut ein Fenster von Kloster { $cloister } auf { $pane } ein{ $points ->
        [0] .
       *[other] {""}: { $points } Punkte.
    }
no-pane = { $who } baut kein Kirchenfenster ein.
die-won = { $who } hat jetzt { $dice } persönliche Würfel; der neue zeigt { $number }.
die-refused = { $who } bekommt { $points } Punkte statt eines Würfels.
points-won =
    { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
order-met = { $who } erfüllt { $label }: { $points } Punkte.

# Das Ende

ended-after-years = Die Partie ist nach { $count } Klosterjahren zu Ende.
points-buildings = Novizen in Gebäuden
points-tiles = Umgedrehte Plättchen
points-windows = Kirchenfenster
points-orders = Aufträge
points-path = Statt weiterer Würfel
points-start = Punkte zu Beginn
points-majority =
    Mehrheit in { $count ->
        [one] 1 Kloster
       *[other] { $count } Klöstern
    }
points-chapels =
    Kapellen von { $count ->
        [one] 1 Kloster
       *[other] { $count } Klöstern
    }
points-walks = Kreuzgang und Kapelle
points-goods = Übrige Güter

measure-dice = Persönliche Würfel
measure-orders = Aufträge
measure-windows = Kirchenfenster
measure-tiles = Umgedrehte Plättchen
measure-extra = Novizen neben den Reihen
measure-row = Novizen aus Reihe { $row }
measure-points = Punkte nach Runde { $round }

# Zum Nachschlagen

building-facts =
    1 Einfluss und 2 (Reihe I) oder 3 (Reihe II) { $good ->
        [soup] Suppen
        [tool] Werkzeuge
       *[book] Bücher
    } → { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $gift ->
        [tool] 1 Werkzeug
        [book] 1 Buch
       *[window] 1 Kirchenfenster des Klosters
    }
building-text = Für Novizen der Reihen I und II, einer in jedem Gebäude. Die Waren werden bezahlt, die Belohnung kommt sofort.
chapel-facts = Reihe III: 1, 2, dann je 3 Einfluss
chapel-text = Mehrere Novizen dürfen darin stehen, auch von mehreren Spielern: zu zweit höchstens 4, zu dritt 6, zu viert 8. Steht einer von dir darin, darfst du in dieses Kloster entsenden, wo auch immer dein Gesandter steht, und mit den Aktionen der Reihe III seine Kirchenfenster nehmen.
walk-facts = Reihe IV: 1, 2, dann je 3 Rosenkränze
walk-text = Ein Novize auf jedem Feld des Kreuzgangs, nur neben einem Gebäude mit eigenem Novizen. Die Bezeichnung sagt, zwischen welchen Gebäuden ein Feld liegt: A1/2 berührt A1 und A2. Das Aktionsplättchen der Spalte wird umgedreht.
extra-facts = Einer neben jeder Reihe, kostenlos
extra-text = Wer alle fünf Novizen einer Reihe entsandt hat, darf den daneben sofort entsenden: in ein Gebäude, eine Kapelle oder auf einen Kreuzgang in Reichweite. Belohnungen gibt es.
dice-facts = Persönliche und neutrale Würfel
joker-facts = Eine pro Zug
joker-text = Eine Sechs kommt auf ein beliebiges deiner Aktionsplättchen; dann machst du eine beliebige mögliche Aktion dieser Spalte.
tile-facts = Eines für jede Spalte; umgedreht: 1 Punkt pro Würfel
tile-text = Es zeigt die Standardaktion. Ein Novize der Reihe IV aus seiner Spalte dreht es um: von da an ist jeder Würfel darauf 1 Punkt, Würfel, die schon darauf liegen, zählen sofort.
messenger-facts = { $path }
messenger-text = Er zieht nur vorwärts. Er öffnet die Klöster, die mit seinem Feld verbunden sind. Bonusfelder zählen, wenn er sie betritt oder überschreitet. Mehrere Gesandte dürfen auf einem Feld stehen.
window-facts = Reihen: { $rows }. Spalten: { $columns }.
window-line = { $number }: { $action }, fertig { $points } Punkte
final-facts = Nach drei Klosterjahren
bonus-facts =
    { $count ->
        [one] Wegefeld { $fields }
       *[other] Wegefelder { $fields }
    }
bonus-text =
    { $what ->
        [any_action] Du machst eine mögliche Aktion einer beliebigen Spalte, Standard oder freigeschaltet, ohne Würfel.
        [either] Du nimmst 1 Einfluss oder 1 Rosenkranz.
        [goods] Du nimmst 1 Suppe oder tauschst 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch.
        [window] Du darfst ein Kirchenfenster aus einem beliebigen Kloster nehmen und einbauen.
        [die] Du nimmst einen weiteren persönlichen Würfel, würfelst ihn und setzt ihn sofort ein; er gehört dir für den Rest der Partie. Neu würfeln darfst du ihn, wenn du in dieser Runde noch nicht neu gewürfelt hast. Wer drei Würfel hat oder keinen will, bekommt 5 Punkte.
       *[other] Du bekommst es sofort.
    }
standard-action = Standard der Spalte { $column }: { $action }
action-facts =
    { $row ->
        [0] immer, beliebig oft
        [1] freigeschaltet durch einen Novizen der Reihe I, beliebig oft
        [2] freigeschaltet durch einen Novizen der Reihe II, einmal pro Zug
       *[other] freigeschaltet durch einen Novizen der Reihe III, einmal pro Zug
    }
action-text =
    { $what ->
        [send] Du entsendest einen Novizen deiner Wahl und bezahlst dafür.
        [take] Du nimmst die Waren aus dem Vorrat.
        [either] Du nimmst 1 Einfluss oder 1 Rosenkranz.
        [upgrade] Du tauschst 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch.
        [goods] Du nimmst 1 Suppe oder tauschst 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch.
        [move] Dein Gesandter zieht weiter; wie weit, sagst du vorher.
       *[window] Du nimmst ein Kirchenfenster und baust es ein; möglich nur, wenn sich eines einbauen lässt.
    }
order-facts =
    { $category ->
        [C] { $points } Punkte, wann immer er erfüllt ist
       *[other] Punkte nach Jahr: { $points }
    }
order-title = Auftrag { $label }
ruling-one = Ein Gebäude mit irgendeinem Novizen ist besetzt, wem er auch gehört.
ruling-void = Ist kein Fenster mehr da oder lässt sich keines einbauen, entfällt dieser Teil. In den Gemeinschaftsraum darf man trotzdem entsenden.
ruling-scale = Der Preis richtet sich danach, wie viele Novizen dieser Reihe du entsandt hast; die Novizen neben den Reihen zählen nicht.
ruling-extra = Kann oder will man ihn nicht sofort entsenden, bleibt er für immer stehen. Er schaltet nichts frei und dreht kein Plättchen um.
ruling-nested = Was aus der Aktion folgt, geschieht zuerst; dann geht der Rest des Zuges dort weiter, wo der Gesandte steht.
ruling-wrap = Der Bonus des letzten Feldes zählt, wenn es betreten oder überschritten wird; das erste Feld hat keinen.
ruling-once = Ein Bonus, mit dem du diese Aktion machst, zählt als das eine Mal in diesem Zug.
ruling-own-first = Eigene Würfel darf man liegen lassen; einen neutralen darf man aber nur nehmen, wenn kein eigener auf dem Feld bleibt.
ruling-joker = Angeboten werden nur Spalten, in denen du etwas tun kannst.
ruling-flip = Ein Würfel zählt, wenn er auf das Plättchen gelegt wird. Der Würfel, mit dem umgedreht wird, liegt schon daneben und zählt nicht.
ruling-ahead = Was du vorab eingesetzt hast, wird neu gewürfelt, wenn du danach einen weiteren Würfel bekommst.
ruling-reroll = Insgesamt einmal pro Runde; in der nächsten Runde wieder.
ruling-both = Er wird von selbst markiert, sobald er erfüllt ist. Ein Novize darf zu mehreren Aufträgen gehören.
ruling-less = Der Einfluss für ein Gebäude oder eine Kapelle ist 1 weniger, nie unter 0. Für den Kreuzgang ändert sich nichts.
ruling-year = Es zählt das Jahr, in dem er erfüllt ist, bis zur letzten Aktion dieses Jahres.
ruling-dice-late = Hat niemand sonst mehr einen Würfel, machst du allein weiter.

# Das Spiel in Worten

in-words-round = Jahr { $year } von { $years }, Runde { $number } von { $most }.
in-words-place = Würfel werden eingesetzt; { $who } beginnt.
in-words-act = Aktionen: { $who } ist am Zug; { $first } hat begonnen.
in-words-spaces = Würfel: { $spaces }.
in-words-no-dice = Keine Würfel auf den Feldern.
in-words-space = auf { $number } ({ $dice })
in-words-neutral-dice = { $count } neutral
in-words-own-dice = { $count } von { $who }
in-words-ahead = Für die nächste Runde: { $spaces }.
in-words-order =
    { $label } ({ $points }): { $what }{ $count ->
        [0] .
       *[other] {""}; erfüllt von { $done }.
    }
in-words-needs = { $needs }
in-words-done = { $who } (Jahr { $year })
in-words-cloister =
    Kloster { $cloister }, noch { $windows } Fenster: { $count ->
        [0] niemand.
       *[other] { $taken }.
    }
in-words-taken = { $label } { $who }
in-words-inside = { $label } { $count } von { $who }
in-words-free =
    Frei in { $cloister }: { $room ->
        [0] { $count ->
            [0] nichts.
           *[other] { $places }.
        }
       *[other] { $room } in { $label }{ $count ->
            [0] .
           *[other] , { $places }.
        }
    }
in-words-free-kind =
    { $kind ->
        [P] profan { $labels }
        [W] Werkstatt { $labels }
        [G] Gemeinschaftsraum { $labels }
       *[walk] Kreuzgang { $labels }
    }
in-words-school =
    { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Gesandter auf { $field }{ $count ->
        [0] {""} (kein Kloster).
       *[other] {""} ({ $cloisters }).
    }
in-words-goods =
    {"  "}{ $count ->
        [0] Keine Waren
       *[other] { $goods }
    }; { $dice ->
        [one] 1 eigener Würfel
       *[other] { $dice } eigene Würfel
    }{ $reroll ->
        [0] , neu gewürfelt.
       *[other] .
    }
in-words-hand =
    {"  "}In der Hand: { $neutral } neutrale und { $own } eigene Würfel{ $ahead ->
        [0] .
       *[other] {" "}für die nächste Runde.
    }
in-words-rolled =
    {"  "}Der Wurf{ $ahead ->
        [0] {""}
       *[other] {" "}für die nächste Runde
    }: { $dice }.
in-words-on-tile =
    {"  "}Auf Plättchen { $number } { $count ->
        [one] liegt 1 Würfel.
       *[other] liegen { $count } Würfel.
    }
in-words-novices =
    {"  "}Noch { $left ->
        [one] 1 Novize
       *[other] { $left } Novizen
    }{ $count ->
        [0] .
       *[other] {""}; gegangen: { $gone }.
    } { $panes ->
        [0] Fenster leer.
       *[other] Fenster { $window }.
    }{ $tiles ->
        [0] {""}
       *[other] {" "}Umgedreht: { $flipped }.
    }
in-words-actions = {"  "}Freigeschaltet: { $actions }.
in-words-unlocked = { $label }: { $action }
in-words-costs =
    {"  "}Der nächste Novize kostet in einer Kapelle { $chapel } Einfluss, auf einem Kreuzgang { $walk ->
        [one] 1 Rosenkranz
       *[other] { $walk } Rosenkränze
    }.
