# Der Begleiter: ein Satz zu jeder Art von Frage

coach-dice-place = Alle Würfel der Zahl kommen auf ihr Feld, der Rest wird neu gewürfelt. Neutrale darf dort jeder nehmen, deine persönlichen nur du. Leg Aktionen, die du bald brauchst: 1 entsendet, 5 zieht, 2 bis 4 bringen Waren.
coach-roll-reroll = Wähl nur die Würfel, deren Zahl du nicht brauchst; die anderen bleiben, wie sie sind. Das geht einmal je Runde.
coach-dice-take = Jeder Würfel von dort ist eine Aktion seiner Spalte. Nimm zuerst, was dir andere wegnehmen könnten; deine persönlichen Würfel warten auf dich.
coach-dice-count = Was du liegen lässt, nehmen vielleicht andere. Ein Würfel, mit dem du nichts tun kannst, verfällt.
coach-joker-column = Die Sechs ist eine Aktion in einer Spalte deiner Wahl, Standard oder freigeschaltet. Auf einem umgedrehten Plättchen bringt sie dazu 1 Punkt.
coach-act-choose = Für jeden Würfel eine Aktion der Spalte. Standard und Reihe I gehen beliebig oft, Reihe II und III je einmal pro Zug; fang also ruhig mit denen an.
coach-bonus-choose = Nimm, was dir zum nächsten Novizen fehlt: Einfluss für Gebäude und Kapellen, Rosenkränze für den Kreuzgang, Suppe, Werkzeug und Bücher für Gebäude. Darfst du eine beliebige Aktion machen, kann sie auch entsenden.
coach-move-count = Entsenden kannst du in die Klöster, die mit seinem Feld verbunden sind. Boni zählen auch im Vorübergehen; zurück geht es nie.
coach-extra-die-choose = Der Würfel ist jede Runde eine Aktion mehr, und nur du darfst ihn nehmen. Früh ist er mehr wert als die 5 Punkte, in der letzten Runde weniger.
coach-send-novice = Die Reihe sagt, wohin er darf und was er kostet: I, II Gebäude, III Kapelle, IV Kreuzgang. Die Spalte sagt, was du freischaltest; bei IV wird das Plättchen umgedreht.
coach-send-place = Gebäude bringen sofort etwas. Eine Kapelle hält dir das Kloster offen, und erst mit ihr zählt dort der Kreuzgang. Sieh auch auf die Aufträge und darauf, wer im Kloster die meisten hat.
coach-window-cloister = Kein Kloster darf in einer Reihe oder Spalte zweimal vorkommen. Nimm eines, das eine Reihe oder Spalte fertig macht oder dort noch fehlt.
coach-window-row = Es kommt auf den freien Platz ganz links. Fertige Reihen und Spalten bringen Punkte. Dazu gibt es einen Bonus: den links von der Reihe oder den über der Spalte.
coach-window-bonus = Nur einer von beiden: der links von der Reihe oder der über der Spalte. Nimm, was du als Nächstes brauchst.
