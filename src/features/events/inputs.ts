import * as z from "zod/mini";
import { fullAddress } from "#shared/both/absolute-url.ts";
import { PictureAlt, PictureFocus } from "#shared/both/picture-details.ts";
import {
  filledIn,
  hasControlCharacter,
  lines,
  oneLine,
  shortEnough,
  someLines,
} from "#shared/both/text-checks.ts";

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
        fullAddress(address) !== undefined &&
        !hasControlCharacter(address)),
    "Please give a path on this site (starting with /) or an address starting with https://",
  ),
);

const day = z
  .string(dateMissing)
  .check(
    z.minLength(1, { error: dateMissing, abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Please enter the date as YYYY-MM-DD", abort: true }),
    z.iso.date({ error: "Please choose a day that is in the calendar", abort: true }),
    z.regex(/^(19|20|21)/, dateOdd),
  );

function neededText(
  what: string,
  longest: number,
  ofLines: typeof oneLine | typeof someLines,
  whole = `a ${what}`,
) {
  return filledIn(`Please enter ${whole}`).check(shortEnough(what, longest), ofLines);
}

const capacityOdd = "Please enter the number of places, or leave it empty";
const closingOdd = "Please enter the day and time when registration closes, or leave it empty";

export const registrationModes = {
  until_event_ends: "Open",
  always: "Open, after the event, too",
  closed: "Closed",
} as const;

/** All optional: fields that a payload does not name stay as they are. */
const planning = {
  /** In people; null: as many as come. */
  capacity: z.optional(
    z.nullable(z.int(capacityOdd).check(z.gte(1, capacityOdd), z.lte(100_000, capacityOdd))),
  ),
  /** By the nursery's clock, `YYYY-MM-DDTHH:MM`. */
  closesAt: z.optional(
    z.nullable(
      z
        .string(closingOdd)
        .check(
          z.refine(
            (text) =>
              text === "" ||
              (/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) &&
                z.iso.date().safeParse(text.slice(0, 10)).success),
            closingOdd,
          ),
        ),
    ),
  ),
  registrationMode: z.optional(
    z.enum(["until_event_ends", "always", "closed"], "Please choose when registration is open"),
  ),
  /** Empty is the same as null. */
  cost: z.optional(z.nullable(lines("cost", 200))),
  notes: z.optional(z.nullable(lines("notes", 2000))),
  sendsReminder: z.optional(z.boolean("Please choose whether a reminder is sent")),
  sendsThanks: z.optional(z.boolean("Please choose whether a word of thanks is sent")),
};

/** A letter of the owner's own words, to be sent to the people of an event. */
export const OwnersWords = z.object({
  subject: neededText("subject", 200, oneLine),
  text: neededText("letter", 10_000, someLines, "the letter’s text"),
});
export type OwnersWords = z.infer<typeof OwnersWords>;

/** The payload of `POST /api/admin/events` and `PUT /api/admin/events/{id}`. */
export const EventInput = z.object({
  title: neededText("title", 200, oneLine),
  description: neededText("description", 5000, someLines),
  date: day,
  time: neededText("time", 100, oneLine),
  location: neededText("location", 300, oneLine),
  /** Empty, null or absent: the event is shown with the default picture. */
  imageUrl: z.optional(z.nullable(pictureAddress)),
  /** Absent: as it was. */
  pictureAlt: z.optional(PictureAlt),
  pictureFocus: z.optional(PictureFocus),
  ...planning,
});
export type EventInput = z.infer<typeof EventInput>;

/** The payload of `PUT /api/admin/events/{id}`: with `tell`, the people of the event get that letter. */
export const EventChanges = z.object({ ...EventInput.shape, tell: z.optional(OwnersWords) });

/** The payload of `POST /api/admin/events/{id}/cancel`, which `DELETE /api/admin/events/{id}` may also carry. */
export const TellPeople = z.object({ tell: z.optional(OwnersWords) });

const mostCopies = 52;

/** The payload of `POST /api/admin/events/{id}/copies`: another event for each of these days. */
export const CopiesInput = z.object({
  /** Fields that differ in the copies; absent ones are copied from the event. */
  title: z.optional(EventInput.shape.title),
  description: z.optional(EventInput.shape.description),
  time: z.optional(EventInput.shape.time),
  location: z.optional(EventInput.shape.location),
  dates: z.array(EventInput.shape.date, "Please choose at least one day").check(
    z.minLength(1, "Please choose at least one day"),
    z.maxLength(mostCopies, `Please choose at most ${mostCopies} days`),
    z.refine((dates) => new Set(dates).size === dates.length, "One of these days is there twice"),
  ),
});
export type CopiesInput = z.infer<typeof CopiesInput>;
