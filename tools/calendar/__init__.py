"""Games at the pace of people: how many days they take, who waits for whom, and the worth of preparing turns."""
