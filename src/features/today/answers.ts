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
  /** Of events to come. */
  offers: z.array(
    z.strictObject({
      id: rowId,
      eventId: rowId,
      eventTitle: text,
      fullName: text,
      attendeesCount: count,
      /** The telephone number of who cannot be written to. */
      phone: orNull(text),
      until: moment,
    }),
  ),
  /** Full, or with fewer places left than the first in line needs, which stay open for registration. */
  fullEvents: z.array(
    z.strictObject({
      id: rowId,
      title: text,
      waiting: count,
      placesLeft: count,
      firstInLine: orNull(z.strictObject({ fullName: text, attendeesCount: count })),
    }),
  ),
  /** Each may be one with another registration for the same event. */
  doubles: z.array(z.strictObject({ id: rowId, eventId: rowId, eventTitle: text, fullName: text })),
  /** Where letters to the owner go; null to helpers. */
  ownerAddress: orNull(z.enum(["confirmed", "pending", "missing"])),
  /** Given up, not dismissed and not sent again, and what the mail server said of the last one. */
  failedLetters: z.strictObject({ count, reason: orNull(text), lastAt: orNull(moment) }),
  isMailConnected: flag,
  /** The owner signs in with only a password, and has not dismissed the suggestion to change that. */
  isPasswordAlone: flag,
  /** Plants with a stock note that is out of date. */
  plantsToLookAt: count,
  /** Names of helpers who accepted in the last seven days; none to helpers. */
  newHelpers: z.array(text),
  /** Null to helpers. */
  backup: orNull(BackupSummary),
});
export type Today = z.infer<typeof Today>;
