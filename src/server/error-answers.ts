import type { Context } from "hono";
import { isStorageFull, isUnavailable } from "#db/dialect/engine.ts";
import { failureStatuses, isFailure } from "#shared/both/failure-kinds.ts";
import type { Services } from "#shared/server/services.ts";

const storageFullMessage =
  "The site cannot keep anything new at the moment. Nothing was sent; please try again later, or call us.";

/** Turns every thrown error into an answer of the API. */
export function answerError({ log, storage }: Pick<Services, "log" | "storage">) {
  return (error: Error, c: Context): Response => {
    if (isFailure(error)) {
      if (error.retryAfterSeconds) c.header("Retry-After", String(error.retryAfterSeconds));
      if (error.kind === "unauthorized") c.header("WWW-Authenticate", "Bearer");
      const { message, issues, details } = error;
      const body = issues.length > 0 ? { message, issues } : { message };
      return c.json({ ...body, ...details }, failureStatuses[error.kind]);
    }
    if (isHungUp(error)) {
      // The visitor has gone and reads no answer. This is not an error of the server.
      log.debug({ requestId: c.get("requestId") }, "The sender hung up.");
      return c.json({ message: "The request did not arrive in full." }, 400);
    }
    log.error({ err: error, requestId: c.get("requestId") }, "A request failed.");
    if (isUnavailable(error)) {
      c.header("Retry-After", "5");
      return c.json({ message: "The site is busy. Please try again in a moment." }, 503);
    }
    if (isStorageFull(error)) {
      storage.noteFull();
      c.header("Retry-After", "60");
      return c.json({ message: storageFullMessage }, 503);
    }
    return c.json({ message: "Internal error." }, 500);
  };
}

/** A visitor who goes away in the middle of sending a body. */
function isHungUp(error: Error): boolean {
  return error.message === "aborted" && (error as { code?: unknown }).code === "ECONNRESET";
}
