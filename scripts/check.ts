// Formatting and lint, types, unused code, then all tests, each whatever became of the one before:
// whoever runs it wants to know everything at once. Ends with one line of counts. With `--changed` the tests
// are those of what was changed since the last commit, within a minute.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { queriesOnSqliteAlone, readAskedQueries } from "./queries-on-both.ts";
import { runsForChange } from "./tests-for-change.ts";

const root = join(import.meta.dirname, "..");
const module = (path: string) => join(root, "node_modules", path);
const onlyTests = process.argv.slice(2);
const isForChange = onlyTests.includes("--changed");

interface Stage {
  name: string;
  /** One after the other. */
  commands: string[][];
}

const stages: Stage[] = [
  {
    name: "Format and lint",
    commands: [[module("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]],
  },
  {
    name: "Types",
    commands: [[module("@react-router/dev/bin.cjs"), "typegen"], [module("typescript/bin/tsc")]],
  },
  { name: "Unused code", commands: [[module("knip/bin/knip.js"), "--no-progress"]] },
];

let passed = 0;
let failed = 0;

function run(command: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Says the stage's name and what its commands say when the last of them is done. */
async function runStage({ name, commands }: Stage): Promise<void> {
  let said = "";
  let succeeds = true;
  for (const command of commands) {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    const [status] = await once(child, "close");
    succeeds = status === 0;
    if (!succeeds) break;
  }
  process.stdout.write(`\n${name}\n${said}`);
  if (succeeds) passed += 1;
  else failed += 1;
}

if (onlyTests.length === 0 || isForChange) await Promise.all(stages.map(runStage));

const folder = mkdtempSync(join(tmpdir(), "nursery-check-"));
const report = join(folder, "tests.json");

function runTests(args: string[]): void {
  const testsRan = run(
    [
      module("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${report}`,
      ...args,
    ],
    { NODE_ENV: "test", QUERIES_FOLDER: folder },
  );
  try {
    const counts = JSON.parse(readFileSync(report, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
    };
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    // A file that cannot be loaded has no tests to fail, and an error outside a test fails none.
    if (!testsRan && counts.numFailedTests === 0) failed += Math.max(1, counts.numFailedTestSuites);
  } catch {
    failed += 1;
  }
  rmSync(report, { force: true });
}

if (isForChange) {
  const list = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = list("diff", "--name-only", "HEAD");
  const added = list("ls-files", "--others", "--exclude-standard");
  for (const args of runsForChange([...changed, ...added])) {
    runTests([...args, "--passWithNoTests"]);
  }
} else {
  ensureChromium();
  runTests(onlyTests);
}

if (onlyTests.length === 0) {
  const alone = queriesOnSqliteAlone(readAskedQueries(folder));
  for (const { query, file } of alone) {
    process.stdout.write(`Asked of SQLite, in ${file}, and never of PostgreSQL: ${query}\n`);
  }
  if (alone.length === 0) passed += 1;
  else failed += 1;
}
rmSync(folder, { recursive: true, force: true });

// Beside nothing else: they take some two minutes, and measure how soon is answered.
if (onlyTests.length === 0) {
  const held = run([join(root, "scripts/run-faults.mjs")]);
  if (held) passed += 1;
  else failed += 1;
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
