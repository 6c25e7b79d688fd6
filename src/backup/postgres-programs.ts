import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { devNull } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

export const dumpName = "garden.dump";

const dumpOptions = ["--format=custom", "--no-owner", "--no-acl"];
const loadOptions = ["--no-owner", "--no-acl", "--clean", "--if-exists"];

/** PostgreSQL's own programs. Each throws `BackupProblem`; `byHand` is said where the program is missing. */
export function postgresPrograms(url: string, byHand = dumpByHand(url)) {
  const { host, port, user, password, database, sslmode } = partsOf(url);
  // In the environment, not among the arguments, which everybody on the machine can see.
  const env = {
    PATH: process.env["PATH"] ?? "",
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGDATABASE: database,
    ...(password ? { PGPASSWORD: password } : {}),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
  async function program(name: string, ...options: string[]): Promise<void> {
    try {
      await run(name, options, { env });
    } catch (error) {
      const { code, stderr, message } = error as Error & { code?: unknown; stderr?: string };
      if (code === "ENOENT") throw new BackupProblem(sayMissing(name, byHand));
      throw new BackupProblem(`${name} failed: ${stderr?.trim() || message}`);
    }
  }
  return {
    dump: (file: string) => program("pg_dump", ...dumpOptions, `--file=${file}`),
    /** Reads a dump file to its end, as a restore would. No server is needed. */
    read: (file: string, commands = devNull) =>
      program("pg_restore", ...loadOptions, `--file=${commands}`, file),
    /**
     * Loads what `read` wrote, in one transaction. The tables in `replaced` are dropped unless the dump has
     * them; pg_restore alone would leave them, or fail on them. `afterwards` is SQL that runs at the end.
     */
    async load(
      commands: string,
      { replaced, afterwards }: { replaced: readonly string[]; afterwards: string },
    ): Promise<void> {
      const first = `${commands}.first.sql`;
      const last = `${commands}.last.sql`;
      const drops = replaced.map((table) => `DROP TABLE IF EXISTS public."${table}" CASCADE;\n`);
      await writeFile(first, ["SET client_min_messages = warning;\n", ...drops].join(""));
      await writeFile(last, afterwards);
      const options = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
      await program("psql", ...options, ...[first, commands, last].map((file) => `--file=${file}`));
    },
  };
}

/** Why dumps are not possible here, and what to do instead; null if the program is installed. */
export async function whyNoDump(url: string): Promise<string | null> {
  for (const name of ["pg_dump", "pg_restore"]) {
    try {
      await run(name, ["--version"], { env: { PATH: process.env["PATH"] ?? "" } });
    } catch (error) {
      if ((error as { code?: unknown }).code === "ENOENT") return sayMissing(name, dumpByHand(url));
    }
  }
  return null;
}

/** What the person who wants the backup has to know: `message` is the sentence. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

function sayMissing(name: string, byHand: string): string {
  return `The program ${name} is not installed here. On Debian or Ubuntu: apt-get install postgresql-client. ${byHand}`;
}

function dumpByHand(url: string): string {
  const { database } = partsOf(url);
  return `Or run it where it is: pg_dump ${dumpOptions.join(" ")} ${serverOptions(url)} ${database} > ${dumpName}, and copy the folder attached-assets of DATA_DIR as it is.`;
}

/** What to type to load a backup by hand; `mark` is SQL to run at the end. */
export function loadByHand(
  url: string,
  { backup, dataDir, mark }: { backup: string; dataDir: string; mark: string },
): string {
  const { database } = partsOf(url);
  const options = [...loadOptions, "--single-transaction", serverOptions(url)];
  return `Or by hand, where pg_restore is: tar -xf ${backup}, then pg_restore ${options.join(" ")} --dbname=${database} ${dumpName}, then psql ${serverOptions(url)} --dbname=${database} --command="${mark.trim()}", and put the folder attached-assets, where there is one, in the place of ${dataDir}/attached-assets.`;
}

function serverOptions(url: string): string {
  const { host, port, user } = partsOf(url);
  return [`--host=${host}`, `--port=${port}`, ...(user ? [`--username=${user}`] : [])].join(" ");
}

function partsOf(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port || "5432",
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    sslmode: searchParams.get("sslmode"),
  };
}
