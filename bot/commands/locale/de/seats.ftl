# /seat

command-seat-name = platz
command-seat-about = Dein Platz: Begleitung, Vertretung, anbieten, übernehmen, aussteigen; ein Spiel abbrechen
seat-yours = Du spielst selbst.
seat-computer = Der Computer spielt für dich, bis du wieder da bist.
seat-on-offer = Dein Platz ist [angeboten]({ $link }). Du spielst weiter, bis ihn jemand übernimmt.
seat-on-offer-away = Dein Platz ist [angeboten]({ $link }). Bis ihn jemand übernimmt, spielt der Computer für dich.
seat-some-free = Hier kannst du einen Platz übernehmen.
seat-not-begun = Das Spiel hat noch nicht begonnen. Willst du nicht mitspielen, drück am Tisch „{ button-leave }“.
button-offer = Platz anbieten
button-keep = Angebot zurücknehmen
button-letplay = Computer für mich
button-giveup = Aussteigen …
button-getseat = Platz von { $who }
button-getback = Zurück auf meinen Platz
button-absent = Computer für { $who } …
button-calloff = Spiel abbrechen …
button-takedown = Tisch abbauen …
take-ask = Wirklich in **{ $game }** in { $place } den Platz von { $who } übernehmen? Du spielst dann dort weiter und siehst die Hand; { $who } hat den Platz damit verloren.
seat-is = { $who } ist { $account }.
replace-ask = Wirklich in **{ $game }** in { $place } den Computer für { $who } weiterspielen lassen? Er spielt sofort, was dran ist; zurücknehmen kannst du das nicht. Der Platz wird auch anderen angeboten.
replace-ask-offer = Wirklich in **{ $game }** in { $place } den Platz von { $who } anbieten? Wer ihn zuerst übernimmt, hat ihn; zurücknehmen kannst du das nicht.
replace-ask-unseen = Vielleicht hat { $who } schon entschieden: Das erfährt niemand, solange auf mehrere gewartet wird.
replace-done = Für { $name } spielt jetzt der Computer, und der Platz ist angeboten. Kommt { $name } vorher wieder, ist alles beim Alten.
replace-offered = Der Platz von { $name } ist angeboten. Vorher spielt ihn niemand: Außer { $name } ist gerade niemand da, und die Computer wären unter sich.
replace-asked = Die anderen sind gefragt. Stimmen alle zu, spielt für { $name } der Computer, und der Platz wird angeboten.
resign-ask = Wirklich aus **{ $game }** in { $place } aussteigen? Für dich spielt dann der Computer weiter, und alle erfahren es. Solange das Spiel läuft, können andere den Platz übernehmen, oder du selbst mit { COMMAND("seat") }. Nur für eine Weile weg? Dort gibt es auch „{ button-letplay }“.
resign-ask-last = Wirklich aus **{ $game }** in { $place } aussteigen? Außer dir ist niemand mehr am Tisch: Das Spiel wäre damit abgebrochen.
resign-done = Du bist aus **{ $game }** in { $place } ausgestiegen; der Computer spielt weiter. Solange das Spiel läuft und niemand den Platz übernommen hat, kommst du mit { COMMAND("seat") } zurück.
resign-over = Du bist aus **{ $game }** in { $place } ausgestiegen. Außer dir war niemand mehr da: Das Spiel ist abgebrochen.

# /table

button-picture = Tisch als Bild
button-move = Hierher umziehen
move-in-server = Umziehen kann ein Spiel nur in einen Kanal eines Servers: Bitte nutze dort { COMMAND("table") }.
move-done = **{ $game }** geht jetzt in { $where } weiter.
