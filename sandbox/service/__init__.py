"""The events in the stand-in: messages are posted, people press and type, the gateway tells the bot about it.

Law: each caller learns what Discord would say. May touch: state and validation.
"""
