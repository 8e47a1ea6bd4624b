# Wie viel Zeit es gibt

option-time = Bedenkzeit
option-time-none = unbegrenzt
option-time-none-hint = Niemand wird gedrängt und niemand erinnert.
option-time-live = live, 10 Minuten
option-time-live-hint = Für einen gemeinsamen Abend: zehn Minuten für jede Entscheidung.
option-time-day = ein Tag
option-time-day-hint = 24 Stunden für jede Entscheidung; in Ruhezeiten und im Urlaub steht die Uhr.
option-time-days = drei Tage
option-time-days-hint = 72 Stunden für jede Entscheidung; in Ruhezeiten und im Urlaub steht die Uhr.
option-time-week = eine Woche
option-time-week-hint = Sieben Tage für jede Entscheidung; in Ruhezeiten und im Urlaub steht die Uhr.
option-late = Nach Ablauf der Zeit
option-late-wait = warten
option-late-wait-hint = Die anderen bekommen Knöpfe, um den Computer spielen zu lassen.
option-late-turn = Computer spielt den Zug
option-late-turn-hint = Nur diesen Zug; danach wird wieder die Person gefragt.
option-late-until = Computer bis zur Rückkehr
option-late-until-hint = Der Computer spielt weiter, bis die Person „Ich bin wieder da“ drückt.
option-late-offer = Platz anbieten
option-late-offer-hint = Wer im Kanal zuerst drückt, übernimmt den Platz.
