"""The tools to examine and look after the project. `python -m tools` lists them all; none is needed to play."""
