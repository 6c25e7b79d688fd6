import * as z from "zod/mini";
import { answer, count, day, orNull, rowId, text } from "#shared/server/openapi/answer-shapes.ts";

/** What happened between two days, both included. */
const totals = z.strictObject({
  from: day,
  through: day,
  events: count,
  /** In people, of parties that held places. */
  registered: count,
  came: orNull(count).check(z.describe("Null where nobody was counted at any event.")),
  paidCents: count,
  letters: count,
  /** To how many people those letters went, each letter counted by itself. */
  letterRecipients: count,
  visits: count,
  newSubscribers: count,
});

export const Year = answer("Year", {
  year: count,
  /** The first year of which anything is kept. */
  firstYear: count,
  totals: totals.check(z.describe("Of a year that runs, until today.")),
  before: totals.check(z.describe("The same days of the year before.")),
  events: z.array(
    z.strictObject({
      id: orNull(rowId).check(z.describe("Null of one that was deleted after people had come.")),
      title: text,
      date: day,
      isCancelled: z.boolean(),
      registrations: count,
      registered: count,
      came: orNull(count).check(z.describe("Null where nobody was counted.")),
      paidCents: count,
    }),
  ),
  /** People who came, January first. */
  cameByMonth: z.array(count),
  cameByMonthBefore: z.array(count),
  /** From lists sent with requests for a visit: the most wanted first. */
  wishedFor: z.array(
    z.strictObject({
      name: text,
      lists: count,
      plants: count.check(z.describe("How many of it those lists held.")),
    }),
  ),
});
export type Year = z.infer<typeof Year>;
