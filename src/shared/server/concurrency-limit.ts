import { unavailable } from "#shared/both/failure-kinds.ts";

/** Runs work in turn; throws `unavailable` if too many wait already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `running` pieces of work at once in this process, and `waiting` behind them: they take much memory. */
export function concurrencyLimit({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): ConcurrencyLimit {
  let free = running;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) {
      free -= 1;
    } else {
      if (queue.length >= waiting) {
        throw unavailable("There is too much to do at the moment. Please try again shortly.");
      }
      // The place is passed on directly, so that a new caller cannot overtake those who wait.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
