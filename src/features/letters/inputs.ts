import * as z from "zod/mini";
import { oneLine, shortEnough, someLines } from "#shared/both/text-checks.ts";

const badEmail = "Please enter a valid email address";

/** A draft may lack what a letter needs; sending asks for it. */
export const LetterInput = z.object({
  subject: z
    .string("Please give the subject as text")
    .check(z.trim(), shortEnough("subject", 150), oneLine),
  body: z.string("Please give the letter as text").check(shortEnough("letter", 20_000), someLines),
  /** A file name under `/attached-assets/` or a path on this site; empty: none. */
  picture: z._default(
    z.string("Please give the picture as a file name").check(
      z.trim(),
      z.maxLength(500, "Please use a shorter picture address"),
      oneLine,
      z.refine(
        (text) => !/[:\\]|^\/\/|(?:^|\/)\.\.(?:\/|$)/.test(text),
        "Please give a file name or a path on this site: pictures travel in the letter",
      ),
    ),
    "",
  ),
  pictureAlt: z._default(
    z
      .string("Please say what the picture shows")
      .check(z.trim(), z.maxLength(300, "Please shorten this to 300 characters"), oneLine),
    "",
  ),
  to: z.enum(["subscribers", "event", "person"], "Please choose to whom"),
  eventId: z._default(
    z.nullable(z.number("Please choose an event").check(z.int(), z.gte(1))),
    null,
  ),
  part: z._default(z.enum(["registered", "waiting", "all"], "Please choose to whom"), "registered"),
  email: z._default(z.string(badEmail).check(z.trim(), z.maxLength(254, badEmail), oneLine), ""),
  /** Whether the letter, once sent to subscribers, has a page that everybody can read. */
  isPublic: z._default(z.boolean("Please say yes or no"), false),
});
export type LetterInput = z.infer<typeof LetterInput>;

export const emptyLetter: LetterInput = {
  ...{ subject: "", body: "", picture: "", pictureAlt: "" },
  ...{ to: "subscribers", eventId: null, part: "registered", email: "", isPublic: false },
};

export const LetterAudienceAsked = z.pick(LetterInput, {
  to: true,
  eventId: true,
  part: true,
  email: true,
});

export const LetterPageInput = z.object({ isPublic: z.boolean("Please say yes or no") });

export const LetterFromPost = z.object({
  postId: z.number("Please choose a post").check(z.int(), z.gte(1)),
});

export const SendInput = z.object({
  /** An ISO time; absent or past: as soon as it can no longer be taken back. */
  at: z.optional(
    z.nullable(z.iso.datetime({ offset: true, error: "Please give the time as an ISO 8601 time" })),
  ),
});

const limit = z.nullable(
  z
    .number("Please enter a whole number, or nothing")
    .check(
      z.int("Please enter a whole number, or nothing"),
      z.gte(1, "Please enter at least 1, or nothing"),
      z.lte(1_000_000, "Please enter a smaller number, or nothing"),
    ),
);

export const LetterSettingsInput = z.object({
  /** The nursery's, which the law requires at the foot of a letter to many (CAN-SPAM Act, 15 U.S.C. 7704). */
  postalAddress: z
    .string("Please enter your postal address")
    .check(z.trim(), z.maxLength(300, "Please shorten this to 300 characters"), someLines),
  perMinute: limit,
  perHour: limit,
  perDay: limit,
});
export type LetterSettingsInput = z.infer<typeof LetterSettingsInput>;
