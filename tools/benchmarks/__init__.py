"""What things cost, and how strong computer players are: measured, not tested."""
