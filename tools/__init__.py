"""What the project is examined and looked after with. `python -m tools` lists them all; none is needed to play."""
