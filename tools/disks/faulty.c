/* A disk that fails at the call it is told to: preloaded into a bot, it stands before SQLite's calls of the system.

FAULTY_FILES is how the paths begin that lie on this disk; FAULTY_CONTROL a file of `struct control`, which whoever tries
the bot has mapped as well. Each opening, writing, syncing, cutting and removing of such a file is counted. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum call { OPEN = 1, WRITE, SYNC, TRUNCATE, UNLINK };
#define HANG (-1)
#define MOST 65536
#define BREATH 2000 /* microseconds */

struct control {
    long calls;   /* so far */
    long at;      /* the call at which it begins to fail; 0: never */
    long met;     /* how often it has failed */
    long first;   /* what the first of these was */
    long fault;   /* an errno, or HANG: nothing comes back until it is mended */
    long lasting; /* whether all that come later fail as well */
    long mended;
};

static volatile struct control *shared;
static char ours[MOST];

#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static volatile struct control *control(void) {
    const char *path = getenv("FAULTY_CONTROL");
    if (!shared && path) {
        int (*open_really)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
        int number = open_really(path, O_RDWR | O_CLOEXEC);
        void *seen = number < 0 ? MAP_FAILED
                                : mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, number, 0);
        if (seen != MAP_FAILED) shared = seen;
    }
    return shared;
}

static int on_disk(const char *path) {
    const char *start = getenv("FAULTY_FILES");
    return start && path && !strncmp(path, start, strlen(start));
}

/* Whether this call fails; errno says how. One that hangs comes back when the disk is mended, and works then. Where
writing fails files can still be opened: the system remembers where they are. */
static int fails(enum call what) {
    volatile struct control *disk = control();
    if (!disk) return 0;
    long number = __atomic_add_fetch(&disk->calls, 1, __ATOMIC_SEQ_CST);
    if (!disk->at || number < disk->at || (number > disk->at && !disk->lasting) || disk->mended) return 0;
    if (what == OPEN && disk->met && disk->first != OPEN) return 0;
    if (__atomic_add_fetch(&disk->met, 1, __ATOMIC_SEQ_CST) == 1) disk->first = what;
    if (disk->fault != HANG) {
        errno = (int)disk->fault;
        return 1;
    }
    while (!disk->mended) usleep(BREATH);
    return 0;
}

static int noted(int number, const char *path) {
    if (number >= 0 && number < MOST) ours[number] = (char)on_disk(path);
    return number;
}

#define MINE(number) ((number) >= 0 && (number) < MOST && ours[number])

#define OPENS(name)                                      \
    int name(const char *path, int flags, ...) {         \
        REAL(name);                                      \
        va_list more;                                    \
        va_start(more, flags);                           \
        mode_t mode = va_arg(more, mode_t);              \
        va_end(more);                                    \
        if (on_disk(path) && fails(OPEN)) return -1;     \
        return noted(real(path, flags, mode), path);     \
    }

OPENS(open)
OPENS(open64)

int close(int number) {
    REAL(close);
    if (number >= 0 && number < MOST) ours[number] = 0;
    return real(number);
}

ssize_t write(int number, const void *from, size_t count) {
    REAL(write);
    return MINE(number) && fails(WRITE) ? -1 : real(number, from, count);
}

ssize_t pwrite(int number, const void *from, size_t count, off_t at) {
    REAL(pwrite);
    return MINE(number) && fails(WRITE) ? -1 : real(number, from, count, at);
}

ssize_t pwrite64(int number, const void *from, size_t count, off64_t at) {
    REAL(pwrite64);
    return MINE(number) && fails(WRITE) ? -1 : real(number, from, count, at);
}

int fsync(int number) {
    REAL(fsync);
    return MINE(number) && fails(SYNC) ? -1 : real(number);
}

int fdatasync(int number) {
    REAL(fdatasync);
    return MINE(number) && fails(SYNC) ? -1 : real(number);
}

int ftruncate(int number, off_t length) {
    REAL(ftruncate);
    return MINE(number) && fails(TRUNCATE) ? -1 : real(number, length);
}

int ftruncate64(int number, off64_t length) {
    REAL(ftruncate64);
    return MINE(number) && fails(TRUNCATE) ? -1 : real(number, length);
}

int unlink(const char *path) {
    REAL(unlink);
    return on_disk(path) && fails(UNLINK) ? -1 : real(path);
}
