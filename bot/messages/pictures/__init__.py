"""Pictures and films for messages, drawn beside the event loop. Imports made_of and words."""
