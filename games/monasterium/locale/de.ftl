# Das Spiel

game-monasterium = Monasterium
lobby-about = Schickt mit Würfeln eure Novizen in fünf Klöster, wo sie Punkte bringen. Drei Jahre, etwa 45 Entscheidungen je Person; am Stück gut eine Stunde.

setting-turns = Züge
turns-one = einzeln
turns-one-hint = In der Aktionsphase nehmt ihr reihum Würfel von je einem Feld, wie es in den Regeln steht.
turns-more = mehrere am Stück
turns-more-hint = Schneller bei Spielen über Tage: je zwei Züge am Stück (zu zweit drei).

# Namen

number = { $count }
label = { $label }
who = { $who }
nobody = niemand
nothing = nichts
die = { $number }
own-die = { $number } (persönlich)
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
    { $field }{ $count ->
        [0] {""}
       *[other] {" "}→ { $cloisters }
    }{ $gives ->
        [0] {""}
       *[other] {" "}(Bonus: { $bonus })
    }
spot =
    { $kind ->
        [P] Profanes Gebäude { $label }
        [W] Werkstatt { $label }
        [G] Gemeinschaftsraum { $label }
        [chapel] Kapelle { $cloister }
       *[walk] Kreuzgang { $label }
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
    den Gesandten { $most ->
        [one] 1 Feld
       *[other] { $count ->
            [one] 1 bis { $most }
           *[other] bis zu { $most }
        } Felder
    } ziehen
action-pp =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
action-either = 1 Einfluss oder 1 Rosenkranz nehmen
action-goods = 1 Suppe nehmen oder eine Ware tauschen
action-upgrade = Tausch 1 Suppe → 1 Werkzeug oder 1 Werkzeug → 1 Buch
action-window = Kirchenfenster eines beliebigen Klosters
action-window-chapel = Kirchenfenster eines Klosters mit eigenem Novizen in der Kapelle
action-any-action = beliebige mögliche Aktion
action-die = weiterer Würfel
action-of-row = Reihe { $row }, Spalte { $column }: { $action }
action-of-level = Reihe { $row }: { $action }
bonus-either = 1 Einfluss oder 1 Rosenkranz
bonus-goods = 1 Suppe oder ein Tausch
use =
    { $what ->
        [send] Novize
        [move] Gesandter
        [take] { $good ->
            [influence] Einfluss
            [rosary] Rosenkranz
            [soup] Suppe
            [tool] Werkzeug
           *[book] Buch
        }
        [joker] beliebig
       *[other] Standardaktion
    }
use-or-row = { $use } oder Reihe { $rows }
use-row = Aktion der Reihe { $rows }
use-nothing = keine Aktion möglich
action-of-column = Spalte { $number }: { $action }
need =
    { $area ->
        [chapel] Kapelle { $cloister }
        [walk] Kreuzgang { $cloister }
        [P] einem profanen Gebäude von { $cloister }
        [W] einer Werkstatt von { $cloister }
        [G] einem Gemeinschaftsraum von { $cloister }
       *[b] einem beliebigen Gebäude von { $cloister }
    }
needs = Novizen in { $needs }
task =
    { $task ->
        [dice] { $count } persönliche Würfel
        [walks] { $count } Novizen in Kreuzgängen
        [chapels] Novizen in den Kapellen von { $count } Klöstern
        [windows] { $count } Kirchenfenster
       *[everywhere] { $count ->
            [one] ein Novize in jedem Kloster
           *[other] { $count } Novizen in jedem Kloster
        }
    }

# Fragen

ask-place =
    { $count ->
        [one] Dein letzter Würfel
       *[other] Deine { $count } Würfel
    }{ $round ->
        [0] {""}
       *[other] {" "}für Jahr { $year }, Runde { $round }
    }: { $reroll ->
        [0] Welche Zahl setzt du ein?
       *[other] { $count ->
            [one] Einsetzen oder neu würfeln (einmal je Runde)?
           *[other] Welche Zahl setzt du ein? Du darfst noch neu würfeln (einmal je Runde).
        }
    }
place-number =
    { $number }: { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }{ $own ->
        [0] {""}
        [one] {" "}(1 persönlicher)
       *[other] {" "}({ $own } persönliche)
    } · { $use }
place-reroll = Neu würfeln
place-reroll-hint = beliebige Würfel dieses Wurfs, einmal je Runde
ask-reroll = Welche Würfel würfelst du neu?
reroll-none = Keinen neu würfeln
joker-use = Aktion einer Spalte nach Wahl
ask-take = Von welchem Würfelfeld nimmst du Würfel?
take-space = { $number }: { $use }
take-hint =
    { $neutral ->
        [0] { $own ->
            [one] 1 persönlicher
           *[other] { $own } persönliche
        }
       *[other] { $neutral ->
            [one] 1 neutraler
           *[other] { $neutral } neutrale
        }{ $own ->
            [0] {""}
            [one] {""}, 1 persönlicher
           *[other] {""}, { $own } persönliche
        }
    }
ask-count = Wie viele Würfel nimmst du von der { $number }? Jeder ist eine Aktion.
take-count =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
ask-joker = Auf welche Spalte legst du die Sechs?
joker-column = Spalte { $number }: { $use }
joker-flipped = umgedreht: 1 Punkt
ask-act =
    Spalte { $column }: Was tust du mit dem { $dice ->
        [one] Würfel
       *[other] nächsten Würfel
    }?
act-standard = Standard: { $action }
act-once = einmal je Zug
ask-any-action = Welche Aktion machst du als Bonus?
ask-either =
    { $kind ->
        [goods] Welche Ware willst du?
       *[either] Einfluss oder Rosenkranz?
    }
get-soup = 1 Suppe
get-tool = 1 Suppe → 1 Werkzeug
get-book = 1 Werkzeug → 1 Buch
on-the-way = { $bonuses }
ask-steps = Wie weit zieht dein Gesandter?
steps =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }, auf Wegfeld { $field }
ask-extra-die = Nimmst du einen weiteren persönlichen Würfel?
extra-die-yes = Würfel nehmen und würfeln
extra-die-no = Lieber 5 Punkte
ask-novice =
    Welchen Novizen entsendest du?{ $less ->
        [0] {""}
       *[other] {" "}{ $less } Einfluss weniger.
    }
novice =
    { $label } { $row ->
        [3] in eine Kapelle
        [4] in einen Kreuzgang
       *[other] in ein Gebäude
    }
unlocks = schaltet frei: { $action }
unlocks-tile = dreht Plättchen { $column } um: 1 Punkt je Würfel
ask-where =
    { $number ->
        [3] In welche Kapelle?
        [4] Auf welches Feld eines Kreuzgangs?
       *[other] In welches Gebäude geht der Novize aus Reihe { $row }?
    }
pays =
    { $kind ->
        [P] { $goods } → 1 Punkt, 1 Werkzeug
        [W] { $goods } → 2 Punkte, 1 Buch
        [G] { $goods } → 3 Punkte{ $lost ->
            [0] , Kirchenfenster
           *[other] {" "}(kein Kirchenfenster)
        }
       *[other] { $goods }
    }
brings =
    { $kind ->
        [P] kostenlos → 1 Punkt, 1 Werkzeug
        [W] kostenlos → 2 Punkte, 1 Buch
        [G] kostenlos → 3 Punkte{ $lost ->
            [0] , Kirchenfenster
           *[other] {" "}(kein Kirchenfenster)
        }
       *[other] kostenlos
    }
ask-extra-novice = Reihe { $row } ist fertig: Wohin geht kostenlos der Novize daneben?
extra-stays = Nicht entsenden
ask-cloister = Aus welchem Kloster nimmst du ein Kirchenfenster?
take-no-pane = Keines nehmen
ask-window-row = In welche Reihe baust du das Kirchenfenster von Kloster { $cloister } ein?
window-row = Reihe { $number }, Spalte { $column }
pane-brings = Bonus: { $row } (Reihe) oder { $column } (Spalte)
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
order-goods-dearest = zur wertvollsten Ware tauschen, sonst Suppe
order-extra-die-choose = Weiterer Würfel oder Punkte
order-die-yes = der Würfel
order-die-no = die Punkte
order-window-bonus = Bonus des Kirchenfensters
order-of-row = der Bonus der Reihe
order-of-column = der Bonus der Spalte

# Vorbereitete Züge: Regeln; wann sie anhalten („Er hält an, …“), und was dann gesagt wird

rule-take = Von welchem Würfelfeld, das erste zuerst
rule-take-short = Würfelfeld
rule-space = Würfelfeld { $number }
stop-round = wenn eine neue Runde begonnen hat
stop-dice = wenn andere Würfel für dich daliegen
stop-cloisters = wenn sich in einem Kloster etwas geändert hat
prepared-why-round = Eine neue Runde hat begonnen.
prepared-why-dice = Es liegen andere Würfel für dich da.
prepared-why-cloisters = In einem Kloster hat sich etwas geändert.

# Was geschah

round-began =
    Jahr { $year }, Runde { $number }; { $who ->
        [you] du beginnst
       *[other] { $who } beginnt
    }
rolled =
    { $who ->
        [you] würfelst
       *[other] würfelt
    }{ $ahead ->
        [1] {""} für die nächste Runde
       *[other] {""}
    } { $dice }
rerolled =
    { $who ->
        [you] würfelst
       *[other] würfelt
    } { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }{ $ahead ->
        [1] {""} für die nächste Runde
       *[other] {""}
    } neu: { $dice }
dice-placed =
    { $who ->
        [you] setzt
       *[other] setzt
    } { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } auf die { $number }
dice-placed-ahead =
    { $who ->
        [you] setzt
       *[other] setzt
    } { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } für die nächste Runde auf die { $number }
dice-taken =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number }{ $points ->
        [0] {""}
        [one] {" "}(Plättchen umgedreht: 1 Punkt)
       *[other] {" "}(Plättchen umgedreht: { $points } Punkte)
    }
joker-taken =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } eine { $number } und { $who ->
        [you] legst
       *[other] legt
    } sie auf Spalte { $column }{ $points ->
        [0] {""}
        [one] {" "}(Plättchen umgedreht: 1 Punkt)
       *[other] {" "}(Plättchen umgedreht: { $points } Punkte)
    }
lapsed =
    { $who ->
        [you] kannst
       *[other] kann
    } in Spalte { $column } nichts tun (der Würfel verfällt)
gained =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { $good }
exchanged =
    { $who ->
        [you] gibst
       *[other] gibt
    } { $given } für { $good }
moved =
    { $who ->
        [you] ziehst
       *[other] zieht
    } mit dem Gesandten auf Wegfeld { $field }
reached =
    { $who ->
        [you] erreichst
       *[other] erreicht
    } mit dem Gesandten Wegfeld { $field } (Bonus: { $bonus })
sent =
    { $who ->
        [you] entsendest
       *[other] entsendet
    } { $novice } { $kind ->
        [P] ins profane Gebäude
        [W] in die Werkstatt
        [G] in den Gemeinschaftsraum
        [chapel] in die Kapelle
       *[walk] in den Kreuzgang
    } { $place }{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt{ $good ->
            [none] )
           *[other] , { $gift })
        }
       *[other] {" "}({ $points } Punkte{ $good ->
            [none] )
           *[other] , { $gift })
        }
    }
sent-novice = den Novizen { $label }
sent-extra = den Novizen neben Reihe { $row }
flipped =
    { $who ->
        [you] drehst
       *[other] dreht
    } Plättchen { $column } um{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
pane-built =
    { $who ->
        [you] baust
       *[other] baut
    } ein Kirchenfenster von Kloster { $cloister } in Reihe { $row }, Spalte { $column } ein{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
no-pane =
    { $who ->
        [you] baust
       *[other] baut
    } kein Kirchenfenster ein
die-won =
    { $who ->
        [you] hast
       *[other] hat
    } jetzt { $dice } persönliche Würfel (der neue zeigt { $number })
die-refused =
    { $who ->
        [you] bekommst
       *[other] bekommt
    } { $points } Punkte statt eines Würfels
points-won =
    { $who ->
        [you] bekommst
       *[other] bekommt
    } als Bonus { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
order-met =
    { $who ->
        [you] erfüllst
       *[other] erfüllt
    } Auftrag { $order } ({ $points } Punkte)

# Was jemand tat, kurz

short-line =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $parts }
short-placed =
    { $who ->
        [you] Du setzt
       *[other] { $who } setzt
    } Würfel: { $dice }
short-placed-ahead =
    { $who ->
        [you] Du setzt
       *[other] { $who } setzt
    } Würfel für die nächste Runde: { $dice }
short-space = { $count } auf die { $number }
short-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number }{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
short-joker =
    eine { $number } für Spalte { $column }{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
short-exchanged = { $given } → { $good }
short-messenger = Gesandter auf Wegfeld { $field }
short-sent =
    { $kind ->
        [P] profanes Gebäude
        [W] Werkstatt
        [G] Gemeinschaftsraum
        [chapel] Kapelle
       *[walk] Kreuzgang
    } { $place }{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt{ $good ->
            [none] )
           *[other] , { $gift })
        }
       *[other] {" "}({ $points } Punkte{ $good ->
            [none] )
           *[other] , { $gift })
        }
    }
short-flipped =
    Plättchen { $column } umgedreht{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
short-pane =
    Kirchenfenster von Kloster { $cloister }{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
short-order = Auftrag { $order } ({ $points } Punkte)
short-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } als Bonus
short-instead =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt eines Würfels
short-die = { $dice }. persönlicher Würfel
short-lapsed = ein Würfel verfällt

# Das Ende

ended-after-years = Das Spiel ist nach { $count } Klosterjahren zu Ende.
points-buildings = Novizen in Gebäuden
points-tiles = Umgedrehte Plättchen
points-windows = Kirchenfenster
points-orders = Aufträge
points-path = Bonuspunkte
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
points-goods = Waren am Ende

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
chapel-text = Mehrere Novizen dürfen darin stehen, auch von verschiedenen Personen: zu zweit höchstens 4, zu dritt 6, zu viert 8. Steht einer von dir darin, darfst du in dieses Kloster entsenden, wo auch immer dein Gesandter steht, und mit den Aktionen der Reihe III seine Kirchenfenster nehmen.
walk-facts = Reihe IV: 1, 2, dann je 3 Rosenkränze
walk-text = Ein Novize auf jedem Feld des Kreuzgangs, nur neben einem Gebäude mit eigenem Novizen. Die Bezeichnung sagt, zwischen welchen Gebäuden ein Feld liegt: A1/2 berührt A1 und A2. Das Aktionsplättchen der Spalte wird umgedreht.
extra-facts = Einer neben jeder Reihe, kostenlos
extra-text = Hast du alle fünf Novizen einer Reihe entsandt, darfst du den daneben sofort entsenden: in ein Gebäude, eine Kapelle oder einen Kreuzgang in Reichweite. Die Belohnung des Gebäudes bekommst du.
dice-facts = Persönliche und neutrale Würfel
joker-facts = Eine je Zug
joker-text = Eine Sechs kommt auf ein beliebiges deiner Aktionsplättchen; dann machst du eine beliebige mögliche Aktion dieser Spalte.
tile-facts = Eines für jede Spalte; umgedreht: 1 Punkt je Würfel
tile-text = Es zeigt die Standardaktion. Ein Novize der Reihe IV aus seiner Spalte dreht es um: Von da an ist jeder Würfel darauf 1 Punkt; Würfel, die schon darauf liegen, zählen sofort.
messenger-path = Beginnt auf Feld { $start }. { $path }
messenger-facts =
    { $sides ->
        [1] { $more }
       *[other] Zu zweit: { $two } Zu dritt und zu viert: { $more }
    }
messenger-text = Er zieht nur vorwärts. Er öffnet die Klöster, die mit seinem Wegfeld verbunden sind. Bonusfelder zählen, wenn er sie betritt oder überschreitet. Mehrere Gesandte dürfen auf einem Feld stehen.
window-facts = { $rows }. { $columns }.
window-line =
    { $line ->
        [row] Reihe
       *[column] Spalte
    } { $number }: { $bonus } (fertig { $points } Punkte)
final-facts = Nach drei Klosterjahren
bonus-facts =
    { $sides ->
        [1] { $more }
       *[other] Zu zweit: { $two }; zu dritt und zu viert: { $more }
    }
bonus-fields =
    { $count ->
        [0] Kein Wegfeld
        [one] Wegfeld { $fields }
       *[other] Wegfelder { $fields }
    }
bonus-text =
    { $what ->
        [any_action] Du machst eine mögliche Aktion einer beliebigen Spalte, Standard oder freigeschaltet, ohne Würfel.
        [either] Du nimmst 1 Einfluss oder 1 Rosenkranz.
        [goods] Du nimmst 1 Suppe oder tauschst 1 Suppe gegen 1 Werkzeug oder 1 Werkzeug gegen 1 Buch.
        [window] Du darfst ein Kirchenfenster aus einem beliebigen Kloster nehmen und einbauen.
        [die] Du nimmst einen weiteren persönlichen Würfel, würfelst ihn und setzt ihn sofort ein; er gehört dir für den Rest des Spiels. Neu würfeln darfst du ihn, wenn du in dieser Runde noch nicht neu gewürfelt hast. Hast du schon drei oder willst du keinen, bekommst du 5 Punkte.
       *[other] Du bekommst es sofort.
    }
standard-action = Standard der Spalte { $column }: { $action }
action-facts =
    { $row ->
        [0] immer, beliebig oft
        [1] freigeschaltet durch einen Novizen der Reihe I, beliebig oft
        [2] freigeschaltet durch einen Novizen der Reihe II, einmal je Zug
       *[other] freigeschaltet durch einen Novizen der Reihe III, einmal je Zug
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
ruling-void = Ist kein Kirchenfenster mehr da oder lässt sich keines einbauen, entfällt dieser Teil. In den Gemeinschaftsraum darfst du trotzdem entsenden.
ruling-scale = Der Preis richtet sich danach, wie viele Novizen dieser Reihe du entsandt hast; die Novizen neben den Reihen zählen nicht.
ruling-extra = Kannst oder willst du ihn nicht sofort entsenden, bleibt er für immer stehen. Er schaltet nichts frei und dreht kein Plättchen um.
ruling-nested = Was aus der Aktion folgt, geschieht zuerst; dann geht der Rest des Zuges dort weiter, wo der Gesandte steht.
ruling-wrap = Der Bonus des letzten Wegfelds zählt, wenn es betreten oder überschritten wird; das erste hat keinen.
ruling-once = Ein Bonus, mit dem du diese Aktion machst, zählt als das eine Mal in diesem Zug.
ruling-own-first = Persönliche Würfel darfst du liegen lassen; einen neutralen darfst du aber nur nehmen, wenn keiner von dir auf dem Feld bleibt.
ruling-joker = Angeboten werden nur Spalten, in denen du etwas tun kannst.
ruling-flip = Ein Würfel zählt, wenn er auf das Plättchen gelegt wird. Der Würfel, mit dem umgedreht wird, liegt schon daneben und zählt nicht.
ruling-ahead = Was du vorab eingesetzt hast, bleibt liegen. Gewinnst du danach einen weiteren Würfel, wird für die nächste Runde nur dieser gewürfelt und eingesetzt.
ruling-reroll = Insgesamt einmal je Runde; in der nächsten Runde wieder.
ruling-both = Er wird von selbst markiert, sobald er erfüllt ist. Ein Novize darf zu mehreren Aufträgen gehören.
ruling-less = Der Einfluss für ein Gebäude oder eine Kapelle ist 1 weniger, nie unter 0. Für den Kreuzgang ändert sich nichts.
ruling-year = Es zählt das Jahr, in dem er erfüllt ist, bis zur letzten Aktion dieses Jahres.
ruling-dice-late = Hat niemand sonst mehr einen Würfel, machst du allein weiter.

# Das Spiel in Worten

in-words-round = Jahr { $year } von { $years }, Runde { $number } von { $most }.
in-words-over = Die Punkte sind die vor der Schlusswertung.
in-words-place = Würfel werden eingesetzt; { $who } beginnt.
in-words-act = Aktionsphase; { $who } hat begonnen.
in-words-spaces = Würfel: { $spaces }.
in-words-no-dice = Keine Würfel auf den Feldern.
in-words-space = auf der { $number } ({ $dice })
in-words-neutral-dice = { $count } neutral
in-words-own-dice = { $count } von { $who }
in-words-ahead = Für die nächste Runde: { $spaces }.
in-words-order =
    Auftrag { $order } ({ $points } Punkte): { $what }{ $count ->
        [0] .
       *[other] {""}; erfüllt von { $done }.
    }
in-words-done = { $who } (Jahr { $year })
in-words-cloister =
    Kloster { $cloister }, noch { $windows } Kirchenfenster: { $count ->
        [0] niemand.
       *[other] { $taken }.
    }
in-words-taken = { $label } { $who }
in-words-inside = in der Kapelle { $count } von { $who }
in-words-free =
    Frei in Kloster { $cloister }: { $room ->
        [0] { $count ->
            [0] nichts.
           *[other] { $places }.
        }
       *[other] { $room } in der Kapelle{ $count ->
            [0] .
           *[other] , { $places }.
        }
    }
in-words-free-kind =
    { $kind ->
        [P] { $count ->
            [one] profanes Gebäude
           *[other] profane Gebäude
        }
        [W] { $count ->
            [one] Werkstatt
           *[other] Werkstätten
        }
        [G] { $count ->
            [one] Gemeinschaftsraum
           *[other] Gemeinschaftsräume
        }
       *[walk] Kreuzgang
    } ({ $labels })
in-words-school =
    { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Gesandter auf Wegfeld { $field }{ $count ->
        [0] {""} (kein Kloster).
        [one] {""} (Kloster { $cloisters }).
       *[other] {""} (Klöster { $cloisters }).
    }
in-words-goods =
    {"  "}{ $count ->
        [0] Keine Waren
       *[other] { $goods }
    }; { $dice ->
        [one] 1 persönlicher Würfel
       *[other] { $dice } persönliche Würfel
    }{ $reroll ->
        [0] {""}; „Neu würfeln“ ist benutzt.
       *[other] .
    }
in-words-hand =
    {"  "}In der Hand: { $neutral } neutrale und { $own } persönliche Würfel{ $ahead ->
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
        [0] Kirchenfenster leer.
       *[other] Kirchenfenster, Reihe für Reihe: { $window }.
    }{ $tiles ->
        [0] {""}
       *[other] {" "}Umgedrehte Plättchen: { $flipped }.
    }
in-words-actions = {"  "}Freigeschaltet: { $actions }.
in-words-unlocked = { $label }: { $action }
in-words-costs =
    {"  "}Der nächste Novize kostet in einer Kapelle { $chapel } Einfluss, in einem Kreuzgang { $walk ->
        [one] 1 Rosenkranz
       *[other] { $walk } Rosenkränze
    }.

# Worauf man am Tisch reagiert

highlight-leads = { $who } überholt { $whom } und führt mit { $points } Punkten.
highlight-rich = { $who } holt in einem Zug { $points } Punkte!
highlight-met = { $who } erfüllt Auftrag { $order }: { $points } Punkte!
highlight-built = Ein Kirchenfenster bringt { $who } { $points } Punkte!
