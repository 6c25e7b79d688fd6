/** This thread's own time so far, in milliseconds: other programs do not lengthen it. */
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * The share of `work` that the longest turn of the event loop had, from 0 to 1. A share, because how long a
 * turn is depends on the machine.
 */
async function shareOfLongestTurn(work: () => Promise<void>): Promise<number> {
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
  await work();
  isOver = true;
  return longest / (before - started);
}

/**
 * Does the work up to three times, until one of them held the event loop for no more than a few turns: a
 * busy machine makes a turn longer, but not each time. All at once is half of the work and more. Answers
 * the least share that the longest turn had.
 */
export async function leastShareOfLongestTurn(work: () => Promise<void>): Promise<number> {
  let least = 1;
  for (let tries = 0; tries < 3 && least >= fewTurns; tries += 1) {
    least = Math.min(least, await shareOfLongestTurn(work));
  }
  return least;
}

/** A smaller share is that of one turn of several. */
export const fewTurns = 0.15;
