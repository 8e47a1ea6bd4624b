# Lektionen

## Worum es geht

lesson-road-title = Die Straße nach Cluny
lesson-road-idea = Du leitest ein Kloster und sammelst Ablassbriefe, das sind die Punkte. Nach fünf Runden gewinnt, wer die meisten hat. Jede Runde zieht deine Figur neu von Feld 0 los, für je 10 Nahrungseinheiten (NE) ein Feld, und am Ende der Runde bringt jedes Feld 1 Ablassbrief. Du hast 110 NE und stehst auf 11. Mit Gemüse kannst du weiterziehen; du brauchst es aber auch, um deine Laienbrüder zu ernähren.
lesson-road-none = Es bleibt bei Feld 11, also bei 11 Ablassbriefen. Deine 4 Gemüse hast du noch; was übrig bleibt, kann dich auch nächste Runde weiterbringen.
lesson-road-three = Feld 14: 14 Ablassbriefe statt 11. Ein Gemüse ist übrig, und das reicht gerade für die drei Brüder im Kloster.
lesson-road-all = Feld 15: 15 Ablassbriefe statt 11. Zum Ernähren ist nichts mehr da, also gehen die drei Brüder aus dem Kloster. Neue kosten je 1 Gemüse.
lesson-road-some = Jedes Feld weiter ist 1 Ablassbrief mehr. Das Gemüse, das du behältst, kann Brüder ernähren oder dich nächste Runde weiterbringen.
lesson-road-idea-2 = Nun wollen die Brüder im Kloster essen. 1 Gemüse ernährt bis zu drei, vier bis sechs brauchen 2. Wer nichts bekommt, geht. Deine zwei Brüder in der Kapelle brauchen nichts. Einen neuen Bruder anzuwerben kostet 1 Gemüse.
lesson-road-hungry = Alle drei gehen. Ein Gemüse ist gespart, aber drei neue Brüder würden drei kosten.
lesson-road-fed = Für 1 Gemüse bleiben alle drei. Damit endet die Runde: Alle bekommen die Ablassbriefe ihres Feldes und etwas Geld (wer hinten ist, mehr; dazu später), und die Figuren kehren heim. Geld und Gemüse, die übrig sind, behältst du.

## Was jede Runde NE gibt

lesson-cellerar-title = Der Cellerar
lesson-cellerar-idea = Die Phasen jeder Runde: Säule, Cellerar und Gemüse (jetzt), bauen, betteln, Gemüse einsetzen, ernähren, abrechnen. Zu zweit beginnst du mit 9 D (Denaren), 6 Gemüse, 3 Laienbrüdern. Du hast höchstens einen Cellerar. Er kostet einmal seine Zahl, gibt jede Runde NE und zählt am Ende seine Zahl in Ablassbriefen. Auf jeder Karte steht, welches Feld du mit ihm erreichst. Eine Produktionskarte gilt nur für Cellerare: Käse-Cellerare geben diese Runde 20 NE mehr.
lesson-cellerar-nine = Er gibt 90 NE, diese Runde 110: Feld 11. Dafür sind alle 9 D weg. Etwas bauen kannst du doch: Mit einem Käse-Cellerar kostet jede Runde eine Stufe der Käserei 1 D weniger, die erste also nichts.
lesson-cellerar-six = Er gibt 60 NE, diese Runde 80: Feld 8. Es bleiben 3 D zum Bauen, und eine Stufe der Käserei kostet mit ihm jede Runde 1 D weniger.
lesson-cellerar-three = Er gibt 30 NE, diese Runde 50: Feld 5. Es bleiben 6 D zum Bauen, und jede Runde kostet eine Stufe der Käserei 1 D weniger.
lesson-cellerar-eight = Er gibt 60 NE; 1 D bleibt. Die Produktionskarte gilt für ihn nicht. Sobald die Brauerei selbst 40 NE gibt (das kostet 5 D), legt er jede Runde 30 dazu.
lesson-cellerar-five = Er gibt 40 NE; 4 D bleiben. Die Produktionskarte gilt für ihn nicht. Sobald die Brauerei selbst 40 NE gibt (das kostet 5 D), legt er jede Runde 20 dazu.
lesson-cellerar-two = Er gibt nur 20 NE, aber 7 D bleiben. Sobald die Brauerei selbst 40 NE gibt (das kostet 5 D), legt er jede Runde 10 dazu.
lesson-cellerar-nobody = Alle 9 D bleiben zum Bauen. Einstellen kannst du auch später, einmal je Runde; aber wer von Anfang an da ist, gibt fünfmal NE.
lesson-cellerar-garden = Ein Garten-Cellerar bringt außer NE jede Runde 2 Gemüse, schon in dieser, gleich nach dem Einstellen. Nur ist dein Lager mit 6 voll; was darüber hinausgeht, verfällt. Die Produktionskarte gilt für ihn nicht.

lesson-build-title = Bauen
lesson-build-idea = Garten, Käserei und Brauerei baust du Stufe für Stufe. Auf jeder stehen der Preis aller Stufen bis dorthin (bei der Kapelle nur dieser Stufe) und das Feld, das du damit erreichst, rechts die Ablassbriefe des fertigen Bereichs. Alle bauen verdeckt und zugleich. Du hast 5 D; dein Brau-Cellerar legt 20 NE dazu, sobald die Brauerei selbst 40 gibt. Im Spiel baust du, so oft du kannst; hier einmal.
lesson-build-bonus = Die Brauerei gibt nun 40 NE, und dein Cellerar legt 20 dazu: jede Runde 60 mehr, Feld 10 statt 4. Deine 5 D sind ausgegeben.
lesson-build-brewery-two = Die Brauerei gibt nun 20 NE, und 2 D hast du noch. Genau so viel kostet ihre dritte Stufe: Dann gibt sie 40, und dein Cellerar legt 20 dazu.
lesson-build-brewery-one = Die Brauerei gibt nun 10 NE. Deine letzten 4 D reichen genau bis zu ihrer dritten Stufe: Dann gibt sie 40, und dein Cellerar legt 20 dazu.
lesson-build-garden-five = Der Garten gibt nun 50 NE: Feld 9. Ihm fehlt noch eine Stufe für 2 D; ist er fertig, zählt er am Ende 7 Ablassbriefe. Dein Cellerar legt so noch nichts dazu.
lesson-build-garden = Im Garten kosten fünf der sechs Stufen je 1 D und geben je 10 NE mehr. Was dir bleibt, kannst du gleich weiter verbauen, auch in einem anderen Bereich.
lesson-build-cheese = Ganz ausgebaut gibt die Käserei 110 NE, der Garten nur 70; dafür kosten ihre späteren Stufen je 2 D. Ein Käse-Cellerar würde jede Runde bei einer Stufe 1 D sparen.
lesson-build-chapel = 2 D. Die Kapelle gibt erst NE, wenn Brüder darin leben: auf dieser Stufe bis zu zwei, je 20 NE. Davon handelt die nächste Lektion. 3 D hast du noch.
lesson-build-save = Gespartes kommt nächste Runde zurück, mit 1 D Zinsen je 3 D. Was du stattdessen gleich baust, gibt schon diese Runde NE.
lesson-build-hut = 1 D. In die Hütte passt ein Wachhund, für 1 Gemüse; er wehrt einen Angriff ab. NE bringt sie nicht. 4 D hast du noch.
lesson-build-done = Deine 5 D behältst du, und deine Figur startet mit den 40 NE deines Cellerars auf Feld 4. Geld, das liegen bleibt, gibt keine NE.
lesson-build-brothers = Das kostet kein Geld: Deine 5 D hast du noch zum Bauen. Was Brüder dir bringen, kommt in den nächsten Lektionen.

lesson-chapel-title = Brüder in der Kapelle
lesson-chapel-idea = Runde 2. Deine Kapelle hat Stufe 1: zwei Plätze zu 20 NE. Sie ist noch leer. Brüder in der Kapelle brauchen kein Gemüse, bringen dafür am Ende nichts; Brüder im Kloster bringen je 2 Ablassbriefe. Die Kapelle selbst zählt, was ihre erreichte Stufe zeigt: 3, 6, 11 oder 20. Je Runde baust du an ihr höchstens eine Stufe. Stufe 2 bringt nur Ablassbriefe; ab der dritten hat sie drei Plätze zu 40 NE.
lesson-chapel-inside = Das kostet weder Geld noch Gemüse: Die Plätze hast du schon bezahlt.
lesson-chapel-stage = 3 D, und am Ende zählt die Kapelle 6 statt 3 Ablassbriefe. Plätze und NE bleiben gleich. Drei Plätze zu 40 NE bringt erst die nächste Stufe, frühestens in Runde 3.
lesson-chapel-recruit = 1 Gemüse, und du hast vier Brüder im Kloster. Alle vier äßen 2 Gemüse; aber in der Kapelle ist ja Platz, auch für einen neuen.
lesson-chapel-field = Zwei Brüder sind bei der Feldarbeit: Sie essen so lange nichts und bringen nächste Runde 1 Gemüse heim. Bis die Figuren starten, spielt hier der Computer für dich weiter.
lesson-chapel-hut = 1 D für eine Hundehütte, noch ohne Hund. NE bringt sie nicht.
lesson-chapel-save = Aus deinen 3 D werden nächste Runde 4. In die Kapelle können die Brüder trotzdem, das kostet nichts.
lesson-chapel-done = Du startest mit 90 NE auf Feld 9. Zwei Brüder in der Kapelle hätten ohne Geld 40 NE dazugegeben: Feld 13.
lesson-chapel-area = Jede Runde mehr NE. Zwei Brüder in der Kapelle geben 40, und das kostet dich kein Geld mehr.
lesson-chapel-idea-2 = Jeder in der Kapelle gibt jede Runde 20 NE, also zwei Felder. Wer im Kloster bleibt, will essen, kann aber betteln gehen. In einer späteren Runde kannst du Brüder auch zurückholen.
lesson-chapel-two = 40 NE: vier Felder mehr, jetzt und jede weitere Runde. Für einen dritten Bruder braucht die Kapelle Stufe 3.
lesson-chapel-one = 20 NE: zwei Felder mehr, jetzt und jede weitere Runde. Ein Platz bleibt leer; er hätte noch einmal zwei Felder gebracht.

lesson-stores-title = Wozu Gemüse
lesson-stores-idea = 1 D kauft 2 Gemüse; ein Garten-Cellerar bringt jede Runde 2, von der ersten an. Was über 6 hinausgeht, verfällt. Jedes ist ein Feld, ein neuer Bruder, ein Wachhund oder Essen für drei Brüder. Rechne so: 1 D für Gemüse sind zwei Felder, einmal. 1 D für eine Stufe mit 10 NE mehr ist ein Feld je Runde, auch in dieser; jetzt, in Runde 3 von 5, sind das drei. Du hast 5 D und 1 Gemüse.
lesson-stores-none = Alle 5 D bleiben zum Bauen. Dein einziges Gemüse brauchen die zwei Brüder im Kloster: Setzt du es anders ein, gehen sie.
lesson-stores-one = 3 Gemüse, 4 D. Eines essen die zwei Brüder im Kloster; die anderen sind zwei Felder oder ein neuer Bruder und ein Feld.
lesson-stores-two = 5 Gemüse, 3 D. Eines essen die zwei Brüder im Kloster, vier hast du frei. Dafür hast du 2 D weniger zum Bauen.
lesson-stores-three = 6 Gemüse, 2 D. Das Lager ist voll; darum hat der dritte Denar nur 1 Gemüse gebracht statt 2.
lesson-stores-idea-2 = Jetzt baust du. Auch das geht hier: einen Bruder anwerben (1 Gemüse; das Kloster hat sechs Plätze). Je zwei Brüder zur Feldarbeit schicken; nächste Runde kommen sie zurück, mit 1 Gemüse. Brüder aus der Kapelle ins Kloster holen oder umgekehrt. 3 bis 9 D beim Geldverleiher sparen: Je 3 D bringen bis nächste Runde 1 D Zinsen. Hier tust du davon nur eines.
lesson-stores-recruit = Drei Brüder im Kloster. Auch für drei reicht 1 Gemüse, wenn du dann noch eines hast. Wer am Ende im Kloster ist, zählt 2 Ablassbriefe.
lesson-stores-field = Wer bei der Feldarbeit ist, isst nichts und bettelt nicht. Die zwei aus dem Kloster gehen zuerst; schickst du vier, fehlen dir die 40 NE der zwei aus der Kapelle.
lesson-stores-cloister = Wer die Kapelle verlässt, gibt dort keine 20 NE mehr und will essen. Dafür kann er betteln und zählt am Ende 2 Ablassbriefe.
lesson-stores-hut = 1 D; mehr als eine Hütte je Runde geht nicht. Mit einem Hund darin (1 Gemüse) wehrst du einen Angriff ab; ist der Hund am Ende noch da, zählt er 2 Ablassbriefe.
lesson-stores-save = Für je volle 3 D bekommst du nächste Runde 4 zurück. Eine Stufe hätte dir schon in dieser Runde NE gegeben.
lesson-stores-chapel = 3 D, und am Ende zählt die Kapelle 6 statt 3 Ablassbriefe. Drei Plätze zu 40 NE hat sie erst mit der nächsten Stufe, frühestens in Runde 4.
lesson-stores-done = Du baust nichts. Dein Geld und dein Gemüse behältst du, aber NE kommen keine dazu.
lesson-stores-area = Diese NE bekommst du dreimal, in den Runden 3, 4 und 5: Aus je 10 NE werden so drei Ablassbriefe. Ein fertiger Bereich zählt am Ende noch einige dazu.

lesson-money-title = Wer hinten ist, bekommt mehr Geld
lesson-money-idea = Nach jeder Runde gibt es auch Geld, am meisten für die Figur, die am wenigsten weit kam: 7 D, dann 5, 4 und 3. Wer auf Feld 0 steht, bekommt nichts. Die Münze bei jedem Namen zeigt das Einkommen nach dem Stand jetzt. Auf demselben Feld bekommt mehr, wer den teureren Cellerar hat; sonst, wer die höhere Klosterkarte hat (sie ist zugelost). Du bist hinten und hast Cellerar 4; auf 13 steht Computer 2 mit Cellerar 7.
lesson-money-none = 12 Ablassbriefe und 7 D. Was du damit in Runde 2 baust, gibt noch viermal NE.
lesson-money-one = 13 Ablassbriefe, aber nur 5 D: Computer 2 steht auch auf 13 und hat den teureren Cellerar. Das eine Feld hat dich 2 D gekostet.
lesson-money-two = 14 Ablassbriefe und 4 D: zwei Ablassbriefe mehr als auf Feld 12, aber 3 D weniger. Auf 14 stehen drei; dein Cellerar 4 liegt zwischen 6 und 3.
lesson-money-three = 15 Ablassbriefe, aber nur 3 D, denn du bist am weitesten. Auf Feld 12 wären es drei Ablassbriefe weniger und 4 D mehr gewesen.
lesson-money-four = 16 Ablassbriefe und 3 D. Zu essen ist nichts mehr da, also gehen die drei Brüder aus dem Kloster; die zwei bei der Feldarbeit bleiben dir.

## Die anderen

lesson-beg-title = Betteln
lesson-beg-idea = Alle Figuren sind gestartet. Nun darf angreifen, wer die Säule hat, dann reihum die anderen; erst danach setzt man Gemüse ein. Du darfst Brüder aus dem Kloster betteln schicken, zu allen, die auf deinem Feld oder weiter vorn stehen. Die Figur fällt dann drei Felder zurück. Du bekommst 1 Ablassbrief, aber der Bruder ist weg; am Ende hätte er 2 gezählt. Auf 0, 40 und in Cluny ist jede Figur sicher. Computer 2 kann mit einem Wachhund abwehren; dein Ablassbrief bleibt.
lesson-beg-open = Computer 1 fällt von 13 auf 10, du hast 1 Ablassbrief mehr. Bliebe es so, bekäme Computer 1 jetzt 7 D und du 4 statt 5: Du und Computer 2 seid nun vorn, und dein Cellerar ist billiger.
lesson-beg-guarded = Computer 2 wehrt ab und bleibt auf 11. Deinen Ablassbrief hast du, und der Wachhund ist weg: Der nächste Bruder käme durch.
lesson-beg-nobody = Deine vier Brüder bleiben im Kloster. Am Ende wären sie 8 Ablassbriefe, aber sie wollen in jeder Runde 2 Gemüse.
lesson-beg-idea-2 = Das geht, so oft du magst und Brüder hast, nur nicht bei denen, die hinter dir stehen. Und bevor du jemanden zurückwirfst, denk ans Geld: Wer hinten ist, bekommt mehr.
lesson-beg-open-again = Computer 1 fällt von 13 auf 10. Zwei Brüder sind weg und haben dir zwei Ablassbriefe gebracht; zwei sind noch im Kloster.
lesson-beg-guarded-again = Noch ein Ablassbrief, noch ein Bruder weniger. Ein Wachhund hilft nur gegen einen einzigen Angriff, danach ist er weg.
lesson-beg-enough = Drei Brüder behältst du. Für sie reicht 1 Gemüse; sie können später betteln oder am Ende je 2 Ablassbriefe zählen.

lesson-defend-title = Sich wehren
lesson-defend-idea = Jetzt bettelt Computer 1 bei dir. Ein Wachhund (Hütte 1 D, Hund 1 Gemüse) wehrt einen Angriff ab und ist dann weg; behältst du ihn bis zum Ende, zählt er 2 Ablassbriefe. Der Viehhirte wehrt genauso ab. Er ist eine Sonderkarte: Die werden jede Runde neu vergeben, benutzt oder nicht. Computer 1 hat den Trunkenbold und kann damit noch einmal angreifen. Computer 1 steht auf 15, du auf 18.
lesson-defend-herdsman = Du bleibst auf 18. Den Viehhirten hättest du nach dieser Runde ohnehin abgegeben; der Wachhund ist noch da.
lesson-defend-dog = Du bleibst auf 18, aber der Hund ist weg und mit ihm 2 Ablassbriefe am Ende. Die Hütte bleibt; ein neuer Hund kostet 1 Gemüse. Den Viehhirten hast du noch.
lesson-defend-fall = Feld 15, also drei Ablassbriefe weniger. Hund und Viehhirten hast du noch. Bliebe es so, bekämst du mehr Geld: Computer 1 steht auch auf 15, und dein Cellerar ist teurer.
lesson-defend-idea-2 = Der Trunkenbold wirft irgendeine Figur drei Felder zurück, auch eine, die weiter hinten steht. Er kostet keinen Bruder und bringt ebenfalls 1 Ablassbrief. Abwehren kannst du ihn genauso.
lesson-defend-fall-again = Der Angriff kommt durch: drei Felder und drei Ablassbriefe weniger. Du behältst, womit du dich noch wehren kannst; ein Hund nützt auch in späteren Runden. Bliebe es so, bekämst du 7 D.
lesson-defend-warded = Deine Figur bleibt stehen, das rettet dir drei Ablassbriefe. Computer 1 bekommt den einen für den Angriff trotzdem.

lesson-special-title = Die drei Sonderkarten
lesson-special-idea = Ab Runde 2 gibt es zu Beginn jeder Runde drei Sonderkarten, für jeden Bereich eine. Jede geht an die Person, die dort am weitesten gebaut hat, auch mit 0 Stufen: für den Garten der Gemüsekarren, für die Käserei der Viehhirte, für die Brauerei der Trunkenbold. Bei Gleichstand entscheidet der teurere Cellerar. Du hast Karren und Trunkenbold. Auf wen lässt du den Trunkenbold los (drei Felder zurück, 1 Ablassbrief für dich)? Du stehst auf 18; Computer 1 hat den Viehhirten.
lesson-special-guarded = Computer 1 gibt den Viehhirten her und bleibt auf 20. Du hast 1 Ablassbrief mehr; der Trunkenbold wird nächste Runde ohnehin neu vergeben.
lesson-special-hit = Computer 2 fällt von 17 auf 14: dort drei Ablassbriefe weniger, bei dir einer mehr. Am Geld ändert es nichts, Computer 2 war schon hinten.
lesson-special-oneself = Du fällst auf 15 und bist nun selbst hinten: Bliebe es so, bekämst du 7 statt 5 D. Dafür sind es drei Ablassbriefe weniger, und der eine für den Trunkenbold kommt dazu.
lesson-special-nobody = Der Trunkenbold bleibt ungenutzt und wird nächste Runde neu vergeben. Er hätte dir 1 Ablassbrief gebracht, selbst wenn er abgewehrt wird.
lesson-special-idea-2 = Jetzt der Gemüsekarren: einmal drei Felder, ohne Gemüse und zusätzlich zu ihm. Nächste Runde wird auch er neu vergeben. Mehr Felder sind mehr Ablassbriefe, aber wer jemanden überholt, bekommt weniger Geld.
lesson-special-ride = Drei Felder, drei Ablassbriefe mehr. Du hast eine Figur überholt, das kostet dich 1 bis 2 D. Den Karren jede Runde zu haben ist viel wert; manchmal genügt dafür eine Stufe mehr im Garten.
lesson-special-stay = Drei Ablassbriefe weniger, dafür 1 bis 2 D mehr, weil du niemanden überholst. Aufheben lässt sich der Karren nicht.

lesson-column-title = Die Säule und der Tausch
lesson-column-idea = Wer die Säule hat, beginnt in dieser Runde, wo immer reihum gewählt oder angegriffen wird. Du kannst sie behalten und alles aus der Mitte nehmen, oder 1 D in die Mitte legen und sie nach links weitergeben (so kann sie auch mehrmals herumgehen); Computer 2 hat das gerade getan. Nächste Runde wandert sie von selbst weiter. Gleich danach kommen deine gesparten 3 D zurück, mit 1 D Zinsen, und zwei Brüder mit 1 Gemüse von der Feldarbeit.
lesson-column-keep = 1 D mehr, und du beginnst: Unter den freien Celleraren wählst du zuerst, und du greifst auch zuerst an.
lesson-column-pass = 1 D weniger, und Computer 1 nimmt 2 D aus der Mitte. Du bist nun überall zuletzt dran: Andere wählen vor dir ihren Cellerar, aber nach dir greift niemand mehr an.
lesson-column-idea-2 = Die neue Produktionskarte gibt Brau-Celleraren 30 NE, nur diese Runde. Deiner gibt 40 und 20 Zuschlag. Einmal je Runde darfst du deinen Cellerar tauschen: Du zahlst nur die Differenz oder bekommst sie zurück. Entlässt du ihn ohne Ersatz, bekommst du seinen ganzen Preis zurück. Am Ende zählt nur der, den du dann hast.
lesson-column-eleven = 6 D: mit Zuschlag 60 NE mehr in jeder Runde, und am Ende 11 statt 5 Ablassbriefe. Zum Bauen bleibt diese Runde nichts.
lesson-column-eight = 3 D: mit Zuschlag 30 NE mehr in jeder Runde, und am Ende 8 statt 5 Ablassbriefe. Vom Rest kannst du noch bauen.
lesson-column-other = Am Ende zählt er mehr als der alte. Aber er ist kein Brau-Cellerar: Der Zuschlag von 20 NE und die 30 der Produktionskarte fallen weg.
lesson-column-dismiss = 5 D mehr zum Bauen. Dafür fehlen dir jede Runde 60 NE, diese Runde sogar 90, und am Ende 5 Ablassbriefe.
lesson-column-stays = Dein Geld bleibt zum Bauen. Mit Zuschlag und Produktionskarte gibt der alte diese Runde 90 NE.
lesson-column-cheap = Du bekommst 1 bis 4 D heraus, zum Bauen. Er gibt weniger NE und zählt am Ende weniger als der alte.

## Wie man gewinnt

lesson-areas-title = Bereiche fertig bauen
lesson-areas-idea = Runde 4 von 5: Was du jetzt baust, gibt noch zweimal NE. Am Ende zählt ein fertiger Garten 7 Ablassbriefe, eine Käserei 10, eine Brauerei 15; was nicht fertig ist, zählt nichts. Die Kapelle zählt nach erreichter Stufe; jede Stufe hat ihren eigenen Preis. Rechne für deine 6 D zusammen: Felder in zwei Runden und dazu, was am Ende zählt. Triff die erste Entscheidung.
lesson-areas-cheese = 4 D: zweimal fünf Felder und 10 Ablassbriefe, zusammen 20. Und deine letzten 2 D reichen für den fertigen Garten.
lesson-areas-garden = 2 D: zweimal zwei Felder und 7 Ablassbriefe, zusammen 11. Deine 4 D reichen noch für die fertige Käserei oder für die Kapelle.
lesson-areas-chapel = 4 D: Deine zwei Brüder darin geben nun je 40 NE, das sind zweimal vier Felder mehr, und am Ende zählt die Kapelle 11 und nicht mehr nur 6. Zusammen 13, und ein dritter Bruder hat Platz.
lesson-areas-cheese-part = 2 D: zweimal zwei Felder, zusammen 4. Fertig ist die Käserei noch nicht; ihre letzte Stufe, wieder für 2 D, bringt die 10 Ablassbriefe.
lesson-areas-save = Je 3 D bringen bis zur letzten Runde 1 D Zinsen. Was du dort baust, gibt aber nur noch einmal NE.
lesson-areas-brewery = Zweimal ein Feld oder zweimal zwei, mehr nicht: Alle sieben Stufen kosten 15 D, fertig wird die Brauerei kaum noch.
lesson-areas-brewery-three = 5 D: 40 NE, und dein Brau-Cellerar legt 20 dazu. Das sind zweimal sechs Felder, zusammen 12. Fertig wird die Brauerei aber kaum noch.
lesson-areas-field = Je zwei bringen zur letzten Runde 1 Gemüse heim, gut für ein Feld oder einen neuen Bruder. Deine 6 D hast du noch.
lesson-areas-cloister = Wer die Kapelle verlässt, gibt dort keine 20 NE mehr, also zwei Felder weniger in jeder Runde. Im Kloster zählt er am Ende 2 Ablassbriefe; dorthin kann er auch noch in der letzten Runde.
lesson-areas-done = Deine 6 D nimmst du mit in die letzte Runde. Dort gibt jede Stufe aber nur noch einmal NE statt zweimal.
lesson-areas-other = Ein Bruder im Kloster und ein Wachhund zählen am Ende je 2 Ablassbriefe. Für dein Geld bringt es hier mehr, einen Bereich fertig zu bauen.

lesson-last-title = Die letzte Runde
lesson-last-idea = Jetzt zählt nur, was noch Felder oder am Ende Ablassbriefe bringt: jeder Bruder im Kloster 2, jeder Wachhund 2, fertige Bereiche, Kapelle, Cellerar. Geld zählt nur noch bei Gleichstand. Ganz am Schluss wird dein restliches Gemüse von selbst eingesetzt: Zuerst essen alle im Kloster, der Rest bringt Felder. Dein Garten-Cellerar hat 2 Gemüse gebracht; du hast 3, und 6 D.
lesson-last-none = Alle 6 D bleiben zum Bauen. Die letzte Stufe von Käserei und von Garten kostet je 2 D, die der Kapelle 5 D.
lesson-last-one = 5 Gemüse, 5 D: zwei Felder mehr oder zwei Brüder (die mitessen). Es reicht für die letzte Stufe der Kapelle oder für Käserei und Garten.
lesson-last-two = 6 Gemüse, 4 D. Der zweite Denar hat nur 1 Gemüse gebracht, denn das Lager ist voll. Für Käserei und Garten reicht es genau, für die Kapelle nicht mehr.
lesson-last-idea-2 = Ein Gemüse ist ein Feld, also 1 Ablassbrief. Ein neuer Bruder kostet auch 1 Gemüse und zählt 2, muss aber zu essen haben: 1 Gemüse für drei, 2 für vier bis sechs. Triff die erste Entscheidung; die Runde spielt dann der Computer für dich zu Ende. Weiter als Cluny (über 400 NE) geht es nicht; das zählt 41.
lesson-last-cheese = 2 D: drei Felder, und die fertige Käserei zählt 10. Zusammen 13 Ablassbriefe.
lesson-last-garden = 2 D: zwei Felder, und der fertige Garten zählt 7. Zusammen 9 Ablassbriefe.
lesson-last-chapel = 5 D, und am Ende zählt die Kapelle 20 statt 11: 9 Ablassbriefe mehr. Felder bringt diese Stufe nicht, die NE je Bruder bleiben gleich.
lesson-last-recruit = 1 Gemüse für 2 Ablassbriefe. Aber vier im Kloster brauchen 2 Gemüse statt 1, oder einer zieht wieder aus; so bleibt diesmal kein Gewinn. Ein fünfter und ein sechster würden mit satt.
lesson-last-cloister = Wer die Kapelle verlässt, gibt keine 40 NE mehr, also vier Felder weniger. Im Kloster zählt er am Ende 2 Ablassbriefe, muss aber essen.
lesson-last-field = Wer jetzt zur Feldarbeit geht, kommt nicht mehr heim und zählt am Ende nichts; im Kloster wären es je 2 Ablassbriefe gewesen.
lesson-last-save = Gespartes kommt nach der letzten Runde ohne Zinsen zurück und zählt nur noch bei Gleichstand.
lesson-last-hut = 1 D. Kommt ein Hund hinein (1 Gemüse), zählt er 2 Ablassbriefe, wenn du ihn nicht zum Abwehren brauchst.
lesson-last-done = Du baust nichts mehr. Dein restliches Geld zählt nur noch bei Gleichstand.
lesson-last-other = Höchstens ein Feld für jeden Denar, denn jede Stufe gibt nur noch einmal NE. Und fertig wird die Brauerei nicht mehr.
