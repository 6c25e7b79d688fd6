import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideMailbox, sendingWindows, type WaitingMail } from "./mailbox-limits.ts";

const none = { perMinute: null, perHour: null, perDay: null };

describe("what a mail server bears", () => {
  it.each([
    [none, []],
    [{ ...none, perHour: 100 }, [[100, 3_600]]],
    [{ ...none, perDay: 500 }, [[500, 86_400]]],
    [
      { perMinute: 120, perHour: 100, perDay: 500 },
      [
        [12, 6],
        [100, 3_600],
        [500, 86_400],
      ],
    ],
    [{ ...none, perMinute: 10 }, [[1, 6]]],
    [{ ...none, perMinute: 11 }, [[1, 6]]],
    [{ ...none, perMinute: 29 }, [[2, 6]]],
    [{ ...none, perMinute: 7 }, [[1, 9]]],
    [{ ...none, perMinute: 1 }, [[1, 60]]],
  ])("of %j comes to %j letters in so many seconds", (limits, windows) => {
    expect(sendingWindows(limits)).toEqual(windows);
  });

  it("spreads the minute's letters over it, never more than are allowed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (perMinute) => {
        const [[letters, seconds] = [0, 0]] = sendingWindows({ ...none, perMinute });
        expect(letters).toBeGreaterThanOrEqual(1);
        expect(letters / seconds).toBeLessThanOrEqual(perMinute / 60);
      }),
    );
  });
});

const hour = 3_600_000;
const now = 1_000 * hour;

/** Mail that waits for a mailbox; of what is not said here it is the first from a stranger, just now. */
function waiting(id: number, more: Partial<WaitingMail> = {}): WaitingMail {
  return {
    id,
    recipient: more.limitedAs === "spelling" ? `ann+${id}@` : "ann@",
    limitedAs: "address",
    createdAt: now,
    hasWaited: false,
    wasTried: false,
    latestAt: undefined,
    ...more,
  };
}
const several = (count: number, more: Partial<WaitingMail> = {}) =>
  Array.from({ length: count }, (_, id) => waiting(id + 1, more));

/** What is decided, in ids, and hours from now. `sent`: how many hours ago mail was sent. */
function decided(mails: readonly WaitingMail[], sent: readonly number[] = []) {
  const counted = sent.map((hours) => now - hours * hour);
  const { send, wait, tooLate } = decideMailbox(mails, counted, now);
  return {
    send: send.map((together) => together.map(({ id }) => id)),
    wait: wait.map(({ mail, until }) => [mail.id, (until - now) / hour]),
    tooLate: tooLate.map(({ id }) => id),
  };
}

describe("what strangers set off to one mailbox", () => {
  it.each<[what: string, sent: number[], send: number[][], waits: number | undefined]>([
    ["goes at once", [], [[1], [2], [3]], 1],
    ["counts what was sent", [0.5, 0.25], [[1]], 0.5],
    ["waits for the hour", [0.75, 0.5, 0.25], [], 0.25],
    ["goes when the hour is over", [1, 0.5, 0.25], [[1]], 0.5],
    ["waits for the day", [23, 10, 9, 8, 7, 6], [], 1],
    ["goes when the day is over", [24, 10, 9, 8, 7, 6], [[1]], 14],
    ["leaves the last one of a day", [10, 9, 8, 7, 6], [[1]], 14],
    ["counts in whatever order", [0.25, 0.75, 0.5], [], 0.25],
    ["counts what an earlier version has planned", [-2, -2, -2], [], 3],
  ])("%s, where it went %j hours ago", (_what, sent, send, waits) => {
    const { wait, ...is } = decided(several(5), sent);
    expect(is).toEqual({ send, tooLate: [] });
    const gone = send.flat().length;
    expect(wait).toEqual(
      several(5)
        .slice(gone)
        .map(({ id }) => [id, waits]),
    );
  });

  it("is told in one, what waited and what came meanwhile, where that is one address for certain", () => {
    const waited = several(2, { hasWaited: true });
    expect(decided([...waited, waiting(3)]).send).toEqual([[1, 2, 3]]);
    const other = waiting(4, { recipient: "ann.lee@" });
    expect(decided([...waited, other, waiting(5)]).send).toEqual([[1, 2, 5], [4]]);
  });

  it("is told with nothing else once it was tried, and counts like any other", () => {
    const tried = several(2, { wasTried: true, hasWaited: true });
    const waited = waiting(3, { hasWaited: true });
    expect(decided([...tried, waited, waiting(4)]).send).toEqual([[1], [2], [3, 4]]);
    expect(decided(tried, [0.5, 0.5, 0.5]).send).toEqual([]);
  });

  it("goes to the address without a tag first, and leaves it one a day", () => {
    const spellings = several(4, { limitedAs: "spelling" });
    expect(decided([...spellings, waiting(9)]).send).toEqual([[9], [1], [2]]);
    expect(decided(spellings, [20, 10, 9, 8, 7])).toMatchObject({
      send: [],
      wait: [[1, 4]].concat([
        [2, 4],
        [3, 4],
        [4, 4],
      ]),
    });
    expect(decided([...spellings, waiting(9)], [20, 10, 9, 8, 7]).send).toEqual([[9]]);
  });

  it("is not sent to a spelling after a day, nor where it would have to wait for one", () => {
    const of = (hours: number, more: Partial<WaitingMail> = {}) =>
      waiting(1, { limitedAs: "spelling", createdAt: now - hours * hour, ...more });
    const full = [0.5, 0.5, 0.5];
    expect(decided([of(23.4)], full)).toMatchObject({ wait: [[1, 0.5]], tooLate: [] });
    expect(decided([of(23.5)], full)).toMatchObject({ wait: [], tooLate: [1] });
    expect(decided([of(23.9, { hasWaited: true })])).toMatchObject({ send: [[1]], tooLate: [] });
    expect(decided([of(24, { hasWaited: true })])).toMatchObject({ send: [], tooLate: [1] });
    // Nobody looked for so long: the site was not running.
    expect(decided([of(24)])).toMatchObject({ send: [[1]], tooLate: [] });
    // The address itself is told, however late.
    const late = { limitedAs: "address", createdAt: now - 30 * hour } as const;
    expect(decided([of(30, late)], full)).toMatchObject({ wait: [[1, 0.5]], tooLate: [] });
  });

  it("is never more than three in an hour and six in a day, whenever it comes", () => {
    const minute = hour / 60;
    const coming = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 30 * 60 }),
        spelling: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(coming, (all) => {
        const sent: number[] = [];
        const done = new Set<number>();
        const waited = new Map<number, number>();
        const mails = all.map(({ at, spelling }, id) =>
          waiting(id, {
            createdAt: at * minute,
            limitedAs: spelling === 0 ? "address" : "spelling",
            recipient: `${spelling}`,
          }),
        );
        for (let at = 0; at <= 56 * hour; at += 15 * minute) {
          const due = mails
            .filter((mail) => mail.createdAt <= at && !done.has(mail.id))
            .filter(({ id }) => (waited.get(id) ?? 0) <= at)
            .map((mail) => ({ ...mail, hasWaited: waited.has(mail.id) }));
          const { send, wait, tooLate } = decideMailbox(due, sent, at);
          for (const together of send) {
            expect(new Set(together.map(({ recipient }) => recipient)).size).toBe(1);
            for (const { id } of together) done.add(id);
            sent.push(at);
          }
          for (const { mail, until } of wait) {
            expect(until).toBeGreaterThan(at);
            waited.set(mail.id, until);
          }
          for (const mail of tooLate) {
            expect(mail.limitedAs).toBe("spelling");
            done.add(mail.id);
          }
        }
        expect(done.size).toBe(mails.length);
        for (const at of sent) {
          const within = (span: number) =>
            sent.filter((other) => other >= at && other < at + span).length;
          expect(within(hour)).toBeLessThanOrEqual(3);
          expect(within(24 * hour)).toBeLessThanOrEqual(6);
        }
      }),
    );
  });
});

describe("mail about all parties of an address", () => {
  const parties = (count: number) => several(count, { limitedAs: "parties" });

  it("is one, three an hour", () => {
    expect(decided(parties(5)).send).toEqual([[1, 2, 3, 4, 5]]);
    expect(decided(parties(2), [0.5, 0.5]).send).toEqual([[1, 2]]);
    expect(decided(parties(2), [0.5, 0.5, 0.5]).wait).toEqual([
      [1, 0.5],
      [2, 0.5],
    ]);
    expect(decided(parties(2), [9, 8, 7, 6, 5, 4, 3, 2]).send).toEqual([[1, 2]]);
  });

  it("goes while there is time to answer", () => {
    const by = (hours: number) =>
      decided([waiting(1, { limitedAs: "parties", latestAt: now + hours * hour })], [0, 0, 0]);
    expect(by(2).wait).toEqual([[1, 1]]);
    expect(by(0.25).wait).toEqual([[1, 0.25]]);
    expect(by(0).send).toEqual([[1]]);
  });
});

it("what one press of the owner's sets off is four to one mailbox, the last of which tells the rest", () => {
  const changes = several(10, { limitedAs: "changes" });
  expect(decided(changes).send).toEqual([[1], [2], [3], [4, 5, 6, 7, 8, 9, 10]]);
});
