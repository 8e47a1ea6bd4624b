"""A person who answers a question by pressing only visible buttons, as Discord would allow."""

from typing import Any

from bot.language.phrases import Phrasebook
from bot.messages.parts.clicked import read
from bot.messages.parts.components import controls
from bot.messages.parts.custom_ids import Address
from bot.tables.terms.press import Answer, Redraw
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.text import Text

BOOK = Phrasebook.load(strict=True)
ENGLISH = BOOK.speaker("en", ("Anna", "Ben"))
QUESTION = "t12-1-0"
GAME = 7


def word(text: str) -> Text:
    """A text that says just this."""
    return Text("as-is", word=text)


def options(*labels: str, hint: str | None = None) -> tuple[Option, ...]:
    """Options named like their labels."""
    return tuple(Option(label.lower(), word(label), word(hint) if hint else None) for label in labels)


def advising(*picks: str, offer: Text | None = None) -> Advice:
    """These picks are advised."""
    return Advice(picks, word("It is best."), offer)


def choice(*labels: str, least: int = 1, most: int = 1, ordered: bool = False, default: Picks = ()) -> Choice:
    """A small question."""
    return Choice(
        0, "test.pick", word("Which?"), options(*labels), least=least, most=most, ordered=ordered, default=default
    )


class Person:
    """Sees one question; remembers the page and the picks so far as the message does."""

    def __init__(self, asked: Choice, *, advice: Advice | None = None, undo: int | None = None) -> None:
        self.asked = asked
        self.advice = advice
        self.seen = Redraw(0, ())
        self.undo = undo

    @property
    def rows(self) -> list[list[dict[str, Any]]]:
        """The components in their rows."""
        view = controls(
            GAME, QUESTION, self.asked, ENGLISH,
            page=self.seen.page, draft=self.seen.draft, advice=self.advice, undo=self.undo,
        )  # fmt: skip
        return [row["components"] for row in view.to_components()]

    @property
    def labels(self) -> list[list[str]]:
        """The labels of the buttons, row by row; for a select, its options."""
        return [[part["label"] for cell in row for part in cell.get("options", [cell])] for row in self.rows]

    def find(self, verb: str) -> list[dict[str, Any]]:
        """The controls with this verb that can be pressed."""
        parts = [part for row in self.rows for part in row if not part.get("disabled")]
        return [part for part in parts if _address(part).verb == verb]

    def press(self, part: dict[str, Any], *values: str) -> Picks | None:
        """Press a button, or pick values of a select; the answer, or None if the message is only redrawn."""
        if "options" in part:
            assert set(values) <= {option["value"] for option in part["options"]}
            assert part["min_values"] <= len(values) <= part["max_values"]
        outcome = read(self.asked, _address(part), values)
        if isinstance(outcome, Answer):
            return outcome.picks
        self.seen = outcome
        return None

    def answer(self, picks: Picks) -> Picks | None:
        """Give this answer by pressing visible buttons."""
        if not picks:
            return self.press(self.find("none")[0])
        if self.asked.most == 1:
            return self._pick_one(picks[0])
        return self._pick_in_order(picks) if self.asked.ordered else self._pick_together(picks)

    def _pick_one(self, value: str) -> Picks | None:
        while True:
            for part in self.find("pick"):
                if "options" not in part:
                    place = int(_address(part).draft[-1:], 36)
                    if self.asked.options[place].value == value:
                        return self.press(part)
                for option in part.get("options", ()):
                    if self.asked.options[int(option["value"])].value == value:
                        return self.press(part, option["value"])
            self._leaf()

    def _pick_in_order(self, picks: Picks) -> Picks | None:
        for value in picks:
            self.seen = Redraw(0, self.seen.draft)
            assert self._pick_one(value) is None
        return self.press(self.find("done")[0])

    def _pick_together(self, picks: Picks) -> Picks | None:
        left = list(picks)
        while True:
            select = self.find("pick")[0]
            wanted = []
            for option in select["options"]:
                if (value := self.asked.options[int(option["value"])].value) in left:
                    left.remove(value)
                    wanted.append(option["value"])
            if wanted and (given := self.press(select, *reversed(wanted))) is not None:
                return given
            if not left:
                return self.press(self.find("done")[0])
            self._leaf()

    def _leaf(self) -> None:
        """To the next page."""
        page = self.seen.page
        on = [part for part in self.find("page") if _address(part).page == page + 1]
        assert on, "there is no next page"
        assert self.press(on[0]) is None


def _address(part: dict[str, Any]) -> Address:
    address = Address.parse(part["custom_id"])
    assert address is not None
    return address
