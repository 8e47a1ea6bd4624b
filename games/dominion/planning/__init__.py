"""The search for a kingdom's plan: drafts made for it, tried against each other, and changed."""
