import type { Chapter, Sabotage } from "../sabotage.ts";

function sqlite(file: string, name: string): Sabotage["test"] {
  return { project: "sqlite", file, name };
}

const storage = "tests/api/storage.test.ts";
const backup = "tests/api/backup.test.ts";

export const safety: Chapter = {
  title: "Data: kept, backed up, brought back, forgotten",
  sabotages: [
    {
      name: "full-disk-an-internal-error",
      promise: "With a full disk the site says so: 503 and a sentence.",
      promisedIn: "README, What it promises",
      file: "src/server/errors.ts",
      find: "    if (isStorageFull(error)) {",
      replace: '    if (isStorageFull(error) && c.req.method === "GET") {',
      test: sqlite(storage, "is answered with 503, Retry-After and a sentence, never with 500"),
    },
    {
      name: "owner-locked-out-by-a-full-disk",
      promise: "With a full disk what is kept can be read.",
      promisedIn: "README, What it promises",
      file: "src/features/accounts/server/guard.ts",
      find: "if (!isStorageFull(error)) throw error;",
      replace: "if (error) throw error;",
      test: sqlite(storage, "lets an owner who is signed in read"),
    },
    {
      name: "healthy-without-a-database",
      promise: "GET /healthz answers 503 where the database is away, and says so.",
      promisedIn: "README, On one small machine",
      file: "src/server/health.ts",
      find: "return problems.length === 0",
      replace: "return problems.length >= 0",
      test: sqlite(storage, "is said by /healthz"),
    },
    {
      name: "older-program-on-a-newer-database",
      promise: "An older version leaves a newer database alone.",
      promisedIn: "Comment in the code",
      file: "src/db/connect.ts",
      find: "if (unknown.length > 0) throw",
      replace: "if (unknown.length > 99) throw",
      test: sqlite(storage, "is left alone by an older one"),
    },
    {
      name: "deleted-text-in-the-file",
      promise: "What somebody asked to be deleted is overwritten in the file.",
      promisedIn: "Comment in the code",
      file: "src/db/dialect/sqlite-connection.ts",
      find: '"PRAGMA secure_delete = ON"',
      replace: '"PRAGMA secure_delete = OFF"',
      test: sqlite(storage, "is overwritten in the file"),
    },
    {
      name: "answered-before-the-disk",
      promise: "A registration answered with 201 is on the disk.",
      promisedIn: "README, What it promises",
      file: "src/db/dialect/sqlite-connection.ts",
      find: '"PRAGMA synchronous = FULL"',
      replace: '"PRAGMA synchronous = NORMAL"',
      test: sqlite(storage, "is flushed to the disk before the answer, by every writer"),
    },
    {
      name: "ever-more-backups",
      promise: "Each night there is one backup, and seven are kept.",
      promisedIn: "README, On one small machine",
      file: "src/server/backup/nightly-copies.ts",
      find: "const copiesKept = 7;",
      replace: "const copiesKept = 70;",
      test: sqlite(backup, "is made each night, and seven stay"),
    },
    {
      name: "failing-backup-not-told",
      promise: "Where the nightly backup fails the dashboard says so.",
      promisedIn: "README, On one small machine",
      file: "src/server/backup/backup-notes.ts",
      find: "if (age && age < patienceHours) return undefined;",
      replace: "if (age) return undefined;",
      test: sqlite(backup, "is made each night, and seven stay"),
    },
    {
      name: "backup-without-pictures",
      promise: "A backup holds the database and the pictures.",
      promisedIn: "README, On one small machine",
      file: "src/server/backup/make-backup.ts",
      find: "      ...(await pictures(config)),\n",
      replace: "      ...(await pictures(config)).slice(0, 0),\n",
      test: sqlite(backup, "taken while the site writes holds everything answered before it"),
    },
    {
      name: "restore-over-a-site",
      promise: "A site that is there already is not touched without --overwrite.",
      promisedIn: "README, The machine is gone",
      file: "src/server/backup/restore-backup.ts",
      find: "if (isThere && !overwrite) {",
      replace: "if (isThere && overwrite === undefined) {",
      test: sqlite(backup, "is not put over a site without a word"),
    },
    {
      name: "restore-under-a-running-site",
      promise: "Nothing is brought back under a site that runs.",
      promisedIn: "Decisions, backups",
      file: "src/server/backup/restore-backup.ts",
      find: '    if (!("url" in location) && isThere) assertNotRunning(location.file);\n',
      replace: "",
      test: sqlite(backup, "is not put under a site that runs"),
    },
    {
      name: "damaged-backup-taken",
      promise: "A damaged backup is said to be, and changes nothing.",
      promisedIn: "Decisions, backups",
      file: "src/server/backup/read-backup.ts",
      find: "!== sum) throw",
      replace: "=== name) throw",
      test: sqlite(backup, "that is damaged or cut off is said to be, and changes nothing"),
    },
  ],
};
