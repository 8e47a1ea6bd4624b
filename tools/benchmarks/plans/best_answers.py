"""How strong the hard computer player of Dominion is against the best answer to it: for each recommended set it
searches a plan that beats the player's, among drafts and changes of the best (`tools.benchmarks.plans.answering`). Both
then play games that the search has not used.

Each set is a line in a file, with the answer; a set already there for the plan in use is skipped, so the search can be
stopped and continued. Prints each line's results, the mean and the least. Run it by hand:
python -m tools best_answers file [candidates [set …]]
"""

import sys
from pathlib import Path
from statistics import mean

import msgspec

from games.dominion.advice.plans import Plan, prepared
from games.dominion.advisor import following
from tools.benchmarks.plans.answering import AnswerSearch
from tools.benchmarks.plans.classic import share
from tools.benchmarks.plans.sets import chosen
from tools.benchmarks.strength.kept import each

PLAYED = range(3_600_000, 3_600_100)


class BestAnswer(msgspec.Struct, frozen=True):
    """A recommended set, the plan for it, the best answer found among so many candidates, and the plan's share of the
    games against it.
    """

    name: str
    plan: Plan
    answer: Plan
    candidates: int
    share: float


def answered(name: str, plan: Plan, candidates: int) -> BestAnswer:
    """Look for the best answer to a plan."""
    answer = AnswerSearch(name, candidates, b"best answer to ").best(plan)
    return BestAnswer(name, plan, answer, candidates, share(name, following(plan), following(answer), PLAYED))


def main() -> None:
    """All sets, or those named."""
    file, candidates = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    plans, shares = prepared(), []
    wanted = [(name, plans[name]) for name in chosen(sys.argv[3:])]
    for found in each(
        file, BestAnswer, lambda one: (one.name, one.plan), wanted, lambda one: answered(*one, candidates)
    ):
        shares.append(found.share)
        print(f"{found.name:22} {found.share:6.1%} against {', '.join(map(str, found.answer.menu))}", flush=True)
    print(f"mean {mean(shares):.1%} least {min(shares):.1%}")


if __name__ == "__main__":
    main()
