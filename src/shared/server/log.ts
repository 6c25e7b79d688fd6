import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { type Logger, pino } from "pino";
import { withoutSecrets } from "./hide-secrets-in-log.ts";

export type Log = Logger;

/** What is noted of a request when it has been answered. */
export interface RequestNote {
  /** What the answer's `X-Request-Id` says. */
  requestId: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** How long the answer took, in whole milliseconds. */
  ms: number;
}

/** A random id for one request. */
export function makeRequestId(): string {
  return randomUUID();
}

/**
 * One JSON line for each entry, on standard output. Never log a body, a token, a password, an
 * address or a name: entries carry ids, and whoever may read the data can look them up.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${now()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: {
        paths: [
          "*.password",
          "*.token",
          "*.email",
          "*.phone",
          "headers.authorization",
          "headers.cookie",
        ],
        censor: "(kept out of the log)",
      },
    },
    standardOutput(),
  );
}

/**
 * Notes answered requests in this log, at level "info". The line is written here and not by pino,
 * which needs more time for it than a page from memory takes.
 */
export function requestNotes(log: Log): (note: RequestNote) => void {
  if (!log.isLevelEnabled("info")) return () => {};
  const output = standardOutput();
  return ({ requestId, method, path, status, ms }) =>
    output.writeSoon(
      `{"level":"info","time":"${now()}","requestId":"${requestId}","method":${JSON.stringify(method)},"path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
}

let nowMilliseconds = 0;
let nowText = "";

/** The time in ISO 8601; a busy server writes many lines in one millisecond. */
function now(): string {
  const milliseconds = Date.now();
  if (milliseconds !== nowMilliseconds) {
    nowMilliseconds = milliseconds;
    nowText = new Date(milliseconds).toISOString();
  }
  return nowText;
}

interface LineOutput {
  /** Written at the end of this turn of the event loop. */
  write(line: string): void;
  /** Written together with more like it, a tenth of a second later at most. */
  writeSoon(line: string): void;
}

const soonMilliseconds = 100;
/** Lines that together are this long do not wait for that. */
const enoughAtOnce = 8 * 1024;
/** What could not be written is tried again so often: where somebody reads, a full pipe is empty soon. */
const againMilliseconds = 20;
/** So many characters wait to be written; every further line is dropped and counted. */
const mostWaiting = 1024 * 1024;
/** So long the end of the process waits for a reader who is behind. */
const exitMilliseconds = 200;
let output: LineOutput | undefined;

/**
 * Standard output, for whole lines in their order. It may be a full disk, or a pipe that nobody reads:
 * the site never waits for it. Every line that can be written is out when the process exits, however
 * it comes to that; only one that is killed can lose the last tenth of a second of its requests.
 */
export function standardOutput(): LineOutput {
  if (output) return output;
  // Node makes a pipe or a socket non-blocking when its stream is opened: a full one is an error, not a wait.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  let waiting = "";
  let begun: Uint8Array = new Uint8Array();
  let dropped = 0;
  let isFailing = false;
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    isDue = false;
    clearTimeout(timer);
    timer = undefined;
    try {
      for (;;) {
        // Nothing is lost of a line of which only a part found room.
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
  const add = (line: string) => {
    if (waiting.length + begun.length + line.length > mostWaiting) dropped += 1;
    else waiting += line;
  };
  process.once("exit", () => {
    const until = performance.now() + exitMilliseconds;
    flush();
    while (isFailing && performance.now() < until) flush();
  });
  output = {
    write(line) {
      add(line);
      if (isDue || isFailing) return;
      isDue = true;
      setImmediate(flush);
    },
    writeSoon(line) {
      add(line);
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
 * From now on what libraries print goes into this log: of texts not what they quote, which may be the
 * address of a request with a secret in it, and of errors what the log keeps of any. Nothing else.
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
