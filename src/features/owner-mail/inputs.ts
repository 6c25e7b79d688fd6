import * as z from "zod/mini";
import { emailAddress } from "#shared/both/text-checks.ts";

export const whenTold = ["at_once", "daily", "never"] as const;

/** A new address gets a confirmation letter; null removes it. */
export const OwnerMailInput = z.object({
  address: z.optional(z.nullable(emailAddress)),
  word: z.optional(z.enum(whenTold, "Please choose when you would like to be told")),
});
export type OwnerMailInput = z.infer<typeof OwnerMailInput>;

/** The end of the link in the letter, `/owner-mail/{token}`. */
export const OwnerMailConfirmation = z.object({
  token: z.string("This link confirms no address").check(z.maxLength(200)),
});
