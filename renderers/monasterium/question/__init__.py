"""The picture of a question: what is chosen from and what it brings, in words, and what one has to pay with."""
