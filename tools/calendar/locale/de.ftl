# Die Seite, die die Sätze eines Spiels vergleicht

sets-set = Satz
sets-mean = Mittel
sets-way-strict = Streng
sets-way-brisk = Zügig
sets-way-half = Hälfte bereitet vor
sets-way-all = Alle bereiten vor
sets-days = Tage, die ein Spiel dauert (Besuche je eigenem Zug; Warten je eigenem Zug)
sets-carried = Was aus den eigenen Zügen derer wurde, die vorbereiten, in %: ausgeführt / angehalten / nichts lag bereit / war ohnehin da · was am häufigsten anhielt
sets-why-otherwise = gefragt war anderes als in der Probe
sets-why-gone = das Gewünschte war weg
sets-why-unprepared = für die Frage war nichts vorbereitet
sets-picture = Tage, die ein Spiel dauert, { $seats } Leute
page-title = # { $game }: vorbereitete Züge
page-people = Wie viele Tage dauert ein Spiel, wenn Leute schlafen, verreisen und kommen, wenn sie können? { $seats } davon, in mehreren Zeitzonen, kommen im Median { $hours } Stunden, nachdem sie gefragt sind, und entscheiden wie der Computerspieler der üblichen Stufe. Mit jedem der { $sets } empfohlenen Sätze spielen sie { $games } Spiele auf jede von { $ways } Arten: streng der Reihe nach, zügig, und zügig mit Vorbereiten, bei der Hälfte der Leute oder bei allen. Immer sind es dieselben Leute, und die Spiele haben dieselben Startwerte.
page-preparing = Wer vorbereitet, tut es am Ende jedes Besuchs: Was die Hand hergibt, wird geprobt; für den Rest bleiben Regeln liegen. Der Zug wird ausgeführt, sobald er kommt; dann erfährt es, wer am Zug war, und kommt wieder, um nachzusehen und den nächsten vorzubereiten. Auch das ist ein Besuch, aber niemand wartet darauf. Wer nicht rechtzeitig wiederkommt, wird gefragt wie immer.
page-alt = Eine Zeile je Satz: die Tage, die ein Spiel dauert, streng, zügig, und wenn die Hälfte der Leute oder alle ihre Züge vorbereiten.
page-made = Warten heißt: Der ganze Tisch steht still für eine Person. Ausgeführt: bis zum Ende, ohne dass jemand da war. Nichts lag bereit: Der Zug kam eher als sein Mensch. Ohnehin da: Er kam, während sein Mensch dasaß. Gemacht mit den Startwerten { $first } bis { $last }:
