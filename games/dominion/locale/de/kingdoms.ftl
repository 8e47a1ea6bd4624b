# Welche Karten im Vorrat liegen: was zur Wahl steht

option-set = Königreich
option-sets = Empfohlenes Königreich
option-set-of = Aus { $boxes }
option-set-first-game = Für Anfänger (Basisspiel)
option-set-big-money = Großes Geld
option-set-interaction = Interaktion
option-set-size-distortion = Im Wandel
option-set-village-square = Dorfplatz
option-set-victory-dance = Siegestanz
option-set-secret-schemes = Geheime Pläne
option-set-best-wishes = Beste Wünsche
option-set-deconstruction = Demontage
option-set-hand-madness = Eine Hand voll
option-set-underlings = Untergebene
option-set-beginners = Anfänger (Blütezeit)
option-set-friendly-interactive = Friedliche Interaktion
option-set-big-actions = Große Taten
option-set-biggest-money = Das große Geld
option-set-the-kings-army = Die Armee des Königs
option-set-the-good-life = Das gute Leben
option-set-paths-to-victory = Wege zum Sieg
option-set-all-along-the-watchtower = Rund um den Wachturm
option-set-lucky-seven = Die glücklichen Sieben
option-set-bounty-of-the-hunt = Kopfgeld
option-set-bad-omens = Böses Omen
option-set-the-jesters-workshop = Wanderzirkus
option-set-last-laughs = Wer zuletzt lacht
option-set-the-spice-of-life = Würze des Lebens
option-set-small-victories = Kleine Siege
option-set-random = Zufälliges Königreich
option-kingdom = Eigene Liste
option-boxes = Ausgelost aus
option-wishes = Wünsche
option-wishes-actions = eine Karte mit +2 Aktionen
option-wishes-buys = eine Karte mit +1 Kauf
option-wishes-trashing = eine Karte, die entsorgt
option-wishes-peace = keine Angriffe
option-wishes-spread = Karten zu 2, 3, 4 und 5
option-bane = Bannstapel ({ $witch })
option-bane-drawn = wird ausgelost
option-colony = Platin und Kolonie
option-colony-advised = wie empfohlen
option-colony-yes = immer
option-colony-no = nie
kingdom-in-short = { $cards }
more-cards = { $count } weitere

# Was gewählt ist

drawn = Zufälliges Königreich
own-list = Eigene Liste
kingdom-line = { $name }: { $cards }.
random-line = Ein zufälliges Königreich aus { $boxes }: Die zehn Königreichkarten werden gezogen, wenn das Spiel beginnt.
wishes-line = Wie gewünscht: { $wishes }.
bane-line = Bannstapel für { $witch }: { $card }.
with-colony = Mit Platin und Kolonie.
colony-if = Mit Platin und Kolonie, wenn { $count } oder mehr der Königreichkarten aus Blütezeit sind, die Bannkarte mitgezählt.

# Warum etwas nicht geht

unknown-card = Eine Karte „{ $card }“ gibt es hier nicht.
no-kingdom-card = { $card } ist eine Basiskarte und gehört nicht zu den Königreichkarten. Nenne eine andere.
prize-in-kingdom = { $card } ist eine Preiskarte und gehört nicht zu den Königreichkarten. Nenne eine andere.
card-twice = { $card } ist zweimal genannt. Nenne stattdessen eine andere Karte.
too-few-cards = Ein Königreich hat zehn Karten, nicht { $count }: Nenne noch { $rest ->
        [one] eine
       *[other] { $rest }
    }.
too-many-cards = Ein Königreich hat zehn Karten, nicht { $count }: Lass { $rest ->
        [one] eine
       *[other] { $rest }
    } weg. (Ein Bannstapel wird neben den zehn gewählt.)
unknown-set = Ein Königreich „{ $name }“ gibt es hier nicht.
no-boxes = Wähle mindestens eine Schachtel, aus der gezogen wird.
too-few-for-kingdom = Aus { $boxes } passen nur { $count } Karten, gebraucht werden zehn. Nimm eine Schachtel dazu oder streiche einen Wunsch.
wish-not-possible = Den Wunsch „{ $wish }“ erfüllt keine Karte aus { $boxes }. Nimm eine Schachtel dazu oder streiche den Wunsch.
bane-without-witch = { $card } kann nicht Bannstapel sein: { $witch } ist nicht im Königreich.
bane-in-kingdom = { $card } liegt schon im Königreich und kann nicht auch Bannstapel sein. Wähle eine andere Karte.
bane-too-dear = { $card } kostet { $cost }. Als Bannstapel dient eine Karte, die 2 oder 3 kostet.
no-bane-left = Für den Bannstapel ist keine Karte übrig. Nimm eine Schachtel dazu.
