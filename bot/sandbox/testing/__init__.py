"""People driven by tests instead of by the page."""
