"""People's acts: open, sit down, answer, prepare, take back, hand over. The top room: imports all the others."""
