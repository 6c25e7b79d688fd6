import * as z from "zod/mini";
import type { BackupSummary } from "#backup/contract.ts";

/** The answer of `GET /api/admin/today`: what the owner wants to know first. */
export interface Today {
  nextEvent: {
    id: number;
    title: string;
    date: string;
    time: string;
    /** People that hold a place. */
    people: number;
    /** Absent: as many as come. */
    capacity: number | null;
    waiting: number;
  } | null;
  /** What came since the owner last looked, before this visit; null at the first one. */
  sinceLastVisit: { since: string; registrations: number; subscribers: number } | null;
  visitRequestsWaiting: number;
  /**
   * Letters given up that the owner has not dismissed, and that were not sent again; what the mail
   * server said of the last one, and when.
   */
  failedLetters: { count: number; reason: string | null; lastAt: string | null };
  isMailConnected: boolean;
  /** Plants of which something is said that time has overtaken. */
  plantsToLookAt: number;
  backup: BackupSummary;
}

/** The payload of `POST /api/admin/today/dismiss-failed-letters`. */
export const FailedLettersSeen = z.object({
  /** `failedLetters.lastAt` as it was read: what failed after it is told all the same. */
  through: z.iso.datetime({ error: "Please give the time as an ISO 8601 time" }),
});
