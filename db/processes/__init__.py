"""What processes of one bot tell each other through the database. Imports connection."""
