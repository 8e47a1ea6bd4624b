"""What is sent: frozen data become messages, controls and pictures.

Laws: nothing here asks, stores or sends; whatever is put in, what comes out keeps every limit of Discord.

May touch: what `tables` shows, renderers, the voice of the program, and discord.py's drawings of buttons and selects.
"""
