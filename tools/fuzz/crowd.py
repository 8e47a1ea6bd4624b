"""People who press, pick, type and send everything that is, was or might be there: live and stale buttons, forged ids,
forms, commands and their completions, in every channel.

Law: a person's actions follow from the dice and from what the person sees.
"""

from collections.abc import Awaitable, Callable, Iterable
from random import Random

from bot.clicks.routes import verbs_at
from bot.messages.parts.custom_ids import NONE, VERSION, Address
from bot.tables.terms.codec import DIGITS
from sandbox import BotResponse, Message, Person
from sandbox.forms.command import BOOLEAN, GROUP, INTEGER, NUMBER, SUBCOMMAND
from sandbox.forms.component import CHECKBOX, LABEL, SELECTS, STRING_SELECT, TEXT_INPUT, USER_SELECT
from sandbox.forms.document import Document, Json, children, flag, number, text
from sandbox.state.account import BOT_ID
from sandbox.state.channel import Channel
from sandbox.state.interaction import COMPONENT, MODAL_SUBMIT, Modal
from sandbox.testing.person import Value
from sandbox.validation.modal import fields
from tests.end_to_end.house import House
from tools.fuzz.words import typed

USER, CHANNEL = 6, 7
"""Kinds of options of commands."""
KNOWN = 400
"""The number of remembered button ids."""
NEWEST = 12
"""The newest messages in which people press."""
QUITTING = ("abort", "resign", "leave", "erase")
"""These end games, lobbies and persons: pressed as often as others, no table would ever play."""
VALUES = ("dominion|1|turn.buy", "dominion|0|", f"dominion|{'9' * 80}|", "|", "0", "1", "99", f"{'9' * 80}.normal")
"""The values of selects."""
STAYING = 0.9
"""How often such a button is then not pressed after all."""
HOUR = 3_600_000
NAME = 32
"""How long a person's name may be."""

Act = Callable[[Person], Awaitable[BotResponse | None]]


class Crowd:
    """Everybody but the `absent`, who never does anything and whom nobody names."""

    def __init__(self, house: House, dice: Random, absent: str | None) -> None:
        self.house = house
        self.dice = dice
        self.world = house.sandbox.world
        self.people = [house.person(one.global_name) for one in house.sandbox.people if one.global_name != absent]
        self.known: list[str] = []
        self.verbs = sorted(verbs_at("table") | verbs_at("question") | {"take", "pick", "none", "done", "page"})
        self.acts: list[tuple[int, Act]] = [
            (30, self.press), (24, self.decide), (8, self.press_stale), (10, self.forge), (14, self.command),
            (5, self.complete), (1, self.forge_form), (1, self.change), (1, self.speak), (1, self.delete),
            (1, self.wait), (1, self.play),
        ]  # fmt: skip

    async def act(self) -> BotResponse | None:
        """Somebody does something. None: it needs no answer from the bot."""
        weights, acts = zip(*self.acts, strict=True)
        (act,) = self.dice.choices(acts, weights)
        outcome: BotResponse | None = await act(self.dice.choice(self.people))
        return outcome

    async def begin(self) -> None:
        """A table of some of them, with options of any kind, that has mostly begun."""
        dice, press = self.dice, self.house.press
        host, *others = dice.sample(self.people, dice.randint(1, len(self.people)))
        outcome = await self.play(host)
        for person in others:
            await press(person, outcome.said, "join")
        for _ in range(dice.choice([0, 0, 1]) if others else 1):
            await press(host, outcome.said, "computer")
        panel = await press(host, outcome.said, "options")
        for _ in range(dice.randrange(6)):
            choices = [one for one in panel.said.clickable() if text(one, "custom_id") and not flag(one, "disabled")]
            await self._pressed(host, panel.said, dice.choice(choices))
        if dice.random() < 0.9:
            await press(host, outcome.said, "start")

    # where

    def _places(self, person: Person) -> list[Channel]:
        own = (one for one in self.world.channels.values() if not one.is_dm or one.recipient_id == person.id)
        return sorted(own, key=lambda one: one.id)

    def _seen(self, person: Person) -> list[Message]:
        """The bot's newest messages that a person sees, the newest last, some of each place."""
        found = [one for place in self._places(person) for one in person.sees(place)[-NEWEST:]]
        return [one for one in found if one.author_id == BOT_ID]

    def _live(self, person: Person) -> list[tuple[Message, Document]]:
        shown = [(message, one) for message in self._seen(person) for one in message.clickable()]
        live = [(message, one) for message, one in shown if text(one, "custom_id") and not flag(one, "disabled")]
        self._remember(text(one, "custom_id") for _, one in live)
        return live

    def _remember(self, ids: Iterable[str]) -> None:
        for custom_id in ids:
            if custom_id not in self.known:
                self.known.append(custom_id)
        del self.known[:-KNOWN]

    # buttons that are there

    async def press(self, person: Person) -> BotResponse | None:
        """Something that can be pressed, anywhere."""
        live = self._live(person)
        if not live:
            return await self.play(person)
        message, component = self.dice.choice(live)
        address = Address.parse(text(component, "custom_id"))
        if address and address.verb in QUITTING and self.dice.random() < STAYING:
            return None
        return await self._pressed(person, message, component)

    async def decide(self, person: Person) -> BotResponse | None:
        """Something in the newest message that asks this person."""
        asking = [one for one in person.inbox() if any(map(_asks, one.clickable()))]
        if not asking:
            return await self.press(person)
        offered = [one for one in asking[-1].clickable() if _asks(one)]
        return await self._pressed(person, asking[-1], self.dice.choice(offered))

    async def _pressed(self, person: Person, message: Message, component: Document) -> BotResponse:
        custom_id = text(component, "custom_id")
        if number(component, "type") not in SELECTS:
            outcome = await person.click(message, custom_id)
        else:
            outcome = await person.select(message, custom_id, self._picked(component))
        return await self._filled_in(person, outcome)

    def _picked(self, component: Document) -> list[str]:
        if number(component, "type") == STRING_SELECT:
            values = [text(one, "value") for one in children(component, "options")]
        else:
            values = [str(one.id) for one in self.people]
        least, most = number(component, "min_values", 1), number(component, "max_values", 1)
        return self.dice.sample(values, min(len(values), self.dice.randint(least, most)))

    async def _filled_in(self, person: Person, outcome: BotResponse) -> BotResponse:
        """If a form has opened, it is sent off, mostly."""
        if outcome.modal is None or self.dice.random() < 0.1:
            return outcome
        return await person.submit(outcome.modal, self._written(outcome.modal))

    def _written(self, modal: Modal) -> dict[str, Value]:
        written: dict[str, Value] = {}
        for _, field in fields(modal.components):
            kind, name = number(field, "type"), text(field, "custom_id")
            if kind == TEXT_INPUT:
                written[name] = typed(self.dice, number(field, "min_length"), number(field, "max_length", 4000))
            elif kind == CHECKBOX:
                written[name] = self.dice.random() < 0.5
            elif self.dice.random() < 0.8:
                written[name] = self._picked(field)
        return written

    async def press_stale(self, person: Person) -> BotResponse | None:
        """Something that was there a moment ago, or is in another message."""
        seen = self._seen(person)
        if not seen or not self.known:
            return await self.press(person)
        return await self.house.forge(person, self.dice.choice(seen), self.dice.choice(self.known))

    # a changed client's requests

    async def forge(self, person: Person) -> BotResponse | None:
        """An id that never existed, with values that nobody offered."""
        seen = self._seen(person)
        if not seen:
            return await self.play(person)
        values = [typed(self.dice, 1, 100) for _ in range(self.dice.randrange(4))]
        if self.dice.random() < 0.3:
            values = [self.dice.choice([*VALUES, str(self.people[0].id)])]
        data: Document = {"custom_id": self._forged_id(), "component_type": 2}
        if values:
            data |= {"values": values, "component_type": self.dice.choice([STRING_SELECT, USER_SELECT])}
        message = self.dice.choice(seen)
        return await self.house.send(person, COMPONENT, message.channel_id, data, message)

    def _forged_id(self) -> str:
        dice, real = self.dice, self.dice.choice(self.known) if self.known else f"{VERSION}:1:-:-:hand"
        draw = dice.random()
        if draw < 0.1:
            return typed(dice, 1, 100)
        if draw < 0.2:
            at = dice.randrange(len(real))
            return real[:at] + dice.choice(":-.azA0\x00\u0660é" + DIGITS) + real[at + dice.randrange(2) :]
        words = real.split(":")
        words += [""] * (5 - len(words))
        for place, draw_word in enumerate((self._version, self._game, self._choice, self._stamp, self._verb)):
            if dice.random() < (0.02, 0.15, 0.3, 0.3, 0.5)[place]:
                words[place] = draw_word()
        if dice.random() < 0.5:
            words[5:] = [dice.choice(["0", "1", "2", "3", "z", "zz", "10"])]
            if dice.random() < 0.6:
                words.append("".join(dice.choice(DIGITS) for _ in range(dice.choice([1, 2, 3, 10, 58]))))
        return ":".join(words)[:100]

    def _version(self) -> str:
        return self.dice.choice(["a", "b", ""])

    def _game(self) -> str:
        return self.dice.choice(["0", "1", "2", "3", "zzzzzzzz", "zzzzzzzzz"])

    def _choice(self) -> str:
        others = [address.choice for one in self.known if (address := Address.parse(one))]
        return self.dice.choice([*others, "-", "n1", "n", "l0.0", "l1.1", "l99.9", "t1-0-0", "...", "s0", "o1"])

    def _stamp(self) -> str:
        return self.dice.choice(["-", "0000", "zzzz"])

    def _verb(self) -> str:
        return self.dice.choice(self.verbs)

    async def forge_form(self, person: Person) -> BotResponse | None:
        """A form that was never opened."""
        place = self.dice.choice(self._places(person))
        seen = [one for one in person.sees(place) if one.author_id == BOT_ID]
        names = ["name", "value", "typed", "list", "names", "time", typed(self.dice, 1, 100)]
        parts: list[Json] = [
            {"type": LABEL, "id": at, "component": {"type": TEXT_INPUT, "id": at, "custom_id": name, "value": word}}
            for at, (name, word) in enumerate((name, typed(self.dice)) for name in self.dice.sample(names, 3))
        ]
        data: Document = {"custom_id": self._forged_id(), "components": parts}
        source = self.dice.choice(seen) if seen else None
        return await self.house.send(person, MODAL_SUBMIT, place.id, data, source)

    # commands

    async def play(self, person: Person) -> BotResponse:
        """A table of any game is opened."""
        places = [one for one in self._places(person) if not one.is_dm]
        game = self.dice.choice(sorted(self.house.bot.tables.games))
        return await person.command(self.dice.choice(places), "/play", game=game)

    async def command(self, person: Person) -> BotResponse | None:
        """Any command with any options."""
        words, level = self._any_command()
        place, options = self.dice.choice(self._places(person)), dict[str, Json]()
        for option in children(level, "options"):
            if flag(option, "required") or self.dice.random() < 0.5:
                options[text(option, "name")] = await self._option(person, place, words, option)
        return await self._filled_in(person, await person.command(place, words, **options))

    async def complete(self, person: Person) -> BotResponse | None:
        """Somebody types into an option that offers values."""
        words, level = self._any_command()
        offering = [one for one in children(level, "options") if flag(one, "autocomplete")]
        if not offering:
            return await self.command(person)
        place = self.dice.choice(self._places(person))
        return await person.autocomplete(place, words, text(self.dice.choice(offering), "name"), typed(self.dice))

    def _any_command(self) -> tuple[str, Document]:
        level = self.dice.choice(sorted(self.world.commands, key=lambda one: text(one, "name")))
        words = "/" + text(level, "name")
        while below := [one for one in children(level, "options") if number(one, "type") in (SUBCOMMAND, GROUP)]:
            level = self.dice.choice(below)
            words += " " + text(level, "name")
        return words, level

    async def _option(self, person: Person, place: Channel, words: str, option: Document) -> Json:
        kind, dice, name = number(option, "type"), self.dice, text(option, "name")
        if choices := [one.get("value") for one in children(option, "choices")]:
            return dice.choice(choices)
        if kind in (INTEGER, NUMBER):
            return dice.randint(number(option, "min_value", -(2**53)), number(option, "max_value", 2**53))
        if kind == BOOLEAN:
            return dice.random() < 0.5
        if kind == USER:
            return str(dice.choice(self.people).id)
        if kind == CHANNEL:
            return str(dice.choice(self._places(person)).id)
        if flag(option, "autocomplete") and dice.random() < 0.6:
            offered = await person.autocomplete(place, words, name, dice.choice(["", "a", "d", "1", typed(dice)]))
            if offered.choices:
                return dice.choice(offered.choices).value
        return typed(dice, number(option, "min_length"), number(option, "max_length", 6000))

    # acts that do not reach the bot

    async def change(self, person: Person) -> None:
        """Another name, another language, mail closed or open, rights or none."""
        dice = self.dice
        match dice.randrange(4):
            case 0:
                self.house.rename(person, typed(dice, 1, NAME))
            case 1:
                person.settings(locale=dice.choice(["de", "en-GB", "en-US", "fr", "zh-CN"]))
            case 2:
                person.settings(dms_open=not person.account.dms_open)
            case _:
                person.settings(moderator=not person.account.moderator)

    async def speak(self, person: Person) -> None:
        """Something is said in a channel."""
        person.say(self.dice.choice(self._places(person)), typed(self.dice, 1, 2000))

    async def delete(self, person: Person) -> None:
        """A message is deleted."""
        if seen := self._seen(person):
            person.delete(self.dice.choice(seen))

    async def wait(self, person: Person) -> None:
        """Time passes: a minute, hours or days."""
        del person
        await self.house.later(int(HOUR * self.dice.choice([0.02, 1, 7, 30, 24 * 8])))


def _asks(component: Document) -> bool:
    """Whether this answers a question of a game."""
    address = Address.parse(text(component, "custom_id"))
    return address is not None and address.choice != NONE and not flag(component, "disabled")
