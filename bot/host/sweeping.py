"""The timing of garbage collection: not during the start, because nearly everything a start makes stays for good."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def put_off() -> Iterator[None]:
    """Within this block no garbage is collected until the start is `over`."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def over() -> None:
    """End the start. If collection was put off, it begins now, and never visits what already exists."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
