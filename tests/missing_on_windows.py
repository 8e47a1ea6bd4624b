"""Python's features on Unix that Windows lacks, by its documentation ("Availability: Unix") and the types of its
library; for the law of `tests/architecture/windows.py` and the stand-in of `tests/on_windows.py`.
"""

from collections import defaultdict

_MODULES = """
_posixsubprocess crypt curses dbm.gnu dbm.ndbm fcntl grp nis posix pty pwd readline resource spwd syslog
termios tty uvloop
"""
_NAMES = """
os: chflags chown chroot confstr copy_file_range ctermid environb eventfd eventfd_read eventfd_write fchdir fchmod
os: fchown fdatasync fork forkpty fpathconf fstatvfs fwalk get_blocking getegid getenvb geteuid getgid getgrouplist
os: getgroups getloadavg getpgid getpgrp getpriority getrandom getresgid getresuid getsid getuid getxattr initgroups
os: killpg lchflags lchmod lchown listxattr lockf login_tty major makedev memfd_create minor mkfifo mknod nice openpty
os: pathconf pidfd_open pipe2 posix_fadvise posix_fallocate posix_openpt posix_spawn posix_spawnp pread preadv pwrite
os: pwritev readv register_at_fork removexattr sched_get_priority_max sched_get_priority_min sched_getaffinity
os: sched_getparam sched_getscheduler sched_param sched_rr_get_interval sched_setaffinity sched_setparam
os: sched_setscheduler sched_yield sendfile set_blocking setegid seteuid setgid setgroups setns setpgid setpgrp
os: setpriority setregid setresgid setresuid setreuid setsid setuid setxattr spawnlp spawnlpe spawnvp spawnvpe splice
os: statvfs sync sysconf tcgetpgrp tcsetpgrp ttyname uname unshare wait wait3 wait4 waitid writev EX_CANTCREAT
os: EX_CONFIG EX_DATAERR EX_IOERR EX_NOHOST EX_NOINPUT EX_NOPERM EX_NOUSER EX_OSERR EX_OSFILE EX_PROTOCOL EX_SOFTWARE
os: EX_TEMPFAIL EX_UNAVAILABLE EX_USAGE F_LOCK F_TEST F_TLOCK F_ULOCK NGROUPS_MAX O_ACCMODE O_ASYNC O_CLOEXEC O_DIRECT
os: O_DIRECTORY O_DSYNC O_EXLOCK O_LARGEFILE O_NDELAY O_NOATIME O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH O_RSYNC O_SHLOCK
os: O_SYNC O_TMPFILE PRIO_PGRP PRIO_PROCESS PRIO_USER P_ALL P_PGID P_PID P_PIDFD SCHED_BATCH SCHED_FIFO SCHED_IDLE
os: SCHED_OTHER SCHED_RR SEEK_DATA SEEK_HOLE WCONTINUED WCOREDUMP WEXITED WEXITSTATUS WIFCONTINUED WIFEXITED
os: WIFSIGNALED WIFSTOPPED WNOHANG WNOWAIT WSTOPPED WSTOPSIG WTERMSIG WUNTRACED
signal: ItimerError alarm getitimer pause pidfd_send_signal pthread_kill pthread_sigmask setitimer siginterrupt
signal: sigpending sigtimedwait sigwait sigwaitinfo ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL SIGALRM SIGBUS SIGCHLD
signal: SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE SIGPOLL SIGPROF SIGPWR SIGQUIT SIGRTMAX SIGRTMIN SIGSTKFLT SIGSTOP SIGSYS
signal: SIGTRAP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALRM SIGWINCH SIGXCPU SIGXFSZ SIG_BLOCK
signal: SIG_SETMASK SIG_UNBLOCK
socket: sethostname AF_NETLINK AF_PACKET AF_UNIX CMSG_LEN CMSG_SPACE MSG_DONTWAIT MSG_NOSIGNAL SCM_RIGHTS SOCK_CLOEXEC
socket: SOCK_NONBLOCK SO_REUSEPORT
select: devpoll epoll kevent kqueue poll PIPE_BUF
time: clock_getres clock_gettime clock_gettime_ns clock_settime clock_settime_ns pthread_getcpuclockid tzset
time: CLOCK_BOOTTIME CLOCK_MONOTONIC CLOCK_MONOTONIC_RAW CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME CLOCK_TAI
time: CLOCK_THREAD_CPUTIME_ID
asyncio: open_unix_connection start_unix_server
threading: pthread_kill
mmap: MAP_ANONYMOUS MAP_PRIVATE MAP_SHARED PROT_EXEC PROT_READ PROT_WRITE
socketserver: ForkingMixIn ForkingTCPServer ForkingUDPServer UnixDatagramServer UnixStreamServer
"""

MODULES = frozenset(_MODULES.split())
NAMES: dict[str, set[str]] = defaultdict(set)
for _line in _NAMES.strip().splitlines():
    _module, _, _names = _line.partition(": ")
    NAMES[_module].update(_names.split())

METHODS = frozenset(("add_reader", "add_signal_handler", "add_writer", "create_unix_connection", "create_unix_server"))
"""Methods that no event loop has there."""
KEYWORDS = frozenset(("pass_fds", "preexec_fn"))
"""Arguments that start no process there."""
