/** This thread's own time so far, in milliseconds: other programs do not lengthen it. */
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Watches the event loop, and answers how to learn which share of the work since then its longest turn
 * had, from 0 to 1. A share, because how long a turn is depends on the machine.
 */
export function watchTurns(): () => number {
  const started = used();
  let longest = 0;
  let before = started;
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
    return longest / (before - started);
  };
}
