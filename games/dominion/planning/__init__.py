"""How a plan is found for a kingdom: drafts made for it, tried against each other, and changed."""
