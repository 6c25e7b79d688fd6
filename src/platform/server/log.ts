import { randomUUID } from "node:crypto";
import { type Logger, pino } from "pino";
import { withoutSecrets } from "./secret-paths.ts";

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
let output: LineOutput | undefined;

/**
 * Standard output, for whole lines in their order. Every line is out when the process exits, however
 * it comes to that; only one that is killed can lose the last tenth of a second of its requests.
 */
function standardOutput(): LineOutput {
  if (output) return output;
  const file = pino.destination({ sync: true, minLength: 8 * 1024 });
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    isDue = false;
    clearTimeout(timer);
    timer = undefined;
    file.flushSync();
  };
  process.once("exit", flush);
  output = {
    write(line) {
      file.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
    writeSoon(line) {
      file.write(line);
      timer ??= setTimeout(flush, soonMilliseconds).unref();
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
