"""What pictures of every game are put together from: pen, symbols, captions, legends. Imports surface."""
