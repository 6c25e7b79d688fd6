import type { Clock } from "#shared/both/clock.ts";

/** A clock that stands still until it is moved. */
export interface TestClock {
  now: Clock;
  advance(by: Temporal.DurationLike): void;
}

export function createTestClock(start = "2026-05-01T14:00:00Z"): TestClock {
  let instant = Temporal.Instant.from(start);
  return {
    now: () => instant,
    advance(by) {
      instant = instant.add(by);
    },
  };
}
