"""Outgoing messages: frozen data become messages, controls and pictures.

Laws: nothing here asks, stores or sends; whatever the input, the output keeps every limit of Discord.

May touch: what `tables` shows, renderers, the voice of the program, and discord.py's drawings of buttons and selects.
"""
