import { defineConfig } from "vitest/config";

/** The calls of the API are tested on both databases: the same files, run twice. */
const api = { include: ["src/**/*.api.test.ts", "tests/api/**/*.test.ts"] };

export default defineConfig({
  test: {
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
        test: { ...api, name: "sqlite", env: { TEST_ENGINE: "sqlite" }, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "postgres",
          env: { TEST_ENGINE: "postgres" },
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
          // Two cores: a browser beside a browser is slower than one after the other.
          fileParallelism: false,
        },
      },
    ],
  },
});
