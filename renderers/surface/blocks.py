"""Where surfaces get their memory from: blocks of one size that serve one after the other, and go back to the system.

A surface is drawn on for some milliseconds. Left alone, the C library puts its memory between pieces that stay, so that
a process of many threads grows to twice what it holds; and what it does give back it gets anew, page by page.
"""

import ctypes
import sys

from PIL import Image

BLOCK, SPARE = 256 * 1024, 64
"""The bytes of a block, and how many of them wait for the next surface."""
ALONE = 128 * 1024
"""What is larger than this is no neighbour of anything else: it goes back to the system when it is free."""
HEAPS = 2
"""How many heaps the threads of the process share."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""How glibc calls these two."""


def settle() -> None:
    """Set all this for the process; of the C library where it is one that can be told (glibc)."""
    Image.core.set_block_size(BLOCK)  # type: ignore[attr-defined]  # documented under "Block Allocator"
    Image.core.set_blocks_max(SPARE)  # type: ignore[attr-defined]  # as the line before
    tell = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if tell is not None:
        tell(_MMAP_THRESHOLD, ALONE)
        tell(_ARENA_MAX, HEAPS)
