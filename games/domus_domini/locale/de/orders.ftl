# Feste Anweisungen

order-column-choose = Die Säule
order-cellerar-choose = Einen Cellerar anwerben
order-cellerar-exchange = Den eigenen Cellerar tauschen oder entlassen
order-market-buy = Gemüse kaufen
order-defend-choose = Einen Angriff abwehren
order-march-vegetables = Mit Gemüse vorwärtsgehen
order-march-cart = Den Gemüsekarren einsetzen
order-feed-pay = Das Kloster ernähren
order-keep = behalten
order-pass-below = weitergeben, solange weniger als { $coins } im Topf sind
order-nobody = niemanden
order-as-it-is = alles lassen, wie es ist
order-defend = zuerst der Viehhirte, dann ein Hund
order-defend-to = zuerst der Viehhirte, aber nur bis Feld { $position }
order-march-usual = gar nicht; in der letzten Runde mit allem, was niemanden ernährt
order-feed-most = mit so viel wie möglich
