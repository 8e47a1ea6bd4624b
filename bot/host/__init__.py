"""The machine around the bot: settings, data folder, backups, health, start and end.
Imports nothing else of the bot but its clock, counters and gateway's words.
"""
