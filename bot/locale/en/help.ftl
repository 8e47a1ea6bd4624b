# Help, on pages; every command stands under what it is for

help =
    ### How to play
    With **Parlatorium** you play with friends even if hours or days lie between the turns.
    - New here? { COMMAND("learn") } teaches you a game step by step, { COMMAND("rules") } explains every game, { COMMAND("card") } a card or a term. In your first game “{ button-coach }” helps, at { COMMAND("seat") }.
    - When you are asked, I send you a direct message with the question and buttons. If none arrives: look under “Message requests”, or press “{ button-hand }” below the table.
    - The blue button with 💡 is what the strongest computer would do in your place, and the message says why. “{ button-undo }” takes back your last step as long as nothing has been revealed or decided since; otherwise everyone must agree.
    - “{ button-always }” answers a recurring question for you from now on.
    - “{ button-prepare }” works as soon as your turn is over: you rehearse it, and when it comes I play it that way. If it does not fit then, I ask you and say why.
    - Everything is stored: old buttons work even after a restart.
help-start = **Start a game**
help-play = **Play your turn**
help-look = **Look, and look back**
help-seats = **Be away, change seats**
help-settings = **Set up for yourself**
help-line = - { COMMAND($command) } · { $about }
help-page = -# Help, page { $page } of { $pages } · Parlatorium { $version }
