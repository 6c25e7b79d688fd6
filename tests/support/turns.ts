/**
 * Watches the event loop, and answers how to learn the longest that one turn of it has worked, in
 * milliseconds of this thread's own time.
 */
export function watchTurns(): () => number {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = used();
  let isOver = false;
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return longest;
  };
}
