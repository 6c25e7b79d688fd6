import * as z from "zod/mini";
import { delivery, PublicEvent } from "#features/events/answers.ts";
import {
  answer,
  count,
  failureAnswer,
  flag,
  moment,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";
import { type PaidBy, paidByLabels } from "./paid.ts";
import { type FieldName, fieldNames } from "./registration-fields.ts";

export const status = z.enum(["registered", "waiting", "offered", "cancelled", "came"]);
export const source = z.enum(["visitor", "owner", "door"]);
const cancelledBy = orNull(z.enum(["visitor", "owner", "lapse"]));

const plainTexts = Object.fromEntries(fieldNames.map((name) => [name, text])) as Record<
  FieldName,
  typeof text
>;

export const Registered = answer("Registered", {
  id: rowId,
  status,
  link: text.check(
    z.describe(
      "A path on this site, `/registration/{key}`. Empty where it was sent again, and the link is in the letter alone.",
    ),
  ),
});
export type Registered = z.infer<typeof Registered>;

/** Why a party was not registered. For "full": whether it is put on the waiting list if it asks to be. */
export const NotRegistered = failureAnswer("NotRegistered", {
  code: z.exactOptional(z.enum(["full", "cancelled", "over", "closed"])),
  placesLeft: z.exactOptional(count),
  waitingListOffered: z.exactOptional(flag),
});
export type NotRegistered = Omit<z.infer<typeof NotRegistered>, "issues" | "code"> & {
  code: NonNullable<z.infer<typeof NotRegistered>["code"]>;
};

export const Paid = answer("Paid", {
  cents: count,
  by: z.enum(Object.keys(paidByLabels) as PaidBy[]),
});

export const OwnRegistration = answer("OwnRegistration", {
  id: rowId,
  status,
  ...plainTexts,
  attendeesCount: count,
  createdAt: moment,
  version,
  offerExpiresAt: orNull(moment),
  cancelledBy,
  /** Null if it was deleted. */
  event: orNull(PublicEvent),
  eventTitle: text,
  isCalledOff: flag.check(z.describe("The event was cancelled or deleted.")),
  mayChange: flag,
  mayCancel: flag,
  /** The largest number of people it can be changed to now. */
  attendeesMost: count,
  link: text.check(z.describe("The path of its page; another one once the email was corrected.")),
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

export type Delivery = z.infer<typeof delivery>;

export const ConfirmationState = answer("ConfirmationState", {
  state: z.enum(["waiting", "sent", "failed"]),
  delivery,
  /** When it was sent, or, while it waits, when it is tried (again). */
  at: orNull(moment),
  reason: orNull(text),
});
export type ConfirmationState = z.infer<typeof ConfirmationState>;

const offerMade = z.strictObject({ fullName: text, attendeesCount: count, until: moment });
export type OfferMade = z.infer<typeof offerMade>;

export const RegistrationForOwner = answer("RegistrationForOwner", {
  id: rowId,
  eventId: rowId,
  ...plainTexts,
  attendeesCount: count,
  createdAt: moment,
  version,
  /** Another registration for the same event has the same e-mail, or the same name and phone. */
  possibleDuplicate: flag,
  duplicateOf: z.exactOptional(rowId),
  letter: orNull(ConfirmationState),
  status,
  source,
  /** Its place in the waiting list: earlier ones are offered places first. */
  waitingSince: orNull(moment),
  offerExpiresAt: orNull(moment),
  cancelledBy,
  statusChangedAt: orNull(moment),
  cameCount: orNull(count),
  /** The owner's note, for whoever may see the people of events. */
  note: text,
  paid: orNull(Paid),
  /** Also for a deleted event; null only for an event that never existed ("Unknown Event"). */
  eventTitle: orNull(text),
  isEventDeleted: flag,
  eventCost: orNull(text),
  /** After a change: to whom the freed places were offered. */
  offered: z.exactOptional(z.array(offerMade)),
});
export type RegistrationForOwner = z.infer<typeof RegistrationForOwner>;

export const Resent = answer("Resent", { message: text, delivery });
export type Resent = z.infer<typeof Resent>;

/** More people would come than there are places. */
export const OverCapacity = failureAnswer("OverCapacity", {
  code: z.exactOptional(z.literal("over_capacity")),
  capacity: z.exactOptional(count),
  /** People that hold a place now. */
  taken: z.exactOptional(count),
});
export type OverCapacity = Required<Omit<z.infer<typeof OverCapacity>, "issues">>;

/** The result for each of many, in the order of the request. */
export const BatchAnswer = answer("BatchAnswer", {
  results: z.array(
    z.strictObject({
      id: rowId,
      result: z
        .enum(["done", "changed", "gone", "same", "full"])
        .check(
          z.describe(
            "`changed`: it has another version by now. `same`: it was cancelled already, or, to undo that, is not.",
          ),
        ),
      /** As it is after this call; null if it is gone. */
      version: orNull(version),
    }),
  ),
  letters: count.check(z.describe("How many of them a letter is about.")),
  offered: z.exactOptional(z.array(offerMade)),
});
export type BatchAnswer = z.infer<typeof BatchAnswer>;
export type BatchResult = BatchAnswer["results"][number]["result"];
