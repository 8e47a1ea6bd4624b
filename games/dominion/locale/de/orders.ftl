# Feste Anweisungen: worum es geht

order-turn-treasure = Geldkarten ausspielen
order-moat-reveal = Burggraben gegen einen Angriff aufdecken
order-secret-chamber-reveal = Geheimkammer gegen einen Angriff aufdecken
order-secret-chamber-topdeck = Geheimkammer: was zurück auf den Stapel kommt
order-horse-traders-set-aside = Pferdehändler gegen einen Angriff zur Seite legen
order-watchtower-choose = Wachturm: wohin eine genommene Karte kommt
order-discard = Welche Karten abgelegt werden
order-bureaucrat-topdeck = Bürokrat: welche Punktekarte auf den Stapel kommt
order-masquerade-pass = Maskerade: welche Karte weitergegeben wird
order-saboteur-gain = Saboteur: welche Karte stattdessen genommen wird
order-torturer-choose = Kerkermeister: was du auf dich nimmst
order-bishop-trash = Fremder Bischof: was entsorgt wird
order-contraband-name = Schmuggelware: welche Karte verboten wird
order-mountebank-discard = Beim Quacksalber einen Fluch ablegen
order-rabble-order = Gesindel: in welcher Reihenfolge Karten zurückkommen, die erste zuoberst
order-vault-choose = Fremdes Gewölbe: zwei ablegen, um eine zu ziehen
order-tournament-reveal = Fremdes Turnier: eine Provinz aufdecken
order-young-witch-reveal = Bei der Jungen Hexe die Bannkarte aufdecken
order-spy-discard = Spion: was abgelegt wird
order-thief-trash = Dieb: welches Geld entsorgt wird
order-thief-gain = Dieb: was du davon nimmst
order-swindler-gain = Trickser: was die anderen nehmen
order-jester-gain = Harlekin: das Exemplar selbst nehmen

# Feste Anweisungen: was geschieht

order-treasure-all = alle; am Ende die, deren Wert von anderen abhängt
order-useless-first = das Nutzloseste zuerst
order-dearest = das Teuerste
order-all-aside = alle
order-trash = entsorgen
order-topdeck = auf den Stapel
order-leave = lassen, wo sie ist
order-spy-usual = fremde Stapel schlecht halten, den eigenen gut
order-thief-usual = alles außer Kupfer
order-torturer-discard = zwei Karten ablegen
order-torturer-curse = einen Fluch nehmen
order-bishop-curse = einen Fluch, wenn einer da ist, sonst nichts
order-contraband-usual = die teuerste Punktekarte, die noch zu kaufen ist
order-as-turned = wie sie aufgedeckt wurden
order-vault-usual = ja, wenn zwei Karten auf der Hand nichts nützen
order-jester-usual = Kupfer und Fluch den anderen, der Rest mir

# Vorbereitete Züge: Regeln

rule-actions = Welche Aktionskarten gespielt werden, die erste zuerst
rule-actions-short = Aktionen
rule-buys-short = Kauf
rule-treasures = Geldkarten
rule-buys = Was gekauft wird: das Erste davon, das du bezahlen kannst
rule-from-coins = { $what } ab { $least } Geld
rule-no-copper = alle außer Kupfer, wo das einen Unterschied machen kann

# Vorbereitete Züge: wann sie anhalten („Er hält an, …“), und was dann gesagt wird

stop-hand = wenn du mit einer anderen Hand eine andere Wahl hast
stop-list = wenn von deiner Kaufliste nichts mehr da ist
stop-end = wenn das Spielende näher kommt
stop-end-hint = bei 5 und 2 Provinzen/Kolonien, wenn nur ein leerer Stapel fehlt, und bei jeder der letzten 3 Karten
stop-victory = wenn jemand eine { card-province } nimmt (oder { card-colony }, wenn es sie gibt)
prepared-why-hand = Deine Hand ist nicht mehr dieselbe.
prepared-why-list = Von dem, was du kaufen wolltest, ist nichts mehr da.
prepared-why-end = Das Spielende ist näher gekommen.
prepared-why-victory = Jemand hat { card-province } oder { card-colony } genommen.
