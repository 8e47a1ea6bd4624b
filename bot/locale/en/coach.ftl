# Coach and advice

button-coach = With a coach
button-counsel = Advice
coach-called = 🎓 I am your coach in this game: at every new kind of question I tell you in one sentence what it is about, until you have answered it three times. “{ button-counsel }” below a question says what the computer would do. { COMMAND("coach") } with “off” ends this.
coach-gone = I am not your coach at this table any more.
advice-without = This table plays without coach and advice.
advice-not-asked = You are not asked anything now. Advice is about a question.
advice-under-way = I am still thinking about your question. The advice will be there in a moment.
advice-enough = I am already thinking about two questions of yours ({ $places }). The advice comes there by itself; then just ask again.
advice-place = { $place }
advice-overtaken = I stopped here: you have asked about something else meanwhile.
advice-heading = Advice · { $prompt }
advice-otherwise = Beside the question, 💡 is what the computer would do at first sight ({ $what }). Played out, that is clearly worse.
advice-ahead = In { $count } continuations to the end it puts you { $points } points ahead of everybody else on average and wins { $won } %.
advice-even = In { $count } continuations to the end it leaves you level on average and wins { $won } %.
advice-behind = In { $count } continuations to the end it leaves you { $points } points behind on average and wins { $won } %.
advice-varied = { $count } continuations to the end vary too much to give figures.
advice-compared = Compared over { $count } continuations that a quicker computer plays to the end.
advice-more = Better when played on like that, but without what the computer means to do next: { $what }.
advice-less = { $what } instead: { $points } points less on average.
advice-worse = Clearly worse when played on like that: { $what }.
advice-same = Played out without a clear difference: { $what }.
advice-left-out = Not followed to the end, as it promised less after { $count } continuations: { $what }.
advice-weighing = I am playing out what comes of it … { $done } %
advice-beside =
    { $count ->
        [one] I am thinking for somebody else as well. It takes a little longer and comes by itself.
       *[other] I am thinking for { $count } others as well. It takes longer and comes by itself.
    }
advice-honest = The advice is that of the computer ({ $level }). Only the next step is compared: all that follows, the rest of your turn included, is played out quickly, chance and hidden things dealt anew each time. So take the comparison as a guide, not as proof.
advice-level = { $level }
advice-unforeseeable = This cannot be played out here.
advice-too-few = There was not enough time to compare the answers.
advice-failed = I could not play it out. Please try again in a moment.
tenths = { $whole }.{ $tenth }
table-aided = -# 💡 With a coach or advice: { $names }
table-planned = -# Plan of { $names }: { $plan }
table-planned-meanwhile = -# Plan of { $names }, found while playing: { $plan }
option-advice = Coach and advice
option-advice-private = allowed
option-advice-private-hint = Who likes may have a coach or advice. Nobody learns of it.
option-advice-told = allowed, and the table sees it
option-advice-told-hint = Below the table it says who has a coach or has asked for advice.
option-advice-without = none
option-advice-without-hint = Here everybody thinks for themselves.
