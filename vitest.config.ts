import { accessSync, constants, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { defineConfig } from "vitest/config";

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

/** The calls of the API are tested on both databases: the same files, run twice. */
const api = { include: ["src/**/*.api.test.ts", "tests/api/**/*.test.ts"] };

export default defineConfig({
  test: {
    // Vitest's own choice on two cores is one after the other.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
    // Files that follow each other share a process: a new one for each of them loaded everything anew. Vitest
    // lends a process on only to the next file in line, so the files of a project must stay together.
    isolate: false,
    // A mock or a fake clock that outlives its test makes the next one lie.
    restoreMocks: true,
    // A busy machine is slow, not wrong: what is waited for has longer than Vitest's one second.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.api.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "sqlite",
          env: { TEST_ENGINE: "sqlite", TMPDIR: foldersOfApi() },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "postgres",
          env: { TEST_ENGINE: "postgres", TMPDIR: foldersOfApi() },
          testTimeout: 30_000,
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
