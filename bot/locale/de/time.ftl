# Wie viel Zeit es gibt

option-time = Bedenkzeit
option-time-none = unbegrenzt
option-time-none-hint = Niemand wird gedrängt; nach einem Tag wird einmal leise erinnert.
option-time-live = live, 10 Minuten
option-time-live-hint = Für einen gemeinsamen Abend: zehn Minuten für jede Entscheidung.
option-time-day = ein Tag
option-time-day-hint = 24 Stunden für jede Entscheidung; in der Ruhezeit und im Urlaub steht die Uhr.
option-time-days = drei Tage
option-time-days-hint = 72 Stunden für jede Entscheidung; in der Ruhezeit und im Urlaub steht die Uhr.
option-time-week = eine Woche
option-time-week-hint = Sieben Tage für jede Entscheidung; in der Ruhezeit und im Urlaub steht die Uhr.
option-late = Wenn die Zeit um ist
option-late-wait = warten
option-late-wait-hint = Die anderen bekommen Knöpfe, um den Computer spielen zu lassen.
option-late-once = Computer spielt den Zug
option-late-once-hint = Nur diesen Zug; danach wird wieder die Person gefragt.
option-late-until = Computer bis zur Rückkehr
option-late-until-hint = Der Computer spielt weiter, bis die Person „Ich bin wieder da“ drückt.
option-late-offer = Platz anbieten
option-late-offer-hint = Wer im Kanal zuerst drückt, übernimmt den Platz.

# Uhren, die man sieht

clock-running = -# ⏳ { $who }: bis { $at }, { $when }
clock-late = ⌛ Die Zeit von { $who } lief { $when } ab.
clock-away = -# 🏖️ { $who } ist weg bis einschließlich { $until }.
clock-away-later = -# 🏖️ { $who } ist weg von { $since } bis einschließlich { $until }.
clock-stand-in = -# 🤖 Für { $who } spielt der Computer.
lobby-away = 🏖️ weg bis einschließlich { $until }
lobby-away-later = 🏖️ weg von { $since } bis einschließlich { $until }
own-clock = -# ⏳ Zeit bis { $at } ({ $when })
own-late = ⌛ Deine Zeit lief { $when } ab. Antworten kannst du trotzdem noch.
own-away = -# 🏖️ Du bist bis einschließlich { $until } weg; deine Uhr steht so lange.
own-away-later = -# 🏖️ Du bist weg von { $since } bis einschließlich { $until }.
own-stand-in = 🤖 Hier spielt der Computer für dich. Mit „Ich bin wieder da“ spielst du wieder selbst.
own-reminder = 🔔 **Zur Erinnerung:** Das Spiel wartet auf dich.
your-turn-called = { $who }: Du bist dran. Drücke „Meine Hand“ oder schreib { COMMAND("hand") }.
your-question-called = { $who }: Es gibt eine Frage an dich. Drücke „Meine Hand“ oder schreib { COMMAND("hand") }.
button-mute = Nicht mehr erinnern
button-back = Ich bin wieder da
button-playturn = 🤖 Zug für { $who }
button-standin = 🤖 { $who } vertreten
muted = In diesem Zug wirst du nicht mehr erinnert.
mute-nothing = Hier gibt es gerade nichts, woran du erinnert werden könntest.
late-ask-turn = Wirklich in **{ $game }** in { $place } den Computer diesen Zug für { $who } spielen lassen? Zurücknehmen kannst du das nicht.
late-ask-stay = Wirklich in **{ $game }** in { $place } den Computer für { $who } spielen lassen, bis { $who } zurückkommt? Er spielt sofort, was dran ist; zurücknehmen kannst du das nicht.
late-done-turn = Diesen Zug hat der Computer gespielt.
late-done-stand-in = Der Computer spielt weiter, bis { $who } wieder da ist.
late-no-more = Das ist nicht mehr nötig: Die Zeit ist noch nicht um, oder die Frage ist beantwortet.
late-players-only = Das dürfen nur die entscheiden, die an diesem Tisch spielen.
