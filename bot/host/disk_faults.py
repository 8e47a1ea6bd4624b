"""The system's errors about files and folders, in our own words."""

import errno

from games.kernel.engine.text import Text

KINDS = {
    errno.EACCES: "denied", errno.EPERM: "denied", errno.EROFS: "read-only", errno.ENOSPC: "full", errno.EDQUOT: "full",
    errno.ENOTDIR: "no-folder", errno.EEXIST: "no-folder", errno.EISDIR: "a-folder", errno.ENOENT: "missing",
    errno.EIO: "broken", errno.ENAMETOOLONG: "too-long",
}  # fmt: skip


def in_words(error: OSError) -> Text:
    """The error, ``disk-*``; rare ones in the system's words."""
    kind = KINDS.get(error.errno or 0)
    return Text("as-is", word=error.strerror or str(error)) if kind is None else Text(f"disk-{kind}")
