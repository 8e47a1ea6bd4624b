# Lessons

## What it is about

lesson-road-title = The road to Cluny
lesson-road-idea = You run a monastery and collect indulgences, which are the points. After five rounds, whoever has the most wins. Each round your figure sets out from space 0 again, one space for every 10 food; at the end of the round each space is worth 1 indulgence. Your 110 food brought you to space 11. Vegetables take you further, but you also need them to feed your lay brothers.
lesson-road-none = You stay on space 11, so 11 indulgences. You still have your 4 vegetables, and what is left over can carry you further next round just as well.
lesson-road-three = Space 14: 14 indulgences instead of 11. One vegetable is left, just enough for the three brothers in the cloister.
lesson-road-all = Space 15: 15 indulgences instead of 11. There is nothing left to eat, so the three brothers in the cloister leave. New ones cost 1 vegetable each.
lesson-road-some = Every space is 1 more indulgence. The vegetables you keep can feed brothers or carry you further next round.
lesson-road-idea-2 = Now the brothers in the cloister want to eat. 1 vegetable feeds up to three, four to six need 2. Any brother who gets nothing leaves. Your two brothers in the chapel need no food. Recruiting a new brother costs 1 vegetable.
lesson-road-hungry = All three leave. You save one vegetable, but three new brothers would cost three.
lesson-road-fed = For 1 vegetable all three stay. That ends the round: everybody gets the indulgences of their space and some money (whoever is behind gets more; more about that later), and the figures go home. You keep money and vegetables that are left.

## What gives food every round

lesson-cellerar-title = The cellarer
lesson-cellerar-idea = Phases of a round: column, cellarer and vegetables (now), building, begging, using vegetables, feeding, settling up. Two players start with 9 D (denarii), 6 vegetables, 3 lay brothers. You have one cellarer at most. You pay his number once; he gives food every round and counts his number at the end. Each card shows the space you reach with him. A production card is for cellarers alone: Cheese Cellarers give 20 more this round.
lesson-cellerar-nine = He gives 90 food, 110 this round: space 11. All 9 D are gone, yet you can build a little: with a Cheese Cellarer one stage of the cheese dairy is 1 D cheaper each round, so the first is free.
lesson-cellerar-six = He gives 60 food, 80 this round: space 8. That leaves 3 D for building, and with him one stage of the cheese dairy is 1 D cheaper each round.
lesson-cellerar-three = He gives 30 food, 50 this round: space 5. That leaves 6 D for building, and with him, too, one stage of the cheese dairy is 1 D cheaper each round.
lesson-cellerar-eight = He gives 60 food; 1 D is left. The production card does nothing for him. Once the brewery itself gives 40 food (that takes 5 D), he adds 30 every round.
lesson-cellerar-five = He gives 40 food; 4 D are left. The production card does nothing for him. Once the brewery itself gives 40 food (that takes 5 D), he adds 20 every round.
lesson-cellerar-two = He gives only 20 food, but 7 D are left. Once the brewery itself gives 40 food (that takes 5 D), he adds 10 every round.
lesson-cellerar-nobody = All 9 D are left for building. You can hire later, too, once a round; but whoever is there from the start gives his food five times.
lesson-cellerar-garden = Besides food, a Garden Cellarer brings 2 vegetables each round, from this one on, right after he is hired. But your store is full with 6, and what does not fit is lost. The production card does nothing for him.

lesson-build-title = Building
lesson-build-idea = Garden, cheese dairy and brewery are built stage by stage. Each shows the price of all stages up to there (the chapel’s is for one stage) and the space you reach with it; on the right the indulgences of a complete area. Everybody builds in secret, at once. You have 5 D; your Brewery Cellarer adds 20 once the brewery itself gives 40. In a game you build as often as you can; here, once.
lesson-build-bonus = The brewery now gives 40 food, and your cellarer adds 20: 60 more every round, space 10 instead of 4. Your 5 D are spent.
lesson-build-brewery-two = The brewery now gives 20 food, and you have 2 D left. That is exactly what its third stage costs: then it gives 40, and your cellarer adds 20.
lesson-build-brewery-one = The brewery now gives 10 food. Your other 4 D reach exactly to its third stage: then it gives 40, and your cellarer adds 20.
lesson-build-garden-five = The garden now gives 50 food: space 9. It lacks one stage, for 2 D; once complete, it counts 7 indulgences at the end. Your cellarer adds nothing to this yet.
lesson-build-garden = Five of the garden’s six stages cost 1 D each and give 10 more food each. Whatever you have left you can go on spending, in another area, too.
lesson-build-cheese = Fully built, the cheese dairy gives 110 food, the garden only 70; but its later stages cost 2 D each. A Cheese Cellarer would save you 1 D on one stage each round.
lesson-build-chapel = 2 D. The chapel gives food only once brothers live in it: at this stage up to two, 20 food each. The next lesson is about that. You have 3 D left.
lesson-build-save = Savings come back next round, with 1 D interest for every 3 D. What you build instead gives food this round already.
lesson-build-hut = 1 D. The hut holds a watchdog, for 1 vegetable; he fends off one attack. It gives no food. You have 4 D left.
lesson-build-done = You keep your 5 D, and your figure sets out with your cellarer’s 40 food, on space 4. Idle money gives no food.
lesson-build-brothers = That costs no money: you still have your 5 D for building. What brothers do for you comes in the next lessons.

lesson-chapel-title = Brothers in the chapel
lesson-chapel-idea = Round 2. Your chapel is at stage 1: two places, 20 food each. It is still empty. Brothers in the chapel need no vegetables, but count nothing at the end; those in the cloister count 2 indulgences each. The chapel itself counts what the stage it has reached says: 3, 6, 11 or 20. Of the chapel you can build at most one stage a round. Stage 2 adds only indulgences; from the third on it has three places with 40 food each.
lesson-chapel-inside = It costs neither money nor vegetables: you have paid for the places already.
lesson-chapel-stage = 3 D, and at the end the chapel counts 6 indulgences instead of 3. Places and food stay the same. Three places with 40 food come with the next stage, in round 3 at the earliest.
lesson-chapel-recruit = 1 vegetable, and you have four brothers in the cloister. All four would eat 2 vegetables; but then, there is room in the chapel, for a new one, too.
lesson-chapel-field = Two brothers are at field work: they eat nothing meanwhile and bring home 1 vegetable next round. Until the figures set out, the computer now plays on for you.
lesson-chapel-hut = 1 D for a dog hut, still without a dog. It gives no food.
lesson-chapel-save = Your 3 D will be 4 next round. The brothers can go to the chapel all the same, it costs nothing.
lesson-chapel-done = You set out on space 9, with 90 food. Two brothers in the chapel would have added 40 without any money: space 13.
lesson-chapel-area = More food every round. Two brothers in the chapel give 40, and that takes no more money.
lesson-chapel-idea-2 = Each brother in the chapel gives 20 food every round, that is two spaces. Those who stay in the cloister want to eat, but can go begging. In a later round you can also call brothers back.
lesson-chapel-two = 40 food: four more spaces, now and in every later round. For a third brother the chapel needs stage 3.
lesson-chapel-one = 20 food: two more spaces, now and in every later round. One place stays empty; it would have brought two more.

lesson-stores-title = What vegetables are for
lesson-stores-idea = 1 D buys 2 vegetables; a Garden Cellarer brings 2 each round, from the first on. What goes beyond 6 is lost. Each is a space, a new brother, a watchdog, or a meal for three brothers. Count like this: 1 D for vegetables is two spaces, once. 1 D for a stage with 10 more food is a space every round, this one included; now, in round 3 of 5, that makes three. You have 5 D and 1 vegetable.
lesson-stores-none = All 5 D are left for building. The two brothers in the cloister need your only vegetable: use it for something else, and they leave.
lesson-stores-one = 3 vegetables, 4 D. The two brothers in the cloister eat one; the others are two spaces, or a new brother and a space.
lesson-stores-two = 5 vegetables, 3 D. The two brothers in the cloister eat one, four are yours to use. But you have 2 D less for building.
lesson-stores-three = 6 vegetables, 2 D. The store is full; that is why the third coin brought only 1 vegetable instead of 2.
lesson-stores-idea-2 = Now you build. Other things to do here: recruit a brother (1 vegetable; the cloister has six places). Send pairs of brothers to field work; next round they come home, each pair with 1 vegetable. Call brothers from the chapel to the cloister, or the other way. Save 3 to 9 D with the moneylender: every 3 D earn 1 D interest by next round. Here you do just one of these.
lesson-stores-recruit = Three brothers in the cloister. 1 vegetable is enough for three as well, if you still have one then. Whoever is in the cloister at the end counts 2 indulgences.
lesson-stores-field = Brothers at field work neither eat nor beg. The two from the cloister go first; if you send four, you lose the 40 food of the two in the chapel.
lesson-stores-cloister = A brother who leaves the chapel takes his 20 food with him and wants to eat. But then he can beg, and counts 2 indulgences at the end.
lesson-stores-hut = 1 D; one hut a round is the most. With a dog in it (1 vegetable) you can fend off one attack; if the dog is still there at the end, he counts 2 indulgences.
lesson-stores-save = For every full 3 D you get 4 back next round. A stage would have given you food in this round already.
lesson-stores-chapel = 3 D, and at the end the chapel counts 6 indulgences instead of 3. It has three places with 40 food only at the next stage, in round 4 at the earliest.
lesson-stores-done = You build nothing. You keep your money and vegetables, but no food is added.
lesson-stores-area = You get this food three times, in rounds 3, 4 and 5: so every 10 food become three indulgences. A complete area counts some more at the end.

lesson-money-title = More money for those behind
lesson-money-idea = After each round there is money, too, most of it for the figure furthest back: 7 D, then 5, 4 and 3. Whoever stands on space 0 gets nothing. The coin behind each name shows the income as things are now. On the same space whoever has the more expensive cellarer gets more; otherwise the higher cloister card, drawn by lot. You are at the back, with cellarer 4; on 13 stands Computer 2, with cellarer 7.
lesson-money-none = 12 indulgences and 7 D. What you build with them in round 2 gives food four more times.
lesson-money-one = 13 indulgences, but only 5 D: Computer 2 is on 13 as well and has the more expensive cellarer. That one space cost you 2 D.
lesson-money-two = 14 indulgences and 4 D: two indulgences more than on space 12, but 3 D less. Three stand on 14; your cellarer 4 comes between 6 and 3.
lesson-money-three = 15 indulgences, but only 3 D, for you are furthest. On space 12 it would have been three indulgences less and 4 D more.
lesson-money-four = 16 indulgences and 3 D. There is nothing left to eat, so the three brothers in the cloister leave; the two at field work stay with you.

## The others

lesson-beg-title = Begging
lesson-beg-idea = All figures have set out. Now whoever has the column may attack, then the others in turn; vegetables are used only afterwards. You may send brothers from the cloister to beg from anybody on your space or further ahead. That figure then falls back three spaces. You earn 1 indulgence, but that brother is gone; at the end he would have counted 2. On 0, 40 and in Cluny every figure is safe. Computer 2 can fend it off with a watchdog; you earn the indulgence all the same.
lesson-beg-open = Computer 1 falls from 13 to 10, you have 1 more indulgence. If it stayed like this, Computer 1 would now get 7 D and you 4 instead of 5: you and Computer 2 are in front now, and your cellarer is cheaper.
lesson-beg-guarded = Computer 2 fends it off and stays on 11. You have your indulgence, and the watchdog is gone: the next brother would get through.
lesson-beg-nobody = Your four brothers stay in the cloister. At the end they would be 8 indulgences, but they want 2 vegetables every round.
lesson-beg-idea-2 = You may go on as often as you like while you have brothers, only not with figures behind you. And before you set somebody back, think of the money: whoever is behind gets more.
lesson-beg-open-again = Computer 1 falls from 13 to 10. Two brothers are gone and have brought you two indulgences; two are still in the cloister.
lesson-beg-guarded-again = Another indulgence, another brother less. A watchdog helps against a single attack only, then he is gone.
lesson-beg-enough = You keep three brothers. 1 vegetable is enough for them; they can beg later, or count 2 indulgences each at the end.

lesson-defend-title = Fending off
lesson-defend-idea = Now Computer 1 begs from you. A watchdog (hut 1 D, dog 1 vegetable) fends off one attack and is gone then; kept to the end, he counts 2 indulgences. The herdsman fends off just as well. He is a special card: those are awarded anew each round, used or not. Computer 1 has the drunkard, which allows another attack. Computer 1 is on space 15, you on 18.
lesson-defend-herdsman = You stay on 18. You would have handed the herdsman in after this round anyway; the watchdog is still there.
lesson-defend-dog = You stay on 18, but the dog is gone, and 2 indulgences at the end with him. The hut stays; a new dog costs 1 vegetable. You still have the herdsman.
lesson-defend-fall = Space 15, so three indulgences less. You still have dog and herdsman. If it stayed like this, you would get more money: Computer 1 is on 15 as well, and your cellarer is more expensive.
lesson-defend-idea-2 = The drunkard sets any figure back three spaces, even one that is further behind. He costs no brother and also earns 1 indulgence. You can fend him off in the same way.
lesson-defend-fall-again = The attack gets through: three spaces and three indulgences less. You keep what you can still fend off with; a dog is of use in later rounds, too. If it stayed like this, you would get 7 D.
lesson-defend-warded = Your figure stays where it is, which saves you three indulgences. Computer 1 gets the one for the attack all the same.

lesson-special-title = The three special cards
lesson-special-idea = From round 2 on there are three special cards at the beginning of each round, one for each area. Each goes to whoever has built furthest there, even with 0 stages: the vegetable cart for the garden, the herdsman for the cheese dairy, the drunkard for the brewery. In a tie the more expensive cellarer gets it. You have cart and drunkard. To whom do you send the drunkard (three spaces back, 1 indulgence for you)? You are on 18; Computer 1 has the herdsman.
lesson-special-guarded = Computer 1 gives up the herdsman and stays on 20. You have 1 more indulgence; the drunkard is awarded anew next round anyway.
lesson-special-hit = Computer 2 falls from 17 to 14: three indulgences less over there, one more for you. The money does not change, Computer 2 was at the back already.
lesson-special-oneself = You fall to 15 and are now at the back yourself: if it stayed like this, you would get 7 D instead of 5. In return it is three indulgences less, but you gain the one for the drunkard.
lesson-special-nobody = The drunkard stays unused and is awarded anew next round. He would have earned you 1 indulgence, even if fended off.
lesson-special-idea-2 = Now the vegetable cart: three spaces, once, without vegetables and on top of them. Next round it is awarded anew as well. More spaces are more indulgences, but whoever overtakes somebody gets less money.
lesson-special-ride = Three spaces, three more indulgences. You have overtaken a figure, which costs you 1 or 2 D. Having the cart every round is worth a lot; sometimes one more stage of the garden is all it takes.
lesson-special-stay = Three indulgences less, but 1 or 2 D more, as you overtake nobody. You cannot keep the cart for later.

lesson-column-title = The column, and exchanging
lesson-column-idea = Whoever has the column goes first this round wherever people choose or attack in turn. You can keep it and take all that lies in the middle, or put 1 D there and pass it on to the left (it may go round several times); Computer 2 has just done so. Next round it moves on by itself. Right after this your 3 saved D come back, with 1 D interest, and two brothers from field work with 1 vegetable.
lesson-column-keep = 1 D more, and you go first: you choose first among the free cellarers, and you attack first, too.
lesson-column-pass = 1 D less, and Computer 1 takes 2 D from the middle. You now come last everywhere: others choose their cellarer before you, but nobody attacks after you.
lesson-column-idea-2 = The new production card gives Brewery Cellarers 30 food, this round only. Yours gives 40 and a bonus of 20. Once a round you may exchange your cellarer: you pay only the difference, or get it back. If you dismiss him and hire nobody, you get his whole price back. At the end only your last cellarer counts.
lesson-column-eleven = 6 D: with his bonus 60 more food every round, and 11 indulgences at the end instead of 5. Nothing is left for building this round.
lesson-column-eight = 3 D: with his bonus 30 more food every round, and 8 indulgences at the end instead of 5. You can still build with the rest.
lesson-column-other = At the end he counts more than the old one. But he is no Brewery Cellarer: the bonus of 20 food and the 30 of the production card are lost.
lesson-column-dismiss = 5 D more for building. In return you lack 60 food every round, 90 this round, and 5 indulgences at the end.
lesson-column-stays = Your money stays for building. With bonus and production card the old one gives 90 food this round.
lesson-column-cheap = You get 1 to 4 D back, for building. He gives less food and counts less at the end than the old one.

## How it is won

lesson-areas-title = Completing areas
lesson-areas-idea = Round 4 of 5: what you build now gives its food twice more. At the end a complete garden counts 7 indulgences, a cheese dairy 10, a brewery 15; what is not complete counts nothing. The chapel counts by the stage it has reached; each stage has its own price. For your 6 D, add up: spaces in two rounds, and what counts at the end. Decide what comes first.
lesson-areas-cheese = 4 D: five spaces twice, and 10 indulgences, 20 in all. And your last 2 D are enough to complete the garden.
lesson-areas-garden = 2 D: two spaces twice, and 7 indulgences, 11 in all. Your 4 D are still enough to complete the cheese dairy, or for the chapel.
lesson-areas-chapel = 4 D: your two brothers in there now give 40 food each, four more spaces twice, and at the end the chapel counts 11 and no longer just 6. That is 13 in all, with room for a third brother.
lesson-areas-cheese-part = 2 D: two spaces twice, 4 in all. The cheese dairy is not complete yet; its last stage, again for 2 D, brings the 10 indulgences.
lesson-areas-save = Every 3 D earn 1 D interest for the last round. But what you build then gives its food only once.
lesson-areas-brewery = One space twice, or two spaces twice, no more: all seven stages cost 15 D, so the brewery will hardly be complete in time.
lesson-areas-brewery-three = 5 D: 40 food, and your Brewery Cellarer adds 20. That is six spaces twice, 12 in all. But the brewery will hardly be complete in time.
lesson-areas-field = Each pair brings home 1 vegetable for the last round, good for a space or a new brother. You still have your 6 D.
lesson-areas-cloister = A brother who leaves the chapel takes his 20 food with him, so two spaces less in every round. In the cloister he counts 2 indulgences at the end; he can still go there in the last round.
lesson-areas-done = You take your 6 D into the last round. But there every stage gives its food only once instead of twice.
lesson-areas-other = A brother in the cloister and a watchdog count 2 indulgences each at the end. Your money does more here if you complete an area.

lesson-last-title = The last round
lesson-last-idea = Now only spaces and indulgences at the end matter: each brother in the cloister 2, each watchdog 2, complete areas, chapel, cellarer. Money only breaks ties. At the very end your remaining vegetables are used by themselves: first all in the cloister eat, the rest become spaces. Your Garden Cellarer has brought 2 vegetables; you have 3, and 6 D.
lesson-last-none = All 6 D are left for building. The last stages of cheese dairy and garden cost 2 D each, that of the chapel 5 D.
lesson-last-one = 5 vegetables, 5 D: two more spaces, or two brothers (who eat, too). That is enough for the chapel’s last stage, or for cheese dairy and garden.
lesson-last-two = 6 vegetables, 4 D. The second coin brought only 1 vegetable, for the store is full. It is exactly enough for cheese dairy and garden, no longer for the chapel.
lesson-last-idea-2 = A vegetable is a space, so 1 indulgence. A new brother also costs 1 vegetable and counts 2, but needs to eat: 1 vegetable for three, 2 for four to six. Decide what comes first; the computer then plays the round to its end for you. You cannot get further than Cluny (above 400 food), which counts 41.
lesson-last-cheese = 2 D: three spaces, and the complete cheese dairy counts 10. That is 13 indulgences.
lesson-last-garden = 2 D: two spaces, and the complete garden counts 7. That is 9 indulgences.
lesson-last-chapel = 5 D, and at the end the chapel counts 20 instead of 11: 9 more indulgences. This stage brings no spaces, the food per brother stays the same.
lesson-last-recruit = 1 vegetable for 2 indulgences. But four in the cloister need 2 vegetables instead of 1, or one leaves again, so nothing is gained this time. A fifth and a sixth would eat along.
lesson-last-cloister = A brother who leaves the chapel takes his 40 food with him, so four spaces less. In the cloister he counts 2 indulgences at the end, but has to eat.
lesson-last-field = Whoever goes to field work now does not come home any more and counts nothing at the end; in the cloister it would have been 2 indulgences each.
lesson-last-save = Savings come back after the last round without interest, and then only break ties.
lesson-last-hut = 1 D. With a dog in it (1 vegetable), that counts 2 indulgences, unless you need him to fend something off.
lesson-last-done = You build no more. The money you have left only breaks ties now.
lesson-last-other = One space for each coin at most, for every stage gives its food just once more. And the brewery will not be complete any more.
