# Hilfe, auf Seiten; jeder Befehl steht unter dem, wozu man ihn braucht

help =
    ### So wird gespielt
    - Neu hier? { COMMAND("learn") } bringt dir ein Spiel Schritt für Schritt bei. In deinem ersten Spiel hilft „{ button-coach }“, bei { COMMAND("seat") }.
    - Bist du gefragt, bekommst du eine Direktnachricht. Kommt keine an: „Nachrichtenanfragen“ oder „{ button-hand }“ unter dem Tisch.
    - Der blaue Knopf mit 💡 ist, was der stärkste Computer täte; dabei steht, warum.
    - „{ button-undo }“ nimmt deinen letzten Schritt zurück, solange seitdem nichts aufgedeckt oder entschieden wurde; sonst müssen alle zustimmen.
    - „{ button-always }“ beantwortet von jetzt an eine wiederkehrende Frage für dich.
    - „{ button-prepare }“: Du spielst ihn zur Probe, und ich spiele ihn so, wenn er an der Reihe ist. Passt er nicht mehr, frage ich dich.
    - Alte Knöpfe funktionieren immer, auch nach einem Neustart.
help-start = **Ein Spiel beginnen**
help-play = **Deinen Zug spielen**
help-look = **Nachsehen und zurückblicken**
help-seats = **Weg sein, Plätze tauschen**
help-settings = **Für dich einstellen**
help-line = - { COMMAND($command) } · { $about }
help-page = -# Hilfe, Seite { $page } von { $pages } · Parlatorium { $version }
