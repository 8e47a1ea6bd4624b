# Where a table may stand, and where not

command-own-permissions-missing = You may not do this in this channel yourself, so I do not do it for you. You lack: { $names }. Choose another channel, or ask whoever runs this server.
command-play-all-taken = There is already a game in this channel, and I cannot open a thread for you here. Please use { COMMAND("play") } in another channel.
command-thread-locked = This thread is locked, and I could not write in it. Let a moderator unlock it, or use another channel.
command-thread-private = I was not added to this private thread, so I could not show a table here. Write { $me } in it to add me, and then do this once more.
thread-too-many = This server has as many open threads as Discord allows. Close one that nobody needs, or open the table in a channel.
thread-not-allowed = Discord does not let me open a thread here. Whoever runs this server can give me “{ permission-create-public-threads }” in this channel; nothing was opened.
thread-not-now = Discord could not open the thread just now. Try again in a moment; until then no table was opened.
thread-refused = Discord does not let me open a thread here (error { $code }), so no table was opened. { COMMAND("play") } without a thread, or in another channel, may work.
again-not-there = I cannot see whether you may write in the channel of that game. Use { COMMAND("play") } in a channel where you may.
again-not-now = Discord could not tell me just now whether a table can stand there. Try again in a moment; until then no table was opened.

# How much may be open at a time

limit-lobbies = You have { $count } tables that have not begun, and I do not open more for you at a time: { $tables }. Start one of them, or clear one away: with “{ button-cancel }” or, even if its channel is gone, with { COMMAND("seat") } in our direct messages.
limit-threads = In { $count } threads that I opened for you games are not over: { $tables }. When one of them has ended or was called off (with { COMMAND("seat") }) you can have the next. { COMMAND("play") } in a channel where no table stands, or in a thread that you open yourself, works at once.
limit-threads-a-day = I have opened { $count } threads for you within a day; you can have the next one { $when }. { COMMAND("play") } in a channel where no table stands, or in a thread that you open yourself, works at once.
limit-server = { $count } tables of this server wait for their start or play in threads that I opened, and I do not open more at a time. Hosts and moderators can start one that waits, or clear it away with “{ button-cancel }”, e.g. { $tables }.
