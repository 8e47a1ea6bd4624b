# Zurücknehmen, worüber alle abstimmen

undo-ask =
    Seitdem wurde etwas aufgedeckt oder entschieden. Zurücknehmen kannst du es nur, wenn alle zustimmen. Worum willst du bitten?
    -# Was der Zufall brachte, kommt danach genauso wieder.
undo-far-step = **Letzter Schritt.** Rückgängig würde:
undo-far-turn = **Ganzer Zug.** Rückgängig würde außerdem:
undo-far-before = **Auch der Zug davor.** Rückgängig würde außerdem:
undo-far-redo = **Wiederherstellen,** was zurückgenommen wurde:
nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
undo-gone = Das ist nicht mehr dein letzter Schritt, oder er ist schon zurückgenommen. Die Nachricht zeigt jetzt den neuesten Stand.
undo-untold = deine letzte Entscheidung (im Verlauf steht davon nichts)
vote-untold = eine Entscheidung, die noch verdeckt ist oder von der nichts im Verlauf steht
undo-betrays = -# Die anderen erfahren durch die Bitte, dass du hier etwas zu entscheiden hattest.
button-ask-step = Letzten Schritt
button-ask-turn = Ganzen Zug
button-ask-before = Auch den Zug davor
button-ask-redo = Wiederherstellen
button-agree = Einverstanden
button-refuse = Nein
button-withdraw = Meine Bitte zurückziehen
vote-head = -# **{ $game }** · { $where }
vote-step =
    { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } den letzten Schritt zurücknehmen.
vote-turn =
    { $who ->
        [you] Du möchtest zum Anfang deines letzten Zuges zurück.
       *[other] { $who } möchte zum Anfang des letzten eigenen Zuges zurück.
    }
vote-before =
    { $who ->
        [you] Du möchtest zum Anfang deines vorletzten Zuges zurück.
       *[other] { $who } möchte zum Anfang des vorletzten eigenen Zuges zurück.
    }
vote-redo =
    { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } wiederherstellen, was zuletzt zurückgenommen wurde.
vote-undone = Rückgängig würde:
vote-restored = Damit gälte wieder:
vote-stays = -# Was bis dahin schon verdeckt entschieden war, bleibt entschieden und geschieht danach genauso wieder.
vote-learned = -# Was dabei gewürfelt, aufgedeckt oder gezogen wurde, kommt genauso wieder.
vote-replace =
    { $who ->
        [you] Du bittest
       *[other] { $who } bittet
    }, dass für { $whom } der Computer weiterspielt und der Platz angeboten wird. Kommt { $whom } wieder, ist alles beim Alten.
vote-waiting = Gewartet wird auf { $names }.
vote-waiting-for-you = Bist du einverstanden?
vote-asked = Alle werden gefragt. Sind sie einverstanden, geschieht es gleich, und du siehst es am Tisch; sonst schreibe ich dir.
vote-refused =
    { $who ->
        [you] Du bist
       *[other] { $who } ist
    } nicht einverstanden. Es bleibt, wie es ist.
vote-done = Erledigt. Einverstanden: { $names }.
vote-withdrawn = Die Bitte wurde zurückgezogen.
vote-too-far = So weit zurück geht es nicht mehr: Das war noch nach den Regeln einer älteren Version.
vote-stale = Das Spiel ist inzwischen weitergegangen, die Bitte ist damit hinfällig.
vote-over = Diese Abstimmung ist vorbei.
vote-under-way = An diesem Tisch wird schon über etwas abgestimmt. Bitte warte das erst ab.
vote-not-yours = Darüber entscheidest nicht du, sondern die anderen am Tisch.

# Plätze, die den Besitzer wechseln

button-take = Platz übernehmen
seat-offered = { $who } bietet den eigenen Platz an und spielt weiter, bis ihn jemand übernimmt. Wer möchte?
seat-offered-away = Für { $who } spielt gerade der Computer. Wer möchte den Platz übernehmen?
seat-given-up = **{ $game }** · { $where }: Deinen Platz hat { $who } übernommen.
seat-offer-withdrawn =
    { $who ->
        [you] Du spielst selbst weiter: Dein Platz wird nicht mehr angeboten.
       *[other] { $who } spielt selbst weiter: Der Platz wird nicht mehr angeboten.
    }
seat-offer-gone = Dieser Platz ist nicht mehr frei.
seat-offer-over = Das Spiel ist zu Ende: Dieser Platz ist nicht mehr frei.
seat-resigned = { $whom } ist ausgestiegen, { $who } spielt weiter. Solange das Spiel läuft, kann jemand den Platz übernehmen. Wer möchte?
seat-back = Willkommen zurück: Du spielst wieder selbst.
seat-back-offered = Willkommen zurück: Du spielst wieder selbst, und dein Platz ist nicht mehr angeboten.
seat-kept = Dein Angebot ist zurückgenommen: Du spielst selbst weiter.
seat-taken = Du spielst ab jetzt für { $whom } weiter. Was dich angeht, kommt als Direktnachricht; sonst hilft „Meine Hand“ oder { COMMAND("hand") }.
seat-away-already = Für dich spielt schon der Computer. Mit { COMMAND("seat") } spielst du wieder selbst.
seat-last-person = Außer dir spielt an diesem Tisch gerade niemand selbst, da wären die Computer unter sich. Willst du aufhören, nimm „{ button-giveup }“.
seat-never-left = Du spielst selbst, und dein Platz ist nicht angeboten.
seat-none-free = An diesem Tisch ist kein Platz zu übernehmen: Alle spielen selbst, und niemand bietet einen an.
seat-not-free = Diesen Platz kann man nicht (mehr) übernehmen.
replace-nobody = Auf diesem Platz sitzt niemand, der zu ersetzen wäre.
replace-already = Für diesen Platz spielt schon der Computer.
replace-not-awaited = Auf diesen Platz wartet gerade niemand.
replace-too-early = Sonst ist niemand da, der zustimmen könnte: Das geht erst nach einem Tag Warten. Wer den Tisch eröffnet hat oder moderiert, darf es sofort.
move-host-only = Solange ich im alten Kanal schreiben kann, darf das nur die Tischleitung oder die Moderation.
move-here-already = Dieses Spiel ist schon in diesem Kanal.
table-moved-to = Dieser Tisch ist umgezogen: Das Spiel geht in { $where } weiter.
