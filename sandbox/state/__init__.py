"""What there is in the stand-in: people, channels, messages, interactions, in the form in which Discord tells them.

Law: nothing here waits for anybody or decides whether something is allowed. May touch: nothing but its own file.
"""
