# Lektionen

button-learn = Neu hier?
lesson-heading = 📖 { $game } · Lektion { $number } von { $count }: **{ $title }**
lesson-beginning = -# Jede Lektion ist ein Tisch für sich, meist mitten in einem Spiel. Karten und viele Wörter erklärt jederzeit { COMMAND("card") }.
lesson-next = Nächste Lektion
lesson-end = Fertig
lesson-again = Noch einmal
lesson-skip = Überspringen
lesson-stop = Aufhören
lesson-go-on = Weiter
lesson-sent = Die [Lektionen zu { $game }]({ $link }) liegen in deinen Direktnachrichten.
lesson-none-at-hand = Gerade läuft keine Lektion. Wähle eine aus der Liste.
lesson-gone = Diese Lektionen gibt es nicht mehr. { COMMAND("learn") } beginnt sie neu.
lesson-not-yours = Das ist die Lektion von jemand anderem. { COMMAND("learn") } beginnt deine eigene.
no-lessons = Zu { $game } gibt es keine Lektionen. { COMMAND("rules") } erklärt das Spiel.
lessons-heading = ### 📖 { $game } lernen
lessons-done = ✅ { $number }. { $title }
lessons-skipped = ⏭️ { $number }. { $title } (übersprungen)
lessons-left = ▫️ { $number }. { $title }
lessons-number = { $number }. { $title }
lessons-choose = Eine Lektion wählen
lessons-go-on =
    { $done ->
        [0] { $count } Lektionen mit je einer oder zwei Entscheidungen.{ lessons-and-skipped } Du kannst jederzeit aufhören und später weitermachen.
       *[other] { $done } von { $count } sind geschafft.{ lessons-and-skipped } Mit { COMMAND("learn") } geht es jederzeit hier weiter.
    }
lessons-and-skipped =
    { $skipped ->
        [0] {""}
        [one] {" "}Eine ist übersprungen; aus der Liste holst du sie nach.
       *[other] {" "}{ $skipped } sind übersprungen; aus der Liste holst du sie nach.
    }
lessons-all-done = Du kennst jetzt alles für dein erstes Spiel. Karten und viele Wörter erklärt { COMMAND("card") }. { COMMAND("play") } eröffnet einen Tisch; „{ button-coach }“ hilft dir dabei, wenn du magst. 💡 heißt dort: So würde der Computer spielen.
lessons-which = Welches Spiel möchtest du lernen? Du spielst allein mit mir, an vorbereiteten Tischen. Nichts davon wird gezählt.
lessons-of =
    { $game } ({ $done } von { $count }{ $skipped ->
        [0] {""}
       *[other] , { $skipped } übersprungen
    })
