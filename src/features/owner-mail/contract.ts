import * as z from "zod/mini";

/** The answer of `GET` and `PUT /api/admin/owner-mail`. */
export interface OwnerMailSettings {
  /** Where letters to the owner go: an address that was confirmed; null before. */
  address: string | null;
  /** An address that waits for its confirmation. */
  pending: string | null;
  word: "at_once" | "daily" | "never";
}

/** The payload of `PUT /api/admin/owner-mail`. A new address gets a letter to confirm it by; null takes it away. */
export const OwnerMailInput = z.object({
  address: z.optional(
    z.nullable(
      z
        .string("Please enter a valid email address")
        .check(
          z.trim(),
          z.email("Please enter a valid email address"),
          z.maxLength(254, "Please enter a valid email address"),
        ),
    ),
  ),
  word: z.optional(
    z.enum(["at_once", "daily", "never"], "Please choose when you would like to be told"),
  ),
});
export type OwnerMailInput = z.infer<typeof OwnerMailInput>;

/** The payload of `POST /api/owner-mail/confirm`: the end of the link in the letter, `/owner-mail/{token}`. */
export const OwnerMailConfirmation = z.object({
  token: z.string("This link confirms no address").check(z.maxLength(200)),
});
