# Warum der Computer so spielen würde: höchstens zwölf Wörter

why-no-action = Nichts davon nützt dir jetzt.
why-chain = Kostet dich keine Aktion: Die Karte gibt sie zurück.
why-doubling = Lässt eine andere Aktion mehrfach wirken.
why-best-action = Von deinen Aktionen jetzt die beste.
why-one-action = Deine einzige Aktionskarte, und sie nützt dir.
why-only-action = Von deinen Aktionen jetzt die einzige nützliche.
why-twice = Keine andere bringt mehrfach so viel.
why-treasures = Behalten nützt nichts: Am Zugende legst du die Hand ab.
why-no-copper = Liegt Kupfer aus, kannst du keinen Großen Markt kaufen.
why-win = Damit endet das Spiel, und du liegst vorn.
why-buy-nothing = Nichts davon nützt dir jetzt.
why-stay-lean = Nichts davon passt: So kommen deine guten Karten öfter.
why-not-the-end = Mit { $card } endet das Spiel, und du liegst hinten.
why-victory =
    Jetzt zählen Punkte: Diese Karte bringt { $points ->
        [one] einen
       *[other] { $points }
    }.
why-victory-by-piles =
    Stapel gehen aus, jetzt zählen Punkte: Diese Karte bringt { $points ->
        [one] einen
       *[other] { $points }
    }.
why-money = Mehr Geld bringt dich jetzt weiter.
why-best-card = Diese Karte bringt dich jetzt weiter.
why-rids-of-weak = Damit wirst du schwache Karten los.
why-more-actions = Damit kannst du in einem Zug mehrere Aktionen ausspielen.
why-more-actions-later = Sobald du mehr Aktionskarten hast, spielst du damit mehrere pro Zug.
why-holds-back = Bremst zugleich die anderen.
why-draws-more = Damit siehst du in jedem Zug mehr von deinem Deck.
why-buys-more = Damit kannst du in einem Zug mehr als eine Karte kaufen.
why-comes-along = Was du dazubekommst, ist es wert.
why-token = Jede gekaufte Karte bringt dir jetzt Punktemarker.
why-gain-nothing = Nichts davon nützt deinem Deck.
why-least-harm = Schadet deinem Deck am wenigsten.
why-foist = Nützt der anderen Person am wenigsten.
why-steward-trash = Zwei Karten deiner Hand bremsen nur dein Deck.
why-steward-cards = Was du ziehst, kannst du noch ausspielen.
why-steward-coins = Zu wenig Ballast auf der Hand, also Geld.
why-minion-coins = Deine Hand ist zu gut zum Ablegen.
why-minion-discard = Deine Hand bringt zu wenig: Vier neue sind besser.
why-torturer-discard = Was du ablegst, ist weniger schlimm als ein Fluch.
why-torturer-curse = Deine Karten sind zu gut zum Ablegen.
why-torturer-no-curse = Es ist kein Fluch mehr da.
why-pawn-actions = Die Aktion hält deinen Zug in Gang.
why-pawn-coins = Keine andere Aktion wartet, also lieber Geld.
why-nobles-actions = Sonst könntest du deine Aktionen nicht mehr ausspielen.
why-nobles-cards = Karten nützen dir jetzt mehr als Aktionen.
why-prize = Von allem hier bringt das am meisten.
why-least-loss = Nichts anderes ist dir weniger wert.
why-best-trade = Bringt im Tausch am meisten.
why-thin-out = Ohne das ziehst du öfter deine guten Karten.
why-no-ballast = Nichts davon bremst dein Deck.
why-tokens = Punkte gegen Verlust abgewogen die beste.
why-least-use = Das brauchst du am wenigsten.
why-dead-weight = Das nützt dir auf der Hand nichts.
why-sift = Was du dafür ziehst, hilft wahrscheinlich mehr.
why-nothing-dead = Alles auf der Hand kann noch nützen.
why-idle-action = Du hast keine Aktion mehr, sie auszuspielen.
why-spare-coins = Dieses Geld brauchst du jetzt nicht.
why-best-on-top = So ziehst du die besten zuerst.
why-order-alike = Auf die Reihenfolge kommt es nicht an.

# Was die Frage selbst vorschlägt

why-best-treasure = Kein Geld davon ist mehr wert.
why-all-have-their-say = So kannst du alle davon ausspielen.
why-likeliest = Keine Karte kommt wahrscheinlicher.
why-spy-own =
    { $useless ->
        [1] Diese Karte nützt dir nichts.
       *[other] Diese Karte kannst du brauchen.
    }
why-spy-other =
    { $useless ->
        [1] Diese Karte nützt der anderen Person nichts.
       *[other] Die andere Person könnte diese Karte brauchen.
    }
why-thief-gain = Alles außer Kupfer ist das Nehmen wert.
why-thief-leave = Kupfer bremst nur dein Deck.
why-forbid = Das Teuerste, wofür das Geld noch reichen kann.
why-baron-discard-yes = Vier Geld mehr, und kein neues Anwesen.
why-chancellor-discard-yes = So mischst du früher, und Neues kommt eher.
why-counting-house-take-copper = Jedes Kupfer auf der Hand ist Geld.
why-hamlet-choose-actions = Eine Aktion nützt meist mehr als ein Kauf.
why-hamlet-discard = Auf der Hand nutzlos, so aber eine Aktion oder ein Kauf.
why-hamlet-discard-nothing = Meist ist eine Karte mehr wert als Aktion oder Kauf.
why-horse-traders-set-aside-horse-traders = Nächsten Zug kommt er zurück und bringt eine Karte mit.
why-jester-gain-yes = Die Karte nützt deinem Deck.
why-jester-gain-no = Die Karte bremst nur ein Deck.
why-library-set-aside-yes = Du hast keine Aktion mehr, um diese Karte auszuspielen.
why-library-set-aside-no = Du kannst diese Karte noch ausspielen.
why-loan-trash-yes = Ohne Kupfer ziehst du öfter deine guten Karten.
why-loan-trash-no = Dieses Geld brauchst du noch.
why-mining-village-trash-no = Auf Dauer ist das Dorf mehr wert als Geld.
why-mint-reveal-nothing = Davon ist nichts mehr im Vorrat.
why-moat-reveal-yes = Dann trifft dich der Angriff nicht.
why-mountebank-discard-yes = Dann bekommst du weder Fluch noch Kupfer.
why-royal-seal-topdeck-yes = Dann ziehst du diese Karte schon für den nächsten Zug.
why-royal-seal-topdeck-no = Im nächsten Zug nützt dir diese Karte nichts.
why-secret-chamber-reveal-no = Den Angriff hält die Geheimkammer nicht ab.
why-tournament-discard-yes = Du bekommst einen Preis oder ein Herzogtum und behältst die Provinz.
why-tournament-reveal-yes = Dann bekommt die andere Person weder Karte noch Geld.
why-trusty-steed-choose-cards = Karten und Aktionen halten deinen Zug in Gang.
why-vault-choose-yes = Du hast zwei Karten, die dir nichts nützen.
why-vault-choose-no = Du hast keine zwei nutzlosen Karten.
why-watchtower-choose-trash = Diese Karte würde nur dein Deck bremsen.
why-watchtower-choose-no = Diese Karte schadet kaum, und es eilt nicht.
why-young-witch-reveal-yes = Dann bekommst du keinen Fluch.

# Mehrere Antworten auf einmal

row-play = { $card } ausspielen
row-no-action = keine Aktion
row-no-more-actions = keine weitere Aktion
row-all-treasures = alle Geldkarten ausspielen
row-coins-or-more = { coins } oder mehr
row-no-treasures = keine Geldkarten
row-no-more-treasures = keine weiteren Geldkarten
row-buy = { $card } kaufen
row-buy-nothing = nichts kaufen
row-nothing-more = sonst nichts
row-discard = { $cards } ablegen
row-gain = { $cards } nehmen
row-trash = { $cards } entsorgen
row-of-card = { $card }: { $picks }
row-nothing = nichts

# Wonach der stärkste Computerspieler sich richtet

plan = { $parts }
plan-built = { $cards }
plan-money = dazu { $cards }
plan-points = Punkte auch mit { $cards }
plan-mostly-points = Punkte vor allem mit { $cards }
plan-thinning = das Deck ausgedünnt mit { $cards }
rest-suffered = was daraus folgt
