# Begleitung und Rat

button-coach = Mit Begleitung
button-counsel = Rat
coach-called = 🎓 Ich begleite dich: Bei jeder neuen Art von Frage sage ich dir in einem Satz, worum es geht, bis du sie dreimal beantwortet hast. „{ button-counsel }“ unter einer Frage sagt, was der Computer täte. { COMMAND("coach") } mit „aus“ beendet das.
coach-gone = Ich begleite dich an diesem Tisch nicht mehr.
advice-without = An diesem Tisch wird ohne Begleitung und Rat gespielt.
advice-not-asked = Gerade wirst du nichts gefragt. Rat gibt es zu einer Frage.
advice-under-way = Ich denke noch über deine Frage nach. Der Rat kommt gleich.
advice-enough = Ich denke schon über zwei Fragen von dir nach ({ $places }). Der Rat kommt dort von selbst; danach frag gern noch einmal.
advice-place = { $place }
advice-overtaken = Hier habe ich aufgehört: Du fragst inzwischen nach etwas anderem.
advice-heading = Rat · { $prompt }
advice-otherwise = Neben der Frage steht mit 💡, was der Computer auf den ersten Blick täte ({ $what }). Durchgespielt ist das klar schlechter.
advice-ahead = In { $count } durchgespielten Fortsetzungen liegst du damit am Ende im Mittel { $points } Punkte vor allen anderen und gewinnst { $won } %.
advice-even = In { $count } durchgespielten Fortsetzungen liegst du damit am Ende im Mittel gleichauf und gewinnst { $won } %.
advice-behind = In { $count } durchgespielten Fortsetzungen liegst du damit am Ende im Mittel { $points } Punkte zurück und gewinnst { $won } %.
advice-varied = In { $count } durchgespielten Fortsetzungen geht es zu verschieden aus, um Zahlen zu nennen.
advice-compared = Verglichen in { $count } Fortsetzungen, die ein schnellerer Computer zu Ende spielt.
advice-more = So zu Ende gespielt besser, aber ohne das, was der Computer danach vorhat: { $what }.
advice-less = Stattdessen { $what }: im Mittel { $points } Punkte weniger.
advice-worse = So zu Ende gespielt klar schlechter: { $what }.
advice-same = Durchgespielt ohne klaren Unterschied: { $what }.
advice-left-out = Nicht bis zum Ende verfolgt, weil es nach { $count } Fortsetzungen weniger versprach: { $what }.
advice-weighing = Ich spiele durch, was daraus wird … { $done } %
advice-beside =
    { $count ->
        [one] Ich denke zugleich für noch jemanden nach. Es dauert etwas länger und kommt von selbst.
       *[other] Ich denke zugleich für { $count } andere nach. Es dauert länger und kommt von selbst.
    }
advice-honest = Rat gibt der Computer ({ $level }). Verglichen ist nur der nächste Schritt: Alles danach, auch der Rest deines Zugs, ist rasch zu Ende gespielt, Zufall und Verdecktes jedes Mal neu. Der Vergleich ist also ein Anhaltspunkt, kein Beweis.
advice-level = { $level }
advice-unforeseeable = Durchspielen lässt sich das hier nicht.
advice-too-few = Um die Antworten zu vergleichen, war die Zeit zu kurz.
advice-failed = Durchspielen konnte ich es nicht. Versuch es gleich noch einmal.
tenths = { $whole },{ $tenth }
table-aided = -# 💡 Mit Begleitung oder Rat: { $names }
table-planned = -# Plan von { $names }: { $plan }
table-planned-meanwhile = -# Plan von { $names }, beim Spielen gefunden: { $plan }
option-advice = Begleitung und Rat
option-advice-private = erlaubt
option-advice-private-hint = Wer mag, lässt sich begleiten oder raten. Niemand erfährt es.
option-advice-told = erlaubt, der Tisch sieht es
option-advice-told-hint = Unter dem Tisch steht, wer begleitet wird oder Rat geholt hat.
option-advice-without = ohne
option-advice-without-hint = Hier denkt jeder selbst.
