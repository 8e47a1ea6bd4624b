# Zeichenerklärung

legend-group = { $title }: { $samples }

legend-marks = Form und Farbe je Person
legend-turn = wer am Zug ist
legend-waiting = auf wen gewartet wird
legend-round = Runde

legend-kinds = Kartenarten
legend-two-kinds = zwei Farben: zwei Kartenarten
legend-gives = Was eine Karte kostet und gibt
legend-price = Kosten
legend-price-lowered = Kosten, gesenkt
legend-prize = Preiskarte
legend-coins = Geld
legend-cards = Karten nachziehen
legend-actions = Aktionen
legend-buys = Käufe
legend-tokens = Punktemarker
legend-points = Punkte
legend-seat = Bei jeder Person
legend-hand = Handkarten
legend-deck = Nachziehstapel
legend-discard = Ablagestapel
legend-aside = zur Seite gelegt
legend-next = kommt als Nächstes dran
legend-top = oberste abgelegte Karte
legend-supply = Im Vorrat
legend-trash = Müllstapel
legend-empty = leerer Stapel
legend-end = wie nahe das Ende ist
legend-last = Provinzen, die noch da sind
legend-bane = Bannkarte
legend-trade-route = Geldmarker (Handelsroute)
legend-named = benannt: darf man nicht kaufen
legend-forbidden = darf man jetzt nicht kaufen
legend-lowered = billiger als gedruckt
legend-quiet = jetzt nicht möglich
legend-leaving = Karte abgeben; das Zeichen sagt, wohin
legend-lit = jetzt möglich
legend-changed = neu seit dem vorigen oder deinem letzten Zug

legend-areas = Bereiche und Straße
legend-food = Nahrungseinheiten (NE)
legend-cluny = Cluny
legend-brothers = Laienbrüder und Hunde
legend-brother = Laienbruder
legend-cloister = im Kloster
legend-prayer = in der Kapelle
legend-field = bei der Feldarbeit
legend-hut = Hundehütte
legend-stores = Vorräte
legend-letter = Ablassbriefe (Punkte); neben Bereichen: am Ende
legend-money = Denare (D)
legend-saved = gespart
legend-vegetable = Gemüse
legend-cards-here = Karten
legend-cellerar = Cellerar
legend-production = Produktionskarte: NE für Cellerare dieser Art
legend-house = Klosterkarte
legend-column = Säule: beginnt die Runde

legend-goods = Waren und Punkte
legend-influence = Einfluss
legend-rosary = Rosenkranz
legend-soup = Suppe
legend-tool = Werkzeug
legend-book = Buch
legend-prestige = Punkte
legend-places = Klöster
legend-novice = Novizen im Raster
legend-free-place = freier Platz
legend-schools = Personen und Runde
legend-sent = Novize
legend-on-path = Gesandter auf dem Weg
legend-possible = jetzt möglich
legend-dice = Würfel
legend-neutral-die = neutraler Würfel
legend-own-die = persönlicher Würfel
legend-reroll = Neu würfeln, noch nicht benutzt
legend-extra-die = weiterer persönlicher Würfel
legend-flip-tile = dreht das Plättchen um
legend-deeds = Aktionen und Boni
legend-send = Novizen entsenden
legend-move = Gesandter und Zahl der Felder
legend-any-action = beliebige Aktion
legend-upgrade = Suppe › Werkzeug › Buch
legend-exchange = Suppe oder ein Tausch
legend-start = beginnt die Runde
legend-any-building = beliebiges Gebäude
legend-wares = Ware des Gebäudes
legend-pays = Minus: das bezahlst du
legend-gained = neue Punkte seit deinem letzten Blick
legend-leading = hat die meisten Punkte
legend-full-line = rechts und unten: Punkte für volle Reihen und Spalten
legend-pane-bonus = links und oben: eins davon, wenn du ein Fenster einsetzt
legend-stock = Fenster, die noch da sind
legend-near = dorthin kannst du jetzt entsenden
legend-way = Felder bis dorthin
legend-most = wer sonst dort die meisten Novizen hat
legend-year = Klosterjahr
legend-present = Wert des Auftrags in diesem Jahr
legend-met = wer das schon hat
legend-grid = Dein Raster
legend-unlocks = was der Novize freischaltet
legend-unlocked = freigeschaltet
legend-extra = geht kostenlos, wenn die Reihe leer ist
legend-flipped = umgedrehtes Plättchen: 1 Punkt je Würfel
legend-lying = neutrale Würfel, die hier liegen
legend-in-hand = noch in der Hand
legend-next-round = Würfel für die nächste Runde
legend-used = Neu würfeln, benutzt
legend-cheaper = 1 Einfluss weniger zahlen
legend-pane-of-chapel = Fenster von dort, wo du in der Kapelle bist
legend-brings =
    { $building }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $gift ->
        [tool] 1 Werkzeug
        [book] 1 Buch
       *[window] 1 Fenster
    }
legend-brings-chapel = Kapelle: danach darfst du immer dorthin entsenden
legend-brings-walk = Kreuzgang: neben deinen Gebäuden
legend-window = Kirchenfenster
legend-label = Gebäude 3; A3/4 ist das Feld zwischen 3 und 4
legend-bonus-field = Wegfeld mit Bonus
legend-flips = umgedrehte Plättchen
legend-on-tile = Würfel, die noch auf dem Plättchen liegen
legend-row-column = Novize in Reihe II, Spalte 3
legend-between = links neutrale, rechts persönliche Würfel
legend-theirs = blass: für die nächste Runde
legend-either = Einfluss oder Rosenkranz
legend-gets = Pfeil: das bekommst du
legend-final-majority = je Kloster { $points } Punkte für die meisten Novizen
legend-final-chapels = in 1 bis 5 Kapellen: { $n1 }, { $n2 }, { $n3 }, { $n4 } oder { $n5 } Punkte
legend-final-walks = je Kloster: Novizen im Kreuzgang × Kapelle × { $times }
legend-final-tool =
    { $points ->
        [one] je 1 Punkt
       *[other] je { $points } Punkte
    }
legend-final-book =
    { $points ->
        [one] je 1 Punkt
       *[other] je { $points } Punkte
    }
legend-final-goods = je { $count } Einfluss, Rosenkränze, Suppen: 1 Punkt
