"""Pictures and films for messages, drawn outside the event loop. Imports made_of and words."""
