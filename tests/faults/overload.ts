import type { Fault } from "./fault.ts";
import { type Answer, ask, percentile, portOf } from "./raw-client.ts";
import { openServer } from "./visitors.ts";

/**
 * How many ask at once: on a quick machine more, so that the line is several times as long as anybody
 * may wait. Each has a connection, and a program may often have no more than 1,024 files open.
 */
const requestsFor = (each: number) => Math.max(600, Math.min(900, Math.ceil(4_000 / each)));
/**
 * Of the time that all of them together take where nobody is sent away. How long that is depends on
 * the machine; that the line was cut to a part of it does not.
 */
const mostOfLine = 0.6;

/** Hundreds ask at once for something that is rendered for each of them. */
function flood(asked: {
  name: string;
  address: (n: number) => string;
  /** How each is answered that is not sent away. */
  status: number;
  controls: Fault["controls"];
}): Fault {
  const { name, address, status, controls } = asked;
  return {
    name,
    isAlone: true,
    controls,
    async check(env) {
      const server = await openServer(env);
      const port = portOf(server);
      const wave = (count: number, from: number) =>
        Promise.all(Array.from({ length: count }, (_, n) => ask(port, address(from + n))));
      try {
        const problems: string[] = [];
        // Few enough that none is sent away: what a page takes while others are worked on, too.
        for (let n = 0; n < 3; n += 1) await wave(20, 100 * n);
        const started = performance.now();
        await wave(20, 900);
        const each = (performance.now() - started) / 20;
        const requests = requestsFor(each);
        const line = each * requests;
        // A page is finished a moment after its first answer: once it is compressed.
        for (let n = 0; n < 5; n += 1) await ask(port, "/trees");
        const cached: Answer[] = [];
        let isOver = false;
        const all = wave(requests, 1_000).finally(() => {
          isOver = true;
        });
        while (!isOver) cached.push(await ask(port, "/trees"));
        const answers = await all;
        const accepted = answers.filter((answer) => answer.status === status);
        const refused = answers.filter(({ status }) => status === 503);
        const p99 = percentile(times(accepted), 0.99);
        if (accepted.length + refused.length !== requests)
          problems.push("some got no proper answer");
        if (accepted.length < 5) problems.push("hardly anybody was answered");
        if (refused.length === 0) problems.push("nobody was sent away");
        if (refused.some(({ head }) => !/^Retry-After: \d+$/im.test(head))) {
          problems.push("503 without Retry-After");
        }
        if (p99 > line * mostOfLine) {
          problems.push(`the accepted waited ${share(p99, line)} of the whole line`);
        }
        if (cached.some(({ status }) => status !== 200))
          problems.push("a finished page was refused");
        if (percentile(times(cached), 0.5) > p99)
          problems.push("finished pages waited in the line");
        const after = await wave(10, 5_000);
        if (after.some((answer) => answer.status !== status))
          problems.push("it was not itself again");
        return {
          tried: `${requests} at once: ${accepted.length} answered (p99 ${ms(p99)}, ${share(p99, line)} of the line), ${refused.length} sent away, finished pages p50 ${ms(percentile(times(cached), 0.5))}`,
          problems,
        };
      } finally {
        await server.close();
      }
    },
  };
}

/** Each is a page of its own, which is rendered for it alone. */
export const overload = flood({
  name: "overload",
  address: (n) => `/perennials?q=rose${n}`,
  status: 200,
  controls: [
    {
      what: "sends nobody away",
      replace: [
        ["longestWait: 500,", "longestWait: 1e9,"],
        ["readsWaiting: 1e3,", "readsWaiting: 1e9,"],
      ],
    },
  ],
});

/** Files do not stand in the line; each of these is none, and its 404 is a page. */
export const overloadOfWrongNames = flood({
  name: "overload of wrong names",
  address: (n) => `/assets/rose-${n}.js`,
  status: 404,
  controls: [
    {
      what: "lets wrong names of files go around the line",
      replace: [["await guard.waitForTurn(incoming, outgoing)", "undefined"]],
    },
  ],
});

const times = (answers: readonly Answer[]) => answers.map(({ milliseconds }) => milliseconds);
const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;
