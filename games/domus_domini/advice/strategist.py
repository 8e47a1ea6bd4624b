"""The hard computer player: before every decision it plans its abbey's course to the end of the game.

It weighs letters: its own, and those that its rivals lose, in proportion to their danger.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from games.domus_domini.advice.course import Course, Holdings, Plan, RoundOffers, search
from games.domus_domini.advice.crew import Home
from games.domus_domini.advice.habits import as_many, walk_last
from games.domus_domini.advice.rivals import prospect
from games.domus_domini.advice.road import Leg
from games.domus_domini.advice.situation import Answer, Situation, nothing, one
from games.domus_domini.advice.tariff import Built
from games.domus_domini.board import CART, CLOISTER, CLUNY, INTEREST_PER, KINDS, PROTECTED, PUSH, STORE, fallen
from games.domus_domini.events import DRUNKARD
from games.domus_domini.rules.attack import HERDSMAN
from games.domus_domini.rules.cellerar import DISMISS
from games.domus_domini.rules.questions import UP_TO
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Seat, Text

COURSE = Text("why-course")


def courses(now: Situation, *terms: RoundOffers) -> list[Course]:
    """The best courses from here on, one under each of these terms."""
    seen = now.view
    found = search(seen.board, prospect(seen), tuple([card.value for card in seen.market]))
    return [found.best(holdings(now), each) for each in terms]


def holdings(now: Situation) -> Holdings:
    """The own abbey's possessions."""
    me = now.me
    return Holdings(
        money=me.money,
        vegetables=me.vegetables,
        brothers=me.cloister,
        away=me.field,
        praying=me.chapel.brothers,
        built=Built(me.areas[0].stage, me.areas[1].stage, me.areas[2].stage, me.chapel.stage),
        card=own_card(now),
        huts=me.huts,
        dogs=me.dogs,
        back=me.saved + me.saved // INTEREST_PER,
    )


def own_card(now: Situation) -> int:
    """The value of the own Cellerar; 0: none."""
    return now.me.cellerar.value if now.me.cellerar else 0


# money


def hire(now: Situation, choice: Choice) -> Advice:
    """The Cellerar (or none) with whom the best course begins."""
    own, seen = own_card(now), now.view
    cards = {own, *[0 if value == DISMISS else int(value) for value in choice.values]}
    every = RoundOffers(tuple(sorted(cards)), supply=seen.lay_supply, shown=seen.production)
    best, without = courses(now, every, every._replace(cards=(own,)))
    card = best.plan.card
    if card == own or best.promised <= without.promised:
        return nothing("why-cellerar-stays" if own else "why-no-cellerar")
    if not card:
        return one(DISMISS, "why-dismiss")
    return one(str(card), "why-cellerar", letters=round(best.promised - without.promised))


def buy(now: Situation, choice: Choice) -> Advice:
    """As many vegetables as the best course needs."""
    seen, times = now.view, tuple([int(value) for value in choice.values])
    terms = RoundOffers((own_card(now),), times, supply=seen.lay_supply, shown=seen.production, gifted=True)
    (best,) = courses(now, terms)
    return one(str(best.plan.purchases), "why-course")


# building


def go_on(now: Situation, choice: Choice) -> Plan:
    """The best course's plan for building on."""
    seen, values = now.view, choice.values
    terms = RoundOffers(
        cards=(own_card(now),),
        purchases=(0,),
        chapel="chapel" in values,
        hut="hut" in values,
        save=not now.me.saved,
        discount=now.discount,
        supply=seen.lay_supply,
        shown=seen.production,
        gifted=True,
    )
    (best,) = courses(now, terms)
    return best.plan


def build(now: Situation, choice: Choice) -> Advice:
    """Build as the best course does, then use brothers and vegetables as it does, then save what is left."""
    plan = go_on(now, choice)
    steps = (_building(now, plan), _praying(now, plan), _working(now, plan), _guarding(plan), _saving(plan))
    step = next((step for way in steps for step in way if step.picks[0] in choice.values), nothing("why-done"))
    if step.why == COURSE and _unguarded(now, plan):
        return replace(step, why=Text("why-unguarded", count=PUSH))
    return step


def _unguarded(now: Situation, plan: Plan) -> bool:
    """Whether the figure will probably lead with no defence against the beggars behind it. The others are expected
    midway between what their abbeys bring now and what they will bring if all is spent.
    """
    me, seen = now.me, now.view
    if me.dogs + plan.crew.dogs or HERDSMAN in me.specials or plan.field < PUSH or plan.field in PROTECTED:
        return False
    beggars = any(abbey.cloister for abbey in seen.abbeys if abbey is not me)
    spent = prospect(seen).rivals[0]
    return beggars and all(rival.field + seen.abbeys[rival.seat].food.field < 2 * plan.field for rival in spent)


def _building(now: Situation, plan: Plan) -> Iterator[Advice]:
    """Areas up to the planned stage, then the chapel."""
    for kind, stage, area in zip(KINDS, plan.works.built, now.me.areas, strict=False):
        if stage > area.stage:
            yield one(kind if stage == area.stage + 1 else f"{kind}{UP_TO}{stage}", "why-course")
    if plan.works.built.chapel > now.me.chapel.stage:
        yield one("chapel", "why-course")


def _praying(now: Situation, plan: Plan) -> Iterator[Advice]:
    """Brothers for the chapel, new ones first."""
    chapel, wanted = now.me.chapel, plan.praying - now.me.chapel.brothers
    if wanted > now.me.cloister:
        yield one("recruit", "why-recruit")
    if wanted > 0:
        yield one("to_chapel", "why-to-chapel", food=chapel.food_each)


def _working(now: Situation, plan: Plan) -> Iterator[Advice]:
    """More brothers, and those who do not beg to the field, but nobody out of the chapel."""
    if plan.crew.recruits:
        yield one("recruit", "why-course")
    if plan.crew.workers and now.me.cloister > 1:
        yield one("to_field", "why-field")


def _guarding(plan: Plan) -> Iterator[Advice]:
    """A hut and dogs."""
    if plan.hut:
        yield one("hut", "why-last-coins")
    if plan.crew.dogs:
        yield one("dog", "why-course")


def _saving(plan: Plan) -> Iterator[Advice]:
    """Save what the course does not spend yet."""
    if plan.saved:
        yield one("save", "why-save-rest")


def amount(now: Situation, choice: Choice) -> Advice:
    """Send those to the field who do not beg, nobody out of the chapel; the rest is as usual."""
    usual = as_many(now, choice)
    if choice.prompt.id != "ask-to-field" or now.me.cloister < int(choice.values[0]):
        return usual
    most = min(go_on(now, choice).crew.workers, now.me.cloister)
    fit = [value for value in choice.values if int(value) <= most]
    return replace(usual, picks=(max(fit, key=int, default=choice.values[0]),))


# attacks


def beg(now: Situation, choice: Choice) -> Advice:
    """Beg where it brings most, if that is more than the brother is worth at home; else send the drunkard."""
    leg = prospect(now.view).leg(0)
    gains, homely = _gains(now, leg, choice.values), _homely(now)
    value = max(gains, key=gains.__getitem__)
    if gains[value] >= homely:
        return _begged(now, value)
    if DRUNKARD in choice.values and max(_loosed(now, leg, _touchable(now)).values()) > 0:
        return one(DRUNKARD, "why-drunkard")
    return nothing("why-brothers-stay" if homely > 0 else "why-begging-costs")


def _begged(now: Situation, value: str) -> Advice:
    """Begging from a rival, and what the rival loses."""
    seat = int(value)
    abbey = now.view.abbeys[seat]
    if abbey.dogs or HERDSMAN in abbey.specials:
        return one(value, "why-beg-guarded", who=Seat(seat))
    return one(value, "why-beg", who=Seat(seat), count=min(PUSH, abbey.position))


def _gains(now: Situation, leg: Leg, values: Iterable[str]) -> dict[str, float]:
    """The gain from attacking each of the rivals on offer."""
    rivals = {str(rival.seat): rival for rival in leg.rivals}
    return {value: leg.gain(rivals[value], now.me.position, leg.seen) for value in values if value in rivals}


def _homely(now: Situation) -> float:
    """The worth of one more brother in the cloister."""
    home = at_home(now)
    return home.best - home._replace(brothers=home.brothers - 1).best


def at_home(now: Situation) -> Home:
    """The own abbey as it may be when the next round begins: those in the field come home before the Cellerar brings
    anything, to the cloister and to empty places of the chapel.
    """
    me = now.me
    gift = me.cellerar.vegetables if me.cellerar else 0
    beds = CLOISTER + me.chapel.capacity - me.chapel.brothers - me.field
    shelves = STORE - me.field // 2 - gift
    return Home(now.rounds - 1, me.cloister, me.vegetables, CLUNY - me.position, max(0, beds), max(0, shelves))


def _touchable(now: Situation) -> list[str]:
    """The figures that the drunkard may hit."""
    spared = PROTECTED if now.view.drunkard_spares else ()
    return [str(abbey.seat) for abbey in now.view.abbeys if abbey.position not in spared]


def _loosed(now: Situation, leg: Leg, values: Sequence[str]) -> dict[str, float]:
    """The drunkard's gain for each of these figures: always a letter, also if the figure cannot fall."""
    me, found = now.me, dict.fromkeys(values, 1.0)
    fields = {value: now.view.abbeys[int(value)].position for value in values}
    found |= _gains(now, leg, [value for value, field in fields.items() if field not in PROTECTED])
    if str(me.seat) in fields:
        found[str(me.seat)] = 1 + _onward(now, leg, fallen(me.position)) - _onward(now, leg, me.position)
    return found


def loose(now: Situation, choice: Choice) -> Advice:
    """Let the drunkard loose where he brings most, even on oneself; on nobody if he costs more."""
    leg = prospect(now.view).leg(0)
    gains = _loosed(now, leg, choice.values)
    value = max(choice.values, key=gains.__getitem__)
    if gains[value] <= 0 and not choice.least:
        return nothing("why-drunkard-stays")
    abbey = now.view.abbeys[int(value)]
    if abbey.position in PROTECTED:
        return one(value, "why-drunkard")
    if abbey is now.me:
        more = leg.moving(abbey.position, fallen(abbey.position)) > -1
        return one(value, "why-drunkard-oneself" if more else "why-drunkard-back")
    if HERDSMAN in abbey.specials:
        return one(value, "why-drunkard")
    return _begged(now, value) if abbey.dogs else one(value, "why-drunkard-most", who=Seat(abbey.seat))


# the road and feeding


def walk(now: Situation, choice: Choice) -> Advice:
    """As many vegetables as bring more on the road than in store: nobody is paid on field 0, and some may have no room;
    in the last round those that nobody has to eat.
    """
    if now.rounds == 1:
        return walk_last(now, choice)
    most = int(choice.values[-1])
    chips = max(range(most + 1), key=partial(_walked, now, prospect(now.view).leg(0), now.me.position))
    return one(str(chips), _why_walked(now, chips, most))


def _why_walked(now: Situation, chips: int, most: int) -> str:
    """Why this number of vegetables is used, out of `most`."""
    spare = min(at_home(now).spare, most)
    if chips > spare:
        return "why-walk-paid"
    if chips == spare:
        return "why-walk-full" if chips else "why-keep-vegetables"
    if "cart" in now.me.specials and now.me.position + chips + CART >= CLUNY:
        return "why-walk-cart"
    return "why-walk-some" if chips else "why-no-walk"


def _walked(now: Situation, leg: Leg, field: int, chips: int) -> float:
    """The worth of walking `chips` vegetables from a field, with the cart or without, and of those kept at home."""
    me, home, to = now.me, at_home(now), field + chips
    ends = (to, min(CLUNY, to + CART)) if "cart" in me.specials else (to,)
    kept = home._replace(vegetables=home.vegetables - chips, road=0)
    return kept.best + max([leg.moving(me.position, end) for end in ends])


def _onward(now: Situation, leg: Leg, field: int) -> float:
    """The worth of standing on a field before going on."""
    return max([_walked(now, leg, field, chips) for chips in range(min(now.me.vegetables, CLUNY - field) + 1)])


def ride(now: Situation, choice: Choice) -> Advice:
    """The cart is lost at the end of the round anyway; but being ahead is paid less."""
    place = now.me.position
    if prospect(now.view).leg(0).moving(place, min(CLUNY, place + CART)) > 0:
        return one("yes", "why-cart")
    return one("no", "why-no-cart")


def feed(now: Situation, choice: Choice) -> Advice:
    """As many as are worth more than they eat: nobody for whom there is no room in the next round."""
    meals = at_home(now)._replace(road=0).meals
    return one(str(meals), "why-feed") if meals == int(choice.values[-1]) else one(str(meals), "why-unfed", fed=meals)


ANSWERS: Mapping[str, Answer] = {
    "cellerar.choose": hire,
    "market.buy": buy,
    "build.choose": build,
    "build.amount": amount,
    "beg.target": beg,
    "drunkard.target": loose,
    "march.vegetables": walk,
    "march.cart": ride,
    "feed.pay": feed,
}
"""The questions it thinks ahead about; the rest it answers as usual."""
