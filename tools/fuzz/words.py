"""The input of people who mean harm, or whose keyboard does: for names, options of commands and fields of forms."""

from random import Random

ANYTHING = (
    "",
    " ",
    "\u200b\ufeff\u3164",
    "\x00",
    "a\x00b\x07\x1b[31m",
    "\u202etxet eht dnuora \u2066turned\u2069",
    "عبد الله ١٢٣",
    "😀👨‍👩‍👧🏳️‍🌈" * 4,
    "Z\u0351\u0358\u0301a\u0337\u0301l\u0360go\u0301\u0301\u0301",
    "**__~~||`@everyone`||~~__**\n# <#1> <@&2>",
    "@everyone @here <@1100000000000000015> <@!1100000000000000015>",
    "```\n[x](https://example.com/?a=1&b=2) <t:0:R> </play:1>",
    "'; DROP TABLE games; --",
    '" OR 1=1 /* ',
    "%s %d {0} {who} { $who } {{",
    "<img src=x onerror=alert(1)>&amp;<script>",
    "../../../../etc/passwd\\..\\",
    "\r\n\r\nHTTP/1.1 200 OK",
    "ǅ ß İ ı ﬀ ᾳ",
    "null",
    "NaN",
    "-0",
    "1e309",
    "9" * 300,
    "-" * 90,
    "a:1:-:-:abort",
    "١٢",
    "½",
    "x" * 4000,
    "ﷺ" * 1000,
    "a, b; c\n" * 400,
    "(" * 1500,
)
SENSIBLE = (
    "province", "Kupfer, silver\nGold", "village", "Dorf", "throne", "witch; Keller", "estate", "copper", "bishop",
    "prior", "Anna", "ben", "tomorrow", "morgen", "today", "heute", "24.12.", "2026-12-24", "12/24", "31.2.",
    "29.02.2027", "1", "7", "0", "3 days", "2 Wochen", "sunday", "Sonntag", "8:00", "23:59", "24:00", "7am",
    "Europe/Berlin", "berlin", "UTC", "de", "en", "dominion", "domus", "monasterium", "12", "99999999", "all", "alle",
    "none", "base", "interaction",
)  # fmt: skip


def typed(dice: Random, least: int = 0, most: int = 6000) -> str:
    """Something to type, at least and at most so long."""
    draw = dice.random()
    if draw < 0.4:
        word = dice.choice(SENSIBLE)
    elif draw < 0.8:
        word = dice.choice(ANYTHING)
    else:
        word = "".join(dice.choice(dice.choice(ANYTHING[1:])) for _ in range(dice.randrange(1, 60)))
    return (word or " ").ljust(least, "x")[:most] if least else word[:most]
