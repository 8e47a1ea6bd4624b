"""The memory of surfaces: blocks of one size, used one after the other and given back to the system.

A surface lives for some milliseconds. By itself, the C library puts its memory between pieces that stay. A process of
many threads then grows to twice what it holds, and memory it has given back returns page by page.
"""

import ctypes
import sys

from PIL import Image

BLOCK, SPARE = 256 * 1024, 64
"""The bytes of a block, and how many of them wait for the next surface."""
ALONE = 128 * 1024
"""A larger block is no neighbour of anything else: when freed, it goes back to the system."""
HEAPS = 2
"""How many heaps the threads of the process share."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Glibc's names for these two."""


def settle() -> None:
    """Set all this for the process; in the C library only if it is glibc."""
    Image.core.set_block_size(BLOCK)  # type: ignore[attr-defined]  # documented under "Block Allocator"
    Image.core.set_blocks_max(SPARE)  # type: ignore[attr-defined]  # as the line before
    tell = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if tell is not None:
        tell(_MMAP_THRESHOLD, ALONE)
        tell(_ARENA_MAX, HEAPS)
