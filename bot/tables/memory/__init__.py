"""Games in memory, and the one way to change them: a move, stored with all its consequences.
Imports terms and reckoner.
"""
