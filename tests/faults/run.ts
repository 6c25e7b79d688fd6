// Tries what can go wrong around the site: node tests/faults/run.ts [part of a fault's name …], after a
// build. Each check is run against the site as it is, where it must find nothing, and then against the
// same build with a weakness, where it must find something: a check that cannot fail proves nothing.
import type { Fault, Outcome } from "./fault.ts";
import { faults } from "./list-of-faults.ts";
import { stopPostgres } from "./postgres.ts";
import { type Weakness, weakened } from "./weaken-build.ts";

interface Row {
  fault: string;
  tried: string;
  result: string;
  control: string;
  failed: boolean;
}

const names = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  process.stderr.write(
    `There is no such fault. There are: ${faults.map(({ name }) => name).join("; ")}.\n`,
  );
  process.exit(1);
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const brokeOff = "the check broke off:";

/** An error of the check itself is a problem, too: a server that does not start, say. */
async function outcomeOf(fault: Fault, env: Record<string, string>): Promise<Outcome> {
  try {
    return await fault.check(env);
  } catch (error) {
    return {
      tried: "",
      problems: [
        `${brokeOff} ${(error as Error).message
          .trim()
          .replace(/\s*\n\s*/g, " / ")
          .slice(0, 300)}`,
      ],
    };
  }
}

/** Most of a check is waiting: so many runs are made side by side. */
const sideBySide = 6;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(isAlone: boolean, work: () => Promise<T>): Promise<T> {
  const places = isAlone ? sideBySide : 1;
  while (running + places > sideBySide) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += places;
  try {
    return await work();
  } finally {
    running -= places;
    for (const look of waiting.splice(0)) look();
  }
}

async function tryOne(fault: Fault): Promise<Row[]> {
  const { name, shortened, controls, isAlone = false } = fault;
  const reason = fault.missing?.();
  if (reason) {
    return [{ fault: name, tried: "", result: `skipped: ${reason}`, control: "", failed: false }];
  }
  const always = shortened ? [shortened] : [];
  const run = (...weaknesses: Weakness[]) => {
    const env = weakened(...always, ...weaknesses);
    return inTurn(isAlone, () => outcomeOf(fault, env));
  };
  const [{ tried, problems }, ...seen] = await Promise.all([
    run(),
    ...controls.map((one) => run(one)),
  ]);
  return controls.map((control, at) => {
    const found = seen[at]?.problems ?? [];
    // A server that breaks off is no proof that the check would see the fault.
    const isSeen = found.length > 0 && !found.some((problem) => problem.startsWith(brokeOff));
    const verdict = isSeen ? `seen (${found.join("; ")})` : `NOT SEEN ${found.join("; ")}`;
    return {
      fault: name,
      tried: shortened ? `${tried}; ${shortened.what}` : tried,
      result: problems.length === 0 ? "holds" : `FAILS: ${problems.join("; ")}`,
      control: `${control.what}: ${verdict}`,
      failed: problems.length > 0 || !isSeen,
    };
  });
}

const started = performance.now();
const results = await Promise.all(
  chosen.map(async (fault) => {
    const rows = await tryOne(fault);
    for (const row of rows) {
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      const failure = row.failed ? ` ${row.result}; ${row.control}` : "";
      say(`${row.failed ? "✗" : "✓"} ${fault.name} (at ${seconds} s)${failure}`);
    }
    return rows;
  }),
);
const rows = results.flat();
await stopPostgres();
say("\n| Fault | What was tried | Result | Control |\n| --- | --- | --- | --- |");
for (const { fault, tried, result, control } of rows) {
  say(`| ${fault} | ${tried} | ${result} | ${control} |`);
}
const failed = rows.filter((row) => row.failed).length;
const skipped = rows.filter(({ result }) => result.startsWith("skipped")).length;
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
say(
  `\n${rows.length - failed - skipped} held, ${failed} failed, ${skipped} skipped, ${minutes} minutes`,
);
process.exit(failed === 0 ? 0 : 1);
