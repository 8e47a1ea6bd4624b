"""A channel with every kind of message, for looking at the page as a whole."""

from typing import Any

from tests.sandbox_page.stand_in import NOON, StandIn


def row(*components: dict[str, Any]) -> dict[str, Any]:
    """A row of components as Discord sends it."""
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "join", **more: Any) -> dict[str, Any]:
    """A button; its label is "Join" unless `more` says otherwise."""
    return {"type": 2, "style": 1, "label": "Join", "custom_id": custom_id, **more}


MARKDOWN = f"""# Heading
**bold** *italic* __under__ ~~strike~~ `code` ||spoiler|| [rules](https://example.org) https://example.org/{"a" * 80}
> a quote
- one
  - nested
-# small words
Until <t:{NOON + 3600}:R>, <@101>, <#202>, </play:1>, {"Donaudampfschifffahrt" * 6}
```py
print("{"a long line of code " * 8}")
```"""

PICTURE: dict[str, Any] = {
    "id": "77",
    "filename": "hand.png",
    "size": 900,
    "url": "http://127.0.0.1:1/attachments/201/77/hand.png",
    "content_type": "image/svg+xml",
    "width": 640,
    "height": 360,
    "description": "Your hand: 3 Copper, 2 Estate",
}
FILE: dict[str, Any] = {
    "id": "78",
    "filename": f"game-{'x' * 60}.json",
    "size": 9000,
    "url": "/attachments/201/78/game.json",
    "content_type": "application/json",
}
MEDIA = {"url": "/attachments/201/9/table.png", "width": 1200, "height": 800}

BUTTONS = [
    {"type": 2, "style": style, "label": label, "custom_id": f"button-{style}"}
    for style, label in enumerate(("Join", "Leave", "Start with the longest label that fits", "Abort"), 1)
]
ROWS: list[dict[str, Any]] = [
    {"type": 1, "components": [*BUTTONS, {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}]},
    {
        "type": 1,
        "components": [
            {
                "type": 3,
                "custom_id": "one",
                "placeholder": "Choose a card",
                "options": [
                    {"label": f"Card {n}", "value": str(n), "description": "A card that costs something"}
                    for n in range(25)
                ],
            }
        ],
    },
    {
        "type": 1,
        "components": [
            {
                "type": 3,
                "custom_id": "several",
                "max_values": 3,
                "options": [
                    {"label": f"if the card with the number {n} was taken", "value": str(n), "default": True}
                    for n in range(3)
                ],
            }
        ],
    },
    {"type": 1, "components": [{"type": 2, "style": 2, "label": "Closed", "custom_id": "closed", "disabled": True}]},
]
EMBED = {
    "title": "Militia",
    "description": "Each other player **discards** down to 3.",
    "color": 0xAA3333,
    "fields": [{"name": name, "value": name * 5, "inline": True} for name in ("Cost", "Type", "Coins")],
    "thumbnail": {"url": "attachment://hand.png"},
    "footer": {"text": "First Game"},
}
TABLE = {
    "type": 17,
    "accent_color": 0xD4A72C,
    "components": [
        {"type": 10, "content": f"## Turn 3\n**Ben** is to move, until <t:{NOON + 3600}:R>\n-# small"},
        {"type": 12, "items": [{"media": MEDIA, "description": "The table: 17 piles"}]},
        {"type": 12, "items": [{"media": MEDIA, "description": f"Part {n}"} for n in range(3)]},
        {"type": 14, "divider": True, "spacing": 1},
        {
            "type": 9,
            "components": [{"type": 10, "content": "Anna 5 cards"}],
            "accessory": {"type": 2, "style": 2, "label": "Log", "custom_id": "log"},
        },
        {
            "type": 9,
            "components": [{"type": 10, "content": "Moat"}],
            "accessory": {"type": 11, "media": MEDIA, "description": "Moat"},
        },
        {"type": 13, "file": {"url": FILE["url"]}, "name": FILE["filename"], "size": FILE["size"]},
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "My hand", "custom_id": "hand"}]},
    ],
}
ANNA = {"id": "101", "username": "anna", "global_name": "Anna"}
BEN = {"id": "102", "username": "ben", "global_name": "Ben"}


async def fill(stand_in: StandIn) -> None:
    """Posts one of each to #general, and something to read for the others."""
    await stand_in.post(content="Shall we play?", author=BEN)
    await stand_in.post(content=MARKDOWN, edited_timestamp="2027-01-15T08:01:00+00:00")
    used = {"id": "5", "type": 2, "name": "play", "user": BEN}
    await stand_in.post(
        content="Your turn, <@101>",
        mentions=[{"id": "101"}],
        interaction_metadata=used,
        attachments=[PICTURE, FILE],
        components=ROWS,
    )
    await stand_in.post(embeds=[EMBED], attachments=[PICTURE])
    await stand_in.post(flags=1 << 15 | 1 << 12, components=[TABLE])
    await stand_in.post(flags=1 << 7)
    await stand_in.whisper("101", content="Your hand: 5 Copper")
    await stand_in.post("302", content="Your turn")
    await stand_in.post("202", content="Elsewhere")
