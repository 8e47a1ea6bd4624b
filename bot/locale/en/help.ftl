# Help, on pages; every command stands under what it is for

help =
    ### How to play
    - Questions come as direct messages. None arrives: look under “Message requests”, or press “{ button-hand }” below the table.
    - 💡 in blue: what the strongest computer would do, and why.
    - “{ button-undo }” is free until something is revealed or decided; then everyone must agree.
    - Behind “{ button-more }”: rules, log, coach, “{ button-always }” for questions that come again.
    - “{ button-prepare }”: you rehearse your turn, and I play it so when it comes, or ask you.
help-start = **Start a game**
help-play = **Play your turn**
help-look = **Look, and look back**
help-seats = **Be away, change seats**
help-settings = **Set up for yourself**
help-line = - { COMMAND($command) } · { $about }
help-page = -# Help, page { $page } of { $pages } · Parlatorium { $version }
