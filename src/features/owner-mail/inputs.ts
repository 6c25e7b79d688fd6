import * as z from "zod/mini";
import { emailAddress } from "#shared/both/text-checks.ts";

/** When the owner is written to: at each thing that happens, once a day, or not. */
export const whenTold = ["at_once", "daily", "never"] as const;

/** The payload of `PUT /api/admin/owner-mail`. A new address gets a letter to confirm it by; null takes it away. */
export const OwnerMailInput = z.object({
  address: z.optional(z.nullable(emailAddress)),
  word: z.optional(z.enum(whenTold, "Please choose when you would like to be told")),
});
export type OwnerMailInput = z.infer<typeof OwnerMailInput>;

/** The payload of `POST /api/owner-mail/confirm`: the end of the link in the letter, `/owner-mail/{token}`. */
export const OwnerMailConfirmation = z.object({
  token: z.string("This link confirms no address").check(z.maxLength(200)),
});
