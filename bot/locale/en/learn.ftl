# Lessons

button-learn = New here?
lesson-heading = 📖 { $game } · lesson { $number } of { $count }: **{ $title }**
lesson-beginning = -# Each lesson is a table of its own, mostly in the middle of a game. { COMMAND("card") } explains cards and many words, at any time.
lesson-next = Next lesson
lesson-end = Done
lesson-again = Once more
lesson-skip = Skip
lesson-stop = Stop
lesson-go-on = Go on
lesson-sent = The [lessons of { $game }]({ $link }) are in your direct messages.
lesson-none-at-hand = No lesson is under way. Choose one from the list.
lesson-gone = These lessons are gone. { COMMAND("learn") } begins them anew.
lesson-not-yours = That is somebody else’s lesson. { COMMAND("learn") } begins your own.
no-lessons = There are no lessons for { $game }. { COMMAND("rules") } explains it.
lessons-heading = ### 📖 Learn { $game }
lessons-done = ✅ { $number }. { $title }
lessons-skipped = ⏭️ { $number }. { $title } (skipped)
lessons-left = ▫️ { $number }. { $title }
lessons-number = { $number }. { $title }
lessons-choose = Choose a lesson
lessons-go-on =
    { $done ->
        [0] { $count } lessons of one or two decisions each.{ lessons-and-skipped } You can stop any time and go on later.
       *[other] { $done } of { $count } are done.{ lessons-and-skipped } { COMMAND("learn") } goes on here any time.
    }
lessons-and-skipped =
    { $skipped ->
        [0] {""}
        [one] {" "}One is skipped; take it from the list whenever you like.
       *[other] {" "}{ $skipped } are skipped; take them from the list whenever you like.
    }
lessons-all-done = You know all you need for your first game. { COMMAND("card") } explains cards and many words. { COMMAND("play") } opens a table; “{ button-coach }” helps you there, if you like. 💡 there means: the computer would play this.
lessons-which = Which game would you like to learn? You play alone with me, at arranged tables. Nothing of it is counted.
lessons-of =
    { $game } ({ $done } of { $count }{ $skipped ->
        [0] {""}
       *[other] , { $skipped } skipped
    })
