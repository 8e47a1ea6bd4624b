"""How strong the computer players are, and what their thinking costs."""
