# Lessons

lesson-goal-title = What it is about
lesson-goal-idea = You run a cathedral school and find places for your novices in five monasteries, A to E. After three years, whoever has the most points wins. Dice do everything: you take turns taking dice from a space, and each die is one action; you cannot pass. A 1 sends a novice, a 2 brings soup, a 3 influence, a 4 a rosary, a 5 moves your messenger. A 6 counts as any number.
lesson-goal-novice = Each 1 sends a novice. Novices cost something; what you have is at the bottom of the picture: 3 influence, 1 rosary, 2 soup. That will do for a start.
lesson-goal-soup = Soup pays for novices in secular buildings, the simplest ones. Each die from here brings one.
lesson-goal-influence = Almost every novice costs influence: 1 (and goods) for a building, 1 and later more for a chapel.
lesson-goal-rosary = Rosaries pay for novices on the cloister walk. One can go there only once a novice of yours is in a building beside it.
lesson-goal-messenger = With each die your messenger goes one space further, from monastery to monastery. At the moment he opens monastery A for you.
lesson-goal-idea-2 = You take up to three dice at once, all from one space, but only one from the 6. Here are two. What you leave can be taken by Computer 1, or by you when it is your turn again.
lesson-goal-one = One action. The second die stays, and the next who may take it is Computer 1.
lesson-goal-two = Two actions in one turn, and nothing left here for Computer 1. The round ends once all dice are taken; your goods stay yours.

lesson-place-title = Placing dice
lesson-place-idea = Before anybody takes dice, they are placed. With two players each has six: five neutral ones and a personal one in their own colour. Yours are rolled. Now you choose a number and put every die that shows it on its space. The neutral ones can then be taken by either of you, your personal one only by you. You roll the rest again. Everybody does this at once; Computer 1 is done.
lesson-place-soup = Four neutral dice lie on the 2 now. That is soup for both of you: Computer 1 may take them just as you may.
lesson-place-influence = Two neutral dice lie on the 3 now. You both need influence. You begin this round and can have it first.
lesson-place-messenger = Your personal die and a neutral one join two others on the 5. Nobody can take yours; but now it is settled that it will be a step of your messenger.
lesson-place-idea-2 = You have rolled the other four again: two ones, two fours. So it goes on until all dice are placed. That is how you two decide which actions there will be in this round.
lesson-place-novice = Three dice lie on the 1 now: three novices, if you can pay for them. Your last two dice both came up 6, which counts as any number.
lesson-place-rosary = Two rosaries. For novices there is only one die on the 1. But your last two dice both came up 6, which counts as any number, the 1 included.

lesson-own-title = Your own die
lesson-own-idea = One die is left, your personal one. It shows a 4, a rosary. Once a round you may re-roll: any dice of the roll that lies before you. What comes up then stays.
lesson-own-again = Now it shows a 3: influence instead of a rosary. You cannot re-roll again until the next round.
lesson-own-keep = A rosary, safe and sure. You cannot save the re-roll up: next round you have it once again anyway.
lesson-own-idea-2 = All dice are placed, and you begin; next round Computer 1 will. Nobody can take the one in your colour; the white, neutral ones may soon be gone. If there were white ones on its space, you would have to take yours first; it is one of the three you may take. Computer 1 has one on the 5, which you may never take.
lesson-own-waiting = This action would have been safe until later. Now Computer 1 chooses among all the white ones, ones and sixes included.
lesson-own-novice = Of the dice, only the 1 and the 6 send novices. Four dice lie there altogether, and Computer 1 wants them too. Your own die waits for you meanwhile.
lesson-own-soup = Up to three of the four dice, so up to three soup. But only the 1 and the 6 send novices, and now Computer 1 can help itself there.
lesson-own-messenger = Two of these are for you, so up to two steps. The die of Computer 1 you may never take. Your own waits for you meanwhile.
lesson-own-six = A six counts in any column, but you only ever take one at a time. Computer 1 can take the other one next. Your own die waits for you meanwhile.

lesson-building-title = A novice leaves home
lesson-building-idea = You have taken a 1 and send a novice. The row says where: I and II to buildings, III to chapels, IV to cloister walks. Above each row is its price; the goods are of one kind, as the building wants: soup, tools or books. Row II is still too dear for you, and IV needs a novice of yours in a building beside it first. Those of I to III unlock what they stood on: from now on, dice of that column may do that instead (I any number of times, II and III once per turn).
lesson-building-either = From now on a 1 may also take 1 influence or 1 rosary. So it is of use even when you cannot send anybody.
lesson-building-exchange = From now on a 2 may also exchange: soup for a tool, or a tool for a book. That takes you to the dearer buildings.
lesson-building-messenger = From now on a 3 may also move your messenger one space.
lesson-building-influence = From now on a 4 may also take influence, when you have no need of a rosary.
lesson-building-goods = From now on a 5 may also take 1 soup or exchange a good, instead of moving.
lesson-building-chapel = To a chapel, for 1 influence and no goods. The action of row III is the same in every column: take a window pane.
lesson-building-idea-2 = A and B are open, since your messenger’s space is joined to both. A secular building costs soup and brings 1 point and 1 tool. A workshop costs tools and brings 2 points and 1 book. A common room costs books and brings 3 points and a window pane. A building has room for one novice only, a chapel for four with two players.
lesson-building-profane = 2 soup and 1 influence gone; 1 point and 1 tool gained. You have three tools now and 1 influence left: your next 1 can lead to a workshop.
lesson-building-workshop = 2 tools and 1 influence gone; 2 points and 1 book gained. One more book, and you can pay for a common room.
lesson-building-chapel-place = This brings points only at the end. But from now on you may always send to this monastery, wherever your messenger is.

lesson-unlocked-title = Unlocked actions
lesson-unlocked-idea = You have taken two dice from the 2. In column 2 the novices I-2 and II-2 are gone, so their actions are unlocked: exchanging (row I, with any die) and taking 2 soup (row II, once per turn). A novice of row II costs one good more, but his action is stronger. For each die you choose an action; if none is possible, it is lost. You have 1 soup and 1 book; two books would pay for a common room.
lesson-unlocked-standard = One soup; you have two now. This standard action is always possible, but that of row II would have brought two with the same die.
lesson-unlocked-exchange = The soup has become a tool. One more exchange, and it is a book.
lesson-unlocked-soups = Two soup with one die; you have three now. It will not work a second time in this turn.
lesson-unlocked-idea-2 = Now the second die. An exchange goes up one step: soup, tool, book. What you have left at the end counts, too: 2 points for a book, 1 for a tool, and 1 for any two of soup, influence and rosaries.
lesson-unlocked-standard-again = One more soup. A secular building costs two for a novice of row I and three for one of row II.
lesson-unlocked-exchange-again = One step up. What is unlocked stays so until the end, so any 2 can exchange again. By the way: action II-1 sends for 1 influence less, II-5 moves the messenger one to three spaces.
lesson-unlocked-soups-again = Two soup. Row II works once in every turn, so it does again in your next.

lesson-path-title = The messenger
lesson-path-idea = Your messenger is on path space 8 and moves one space for each die from the 5, always forward. The letters on his space are the monasteries you may send to; after space 20 comes space 1. Some spaces have a bonus: you get it each time you enter or pass the space. The plus is one die more for every round, a star any action, like a 6, a window a pane of your choice, the basket a soup or an exchange, space 3 influence or a rosary. There are three dice on the 5.
lesson-path-one = One space, to 9, still at monastery C. Two dice stay on the 5, for Computer 1 or for your next turn.
lesson-path-two = To 10 exactly, on the bonus. But no monastery is joined to this space: as long as he stands here, he opens none for you.
lesson-path-three = So he goes past 10 and on to 11. The bonus of 10 counts in passing, too; after that, space 11 opens C and D for you.
lesson-path-idea-2 = Space 10: an extra personal die is one more action in every round from now on. You roll it at once, and it counts in this round already; if you have not re-rolled yet this round, you may do so with it, too. Or you take 5 points. Each of the three years has as many rounds as there are players: four are still to come. Nobody has more than three personal dice; whoever has them gets the points.
lesson-path-die = One more action in this round and the next four, and nobody can take it from you. This early it is worth more than 5 points.
lesson-path-points = 5 points at once. For that you will miss an action in each of the next four rounds; late in the game that weighs less.

lesson-chapel-title = Chapels
lesson-chapel-idea = Now you send your second novice of row III to a chapel. The first cost 1 influence, this one costs 2, each further one 3. At the end it counts in how many monasteries you have a novice in the chapel: 1, 3, 6, 10 or 15 points for one to five. In his column he unlocks: take a window pane of a monastery whose chapel you are in, once per turn. Column 2 can do so already.
lesson-chapel-first = Column 1: when you lack the goods to send anybody, a 1 can bring a window pane instead.
lesson-chapel-other = From now on dice of this column can also take a window pane, once per turn.
lesson-chapel-idea-2 = You are in chapel A already; B is empty. To a monastery whose chapel you are in you may always send, to the others only while your messenger is on one of their spaces.
lesson-chapel-same = A second one in chapel A opens no further monastery, and it is still 1 point at the end. But each novice you put on the cloister walk of A will be worth 4 points instead of 2.
lesson-chapel-new = Two monasteries: 3 points at the end instead of 1. And B stays open to you when your messenger has long moved on.

lesson-window-title = The church window
lesson-window-idea = Your novice has moved into a common room of C: 3 points and a pane of C. You place it in one of the three rows, always on the leftmost free place. No row and no column may hold two panes of the same monastery; if it fits nowhere, it is lost. With two players each monastery has four. You get a bonus as well, that of the row or that of the column. A complete row brings 8 points, a complete column 4 to 7.
lesson-window-row-one = Row 1 has three of four panes now; the fourth brings 8 points. The 4 points for column 1 you can still get later.
lesson-window-row-two = Row 2 has two panes now, and column 2 lacks just one for 5 points. Column 1 would have been complete at once: 4 points.
lesson-window-row-three = Column 1 is complete: 4 points at once. Row 1 still lacks two panes for its 8.
lesson-window-idea-2 = Now the bonus: either the one to the left of the row or the one above the column, never both.
lesson-window-of-row = The bonus to the left of the row is yours, the one above the column is lost. With the next pane you choose anew.
lesson-window-of-column = The bonus above the column is yours, the one to the left of the row is lost. With the next pane you choose anew.

lesson-walk-title = The cloister walk
lesson-walk-idea = Row IV goes to the cloister walk and costs rosaries: 1 for the first, 2 for the second, 3 for each further one. Such a novice unlocks no action; instead he flips the tile of his column (IV-3 that of the 3). From then on each die you take for this column brings 1 point, and so does each one of this turn still unused there. Which tile do you want to flip?
lesson-walk-tile-one = Each 1 now brings you 1 point besides its action. You will be taking ones to send novices until the end.
lesson-walk-tile-five = Each 5 now brings you 1 point besides its action: a turn with three dice brings 3.
lesson-walk-tile = Each die of this column now brings you 1 point besides its action: a turn with three dice brings 3.
lesson-walk-idea-2 = A space of the cloister walk lies between two buildings; in one of them there must be a novice of yours. At the end, each monastery counts your novices on its walk times those in its chapel, times 2. In chapel A there is one of yours, in chapel B only Computer 1’s.
lesson-walk-with-chapel = 1 times 1 times 2 at the end, so 2 points. With two novices each on walk and chapel it would be 8: so staying in one monastery can pay.
lesson-walk-without-chapel = 0 points yet, for you are not in chapel B. If you get there later, it will be 2. In A they would be safe already.

lesson-orders-title = Orders
lesson-orders-idea = Below the path are six orders, drawn anew for each game. Fulfil one: its points at once, even if others did before. Four name three places (arches: cloister walk; soup, tool, book: a building of that kind; house: any building); markers show who is there already. They bring less from year to year, and year 2 is about to end. For “chapel D, chapel A, building in C” you lack just one: 7 points now, 5 afterwards. The lower two ask for a number and always bring the same.
lesson-orders-building = Your 2 tools will do for a workshop: 2 points and 1 book. The order stays open and is worth 5 points instead of 7 from the next year on.
lesson-orders-chapel = To a chapel, for 2 influence. Which chapel it is decides about the order.
lesson-orders-idea-2 = A is open because your messenger is there, and D because you are in its chapel. One novice may count for several orders. A new year changes nothing but their points.
lesson-orders-met = Fulfilled: 7 points; next year it would be 5. And two chapels, 3 points at the end instead of 1. For “chapel A, workshop B, cloister walk C” you now lack only the walk.
lesson-orders-twice = You were in chapel D before. That helps no order, but makes the cloister walk of D worth more. From next year on, chapel A will bring you only 5 points.
lesson-orders-workshop = 2 points and 1 book, and one novice more in this monastery. The order can wait, but from next year on it brings only 5 points.

lesson-six-title = The six and the complete row
lesson-six-idea = With a 6 you take an action of any column; tile 3 is flipped and would bring 1 point as well. In row I only I-1 is left. Once the last novice of a row is gone, you may at once send the one beside that row, for free. Where does the 6 go?
lesson-six-novice = I-1 costs 1 influence and 2 soup. Only one secular building, in D, is left for that: 1 point, 1 tool. Now row I is empty.
lesson-six-flipped = 1 point for the flipped tile, and an action of column 3. Row I stays as it is until you take a 1 or a 6 again.
lesson-six-other = An action of this column. Row I stays as it is until you take a 1 or a 6 again.
lesson-six-idea-2 = The novice beside the row may go to any kind of place in a monastery that is open to you: building, chapel or cloister walk. He costs nothing, and you get a building’s reward. If you do not send him now, you never will. For “chapel B, chapel D, building in A” you lack only chapel D: 7 points.
lesson-six-order = Order fulfilled: 7 points. And your third chapel, 6 points at the end instead of 3. With row III it would have cost you 3 influence.
lesson-six-common = 3 points and a window pane without paying books. The 7 points for chapel D you will have to get with row III, for 3 influence.
lesson-six-workshop = 2 points and 1 book without paying. The 7 points for chapel D you will have to get with row III, for 3 influence.
lesson-six-walk = 2 points at the end, as there is one of yours in this chapel. He flips no tile, and the order with its 7 points can wait.
lesson-six-walk-without = You are not in chapel D yet, so its cloister walk is worth nothing yet. This novice does not flip a tile, either.
lesson-six-stays = You may do that. He stays there for good; beside each of the other rows one more is waiting.
lesson-six-same = You were in this chapel before: no further monastery. But each of yours on the walk here will be worth 4 points instead of 2. The order with its 7 points can wait.

lesson-end-title = Final scoring
lesson-end-idea = The last die of the game, a 1. After it count chapels, cloister walks, goods, and 5 points for each monastery in which you have the most novices, wherever they are in it; in a tie all get them. If two have the same points in the end, both win. If it were scored now, it would be 37 to 42 against you. In C you have one and Computer 1 two, in B you have two each. In chapel A there are two of yours, in B one. A, B and C are open to you.
lesson-end-chapel = Your fourth of row III: 3 influence. That is 1 point less for goods.
lesson-end-walk = For 1 rosary; it costs you no points for goods. The flipped tile will bring nothing any more.
lesson-end-idea-2 = Where to? One more in C makes it a tie. One more in B, and Computer 1 loses 5 points there. In chapel A, which is full, there are two of yours, in B one, in C none.
lesson-end-tie-chapel = A tie in C: 5 points for you as well. The third chapel brings 3 more, the influence costs you 1. 44 to 42, you win.
lesson-end-tie-walk = A tie in C: 5 points for you as well. The walk itself counts nothing, since you are not in chapel C. 42 to 42, you both win.
lesson-end-alone-chapel = In B only you have the most now: Computer 1 loses 5 points. The influence costs you 1. 36 to 37, Computer 1 wins. The walk of B would have done it.
lesson-end-alone-walk = In B only you have the most now: Computer 1 loses 5 points. And 1 times 1 times 2 is 2 for you. 39 to 37, you win.
lesson-end-walk-points = In chapel A there are two of yours: 1 times 2 times 2, so 4 points. 41 to 42, Computer 1 wins. In B it would have been only 2 for you, but 5 less for Computer 1.
