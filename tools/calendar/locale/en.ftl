# The page that compares the sets of a game

sets-set = Set
sets-mean = Mean
sets-way-strict = Strict
sets-way-brisk = Brisk
sets-way-half = Half prepare
sets-way-all = All prepare
sets-days = Days a game takes (visits per own turn; waits per own turn)
sets-carried = What became of the own turns of those who prepare, in %: carried out / stopped / nothing was ready / was there anyway · what stopped most
sets-why-otherwise = something else was asked than rehearsed
sets-why-gone = what was wanted was gone
sets-why-unprepared = nothing was prepared for the question
sets-picture = Days a game takes, { $seats } players
page-title = # { $game }: turns prepared ahead
page-people = How many days does a game take when people sleep, travel and come when they can? { $seats } of them, in several time zones, come { $hours } hours after they are asked, in the median, and decide like the computer player of the usual level. They play { $games } games with each of the { $sets } recommended sets in each of { $ways } ways: strictly one by one, briskly, and briskly with half of them or all preparing their turns. In every way they are the same people, and the games have the same seeds.
page-preparing = Whoever prepares does so at the end of every visit: what the hand allows is rehearsed, for the rest rules are left. The turn is carried out as soon as it comes; then its player hears of it and comes back to look and to prepare the next one. That is a visit, too, but nobody waits for it. Whoever does not come back in time is asked as always.
page-alt = A row for each set: the days a game takes strictly, briskly, and with half or all of the people preparing their turns.
page-made = A wait is a time in which the whole table stands still for one person. Carried out: to the end, with nobody there. Nothing was ready: the turn came before its player did. There anyway: it came while its player was sitting there. Made with the seeds { $first } to { $last }:
