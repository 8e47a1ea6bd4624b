"""What Discord accepts, and the words in which it refuses the rest. Changes nothing."""
