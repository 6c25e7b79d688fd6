import type { Fault } from "./fault.ts";
import { type Answer, ask, percentile, portOf } from "./raw-client.ts";
import { openServer } from "./visitors.ts";

/**
 * How many ask at once: on a quick machine more, so that the line is several times as long as anybody
 * may wait. Each has a connection, and a program may often have no more than 1,024 files open.
 */
const requestsFor = (each: number) => Math.max(600, Math.min(900, Math.ceil(4_000 / each)));
/**
 * How many of them the line may let in: a third, or half as many again as are answered while one may wait
 * half a second. Who goes around the line is answered as well, and on a quick machine even in time.
 */
const acceptedMost = (requests: number, each: number) => Math.max(requests / 3, 750 / each);
/**
 * 99 of 100 who are answered have their answer within this, in milliseconds: a second, or on a slow machine
 * what 120 take one after the other. The line is half of that; sending the others away, and asking, which
 * shares the processors, are the rest. Without a line it would be what all of them take.
 */
const longestAnswer = (each: number) => Math.max(1_000, 120 * each);
/** Half of those who ask for a cached page meanwhile have it within this, in milliseconds. */
const longestFinished = 100;
/** The asking program shares the machine, so that one wave may meet a bad moment. */
const wavesMax = 3;

interface Asked {
  name: string;
  address: (n: number) => string;
  /** How each is answered that is not sent away. */
  status: number;
  controls: Fault["controls"];
}

/** Hundreds ask at once for something that is rendered for each of them. */
function flood({ name, address, status, controls }: Asked): Fault {
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
        // Few enough that none is sent away: what a page takes while others are worked on, too.
        for (let n = 0; n < 3; n += 1) await wave(20, 100 * n);
        const started = performance.now();
        await wave(20, 900);
        const each = (performance.now() - started) / 20;
        const requests = requestsFor(each);
        // A page is finished a moment after its first answer: once it is compressed.
        for (let n = 0; n < 5; n += 1) await ask(port, "/trees");
        let met: Met;
        let waves = 0;
        do {
          waves += 1;
          let answered = 0;
          const tooMany = new AbortController();
          const asking = Promise.all(
            Array.from({ length: requests }, async (_, n) => {
              const answer = await ask(port, address(1_000 * waves + n), tooMany.signal);
              if (answer.status === status) answered += 1;
              if (answered > acceptedMost(requests, each)) tooMany.abort();
              return answer;
            }),
          );
          met = { finished: await askUntil(asking, port), answers: await asking };
          // A bad moment answers fewer, never more, so that the others need not be waited for.
          if (tooMany.signal.aborted) {
            const problems = ["more were answered than may wait in the line"];
            return { tried: `${requests} at once, ${ms(each)} each where twenty ask`, problems };
          }
        } while (isSlow(met, status, each) && waves < wavesMax);
        const problems = problemsOf(met, status);
        if (isSlow(met, status, each)) problems.push(`${waves} waves of ${wavesMax} were slow`);
        const after = await wave(10, 9_000);
        if (after.some((answer) => answer.status !== status)) {
          problems.push("it was not itself again");
        }
        const tried = `${requests} at once, ${ms(each)} each where twenty ask: ${said(met, status)}`;
        return { tried, problems };
      } finally {
        await server.close();
      }
    },
  };
}

/** What those met who asked at once, and one who asked for a cached page meanwhile. */
interface Met {
  answers: Answer[];
  finished: Answer[];
}

async function askUntil(isOver: Promise<unknown>, port: number): Promise<Answer[]> {
  let goesOn = true;
  void isOver.finally(() => {
    goesOn = false;
  });
  const answers: Answer[] = [];
  while (goesOn) answers.push(await ask(port, "/trees"));
  return answers;
}

const withStatus = ({ answers }: Met, wanted: number) =>
  answers.filter(({ status }) => status === wanted);

const time = (answers: readonly Answer[], share: number) =>
  percentile(
    answers.map(({ milliseconds }) => milliseconds),
    share,
  );

function isSlow(met: Met, status: number, each: number): boolean {
  return (
    time(withStatus(met, status), 0.99) > longestAnswer(each) ||
    time(met.finished, 0.5) > longestFinished
  );
}

function problemsOf(met: Met, status: number): string[] {
  const accepted = withStatus(met, status);
  const refused = withStatus(met, 503);
  const found: [isWrong: boolean, problem: string][] = [
    [accepted.length + refused.length !== met.answers.length, "some got no proper answer"],
    [accepted.length < 5, "hardly anybody was answered"],
    [refused.length === 0, "nobody was sent away"],
    [refused.some(({ head }) => !/^Retry-After: \d+$/im.test(head)), "503 without Retry-After"],
    [met.finished.some(({ status }) => status !== 200), "a cached page was refused"],
  ];
  return found.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}

function said(met: Met, status: number): string {
  const accepted = withStatus(met, status);
  const refused = withStatus(met, 503);
  return [
    `${accepted.length} answered (p99 ${ms(time(accepted, 0.99))})`,
    `${refused.length} sent away (p50 ${ms(time(refused, 0.5))})`,
    `cached pages p50 ${ms(time(met.finished, 0.5))}`,
  ].join(", ");
}

const ms = (milliseconds: number) =>
  Number.isNaN(milliseconds) ? "none" : `${milliseconds.toFixed(0)} ms`;

/** Each is a page of its own, which is rendered for it alone. */
export const overload = flood({
  name: "overload",
  address: (n) => `/perennials?q=rose${n}`,
  status: 200,
  controls: [
    {
      what: "sends nobody away",
      replace: [
        ["longestWait: 400,", "longestWait: 1e9,"],
        ["readsWaiting: 48,", "readsWaiting: 1e9,"],
      ],
    },
  ],
});

/** Files do not stand in the line; each of these is none, and its 404 is a page. */
export const overloadOfWrongNames = flood({
  name: "overload of wrong names",
  address: (n) => (n % 2 === 0 ? `/assets/rose-${n}.js` : `/pictures/rose-${n}.webp`),
  status: 404,
  controls: [
    {
      what: "takes every name under /assets for a file's",
      replace: [
        ["return this.#builtFiles.has(path) ||", 'return path.startsWith("/assets/") ||'],
        [
          "await guard.waitForTurn(incoming, outgoing)",
          '(incoming.url.startsWith("/assets/") ? undefined : await guard.waitForTurn(incoming, outgoing))',
        ],
      ],
    },
    {
      what: "lets wrong names of pictures go around the line",
      replace: [["await guard.waitForTurn(incoming, outgoing)", "undefined"]],
    },
  ],
});
