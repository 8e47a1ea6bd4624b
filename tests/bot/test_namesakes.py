"""Who is called like somebody else gets a number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.namesakes import alike, has_namesake, looks, told_apart
from bot.language.phrases import shows

ODD = st.text(alphabet=st.sampled_from("AaIl1eхХxʟᴇⓐ𝕒 \u200b\u0336\u0301(2)"), max_size=6)


@pytest.mark.parametrize(
    "other",
    [
        "Alex", "alex", "ALEX", " Alex ", "Al\u200bex", "Ａｌｅｘ", "𝕬𝖑𝖊𝖝", "ᴀʟᴇx", "AIex", "A1ex", "Аlех",
        "A\u0336l\u0336e\u0336x\u0336",
        "Alex\ufe0f", "\u202eAlex",
    ],
)  # fmt: skip
def test_names_that_read_alike_are_numbered(other: str) -> None:
    assert told_apart(["Alex", "Ben", other]) == ["Alex", "Ben", f"{other} (2)"]


@pytest.mark.parametrize("other", ["Alec", "Alex B", "Aléx", "Alexa", "1", "Älex", "\u0906\u0932\u094d\u0938"])
def test_other_names_stay_to_the_letter(other: str) -> None:
    assert told_apart(["Alex", other]) == ["Alex", other]


def test_vowels_that_are_written_as_marks_make_another_name() -> None:
    assert not alike("राम", "रमा")
    assert not alike("\u05d3\u05b8\u05df", "\u05d3\u05b7\u05df")


@given(st.lists(ODD, max_size=6))
def test_no_two_names_read_alike(names: list[str]) -> None:
    told = told_apart(names)
    seen = [name for name in told if shows(name)]
    assert len(set().union(*map(looks, seen))) == sum(len(looks(name)) for name in seen)
    assert all(name.startswith(before) for name, before in zip(told, names, strict=True))


def test_a_number_is_given_to_nobody_twice() -> None:
    assert told_apart(["Alex", "Alex (2)", "Alex", "Alex"]) == ["Alex", "Alex (2)", "Alex (3)", "Alex (4)"]


def test_it_is_known_who_has_a_namesake() -> None:
    names = ["Alex", "Ben", "Alex (2)", "Clara (2)"]
    assert [has_namesake(place, names) for place in range(4)] == [True, False, True, False]
