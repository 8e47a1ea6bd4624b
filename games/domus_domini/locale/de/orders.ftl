# Feste Anweisungen

order-column-choose = Die Säule
order-cellerar-choose = Einen Cellerar einstellen
order-cellerar-exchange = Den eigenen Cellerar tauschen oder entlassen
order-market-buy = Gemüse kaufen
order-defend-choose = Einen Angriff abwehren
order-march-vegetables = Gemüse einsetzen
order-march-cart = Den Gemüsekarren einsetzen
order-feed-pay = Die Brüder im Kloster ernähren
order-keep = behalten
order-pass-below = weitergeben, solange weniger als { $coins } D in der Mitte liegen
order-nobody = niemanden
order-as-it-is = alles so lassen
order-defend = zuerst der Viehhirte, dann ein Hund
order-defend-to = zuerst der Viehhirte, aber nur bis Feld { $position }
order-march-usual = keines (in der letzten Runde geht es von selbst)
order-feed-most = mit so viel wie möglich

# Vorbereitete Züge: Regeln; wann sie anhalten („Er hält an, …“), und was dann gesagt wird

rule-attack = Angriffe
stop-figure = wenn deine Figur zurückgefallen ist
stop-figures = wenn irgendeine Figur woanders steht
stop-market = wenn andere Cellerare zu haben sind
prepared-why-figure = Deine Figur ist zurückgefallen.
prepared-why-figures = Eine Figur steht woanders.
prepared-why-market = Es sind andere Cellerare zu haben.
