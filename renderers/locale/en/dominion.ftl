# The table in short words, beside its picture

brief-awaited = Waiting for { $who }.
brief-name = { $who }
brief-pile = { $left } × { $card } at { $cost }
brief-pile-lowered = { $left } × { $card } at { $cost } instead of { $printed }
brief-spoken-for = { $count } fewer soon, perhaps
brief-seat = { $who }: hand { $hand }, deck { $deck }, discard pile { $discard } ({ $top } on top).
