import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * One JSON line for each entry, on standard output. Never log a body, a token, a password, an
 * address or a name: entries carry ids, and whoever may read the data can look them up.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}

/** Databases put values into their messages' details; only type, code, message and stack are kept. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === "string" ? { code } : {}),
    message: error.message,
    stack: error.stack,
  };
}
