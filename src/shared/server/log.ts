import { writeSync } from "node:fs";
import { withoutSecrets } from "./hide-secrets-in-log.ts";

const levels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;

/** The data of an entry besides its sentence: ids and counts, and in `err` what was thrown. */
type Fields = Readonly<Record<string, unknown>>;
type Note = (...entry: [message: string] | [fields: Fields, message: string]) => void;

/** Writes an entry of a level, or nothing if that level is off. */
export type Log = Readonly<Record<(typeof levels)[number], Note>>;

/**
 * One JSON line for each entry. Never log a body, a token, a password, an address or a name: entries carry ids.
 * What is no text, number or flag is left out.
 */
export function createLog(least: (typeof levels)[number] | "silent"): Log {
  const { write } = standardOutput();
  const from = least === "silent" ? levels.length : levels.indexOf(least);
  const notes = levels.map((level, rank): [string, Note] => [
    level,
    (...entry) => {
      if (rank < from) return;
      const [fields, msg] = entry.length === 1 ? [{}, entry[0]] : entry;
      const line: Record<string, unknown> = { level, time: now() };
      for (const [name, value] of Object.entries(fields)) {
        if (name === "err") line[name] = describeError(value);
        else line[name] = value instanceof Object ? "(kept out of the log)" : value;
      }
      write(`${JSON.stringify({ ...line, msg })}\n`);
    },
  ]);
  return Object.fromEntries(notes) as Log;
}

const now = () => new Date().toISOString();

interface LineOutput {
  /** Written together with similar entries, at most a tenth of a second later. */
  write(line: string): void;
  /** Writes waiting lines at once, for somebody who waits for them. */
  flush(): void;
}

const soonMilliseconds = 100;
/** Once waiting lines are this long together, they are written at once. */
const enoughAtOnce = 8 * 1024;
/** How often a failed write is retried: a full pipe with a reader is empty soon. */
const againMilliseconds = 20;
/** At most this many characters wait to be written; further lines are dropped and counted. */
const mostWaiting = 1024 * 1024;
/** How long the process's end waits for a slow reader. */
const exitMilliseconds = 200;
let output: LineOutput | undefined;

/**
 * Standard output, for whole lines. It may be a full disk, or a pipe that nobody reads: the site never waits for
 * it. At the exit all that can be written is out.
 */
export function standardOutput(): LineOutput {
  if (output) return output;
  // Node makes a pipe or a socket non-blocking when its stream is opened: a full one is an error, not a wait.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  let waiting = "";
  let begun: Uint8Array = new Uint8Array();
  let dropped = 0;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      for (;;) {
        // A partly written line is completed later.
        while (begun.length > 0) begun = begun.subarray(writeSync(1, begun));
        if (waiting === "" && dropped > 0) {
          waiting = `{"level":"warn","time":"${now()}","dropped":${dropped},"msg":"So many lines could not be written here."}\n`;
          dropped = 0;
        }
        if (waiting === "") break;
        begun = Buffer.from(waiting);
        waiting = "";
      }
      isFailing = false;
    } catch {
      isFailing = true;
      timer = setTimeout(flush, againMilliseconds).unref();
    }
  };
  process.once("exit", () => {
    const until = performance.now() + exitMilliseconds;
    flush();
    while (isFailing && performance.now() < until) flush();
  });
  output = {
    flush,
    write(line) {
      if (waiting.length + begun.length + line.length > mostWaiting) dropped += 1;
      else waiting += line;
      if (waiting.length >= enoughAtOnce && !isFailing) flush();
      else timer ??= setTimeout(flush, soonMilliseconds).unref();
    },
  };
  return output;
}

/** Databases put values into their messages' details; only type, code, message and stack are kept. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const code = (error as { code?: unknown }).code;
  const message = withoutSecrets(error.message);
  return {
    type: error.name,
    ...(typeof code === "string" ? { code } : {}),
    message,
    stack: error.stack?.replace(error.message, () => message),
  };
}

/**
 * What libraries print goes into this log from now on, without what they quote, which may be an address with a
 * secret.
 */
export function printInto(log: Log): void {
  for (const method of ["log", "info", "warn", "error"] as const) {
    const level = method === "error" ? "warn" : "info";
    console[method] = (...printed: unknown[]) => {
      const texts = printed.filter((one) => typeof one === "string").map(withoutQuotations);
      const err = printed.find((one) => one instanceof Error);
      const said = withoutSecrets(texts.join(" "));
      log[level](err ? { err } : {}, said || "A library printed this.");
    };
  }
}

function withoutQuotations(text: string): string {
  return text.replaceAll(/(["'`]).*?\1/gs, "$1…$1");
}
