import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const dumpOptions = ["--format=custom", "--no-owner", "--no-acl"];

/** Writes the whole database into one file. Throws `BackupProblem` with what to do. */
export function dumpPostgres(url: string, file: string): Promise<void> {
  return program("pg_dump", [...dumpOptions, `--file=${file}`], url);
}

/** Why `dumpPostgres` cannot work here, and what to do instead; null where the program is there. */
export async function whyNoDump(url: string): Promise<string | null> {
  try {
    await run("pg_dump", ["--version"], { env: { PATH: process.env["PATH"] ?? "" } });
    return null;
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ENOENT") return null;
    return sayMissing("pg_dump", dumpOptions, url);
  }
}

/** Reads a file of `dumpPostgres` into an empty database. Throws `BackupProblem`. */
export function loadPostgres(url: string, file: string): Promise<void> {
  const { database } = partsOf(url);
  const options = ["--no-owner", "--no-acl", "--single-transaction", "--clean", "--if-exists"];
  return program("pg_restore", [...options, `--dbname=${database}`, file], url);
}

/** What the person who wants the backup has to know: `message` is the sentence. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

async function program(name: string, options: string[], url: string): Promise<void> {
  const { host, port, user, password, database, sslmode } = partsOf(url);
  // In the environment and not among the arguments, which everybody on the machine can see.
  const env = {
    PATH: process.env["PATH"] ?? "",
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGDATABASE: database,
    ...(password ? { PGPASSWORD: password } : {}),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
  try {
    await run(name, options, { env });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT") {
      throw new BackupProblem(sayMissing(name, options, url));
    }
    throw new BackupProblem(`${name} failed: ${stderr?.trim() || (error as Error).message}`);
  }
}

function sayMissing(name: string, options: readonly string[], url: string): string {
  const { host, port, user, database } = partsOf(url);
  const typed = options.filter((option) => !option.startsWith("--file")).join(" ");
  const target = name === "pg_dump" ? ` ${database} > garden.dump` : "";
  return `The program ${name} is not installed here. On Debian or Ubuntu: apt-get install postgresql-client. Or run it where it is: ${name} ${typed} --host=${host} --port=${port} --username=${user}${target}, and copy the folder attached-assets of DATA_DIR as it is.`;
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
