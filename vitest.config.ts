import { accessSync, constants, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Where the calls of the API keep their folders: in memory where there is room, because they ask what is
 * kept, and a disk makes each of thousands of commits wait. What the disk must hold is asked of it by
 * the built site, in the browser tests and the faults.
 */
function foldersOfApi(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize > 2 * 1024 ** 3) return "/dev/shm";
  } catch {
    // Only Linux has it.
  }
  return tmpdir();
}

/**
 * The calls of the API are tested on both databases: the same files, run twice. Files that follow each
 * other share a process: loading the server anew for each of them cost as much as the tests.
 */
const api = { include: ["src/**/*.api.test.ts", "tests/api/**/*.test.ts"], isolate: false };

/**
 * Takes a file with a browser and then some without one in turn. A browser beside a browser is slow on two
 * cores; a browser mostly waits, and leaves room for the calls of the API. Files of one project stay
 * together, because only files that follow each other share a process.
 */
class BrowserInTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    const browsers = byProject.get("browser") ?? [];
    byProject.delete("browser");
    const others = [...byProject.values()].flat();
    const share = others.length / Math.max(1, browsers.length);
    const after = (browser: number) =>
      others.slice(Math.round(browser * share), Math.round((browser + 1) * share));
    if (browsers.length === 0) return others;
    return browsers.flatMap((browser, at) => [browser, ...after(at)]);
  }
}

export default defineConfig({
  test: {
    // Vitest's own choice on two cores is one after the other. Three keep both busy while one waits.
    maxWorkers: Math.min(4, Math.max(3, availableParallelism() - 1)),
    sequence: { sequencer: BrowserInTurns },
    // A mock or a fake clock that outlives its test makes the next one lie.
    restoreMocks: true,
    // A busy machine is slow, not wrong: what is waited for has longer than Vitest's one second.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{art,scripts,src}/**/*.test.ts"],
          exclude: ["**/*.api.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "sqlite",
          env: { TEST_ENGINE: "sqlite", TMPDIR: foldersOfApi() },
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "postgres",
          env: { TEST_ENGINE: "postgres", TMPDIR: foldersOfApi() },
          testTimeout: 60_000,
          hookTimeout: 30_000,
          globalSetup: ["tests/support/postgres-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ["tests/support/chromium-setup.ts"],
        },
      },
    ],
  },
});
