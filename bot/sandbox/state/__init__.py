"""What there is in the stand-in: people, channels, messages, interactions, as Discord describes them. Asks nobody."""
