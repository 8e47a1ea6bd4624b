"""What belongs to abbeys: what is built, held and stored, in large and in short."""
