"""The parts of every game's pictures: pen, symbols, captions, legends. Imports surface."""
