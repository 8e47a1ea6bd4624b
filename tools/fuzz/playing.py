"""The units of play, in this process or in another one: a random game, or an episode of clicks."""

from typing import Literal, TypeAlias

import msgspec

from tools.fuzz import clicks, decisions
from tools.fuzz.laws import PlayFault

Exercise: TypeAlias = Literal["game", "episode"]


class Upshot(msgspec.Struct, frozen=True):
    """The results of a game or an episode: how much was done, and the faults (empty: all is well) at which step."""

    done: int
    fault: str = ""


def came(kind: Exercise, seed: int, number: int, most: int | None) -> Upshot:
    """Play one game or episode, here or in another process."""
    play = decisions.play if kind == "game" else clicks.play
    try:
        return Upshot(play(seed, number) if most is None else play(seed, number, most))
    except PlayFault as error:
        steps = "" if most is None else f" --steps {most}"
        again = f"python -m tools fuzz --seed {seed} --{kind} {number}{steps}"
        return Upshot(error.step, f"{kind} {number}, step {error.step}: {error.fault}; again: {again}")
