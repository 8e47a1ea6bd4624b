"""Games at the pace of people: how many days they take, who waits for whom, and what preparing turns is worth."""
