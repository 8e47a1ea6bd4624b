"""What happens in the stand-in: messages are posted, people press and type, the gateway tells the bot of it.

Law: whoever does something is told what Discord would tell. May touch: state and validation.
"""
