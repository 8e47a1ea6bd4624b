# /privacy

command-privacy-name = privacy
command-privacy-about = See or delete what is stored about you
privacy-heading = **This is stored about you**
privacy-name = - your Discord number and your name ({ $name })
privacy-language = - your language ({ $language })
privacy-messages-open = - the channel of your direct messages, and that they arrive
privacy-messages-closed = - that direct messages do not reach you (yet)
privacy-settings = - your settings (time zone, quiet hours, reminders, notices, colours, pictures, absence)
privacy-orders =
    - { $count ->
        [0] no standing orders
        [one] one standing order
       *[other] { $count } standing orders
    }
privacy-prepared =
    - { $count ->
        [0] no prepared turn
        [one] a prepared turn in one game
       *[other] prepared turns in { $count } games
    }
privacy-learning =
    - { $count ->
        [one] how far you are in the lessons of one game
       *[other] how far you are in the lessons of { $count } games
    }
privacy-helped =
    - { $count ->
        [one] that you had a coach or advice in one game
       *[other] that you had a coach or advice in { $count } games
    }
privacy-games =
    - { $going ->
        [0] no game under way
        [one] one game under way
       *[other] { $going } games under way
    } and { $over ->
        [0] none finished
        [one] one finished
       *[other] { $over } finished
    }: who sat where, and what was decided
privacy-end = What you write in the channel is neither read nor stored.
privacy-server = About this server I store what its moderators set for it with { COMMAND("settings") }: language, pace, time, channels and roles, no person. It is deleted when the bot leaves the server.
privacy-ask = Really delete everything? You resign from all games under way, and everything that leads to you is deleted; finished games stay without your name. This cannot be taken back.
privacy-nothing = Nothing is stored about you.
privacy-forgotten = You have resigned from all games, and what was stored about you is deleted. If there are earlier backups, they keep it until they are deleted, too. Only you can delete my messages to you.
privacy-not-everywhere =
    { $count ->
        [one] One game cannot be left right now, as its rules are missing here: it still has your name.
       *[other] { $count } games cannot be left right now, as their rules are missing here: they still have your name.
    } Everything else that was stored about you is deleted. Tell whoever runs this bot, and then use { COMMAND("privacy") } once more.
