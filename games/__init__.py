"""Pure rules: one folder per game, found by looking, and the kernel that plays them."""
