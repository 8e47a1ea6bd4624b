"""The parts of abbeys: buildings, cards and stores, large and in short."""
