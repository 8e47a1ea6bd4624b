"""Hostile input: texts that are scripts if they are taken for more than text; and a watch that notices if one ran.

Law: each text sets `window.hurt` if it runs; nothing else does.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Dialog, Page

SCRIPTS = {
    "picture": "<img src=x onerror=hurt=1>",
    "out of an attribute": '"><script>hurt=1</script>',
    "attribute": '" onmouseover="hurt=1" autofocus onfocus="hurt=1" x="',
    "apostrophe": "' onclick='hurt=1' style='position:fixed;inset:0",
    "frame": "<iframe srcdoc='<script>parent.hurt=1</script>'>",
    "drawing": "<svg/onload=hurt=1>",
    "out of a comment": "--></style></title></textarea><body onload=hurt=1>",
    "form": "<form action=javascript:hurt=1><input type=submit autofocus>",
    "template": "${hurt=1}{{constructor.constructor('hurt=1')()}}",
    "entities": "&lt;img src=x onerror=hurt=1&gt;&#60;script&#62;",
    "link": "[x](javascript:hurt=1)",
    "link with blanks": "[x]( java\tscript:hurt=1 )",
    "link in disguise": "[https://example.org](JaVaScRiPt:hurt=1)",
    "link to data": "[x](data:text/html,<script>opener.hurt=1</script>)",
    "link in brackets": "<javascript:hurt=1> <data:text/html,x>",
    "link that breaks out": '[x](https://example.org/"onmouseover="hurt=1)',
    "title that breaks out": "[x](https://example.org \"a' onmouseover='hurt=1\")",
    "link in a link": "[[x](javascript:hurt=1)](https://example.org)",
    "link in marks": "**__~~||[x](javascript:hurt=1)||~~__**",
    "bare link": "https://example.org/<script>hurt=1</script>",
    "code": "```html\n<script>hurt=1</script>\n``` `<b onclick=hurt=1>`",
    "from right to left": "\u202e<script>hurt=1</script>\u2066\u202b",
    "unseen": "\u200b<scr\u200bipt>hurt=1</script>\ufeff",
    "long": "<b>" + "W" * 90,
    "deep": "**__" * 20 + "<b>",
}

BEGIN = """
    window.hurt = 0;
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => violations.push(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""
ODD = """() => {
    const web = (url) => !URL.canParse(url, location.href)
        || ["http:", "https:"].includes(new URL(url, location.href).protocol);
    const odd = (node) => ["IFRAME", "OBJECT", "EMBED", "BASE", "STYLE", "B"].includes(node.tagName)
        || (node.tagName === "SCRIPT" && node.getAttribute("src") !== "/page/app.js")
        || [...node.attributes].some(({ name }) => name.startsWith("on") || name === "srcdoc" || name === "formaction")
        || ["href", "src", "action"].some((name) => node.hasAttribute(name) && !web(node.getAttribute(name)));
    return [...document.querySelectorAll("*")].filter(odd).map((node) => node.outerHTML.slice(0, 200));
}"""
"""Content the page never holds: foreign content, scripts, and links to anything but the web."""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


class Watch:
    """A page that is watched."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dialogs: list[str] = []

    async def opened(self, dialog: Dialog) -> None:
        """An attack got as far as asking something."""
        self.dialogs.append(dialog.message)
        await dialog.dismiss()

    async def seen(self) -> list[object]:
        """Everything that should not be there: scripts that ran, or were stopped by the page's policy alone."""
        page = self.page
        ran = ["hurt"] if await page.evaluate("window.hurt") else []
        wide = ["too wide"] if await page.evaluate(TOO_WIDE) else []
        return [*ran, *wide, *self.dialogs, *await page.evaluate("window.violations"), *await page.evaluate(ODD)]


@asynccontextmanager
async def watched(page: Page) -> AsyncIterator[Watch]:
    """Watch a page from before it is opened on."""
    watch = Watch(page)
    await page.add_init_script(BEGIN)
    page.on("dialog", watch.opened)
    yield watch
    page.remove_listener("dialog", watch.opened)
