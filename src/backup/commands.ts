import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { counted } from "#shared/both/counts-in-words.ts";
import type { Config } from "#shared/server/config.ts";
import { explainStartupError, saysWhyItFails } from "#shared/server/startup-errors.ts";
import { makeBackup } from "./make-backup.ts";
import { BackupProblem } from "./postgres-programs.ts";
import { restoreBackup } from "./restore-backup.ts";

/** `npm run backup -- FILE` and `npm run restore -- FILE [--overwrite]`. Sets the process's exit code. */
export async function runBackupCommand(command: "backup" | "restore", options: readonly string[]) {
  process.umask(0o077);
  const file = options.find((option) => !option.startsWith("--"));
  const isDone = await saysWhyItFails(async (config) => {
    if (!file) throw new BackupProblem(`Please name the file: npm run ${command} -- FILE`);
    const said =
      command === "backup"
        ? await backUp(config, resolve(file))
        : await bringBack(config, resolve(file), options.includes("--overwrite"));
    process.stdout.write(`${said}\n`);
  }, explain);
  if (!isDone) process.exitCode = 1;
}

/** The sentence to print; undefined for an error of this program, whose stack is needed. */
function explain(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof BackupProblem) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  // System errors name the file; the backup need not be in the data folder.
  if (path !== undefined) return message;
  return explainStartupError(error, config) ?? (typeof code === "string" ? message : undefined);
}

async function backUp(config: Config, file: string): Promise<string> {
  const { files } = await makeBackup(config, file);
  const pictures = Object.keys(files).length - 1;
  const { size } = await stat(file);
  return `${file}: the database and ${counted(pictures, "picture")}, ${megabytes(size)}, read again and found whole.`;
}

async function bringBack(config: Config, file: string, overwrite: boolean): Promise<string> {
  const { manifest, counts, pictures, keptAside } = await restoreBackup(config, file, {
    overwrite,
  });
  const things = [
    ...Object.entries(counts).map(([word, number]) => `${number} ${word}`),
    counted(pictures, "picture"),
  ];
  return [
    `Brought back from ${manifest.madeAt}: ${things.join(", ")}.`,
    ...(keptAside ? [`What was there before lies in ${keptAside}.`] : []),
    "npm start serves it.",
  ].join("\n");
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en-US", { maximumFractionDigits: 1 })} MB`;
}

// Without a build, the scripts run this file directly.
if (import.meta.main) {
  const [command, ...options] = process.argv.slice(2);
  await runBackupCommand(command as "backup" | "restore", options);
}
