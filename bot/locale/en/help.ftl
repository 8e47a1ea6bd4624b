# Help, on pages; every command stands under what it is for

help =
    ### How to play
    - New here? { COMMAND("learn") } teaches you a game step by step. In your first game “{ button-coach }” helps, at { COMMAND("seat") }.
    - When you are asked, you get a direct message. If none arrives: look under “Message requests”, or press “{ button-hand }” below the table.
    - The blue button with 💡 is what the strongest computer would do, and the message says why.
    - “{ button-undo }” takes back your last step as long as nothing has been revealed or decided since; otherwise everyone must agree.
    - “{ button-always }” answers a recurring question for you from now on.
    - “{ button-prepare }”: you rehearse your turn, and I play it that way when it comes. If it does not fit any more, I ask you.
    - Old buttons always work, even after a restart.
help-start = **Start a game**
help-play = **Play your turn**
help-look = **Look, and look back**
help-seats = **Be away, change seats**
help-settings = **Set up for yourself**
help-line = - { COMMAND($command) } · { $about }
help-page = -# Help, page { $page } of { $pages } · Parlatorium { $version }
