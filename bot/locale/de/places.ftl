# Wo ein Tisch stehen kann, und wo nicht

command-own-permissions-missing = Das darfst du in diesem Kanal selbst nicht, darum tue ich es nicht für dich. Dir fehlt: { $names }. Nimm einen anderen Kanal, oder frag die Leute, die diesen Server betreuen.
command-play-all-taken = In diesem Kanal läuft schon ein Spiel, und einen Thread kann ich hier für dich nicht eröffnen. Bitte nutze { COMMAND("play") } in einem anderen Kanal.
command-thread-locked = Dieser Thread ist gesperrt, ich könnte darin nicht schreiben. Lass ihn von der Moderation entsperren, oder nimm einen anderen Kanal.
command-thread-private = In diesem privaten Thread bin ich nicht dabei und könnte hier keinen Tisch zeigen. Schreib { $me } hinein, dann bin ich dabei, und versuch es noch einmal.
thread-too-many = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Schließt einen, den niemand braucht, oder eröffne den Tisch in einem Kanal.
thread-not-allowed = Discord lässt mich hier keinen Thread eröffnen. Wer diesen Server betreut, kann mir „{ permission-create-public-threads }“ in diesem Kanal geben; eröffnet ist nichts.
thread-not-now = Discord konnte den Thread gerade nicht eröffnen. Versuch es gleich noch einmal; bis dahin ist kein Tisch eröffnet.
thread-refused = Discord lässt mich hier keinen Thread eröffnen (Fehler { $code }), darum ist kein Tisch eröffnet. Ohne Thread oder in einem anderen Kanal geht { COMMAND("play") } vielleicht.
again-not-there = Ich kann nicht sehen, ob du im Kanal jenes Spiels schreiben darfst. Nimm { COMMAND("play") } in einem Kanal, in dem du es darfst.
again-not-now = Discord konnte mir gerade nicht sagen, ob dort ein Tisch stehen kann. Versuch es gleich noch einmal; bis dahin ist kein Tisch eröffnet.

# Wie viel zugleich offen sein darf

limit-lobbies = Du hast { $count } Tische, die noch nicht begonnen haben, und mehr eröffne ich dir nicht zugleich: { $tables }. Beginne einen davon, oder bau einen ab: mit „{ button-cancel }“ oder, auch wenn sein Kanal weg ist, mit { COMMAND("seat") } in den Direktnachrichten an mich.
limit-threads = In { $count } Threads, die ich für dich eröffnet habe, sind Spiele noch nicht aus: { $tables }. Ist eines zu Ende oder abgebrochen (mit { COMMAND("seat") }), bekommst du den nächsten. In einem Kanal, in dem kein Tisch steht, oder in einem Thread, den du selbst eröffnest, geht { COMMAND("play") } sofort.
limit-threads-a-day = Ich habe dir innerhalb eines Tages { $count } Threads eröffnet, den nächsten bekommst du { $when }. In einem Kanal, in dem kein Tisch steht, oder in einem Thread, den du selbst eröffnest, geht { COMMAND("play") } sofort.
limit-server = { $count } Tische dieses Servers warten auf ihren Beginn oder spielen in Threads, die ich eröffnet habe, und mehr eröffne ich nicht zugleich. Tischleitung oder Moderation können einen, der wartet, beginnen oder mit „{ button-cancel }“ abbauen, etwa { $tables }.
