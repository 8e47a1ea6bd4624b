# Feste Anweisungen: worum es geht

order-moat-reveal = Burggraben gegen einen Angriff zeigen
order-secret-chamber-reveal = Geheimkammer gegen einen Angriff zeigen
order-secret-chamber-topdeck = Geheimkammer: was zurück auf den Stapel kommt
order-horse-traders-set-aside = Pferdehändler gegen einen Angriff zur Seite legen
order-watchtower-choose = Wachturm: wohin eine genommene Karte kommt
order-discard = Welche Karten abgelegt werden
order-bureaucrat-topdeck = Bürokrat: welche Punktekarte auf den Stapel kommt
order-masquerade-pass = Maskerade: welche Karte weitergegeben wird
order-saboteur-gain = Saboteur: welche Karte stattdessen genommen wird
order-torturer-choose = Kerkermeister: was man erleidet
order-bishop-trash = Bischof anderer: was entsorgt wird
order-contraband-name = Schmuggelware: welche Karte verboten wird
order-mountebank-discard = Fluch gegen Quacksalber ablegen
order-rabble-order = Gesindel: in welcher Reihenfolge Karten zurückkommen, die erste zuoberst
order-vault-choose = Gewölbe anderer: zwei ablegen, um eine zu ziehen
order-tournament-reveal = Beim Turnier anderer eine Provinz zeigen
order-young-witch-reveal = Bannkarte gegen Junge Hexe zeigen
order-spy-discard = Spion: was abgelegt wird
order-thief-trash = Dieb: welches Geld entsorgt wird
order-thief-gain = Dieb: was man davon nimmt
order-swindler-gain = Trickser: was die anderen nehmen
order-jester-gain = Harlekin: die Karte selbst nehmen

# Feste Anweisungen: was geschieht

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
order-contraband-usual = die teuerste Punktekarte, die noch nicht genannt ist
order-as-turned = wie sie aufgedeckt wurden
order-vault-usual = ja, wenn zwei Karten auf der Hand nichts nützen
order-jester-usual = Kupfer und Fluch den anderen, der Rest mir
