"""A tool called with words as in a terminal."""

from collections.abc import Callable, Sequence

Tool = Callable[[Sequence[str]], int]


def called(tool: Tool, *words: str) -> int:
    """Call a tool with these words; its exit code."""
    try:
        return tool(words)
    except SystemExit as left:
        return int(left.code or 0)
