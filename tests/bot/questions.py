"""Questions of every kind, for laws that hold for all of them."""

from hypothesis import strategies as st

from games.kernel.engine.choice import Choice, Option, Picks
from tests.bot.clicking import word

LABELS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="·"), max_size=130) | st.sampled_from(
    ["", " ", "Estate", "Copper", "a" * 119 + "b", "a" * 119 + "c", "@everyone", "**x**\n\n# y"]
)


@st.composite
def questions(draw: st.DrawFn, most_options: int = 120) -> Choice:
    """A question with few or many options, equal ones among them, ordered or not, with any counts."""
    count = draw(st.integers(1, 8) | st.integers(1, most_options))
    values = draw(st.lists(st.sampled_from([f"v{number}" for number in range(count)]), min_size=count, max_size=count))
    labels = {value: draw(LABELS) for value in dict.fromkeys(values)}
    hints = {value: draw(st.none() | LABELS) for value in labels} if draw(st.booleans()) else {}
    offered = tuple(
        Option(value, word(labels[value]), word(hint) if (hint := hints.get(value)) is not None else None)
        for value in values
    )
    most = draw(st.sampled_from([1, count]) | st.integers(1, count))
    least = draw(st.sampled_from([0, most]) | st.integers(0, most))
    asked = Choice(0, "test.any", word("Which?"), offered, least=least, most=most, ordered=draw(st.booleans()))
    return Choice(
        0, "test.any", asked.prompt, offered, least=least, most=most, ordered=asked.ordered,
        default=draw(st.just(()) | answers(asked)),
        decline=draw(st.none() | LABELS.map(word)),
        offer=draw(st.none() | LABELS.map(word)),
    )  # fmt: skip


@st.composite
def answers(draw: st.DrawFn, asked: Choice) -> Picks:
    """A legal answer."""
    size = draw(st.integers(asked.least, asked.most))
    places = draw(st.permutations(range(len(asked.options))))[:size]
    return asked.check(tuple(asked.options[place].value for place in places))
