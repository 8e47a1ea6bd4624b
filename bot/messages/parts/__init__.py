"""The parts of messages: controls and their ids, headings, leaves, outgoing shapes. Imports no other room here."""
