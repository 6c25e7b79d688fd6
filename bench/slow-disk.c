// Put before a program with LD_PRELOAD, it makes every flush of the disk take longer by FLUSH_MICROSECONDS.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
  const char *microseconds = getenv("FLUSH_MICROSECONDS");
  long count = microseconds ? atol(microseconds) : 0;
  struct timespec time = {count / 1000000, (count % 1000000) * 1000};
  nanosleep(&time, 0);
}

int fsync(int file) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  wait_for_disk();
  return real(file);
}

int fdatasync(int file) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  wait_for_disk();
  return real(file);
}
