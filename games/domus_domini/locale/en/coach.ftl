# What is said to a question the first few times

coach-column-choose = Whoever keeps the column goes first in all phases and takes what lies in the middle. Passing it on costs 1 D; that pays if you would rather come last.
coach-cellerar-choose = A cellarer gives food every round and counts indulgences at the end; the earlier he comes, the more often he gives. Keep something for building. If you have one already, exchanging costs only the difference.
coach-market-buy = Vegetables feed brothers, recruit new ones and move you on, a space each. Early in the game building usually brings more for the same money. But buy enough for your brothers to eat.
coach-build-choose = Each stage gives food in every round from now on, so build early. Complete areas and the chapel also count at the end. Brothers in the chapel give food and eat nothing. Keep vegetables for those in the cloister.
coach-build-amount = Brothers in the chapel give food and eat nothing. Those in the cloister can beg, and count at the end. From field work each pair brings home 1 vegetable. Savings earn 1 D for every 3 D, so 3, 6 or 9 are best.
coach-beg-target = An attack earns 1 indulgence and sets somebody back three spaces, but the brother is gone; in the cloister he counts 2 at the end. And whoever is behind gets more money.
coach-drunkard-target = The drunkard costs you nothing and earns 1 indulgence in any case. He does most against somebody who has many indulgences and cannot ward him off.
coach-defend-choose = Three spaces are three indulgences. Use the herdsman first, he is awarded anew each round. A dog counts 2 indulgences at the end. Falling back may bring you more money.
coach-march-vegetables = Each vegetable is a space, so 1 indulgence, now or in a later round. Keep enough to feed your brothers. If you overtake somebody, you get less money.
coach-march-cart = Three spaces are three indulgences, and you cannot keep the cart for later. Only if you overtake somebody with it do you get a little less money.
coach-feed-pay = 1 vegetable feeds three brothers in the cloister. Whoever gets nothing leaves. Each one still there at the end counts 2 indulgences; recruiting a new one costs 1 vegetable.
