# Hilfe, auf Seiten; jeder Befehl steht unter dem, wozu man ihn braucht

help =
    ### So wird gespielt
    Mit **Parlatorium** spielst du mit Freunden, auch wenn zwischen den Zügen Stunden oder Tage liegen.
    - Neu hier? { COMMAND("learn") } bringt dir ein Spiel Schritt für Schritt bei, { COMMAND("rules") } erklärt jedes, { COMMAND("card") } eine Karte oder einen Begriff. In deinem ersten Spiel hilft „{ button-coach }“, bei { COMMAND("seat") }.
    - Wenn du gefragt bist, schreibe ich dir eine Direktnachricht mit der Frage und Knöpfen. Kommt keine an: „Nachrichtenanfragen“ oder „{ button-hand }“ unter dem Tisch.
    - Der blaue Knopf mit 💡 ist, was der stärkste Computer an deiner Stelle täte; dabei steht, warum. „{ button-undo }“ nimmt deinen letzten Schritt zurück, solange seitdem nichts aufgedeckt oder entschieden wurde; sonst müssen alle zustimmen.
    - „{ button-always }“ beantwortet von jetzt an eine wiederkehrende Frage für dich.
    - „{ button-prepare }“ geht, sobald dein Zug vorbei ist: Du spielst ihn zur Probe, und wenn er an der Reihe ist, spiele ich ihn so. Passt er dann nicht mehr, frage ich dich und sage, warum.
    - Alles ist gespeichert: Alte Knöpfe funktionieren auch nach einem Neustart.
help-start = **Ein Spiel beginnen**
help-play = **Deinen Zug spielen**
help-look = **Nachsehen und zurückblicken**
help-seats = **Weg sein, Plätze tauschen**
help-settings = **Für dich einstellen**
help-line = - { COMMAND($command) } · { $about }
help-page = -# Hilfe, Seite { $page } von { $pages } · Parlatorium { $version }
