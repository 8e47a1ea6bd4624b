# How much time there is

option-time = Time
option-time-none = no limit
option-time-none-hint = Nobody is hurried and nobody reminded.
option-time-live = live, 10 minutes
option-time-live-hint = For an evening together: ten minutes for each decision.
option-time-day = one day
option-time-day-hint = 24 hours for each decision; the clock stops in quiet hours and on holiday.
option-time-days = three days
option-time-days-hint = 72 hours for each decision; the clock stops in quiet hours and on holiday.
option-time-week = one week
option-time-week-hint = Seven days for each decision; the clock stops in quiet hours and on holiday.
option-late = When time is over
option-late-wait = wait
option-late-wait-hint = The others get buttons to let the computer play.
option-late-turn = computer plays the turn
option-late-turn-hint = Only this turn; then the person is asked again.
option-late-until = computer until back
option-late-until-hint = The computer plays on until the person presses “I’m back”.
option-late-offer = offer the seat
option-late-offer-hint = Whoever presses first in the channel takes the seat over.
