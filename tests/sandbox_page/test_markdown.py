"""What people and bot write is drawn as Discord draws it, and never taken for HTML."""

import pytest
from playwright.async_api import expect

from tests.sandbox_page.screen import Screen
from tests.sandbox_page.stand_in import NOON

pytestmark = pytest.mark.asyncio(loop_scope="session")

LINK = 'target="_blank" rel="noopener noreferrer nofollow"'

REFRESH = "async (now) => (await import('/page/timestamp.js')).refreshTimestamps(document.body, now)"
ANNA, BEN, NOBODY = (f'<span class="mention">@{name}</span>' for name in ("Anna", "Ben", "unknown user"))
EVERYONE = '<span class="mention">@everyone</span>'

CASES = {
    "bold": ("**Village**", "<p><strong>Village</strong></p>"),
    "italic by star": ("*Village*", "<p><em>Village</em></p>"),
    "italic by underscore": ("_Village_", "<p><em>Village</em></p>"),
    "underscores within words stay": ("domus_domini_2", "<p>domus_domini_2</p>"),
    "bold within italic": ("***Village***", "<p><strong><em>Village</em></strong></p>"),
    "underline and strike": ("__a__ ~~b~~", "<p><u>a</u> <s>b</s></p>"),
    "nested": ("**a __b__ c**", "<p><strong>a <u>b</u> c</strong></p>"),
    "a lonely star": ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
    "escaped": (r"\*not italic\*", "<p>*not italic*</p>"),
    "inline code keeps stars": ("`**a**`", '<p><code class="inline-code">**a**</code></p>'),
    "code with backticks": ("``a`b``", '<p><code class="inline-code">a`b</code></p>'),
    "code block": (
        "```py\nx = 1\n```",
        '<pre class="code-block" tabindex="0" data-language="py"><code>x = 1</code></pre>',
    ),
    "code block without a language": ("```a b```", '<pre class="code-block" tabindex="0"><code>a b</code></pre>'),
    "headings": (
        "# A\n## B\n### C",
        '<h3 class="heading-1">A</h3><h4 class="heading-2">B</h4><h5 class="heading-3">C</h5>',
    ),
    "no heading without a space": ("#general", "<p>#general</p>"),
    "small": ("-# by Ben", '<p class="small-text"><small>by Ben</small></p>'),
    "quote": ("> a\n> b\nc", "<blockquote><p>a\nb</p></blockquote><p>c</p>"),
    "quote to the end": (">>> a\nb", "<blockquote><p>a\nb</p></blockquote>"),
    "list": ("- a\n- b", "<ul><li>a</li><li>b</li></ul>"),
    "nested list": ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    "ordered list keeps its start": ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    "empty lines stay": ("a\n\nb", "<p>a\n\nb</p>"),
    "link": (
        '[rules](https://example.org/r "all")',
        f'<p><a href="https://example.org/r" title="all" {LINK}>rules</a></p>',
    ),
    "bare link without its full stop": (
        "see https://example.org/a_b_c.",
        f'<p>see <a href="https://example.org/a_b_c" {LINK}>https://example.org/a_b_c</a>.</p>',
    ),
    "link in angle brackets": (
        "<https://example.org>",
        f'<p><a href="https://example.org" {LINK}>https://example.org</a></p>',
    ),
    "a script is no link": ("[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"),
    "mentions": ("<@101> <@!102> <@1>", f"<p>{ANNA} {BEN} {NOBODY}</p>"),
    "everyone": ("@everyone <@&1>", f"<p>{EVERYONE} {EVERYONE}</p>"),
    "emoji of a server": ("<:copper:123>", "<p>:copper:</p>"),
    "unfinished marks": ("**a ||b [c](", "<p>**a ||b [c](</p>"),
}


@pytest.mark.parametrize(("text", "drawn"), CASES.values(), ids=CASES)
async def test_markdown_is_drawn(shared: Screen, text: str, drawn: str) -> None:
    item = await shared.shown(content=text)
    assert await item.locator(".content").inner_html() == drawn


HOSTILE = [
    '<img src=x onerror="window.hurt = 1">',
    "<script>window.hurt = 1</script>",
    '**<b onmouseover="window.hurt = 1">x</b>**',
    '[<svg onload="window.hurt = 1">](https://example.org/"onclick="window.hurt=1)',
    '```html\n<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe>\n```',
    '<https://example.org/"><script>window.hurt=1</script>>',
    "&lt;b&gt; &amp; &quot;",
]


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_text_is_shown_as_text(shared: Screen, text: str) -> None:
    item = await shared.shown(
        content=text,
        author={"id": f"7{len(text)}", "username": text},
        embeds=[{"title": text, "description": text, "footer": {"text": text}}],
        components=[{"type": 1, "components": [{"type": 2, "style": 1, "label": text, "custom_id": text}]}],
        attachments=[
            {
                "id": "1",
                "filename": "a.png",
                "url": "/attachments/1/1/a.png",
                "description": text,
                "width": 4,
                "height": 4,
            }
        ],
    )
    assert await item.locator("b, script, iframe, img:not([alt])").count() == 0
    await expect(item.locator(".author")).to_have_text(text)
    await expect(item.locator(".button .label")).to_have_text(text)
    assert await shared.page.evaluate("window.hurt") is None


@pytest.mark.parametrize("unit", ["*_", "**", "||", "[", "`", "<@", "~~a", "> - ", "[a](", "https://"])
async def test_endless_marks_are_drawn_at_once(shared: Screen, unit: str) -> None:
    text = unit * (4000 // len(unit))
    item = await shared.shown(content=text)
    await expect(item.locator(".content")).to_be_visible()


async def test_a_spoiler_shows_its_text_on_a_click(screen: Screen) -> None:
    item = await screen.shown(content="he holds ||a **Moat**||")
    hidden = item.locator(".spoiler-text")
    await expect(hidden).to_be_hidden()
    await item.get_by_role("button", name="Show spoiler").click()
    await expect(hidden).to_be_visible()
    await expect(hidden.locator("strong")).to_have_text("Moat")


async def test_a_spoiler_opens_by_keyboard(screen: Screen) -> None:
    item = await screen.shown(content="||Moat||")
    await item.get_by_role("button", name="Show spoiler").press("Enter")
    await expect(item.locator(".spoiler-text")).to_be_visible()


async def test_moments_are_told_in_the_persons_language(screen: Screen) -> None:
    moment = NOON + 26 * 3600
    styles = [f"<t:{moment}:{style}>" for style in "tTdDfFR"]
    screen.stand_in.people[1]["locale"] = "de"
    await screen.stand_in.post(content="|".join([*styles, f"<t:{moment}>"]))
    await screen.open("#/101/201")
    await screen.page.reload()
    full = "January 16, 2027 at 11:00 AM"
    english = f"11:00 AM|11:00:00 AM|1/16/27|January 16, 2027|{full}|Saturday, {full}|in 1 day|{full}"
    await expect(screen.last.locator(".content")).to_have_text(english)
    await screen.people.nth(1).click()
    full = "16. Januar 2027 um 11:00"
    german = f"11:00|11:00:00|16.01.27|16. Januar 2027|{full}|Samstag, {full}|in 1 Tag|{full}"
    await expect(screen.last.locator(".content")).to_have_text(german)


async def test_a_relative_moment_stays_true(screen: Screen) -> None:
    item = await screen.shown(content=f"<t:{NOON + 3600}:R>")
    moment = item.locator("time.timestamp")
    await expect(moment).to_have_text("in 1 hour")
    await screen.page.evaluate(REFRESH, NOON + 3600 + 120)
    assert await moment.inner_text() == "2 minutes ago"


async def test_a_moment_beyond_all_calendars_stays_text(screen: Screen) -> None:
    item = await screen.shown(content="<t:9999999999999:R>")
    await expect(item.locator(".content")).to_have_text("<t:9999999999999:R>")


async def test_a_channel_mention_leads_there(screen: Screen) -> None:
    item = await screen.shown(content="see <#202> or <#999>")
    await expect(item.locator(".content")).to_have_text("see #games or #unknown channel")
    await item.get_by_role("button", name="#games").click()
    await expect(screen.page.locator("h1")).to_have_text("games")


async def test_a_command_mention_begins_the_command(screen: Screen) -> None:
    item = await screen.shown(content="try </play:1>")
    await item.get_by_role("button", name="/play").click()
    await expect(screen.field("game")).to_be_focused()
