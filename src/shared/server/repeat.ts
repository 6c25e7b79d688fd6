/** Work that is done again and again, never twice at once. */
export interface Repeating {
  /** Has it done now, or once more after the time that is under way. */
  wake(): void;
  /** Ends it; resolves when the time that is under way is over. */
  stop(): Promise<void>;
}

/**
 * Does `work` now, and then again and again: it answers after how many milliseconds. It may not throw. The
 * process does not stay for it.
 */
export function repeat(work: () => Promise<number>): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wasWoken = false;
  let isStopped = false;
  function wake(): void {
    wasWoken = true;
    clearTimeout(timer);
    if (!isStopped) running ??= run();
  }
  async function run(): Promise<void> {
    let pause = 0;
    while (wasWoken && !isStopped) {
      wasWoken = false;
      pause = await work();
    }
    running = undefined;
    if (!isStopped) timer = setTimeout(wake, pause).unref();
  }
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
