"""The system's errors about files and folders, in our own words."""

import errno

from games.kernel.engine.text import Text

KINDS = {
    errno.EACCES: "disk-denied", errno.EPERM: "disk-denied", errno.EROFS: "disk-read-only", errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full", errno.EISDIR: "disk-a-folder", errno.ENOTDIR: "disk-no-folder", errno.EIO: "disk-broken",
    errno.EEXIST: "disk-no-folder", errno.ENOENT: "disk-missing", errno.ENAMETOOLONG: "disk-too-long",
}  # fmt: skip


def in_words(error: OSError) -> Text:
    """The error; rare ones in the system's words."""
    message = KINDS.get(error.errno or 0)
    return Text("as-is", word=error.strerror or str(error)) if message is None else Text(message)
