"""What one person reads alone, after asking for it: rules, lessons, records, replays, advice, a look back."""
