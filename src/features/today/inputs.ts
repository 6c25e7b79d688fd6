import * as z from "zod/mini";

/** The payload of `POST /api/admin/today/dismiss-failed-letters`. */
export const FailedLettersSeen = z.object({
  /** `failedLetters.lastAt` as it was read: what failed after it is told all the same. */
  through: z.iso.datetime({ error: "Please give the time as an ISO 8601 time" }),
});
