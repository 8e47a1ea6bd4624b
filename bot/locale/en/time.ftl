# How much time there is

option-time = Time
option-time-none = no limit
option-time-none-hint = Nobody is hurried; after a day there is one silent reminder.
option-time-live = live, 10 minutes
option-time-live-hint = For an evening together: ten minutes for each decision.
option-time-day = one day
option-time-day-hint = 24 hours for each decision; the clock stops in quiet hours and on holiday.
option-time-days = three days
option-time-days-hint = 72 hours for each decision; the clock stops in quiet hours and on holiday.
option-time-week = one week
option-time-week-hint = Seven days for each decision; the clock stops in quiet hours and on holiday.
option-late = When time is up
option-late-wait = wait
option-late-wait-hint = The others get buttons to let the computer play.
option-late-once = computer plays the turn
option-late-once-hint = Only this turn; then the person is asked again.
option-late-until = computer until back
option-late-until-hint = The computer plays on until the person presses “I’m back”.
option-late-offer = offer the seat
option-late-offer-hint = Whoever presses first in the channel takes over the seat.

# Clocks that are seen

clock-running = -# ⏳ { $who }: until { $at }, { $when }
clock-late = ⌛ { $who }: time ran out { $when }.
clock-away = -# 🏖️ { $who } is away up to and including { $until }.
clock-away-later = -# 🏖️ { $who } will be away from { $since } up to and including { $until }.
clock-stand-in = -# 🤖 The computer is playing for { $who }.
lobby-away = 🏖️ away up to and including { $until }
lobby-away-later = 🏖️ away from { $since } up to and including { $until }
own-clock = -# ⏳ Time until { $at } ({ $when })
own-late = ⌛ Your time ran out { $when }. You can still answer.
own-away = -# 🏖️ You are away up to and including { $until }; your clock is paused that long.
own-away-later = -# 🏖️ You will be away from { $since } up to and including { $until }.
own-stand-in = 🤖 The computer is playing for you here. Press “I’m back” to take over again.
own-reminder = 🔔 **A reminder:** the game is waiting for you.
your-turn-called = { $who }: it is your turn. Press “My hand” or type { COMMAND("hand") }.
your-question-called = { $who }: there is a question for you. Press “My hand” or type { COMMAND("hand") }.
button-mute = Stop reminding me
button-back = I’m back
button-playturn = 🤖 { $who }’s turn
button-standin = 🤖 Stand in for { $who }
muted = You will get no more reminders this turn.
mute-nothing = There is nothing to be reminded of here right now.
late-ask-turn = Really let the computer play this turn for { $who } in **{ $game }** in { $place }? You cannot take that back.
late-ask-stay = Really let the computer play for { $who } in **{ $game }** in { $place } until { $who } is back? It plays at once whatever is due; you cannot take that back.
late-done-turn = The computer has played this turn.
late-done-stand-in = The computer plays on until { $who } is back.
late-no-more = That is no longer needed: there is time left, or the question has been answered.
late-players-only = Only those who play at this table may decide that.
