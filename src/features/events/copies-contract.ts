import * as z from "zod/mini";
import { EventInput } from "./contract.ts";

/** The payload of `POST /api/admin/events/{id}/duplicate`. */
export const DuplicateInput = z.object({ date: EventInput.shape.date });

/** As many events as one repetition may make. */
export const mostCopies = 52;

const timesMissing = "Please enter how many times";

/** What copies may say otherwise than their event; what is absent is as it is there. */
export const CopyChanges = z.object({
  title: z.optional(EventInput.shape.title),
  description: z.optional(EventInput.shape.description),
  time: z.optional(EventInput.shape.time),
  location: z.optional(EventInput.shape.location),
});
export type CopyChanges = z.infer<typeof CopyChanges>;

/** The payload of `POST /api/admin/events/{id}/copies`: another event for each of these days. */
export const CopiesInput = z.object({
  ...CopyChanges.shape,
  dates: z.array(EventInput.shape.date, "Please choose at least one day").check(
    z.minLength(1, "Please choose at least one day"),
    z.maxLength(mostCopies, `Please choose at most ${mostCopies} days`),
    z.refine((dates) => new Set(dates).size === dates.length, "One of these days is there twice"),
  ),
});
export type CopiesInput = z.infer<typeof CopiesInput>;

/** The payload of `POST /api/admin/events/{id}/repeat`: so many more events, a week or a month apart. */
export const RepeatInput = z.object({
  every: z.enum(["week", "month"], "Please choose every week or every month"),
  times: z
    .int(timesMissing)
    .check(z.gte(1, timesMissing), z.lte(mostCopies, `Please enter at most ${mostCopies} times`)),
});
export type RepeatInput = z.infer<typeof RepeatInput>;
