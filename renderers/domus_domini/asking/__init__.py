"""What is asked, and the chips and deeds it can be answered with."""
