# Der Tisch in kurzen Worten, neben seinem Bild

brief-awaited = Wartet auf { $who }.
brief-name = { $who }
brief-pile = { $left } × { $card } zu { $cost }
brief-pile-lowered = { $left } × { $card } zu { $cost } statt { $printed }
brief-spoken-for = bald vielleicht { $count } weniger
brief-seat = { $who }: Hand { $hand }, Nachziehstapel { $deck }, Ablagestapel { $discard } (zuoberst { $top }).
