"""Games in memory, and the one way to change them: a move, and all that is stored with it.
Imports terms and reckoner.
"""
