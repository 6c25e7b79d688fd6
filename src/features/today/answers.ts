import * as z from "zod/mini";
import { BackupSummary } from "#backup/answers.ts";
import {
  answer,
  count,
  day,
  flag,
  moment,
  orNull,
  rowId,
  text,
} from "#shared/server/openapi/answer-shapes.ts";

/** What the owner wants to know first. */
export const Today = answer("Today", {
  nextEvent: orNull(
    z.strictObject({
      id: rowId,
      title: text,
      date: day,
      time: text,
      /** People that hold a place. */
      people: count,
      /** Null: as many as come. */
      capacity: orNull(count),
      waiting: count,
    }),
  ),
  /** What came since the owner last looked, before this visit; null at the first one. */
  sinceLastVisit: orNull(
    z.strictObject({ since: moment, registrations: count, subscribers: count }),
  ),
  visitRequestsWaiting: count,
  /**
   * Letters given up that the owner has not dismissed, and that were not sent again; what the mail
   * server said of the last one, and when.
   */
  failedLetters: z.strictObject({ count, reason: orNull(text), lastAt: orNull(moment) }),
  isMailConnected: flag,
  /** Plants of which something is said that time has overtaken. */
  plantsToLookAt: count,
  backup: BackupSummary,
});
export type Today = z.infer<typeof Today>;
