"""Cards as they look wherever they lie: faces, badges, piles, rows."""
