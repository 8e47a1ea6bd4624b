# /settings

command-settings-told = **Your settings**
command-settings-done = **Noted. Your settings are now:**
command-settings-line = - { $name }: { $value }
command-settings-end = -# `/settings` with one of these changes it.
command-settings-language-title = Language
command-settings-reminders-name = reminders
command-settings-reminders-about = When shall I remind you where there is a time limit?
command-settings-reminders-title = Reminders
command-settings-reminders-both = at half of the time and shortly before its end
command-settings-reminders-late = only shortly before the end of the time
command-settings-reminders-none = none
command-settings-quiet-name = quiet
command-settings-quiet-about = When do your clocks stand still? For instance 22-7, or off
command-settings-quiet-title = Quiet hours
command-settings-quiet-none = none
command-settings-quiet-span = from { $begin } to { $end }; so long your clocks stand still, and my messages make no sound
command-settings-zone-name = zone
command-settings-zone-about = Your time zone, or a large city in it
command-settings-zone-title = Time zone
command-settings-zone-now = { $zone } (it is { $now } there now)
command-settings-ping-name = ping
command-settings-ping-about = Where shall I call you when it is your turn?
command-settings-ping-title = I call you
command-settings-ping-dm = by direct message
command-settings-ping-channel = in the channel of the game, with a mention

# /away

command-away-name = away
command-away-about = Holiday: your clocks stand still in all games, and the others see it
command-away-from-name = from
command-away-from-about = First day, like 24 December, 2026-12-24 or tomorrow; left out: from now on
command-away-until-name = until
command-away-until-about = Last day, like 24 December, 2026-12-24 or tomorrow
command-away-computer-name = computer
command-away-computer-about = Shall the computer play for you meanwhile?
command-away-off-name = off
command-away-off-about = I am back
away-now = 🏖️ You are away until { $until }, in all your games. So long your clocks stand still, and the others see that you are away.
away-later = 🏖️ You will be away from { $since } to { $until }, in all your games. So long your clocks stand still, and the others see that you are away.
away-computer = 🤖 Meanwhile the computer plays for you; afterwards you are asked again yourself.
away-no-computer = The games wait for you.
away-how-back = -# Back earlier? `/away off:True`.
away-off-done = Welcome back! Your clocks run again, and it is you who plays.
away-not = You are not away. `/away until:` with a day stops your clocks in all games until then.
away-until-missing = Until when? Give the last day along, like `until: 24 December`.
away-backwards = The last day is before the first one. Nothing has been changed.
away-past = That day is over already. Nothing has been changed.
away-too-long = That is too long: { $days } days at most. For longer, hand your seats to somebody else with `/seat`.
day-unreadable = I cannot read “{ $typed }” as a day. Write it like 24 December, 24.12.2026, 2026-12-24 or tomorrow.
day-not-there = There is no such day as “{ $typed }”.
quiet-unreadable = I cannot read “{ $typed }” as quiet hours. Write them like 22-7 or 22:30-06:00; `off` ends them.
quiet-too-long = At least some of the day must be left to play: { $hours } quiet hours at most, and they must not begin when they end.
zone-unclear = There is no time zone “{ $typed }”. Did you mean { $near }?
zone-unknown = There is no time zone “{ $typed }”. Write a large city in it, like London or New York.
zone-needed = In which time zone do you live? Give it along once, like `zone: London`.
