# Was man bei den ersten Malen zu einer Frage gesagt bekommt

coach-column-choose = Wer die Säule behält, beginnt alle Phasen und nimmt, was in der Mitte liegt. Weitergeben kostet 1 D; das lohnt, wenn du lieber zuletzt drankommst.
coach-cellerar-choose = Ein Cellerar gibt jede Runde NE und zählt am Ende Ablassbriefe; je früher er kommt, desto öfter gibt er. Lass dir etwas zum Bauen übrig. Hast du schon einen, zahlst du beim Tauschen nur den Unterschied.
coach-market-buy = Gemüse ernährt Brüder, wirbt neue an und bringt dich weiter, je 1 ein Feld. Was es kostet, fehlt beim Bauen; aber kauf genug, dass deine Brüder zu essen haben.
coach-build-choose = Jede Stufe gibt ab jetzt in jeder Runde NE. Ganz ausgebaute Bereiche und die Kapelle zählen auch am Ende. Brüder in der Kapelle geben NE und essen nichts; die im Kloster essen am Ende der Runde Gemüse.
coach-build-amount = Brüder in der Kapelle geben NE und essen nichts. Die im Kloster können betteln und zählen am Ende. Von der Feldarbeit bringen je zwei 1 Gemüse heim. Gespartes bringt 1 D Zinsen für je 3 D.
coach-beg-target = Der Bruder ist dann weg; im Kloster zählt er am Ende 2 Ablassbriefe. Und wer hinten ist, bekommt mehr Geld.
coach-drunkard-target = Der Trunkenbold bringt 1 Ablassbrief und kostet keinen Bruder. Drei Felder zurück sind drei Ablassbriefe weniger; dafür bekommt, wer hinten ist, mehr Geld.
coach-defend-choose = Drei Felder sind drei Ablassbriefe. Der Viehhirte wird jede Runde neu vergeben, ein Hund zählt am Ende 2 Ablassbriefe. Wer zurückfällt, bekommt dafür vielleicht mehr Geld.
coach-march-vegetables = Jedes Gemüse ist ein Feld, also 1 Ablassbrief, jetzt oder in einer späteren Runde. Behalte genug zum Ernähren. Überholst du jemanden, bekommst du weniger Geld.
coach-march-cart = Drei Felder sind drei Ablassbriefe, und aufheben kannst du den Karren nicht. Nur wenn du damit jemanden überholst, bekommst du etwas weniger Geld.
coach-feed-pay = 1 Gemüse ernährt drei Brüder im Kloster. Wer nichts bekommt, geht. Jeder, der bis zum Ende bleibt, zählt 2 Ablassbriefe; einen neuen anzuwerben kostet 1 Gemüse.
