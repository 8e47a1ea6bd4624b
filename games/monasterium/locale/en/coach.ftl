# The coach: a sentence for each kind of question

coach-dice-place = All dice of the number go on its space; the rest you roll again. Neutral ones there are for anybody, personal ones only for you. Lay what you will need: a 1 sends, a 5 moves, 2 to 4 bring goods.
coach-roll-reroll = Choose only dice whose number you do not need; the others stay as they are. You can do this once a round.
coach-dice-take = Each die from there is one action of its column. Take first what others could take from you; your personal dice wait for you.
coach-dice-count = What you leave, others may take. A die with which you can do nothing is lost.
coach-joker-column = The six is one action in a column of your choice, standard or unlocked. On a flipped tile it brings 1 point as well.
coach-act-choose = One action of the column for each die. Standard and row I as often as you like, rows II and III once each per turn, so you may well begin with those.
coach-bonus-choose = Take what you lack for your next novice: influence for buildings and chapels, rosaries for the cloister walk, soup, tools and books for buildings. If you may take any action, it can send one, too.
coach-move-count = You can send to the monasteries joined to his space. Bonuses count in passing, too; he never goes back.
coach-extra-die-choose = The die is one more action each round, and nobody else may take it. Early on it is worth more than the 5 points, in the last round less.
coach-send-novice = The row says where he may go and what he costs: I and II buildings, III chapel, IV cloister walk. The column says what you unlock; with IV the tile is flipped.
coach-send-place = Buildings bring something at once. A chapel keeps its monastery open to you, and the walk there counts only with it. Look at the orders, too, and at who has the most in the monastery.
coach-window-cloister = No monastery may come twice in a row or column. Take one that completes a row or column, or is still missing there.
coach-window-row = It goes on the leftmost free place. Complete rows and columns bring points. There is a bonus as well: the one to the left of the row or the one above the column.
coach-window-bonus = Only one of the two: the one to the left of the row or the one above the column. Take what you will need next.
