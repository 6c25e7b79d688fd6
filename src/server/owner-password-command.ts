import { createInterface, type Interface } from "node:readline";
import { text } from "node:stream/consumers";
import { finishMoves } from "#backup/put-restored-files-in-place.ts";
import { migrate, withDatabase } from "#db/connect.ts";
import { type PasswordSet, setPassword } from "#features/accounts/server/set-password.ts";
import { systemClock } from "#shared/both/clock.ts";
import { invalid, isFailure, notFound } from "#shared/both/failure-kinds.ts";
import { type Config, databaseLocation } from "#shared/server/config.ts";
import { exists } from "#shared/server/missing-files-and-links.ts";
import { explainStartupError, saysWhyItFails } from "#shared/server/startup-errors.ts";

/**
 * `npm run owner:password [-- name]`: sets a new password, removes the second factor and the passkeys and ends
 * every session. It may run beside the site.
 */
async function changePassword(config: Config, username: string | undefined): Promise<void> {
  if (username?.startsWith("-")) throw invalid("Usage: npm run owner:password -- NAME");
  const location = databaseLocation(config);
  await finishMoves(config.dataDir);
  if ("file" in location && !(await exists(location.file))) {
    throw notFound(`There is no database at ${location.file}.`);
  }
  const password = process.stdin.isTTY ? await askTwice() : firstLine(await text(process.stdin));
  const set = await withDatabase(location, async (db) => {
    await migrate(db);
    const given = { username, firstUsername: config.admin.username, password };
    return setPassword(db, given, systemClock);
  });
  process.stdout.write(`${describe(set)}\n`);
}

function describe(set: PasswordSet): string {
  const { username, isNew, ended, hadSecondFactor, hadPasskeys } = set;
  if (isNew) return `There was no owner yet. "${username}" can now sign in with this password.`;
  const sessions = ended === 1 ? "1 session was" : `${ended === 0 ? "No" : ended} sessions were`;
  const factor = hadSecondFactor ? " The second factor is removed." : "";
  const passkeys = hadPasskeys ? " The passkeys are removed." : "";
  return `The password of "${username}" is changed. ${sessions} ended.${factor}${passkeys}`;
}

/** Programs that pipe a password end it with a line break, which is not part of it. */
function firstLine(input: string): string {
  return input.split(/\r?\n/, 1)[0] ?? "";
}

async function askTwice(): Promise<string> {
  // Without an output, the terminal does not show what is typed. It is created before the question, so that
  // the first letters are not shown either.
  using lines = createInterface({ input: process.stdin, terminal: true });
  const password = await ask(lines, "New password (at least 12 characters): ");
  if ((await ask(lines, "The same once more: ")) === password) return password;
  throw invalid("The two are not the same. Nothing was changed.");
}

function ask(lines: Interface, question: string): Promise<string> {
  process.stdout.write(question);
  return new Promise((resolve, reject) => {
    lines.once("line", (line) => {
      process.stdout.write("\n");
      resolve(line);
    });
    lines.once("close", () => reject(invalid("\nNothing was changed.")));
  });
}

/** The whole command: prints the result, and sets the process's exit code. */
export async function setOwnerPassword(username: string | undefined): Promise<void> {
  const isDone = await saysWhyItFails(
    (config) => changePassword(config, username),
    (error, config) => (isFailure(error) ? error.message : explainStartupError(error, config)),
  );
  if (!isDone) process.exitCode = 1;
}

// Without a build, `npm run owner:password` runs this file directly.
if (import.meta.main) await setOwnerPassword(process.argv[2]);
