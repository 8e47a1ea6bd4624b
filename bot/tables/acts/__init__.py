"""What people do: open, sit down, answer, prepare, take back, hand over. The top room: imports all the others."""
