"""The pictures of questions: of each what it needs and no more; the whole abbey and the table are elsewhere."""
