import { getQuery, type PageQuery } from "#platform/browser/page-queries.ts";
import type { Event } from "../contract.ts";

/** Every event, upcoming first. */
export const eventsQuery = getQuery<Event[]>("/api/events");

/**
 * The day at the nursery when the page's data was read, `YYYY-MM-DD`. It travels with the page, so
 * that the browser tells past from upcoming as the server did, at midnight too; a click asks nobody.
 */
export const todayQuery: PageQuery<string> = {
  key: "today",
  // Swedish writes a date as ISO does, and not every browser has Temporal yet.
  read: () =>
    Promise.resolve(
      new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York" }).format(new Date()),
    ),
};
