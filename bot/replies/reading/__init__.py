"""Things a person asks to read alone: rules, lessons, records, replays, advice, a look back."""
