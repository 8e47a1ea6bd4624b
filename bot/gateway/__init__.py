"""The way to Discord: how the bot gets in, keeps its connections to the gateway, and gets back when they break."""
