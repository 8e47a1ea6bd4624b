"""The forms in which Discord speaks: JSON, ids, components, permissions, refusals.
Imports nothing else of the sandbox.
"""
