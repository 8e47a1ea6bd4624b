"""Law: who searches the code for a message's id finds where it is said: whole, or the one function of its family."""

from tests.architecture import ids
from tests.architecture.tree import ROOT, holds

WHOLE = 0.55
"""At least so many of all ids stand whole."""


def test_every_id_is_found() -> None:
    found = ids.found(ROOT)
    print(f"{len(found.whole)} whole, {len(found.built)} by families, {len(found.lost)} lost; {found.share:.0%} whole")
    assert [message.id for message in found.lost] == []
    assert found.share >= WHOLE


def test_the_ids_of_a_family_are_built_in_one_place() -> None:
    holds(ids.built_elsewhere(ROOT))
