"""A commit's subject fits a line: at most 60 characters, in the imperative, without a full stop."""

import subprocess

import pytest

from tests.architecture.tree import ROOT

SINCE = "10c0cc4f7b49cb7dc5b04d2116ed52a8c8ece75a"
"""The last commit before this check; some earlier subjects are longer."""
LONGEST = 60


def git(*words: str) -> str | None:
    """The output of git in the checkout; None without a checkout or that commit (a copy, a shallow clone)."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None


def faults(subjects: list[str]) -> list[str]:
    """The subjects that are too long, begin in small letters, or end like a sentence."""
    return [each for each in subjects if len(each) > LONGEST or not each[:1].isupper() or each.endswith(".")]


def test_the_subject_of_a_commit_fits_a_line() -> None:
    subjects = git("log", "--no-merges", "--format=%s", f"{SINCE}..HEAD")
    if subjects is None:
        pytest.skip("the history is not here")
    assert faults(subjects.splitlines()) == []


@pytest.mark.parametrize("subject", ["x" + "y" * 60, "mend a test", "Mend a test."])
def test_a_subject_that_does_not_is_found(subject: str) -> None:
    assert faults([subject, "Mend a test"]) == [subject]
