import { type Config, ConfigError, readConfig } from "./config.ts";

/** Runs a command; if it fails, prints why and returns false. Without a sentence of `explain` it throws. */
export async function saysWhyItFails(
  work: (config: Config) => Promise<void>,
  explain = explainStartupError,
): Promise<boolean> {
  let config: Config | undefined;
  try {
    config = readConfig();
    await work(config);
    return true;
  } catch (error) {
    const reason = explain(error, config);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    return false;
  }
}

/** Why the site could not start, for the person who started it; undefined for an error of this program. */
export function explainStartupError(
  error: unknown,
  config: Config | undefined,
): string | undefined {
  if (error instanceof ConfigError) return `The settings need a correction:\n${error.message}`;
  if (!(error instanceof Error) || !config) return undefined;
  if (error.name === "NewerDatabase") {
    return `The database is of a newer version of this program (it knows "${error.message}"). Start that version, or restore a backup from before it.`;
  }
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (syscall === "listen" || hostname === config.host) return explainListening(code, config);
  if (config.databaseUrl) return explainPostgres(error, config.databaseUrl);
  if (code === "ERR_SQLITE_ERROR" || /^(?:EACCES|EEXIST|ENOTDIR|EPERM|EROFS)$/.test(code ?? "")) {
    return `The data folder ${config.dataDir} (DATA_DIR) cannot be used: ${error.message}.`;
  }
  return undefined;
}

function explainListening(code: string | undefined, { host, port }: Config): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`;
  }
  if (code === "EACCES") {
    return `Port ${port} may not be opened by this user. Choose one from 1024 up with PORT.`;
  }
  return `${host} (HOST) is no address of this machine (${code}).`;
}

/** Node tries every address of a name, and combines the failures into one. */
function codesOf(error: Error): unknown[] {
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error, ...inner].map((one) => (one as { code?: unknown }).code);
}

function explainPostgres(error: Error, databaseUrl: string): string | undefined {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const server = `${hostname}:${port || 5432}`;
  for (const code of codesOf(error)) {
    switch (code) {
      case "ECONNREFUSED":
      case "ENOTFOUND":
      case "EAI_AGAIN":
      case "EHOSTUNREACH":
      case "ETIMEDOUT":
        return `PostgreSQL at ${server} (DATABASE_URL) cannot be reached (${code}).`;
      case "28P01":
      case "28000":
        return `PostgreSQL at ${server} refuses the user name or password in DATABASE_URL.`;
      case "3D000":
        return `PostgreSQL at ${server} has no database named "${pathname.slice(1)}" (DATABASE_URL).`;
    }
  }
  return undefined;
}
