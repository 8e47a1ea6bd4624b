"""The contents of the stand-in: people, channels, messages, interactions, in Discord's form.

Law: nothing here waits or decides whether something is allowed. May touch: nothing but its own file.
"""
