"""When the process looks for garbage: not while it starts, because nearly all that a start makes stays for good."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def put_off() -> Iterator[None]:
    """Within this block there is no looking for garbage until the start is `over`."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def over() -> None:
    """The start is over. If looking was put off, it begins now, and never goes through what is there already."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
