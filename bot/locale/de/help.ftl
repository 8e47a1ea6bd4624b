# Hilfe, auf Seiten; jeder Befehl steht unter dem, wozu man ihn braucht

help =
    ### So wird gespielt
    - Fragen kommen als Direktnachricht. Kommt keine: „Nachrichtenanfragen“ oder „{ button-hand }“ unter dem Tisch.
    - 💡 in Blau: was der stärkste Computer täte, und warum.
    - „{ button-undo }“ ist frei, bis etwas aufgedeckt oder entschieden ist; dann müssen alle zustimmen.
    - Hinter „{ button-more }“: Regeln, Verlauf, Begleitung, „{ button-always }“ für Fragen, die wiederkommen.
    - „{ button-prepare }“: Du spielst ihn zur Probe, und ich spiele ihn so, wenn er kommt, oder frage dich.
help-start = **Ein Spiel beginnen**
help-play = **Deinen Zug spielen**
help-look = **Nachsehen und zurückblicken**
help-seats = **Weg sein, Plätze tauschen**
help-settings = **Für dich einstellen**
help-line = - { COMMAND($command) } · { $about }
help-page = -# Hilfe, Seite { $page } von { $pages } · Parlatorium { $version }
