# What is said to a question the first few times

coach-column-choose = Whoever keeps the column goes first in all phases and takes what lies in the middle. Passing it on costs 1 D; that pays if you would rather come last.
coach-cellerar-choose = A cellarer gives food every round and counts indulgences at the end; the earlier he comes, the more often he gives. Keep something for building. If you have one already, exchanging costs only the difference.
coach-market-buy = Vegetables feed brothers, recruit new ones and move you on, a space each. What they cost is missing when you build; but buy enough for your brothers to eat.
coach-build-choose = Each stage gives food in every round from now on. Complete areas and the chapel also count at the end. Brothers in the chapel give food and eat nothing; those in the cloister eat vegetables at the end of the round.
coach-build-amount = Brothers in the chapel give food and eat nothing. Those in the cloister can beg, and count at the end. From field work each pair brings home 1 vegetable. Savings earn 1 D of interest for every 3 D.
coach-beg-target = The brother is gone then; in the cloister he counts 2 indulgences at the end. And whoever is behind gets more money.
coach-drunkard-target = The drunkard earns 1 indulgence and costs no brother. Three spaces back are three indulgences less; but whoever is behind gets more money.
coach-defend-choose = Three spaces are three indulgences. The herdsman is awarded anew each round; a dog counts 2 indulgences at the end. Falling back may bring you more money.
coach-march-vegetables = Each vegetable is a space, so 1 indulgence, now or in a later round. Keep enough to feed your brothers. If you overtake somebody, you get less money.
coach-march-cart = Three spaces are three indulgences, and you cannot keep the cart for later. Only if you overtake somebody with it do you get a little less money.
coach-feed-pay = 1 vegetable feeds three brothers in the cloister. Whoever gets nothing leaves. Each one still there at the end counts 2 indulgences; recruiting a new one costs 1 vegetable.
