import * as z from "zod/mini";
import { hasControlCharacter, oneLine, someLines } from "#platform/shared/text-checks.ts";

/** An event as `GET /api/events` sends it. `date` is `YYYY-MM-DD`; `time` is free text. */
export interface Event {
  id: number;
  title: string;
  description: string;
  date: string;
  time: string;
  location: string;
  imageUrl: string | null;
}

const titleMissing = "Please enter a title";
const dateMissing = "Please choose a date";
const dateOdd = "Please check the year of the date";

/** A path on this site, or a picture elsewhere over https. "//host" and "/\host" would leave this site. */
const pictureAddress = z.string("Please give the picture's address as text").check(
  z.trim(),
  z.maxLength(2000, "Please use a shorter picture address"),
  z.refine(
    (address) =>
      address === "" ||
      (/^\/(?![/\\])/.test(address) && !hasControlCharacter(address)) ||
      (/^https:\/\/[^\s/]/i.test(address) &&
        URL.canParse(address) &&
        !hasControlCharacter(address)),
    "Please give a path on this site (starting with /) or an address starting with https://",
  ),
);

/** The payload of `POST /api/admin/events` and `PUT /api/admin/events/{id}`. */
export const EventInput = z.object({
  title: z
    .string(titleMissing)
    .check(
      z.trim(),
      z.minLength(1, titleMissing),
      z.maxLength(200, "Please shorten the title to 200 characters"),
      oneLine,
    ),
  description: z
    .string("Please enter a description")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a description"),
      z.maxLength(5000, "Please shorten the description to 5,000 characters"),
      someLines,
    ),
  date: z.string(dateMissing).check(
    z.minLength(1, { error: dateMissing, abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Please enter the date as YYYY-MM-DD", abort: true }),
    z.refine(isCalendarDay, {
      error: "Please choose a day that is in the calendar",
      abort: true,
    }),
    z.regex(/^(19|20|21)/, dateOdd),
  ),
  time: z
    .string("Please enter a time")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a time"),
      z.maxLength(100, "Please shorten the time to 100 characters"),
      oneLine,
    ),
  location: z
    .string("Please enter a location")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a location"),
      z.maxLength(300, "Please shorten the location to 300 characters"),
      oneLine,
    ),
  /** Empty, null or absent: the event is shown with the default picture. */
  imageUrl: z.optional(z.nullable(pictureAddress)),
});
export type EventInput = z.infer<typeof EventInput>;

function isCalendarDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** An event as the owner's calls answer it. */
export interface EventForOwner extends Event {
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
}

/** One of `GET /api/admin/events`. */
export interface ListedEvent extends EventForOwner {
  registrationsCount: number;
}

/** The answer of `DELETE /api/admin/events/{id}`: how many registrations it had; they stay. */
export interface RemovedEvent {
  registrations: number;
}
