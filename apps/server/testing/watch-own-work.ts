/**
 * How long this thread works at once without letting anybody else in, ms of the processor's time: what a busy machine takes
 * of the clock meanwhile does not count. The answer ends the watch and says the longest.
 */
export function watchOwnWork(): () => number {
  const now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = now();
  const look = () => {
    const at = now();
    longest = Math.max(longest, at - last);
    last = at;
  };
  // A test that fails before it asks keeps nothing running.
  const timer = setInterval(look, 5).unref();
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}
