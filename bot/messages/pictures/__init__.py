"""Pictures and films for messages, drawn outside the event loop. Imports parts and words."""
