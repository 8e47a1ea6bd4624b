"""What messages are put together from: controls and their ids, headings, leaves, what goes out.
Imports no other room here.
"""
