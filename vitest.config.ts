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

/** The calls of the API are tested on both databases: the same files, run twice. */
const api = {
  include: ["src/**/*.api.test.ts", "tests/api/**/*.test.ts"],
  setupFiles: ["tests/support/queries-asked.ts"],
};

/**
 * Asked on SQLite alone: not the database answers here, or the queries are asked of PostgreSQL by other
 * files, to which `scripts/queries-on-both.ts` holds this list. A new file runs on both.
 */
const onSqliteAlone = [
  // What is refused before anything is stored.
  "tests/api/{any-payload,malformed-bodies,owner-malformed-bodies,openapi}.test.ts",
  "src/features/accounts/server/{guard,owner-password,sign-in}.api.test.ts",
  // Files, and pages without a row in them.
  "src/features/pictures/server/upload.api.test.ts",
  "src/features/pictures/server/{picture-uses,said-of-pictures,unused-pictures}.api.test.ts",
  "src/features/plants/server/{own-plants,plants,plates,quick-plant}.api.test.ts",
  "src/features/paper/server/event-on-paper.api.test.ts",
  "src/features/site/server/{site-details,sitemap}.api.test.ts",
  // Letters on their way, and what mail servers say.
  "tests/api/{mail-flood,mail-refusals,mail-settings,outbox-notes,outbox-to-many}.test.ts",
  "src/features/accounts/server/password-link.api.test.ts",
  "src/features/{letters/server/mail-test,owner-mail/server/owner-mail}.api.test.ts",
  "src/features/letters/server/{refused-addresses,send-letter}.api.test.ts",
  "src/features/registrations/server/{called-off,confirmation,reminders,tell-people}.api.test.ts",
  "src/features/registrations/server/mail/one-mail-for-all-parties.api.test.ts",
  "src/features/today/server/failed-mail.api.test.ts",
  // One call after the other, by queries that the files of locks, races and the Trash ask as well.
  "src/features/accounts/server/{helpers/accept-with-passkey,require-sign-in}.api.test.ts",
  "src/features/blog/server/posts-of-owner.api.test.ts",
  "src/features/events/server/events-of-owner.api.test.ts",
  "src/features/registrations/server/{change-many,waiting-list}.api.test.ts",
  "src/features/registrations/server/{add-registration,admin-api,double-registrations,note-and-paid}.api.test.ts",
  "src/features/subscribers/server/{sign-up,unsubscribe}.api.test.ts",
  "src/features/trash/server/registrations-in-trash.api.test.ts",
  "src/features/visits/server/visits.api.test.ts",
  // Many rows, many random steps, and the clock.
  "src/features/blog/server/many-posts.api.test.ts",
  "src/features/registrations/server/{clock-change,many-registrations,places-property}.api.test.ts",
];

/** These take longest in their projects: the last of them would otherwise run beside nothing else. */
const first = [
  "tests/api/mail-settings.test.ts",
  "tests/api/postgres-network.test.ts",
  "src/features/plants/server/plates/parts-of-plates.test.ts",
  "src/features/plants/plates.test.ts",
  "tests/e2e/update.test.ts",
];
const isFirst = ({ moduleId }: TestSpecification) => first.some((file) => moduleId.endsWith(file));

/** Files of one project stay together, because only files that follow each other share a process. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((ofProject) => [
      ...ofProject.filter(isFirst),
      ...ofProject.filter((file) => !isFirst(file)),
    ]);
  }
}

export default defineConfig({
  test: {
    // Vitest's own choice on two cores is one after the other. Three keep both busy while one waits.
    maxWorkers: Math.min(4, Math.max(3, availableParallelism() - 1)),
    sequence: { sequencer: ByProject },
    // To load the server, or what steers a browser, anew for each file cost as much as the tests. What a
    // file changes outside itself it has to put back.
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
          include: ["{art,scripts,src}/**/*.test.ts"],
          exclude: ["**/*.api.test.ts"],
          // As for the poll above: five seconds are soon gone where two cores draw every plate beside it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          globalSetup: ["tests/support/sqlite-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: "postgres",
          exclude: onSqliteAlone,
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
          // A journey of many screens took 46 seconds where seven processes waited for each processor.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ["tests/support/chromium-setup.ts"],
        },
      },
    ],
  },
});
