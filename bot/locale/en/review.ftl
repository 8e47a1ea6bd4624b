# The look back

button-review = Look back
review-heading = ### 🔍 { $game }: your look back
review-under-way-at =
    I am playing your decisions out … { $done } %
    This may take some minutes. No need to wait: what I find comes here.
review-under-way = Your look back on this game is being made. It comes as soon as it is ready.
review-other-under-way = I am making another look back for you ({ $place }). It comes by itself; then ask for this one again.
review-beside =
    { $count ->
        [one] I am making somebody else’s look back as well: you take turns.
       *[other] I am making look backs for { $count } others as well: you take turns.
    }
review-failed = I could not finish the look back. Please try again in a moment.
review-found =
    { $count ->
        [one] In one of your { $decisions } decisions something else would have been clearly better.
       *[other] In { $count } of your { $decisions } decisions something else would have been clearly better.
    }
review-nothing = No clear mistakes in { $decisions } decisions.
review-unfinished = There was no time for all of your decisions: I say only what I could play out often enough. Try again when less is going on.
review-untried =
    { $count ->
        [one] One of them could not be played out, because others were deciding unseen at that moment.
       *[other] { $count } of them could not be played out, because others were deciding unseen at that moment.
    }
review-honest =
    { $others ->
        [0] None of these would the computer ({ $level }) have decided otherwise.
       *[other] Of these the computer ({ $level }) would have decided { $others } otherwise.
    } Clearly better means: over 200 continuations each, played out quickly. At most five are shown.
review-place = { $number } of { $count }
review-instead = You: **{ $own }**. Better: **{ $better }**.
review-better = You: **{ $own }**. Better: **{ $better }** ({ $points } points more on average).
review-won = Over { $count } continuations; { $better } % of them won, { $own } % with your answer.
review-counted = Over { $count } continuations.
