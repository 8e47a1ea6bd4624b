# /einstellungen

command-settings-told = **Deine Einstellungen**
command-settings-done = **Gemerkt. Deine Einstellungen sind jetzt:**
command-settings-line = - { $name }: { $value }
command-settings-end = -# `/einstellungen` mit einer dieser Angaben ändert sie.
command-settings-language-title = Sprache
command-settings-reminders-name = erinnerungen
command-settings-reminders-about = Wann soll ich dich erinnern, wo die Zeit begrenzt ist?
command-settings-reminders-title = Erinnerungen
command-settings-reminders-both = nach der Hälfte der Zeit und kurz vor ihrem Ende
command-settings-reminders-late = nur kurz vor dem Ende der Zeit
command-settings-reminders-none = keine
command-settings-quiet-name = ruhezeit
command-settings-quiet-about = Wann stehen deine Uhren? Zum Beispiel 22-7, oder aus
command-settings-quiet-title = Ruhezeit
command-settings-quiet-none = keine
command-settings-quiet-span = von { $begin } bis { $end } Uhr; so lange stehen deine Uhren, und meine Nachrichten kommen lautlos
command-settings-zone-name = zeitzone
command-settings-zone-about = Deine Zeitzone, oder eine große Stadt darin
command-settings-zone-title = Zeitzone
command-settings-zone-now = { $zone } (dort ist es jetzt { $now } Uhr)
command-settings-ping-name = ruf
command-settings-ping-about = Wo soll ich dich rufen, wenn du dran bist?
command-settings-ping-title = Ich rufe dich
command-settings-ping-dm = mit einer Direktnachricht
command-settings-ping-channel = im Kanal des Spiels, mit einer Erwähnung

# /weg

command-away-name = weg
command-away-about = Urlaub: In allen Spielen stehen deine Uhren, und die anderen sehen es
command-away-from-name = von
command-away-from-about = Erster Tag, etwa 24.12., 2026-12-24 oder morgen; ohne Angabe: ab jetzt
command-away-until-name = bis
command-away-until-about = Letzter Tag, etwa 24.12., 2026-12-24 oder morgen
command-away-computer-name = vertretung
command-away-computer-about = Soll so lange der Computer für dich spielen?
command-away-off-name = zurück
command-away-off-about = Ich bin wieder da
away-now = 🏖️ Du bist weg bis { $until }, in allen deinen Spielen. So lange stehen deine Uhren, und die anderen sehen, dass du weg bist.
away-later = 🏖️ Du bist weg von { $since } bis { $until }, in allen deinen Spielen. So lange stehen deine Uhren, und die anderen sehen, dass du weg bist.
away-computer = 🤖 So lange spielt der Computer für dich; danach wirst du wieder selbst gefragt.
away-no-computer = Die Spiele warten auf dich.
away-how-back = -# Früher wieder da? `/weg zurück:True`.
away-off-done = Willkommen zurück! Deine Uhren laufen wieder, und du spielst selbst.
away-not = Du bist nicht weg. `/weg bis:` mit einem Tag hält deine Uhren in allen Spielen so lange an.
away-until-missing = Bis wann? Gib den letzten Tag dazu, etwa `bis: 24.12.`.
away-backwards = Der letzte Tag liegt vor dem ersten. Es hat sich nichts geändert.
away-past = Dieser Tag ist schon vorbei. Es hat sich nichts geändert.
away-too-long = Das ist zu lang: höchstens { $days } Tage. Für länger gib deine Plätze mit `/platz` weiter.
day-unreadable = „{ $typed }“ kann ich nicht als Tag lesen. Schreib ihn wie 24.12.2026, 24.12., 2026-12-24 oder morgen.
day-not-there = Einen Tag „{ $typed }“ gibt es nicht.
quiet-unreadable = „{ $typed }“ kann ich nicht als Ruhezeit lesen. Schreib sie wie 22-7 oder 22:30-06:00; `aus` beendet sie.
quiet-too-long = Etwas vom Tag muss zum Spielen bleiben: höchstens { $hours } Stunden Ruhe, und sie dürfen nicht enden, wenn sie beginnen.
zone-unclear = Eine Zeitzone „{ $typed }“ gibt es nicht. Meintest du { $near }?
zone-unknown = Eine Zeitzone „{ $typed }“ gibt es nicht. Schreib eine große Stadt darin, etwa Berlin oder Wien.
zone-needed = In welcher Zeitzone lebst du? Gib sie einmal dazu, etwa `zeitzone: Berlin`.
