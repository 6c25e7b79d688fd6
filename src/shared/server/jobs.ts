import { actAs, theSite } from "./acting-person.ts";
import type { Services } from "./services.ts";

/** Work that falls due by the clock. */
export interface Job {
  name: string;
  /** Does what is due at `now`, each thing in one of the processes; returns when it next has something to do. */
  run(now: Temporal.Instant): Promise<Temporal.Instant | undefined>;
}

/** The longest sleep: another process may have written something that is due sooner. */
const longestSleepMilliseconds = 30_000;

interface RunnerParts extends Pick<Services, "clock" | "log" | "outbox"> {
  jobs: readonly Job[];
}

/** Runs the jobs when they are due by the database, and wakes the outbox for their mail. */
export function jobRunner({ clock, log, jobs, outbox }: RunnerParts) {
  let rounds: Repeating | undefined;
  async function runDue(): Promise<Temporal.Instant | undefined> {
    let next: Temporal.Instant | undefined;
    for (const job of jobs) {
      try {
        const now = clock();
        const due = await actAs(theSite, now, () => job.run(now));
        if (due && (!next || Temporal.Instant.compare(due, next) < 0)) next = due;
      } catch (error) {
        // The others go on; this one is tried again after the longest sleep.
        log.error({ err: error, job: job.name }, "A job failed.");
      }
      outbox.wake();
    }
    return next;
  }
  return {
    /** Does what is due now, and answers when the next thing is, as far as is known. */
    runDue,
    start(): void {
      rounds = repeat(async () => {
        const next = await runDue();
        const wait = next ? clock().until(next).total("milliseconds") : longestSleepMilliseconds;
        return Math.min(Math.max(wait, 100), longestSleepMilliseconds);
      });
    },
    /** Checks now what is due, because something was scheduled for sooner. */
    wake: () => rounds?.wake(),
    /** Starts nothing more, and waits for what runs. */
    stop: async () => rounds?.stop(),
  };
}

/** Work that is done again and again, never twice at once. */
export interface Repeating {
  /** Runs it now, or once more after the current run. */
  wake(): void;
  /** Ends it; resolves when the current run is over. */
  stop(): Promise<void>;
}

/** Runs `work` now and repeatedly: it returns the milliseconds until the next run, and must not throw. */
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
