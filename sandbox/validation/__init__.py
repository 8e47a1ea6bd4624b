"""What Discord accepts, and the words in which it refuses the rest.

Law: what is refused changes nothing, and all that is wrong is said at once. May touch: the state, to read it.
"""
