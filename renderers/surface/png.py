"""A PNG file whose pixels are compressed in independent strips, so that each can be kept and used in other files.

Laws: the same strips give the same bytes; a strip is the same wherever it stands.

The file is that of the PNG specification (third edition, W3C 2025): signature, IHDR, PLTE, one IDAT, IEND; a byte for
each pixel, rows without a filter. Its IDAT is one stream of zlib (RFC 1950). A strip ends with a full flush of deflate
(RFC 1951, 3.2.4): an empty stored block, after which nothing refers back and a byte begins. So strips one after the
other, and a last empty block, are a stream. Its check sum is combined from theirs as zlib does it (adler32_combine).
"""

import zlib
from collections.abc import Iterable, Sequence
from struct import pack

import msgspec

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3
"""How many bits a pixel has, and that it is the number of a colour."""
HEAD, LAST = b"\x78\x5e", b"\x03\x00"
"""How a stream of zlib begins, and an empty block that is the last one."""
LEVEL, MEMORY = 5, 8
"""The compression level, of 9, and its memory level: higher ones take longer and save little."""
PRIME = 65521
"""Both halves of a check sum are remainders of this (RFC 1950)."""


class Strip(msgspec.Struct, frozen=True):
    """Compressed rows of pixels: the blocks of deflate, the check sum of the raw bytes, and their number."""

    data: bytes
    check: int
    length: int

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return len(self.data) + 200


def packed(rows: bytes) -> Strip:
    """Pack rows, each with a zero before its pixels: that it has no filter."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, MEMORY)
    data = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return Strip(data, zlib.adler32(rows), len(rows))


def png(width: int, height: int, colours: bytes, strips: Sequence[Strip]) -> bytes:
    """The file: its colours, three bytes each, and the strips one below the other."""
    header = pack(">IIBBBBB", width, height, BITS, INDEXED, 0, 0, 0)
    stream = b"".join((HEAD, *(strip.data for strip in strips), LAST, pack(">I", combined(strips))))
    chunks = (_chunk(b"IHDR", header), _chunk(b"PLTE", colours), _chunk(b"IDAT", stream), _chunk(b"IEND", b""))
    return b"".join((SIGNATURE, *chunks))


def combined(strips: Iterable[Strip]) -> int:
    """The check sum (Adler-32) of all raw bytes. The low half is one plus the sum of all bytes; the high half is the
    sum of the low ones after each byte.
    """
    low, high = 1, 0
    for strip in strips:
        own_low, own_high = strip.check & 0xFFFF, strip.check >> 16
        high = (high + own_high + (low - 1) * strip.length) % PRIME
        low = (low + own_low - 1) % PRIME
    return high << 16 | low


def _chunk(name: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), name, data, pack(">I", zlib.crc32(data, zlib.crc32(name)))))
