import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Writes the whole database into one file. Throws `BackupProblem` with what to do. */
export function dumpPostgres(url: string, file: string): Promise<void> {
  return program("pg_dump", ["--format=custom", "--no-owner", "--no-acl", `--file=${file}`], url);
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
      throw new BackupProblem(
        `The program ${name} is not installed here. On Debian or Ubuntu: apt-get install postgresql-client. Or run it where it is: ${name} ${options.filter((option) => !option.startsWith("--file")).join(" ")} --host=${host} --port=${port} --username=${user}${name === "pg_dump" ? ` ${database} > garden.dump` : ""}, and copy the folder attached-assets of DATA_DIR as it is.`,
      );
    }
    throw new BackupProblem(`${name} failed: ${stderr?.trim() || (error as Error).message}`);
  }
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
