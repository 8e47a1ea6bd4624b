"""What happens in the stand-in: messages are posted, people press and type, the gateway tells the bot of it."""
