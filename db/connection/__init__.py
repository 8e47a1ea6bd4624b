"""The way to the database: its address, checks, connections, transactions, and what is wrong with it.
Imports no other room here.
"""
