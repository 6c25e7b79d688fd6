import * as z from "zod/mini";
import {
  emailAddress,
  filledIn,
  lines,
  oneLine,
  orEmpty,
  someLines,
} from "#shared/both/text-checks.ts";

/** Somebody who agreed elsewhere than on the site. */
export const AddedSubscriber = z
  .object({
    email: z._default(orEmpty(emailAddress, "Please enter a valid email address"), ""),
    phone: z._default(
      z.string("Please enter a valid phone number").check(
        z.trim(),
        z.refine((text) => text === "" || text.length >= 10, "Please enter a valid phone number"),
        z.maxLength(40, "Please enter a valid phone number"),
        oneLine,
      ),
      "",
    ),
    reason: filledIn("Please say when and how they agreed", 5).check(
      z.maxLength(500, "Please shorten this to 500 characters"),
      someLines,
    ),
  })
  .check(
    z.refine((added) => added.email !== "" || added.phone !== "", {
      path: ["email"],
      error: "Please enter an email address or a phone number",
    }),
  );
export type AddedSubscriber = z.infer<typeof AddedSubscriber>;

export const SubscriberSettings = z.object({
  /** Whether a new sign-up counts only when it was confirmed by mail. */
  asksToConfirm: z.boolean("Please say yes or no"),
});
export type SubscriberSettings = z.infer<typeof SubscriberSettings>;

/** Whether somebody can be found by this number: fewer digits would be many people's. */
export function isPhone(phone: string): boolean {
  return phone.replace(/\D/g, "").length >= 7;
}

/** Somebody whose data is asked for: an address, a telephone number, or both. */
export const PersonAsked = z
  .object({
    email: z._default(z.string().check(z.trim(), z.maxLength(254)), ""),
    phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ""),
  })
  .check(
    z.refine(({ email, phone }) => email.includes("@") || isPhone(phone), {
      path: ["email"],
      error: "Please enter an email address or a phone number",
    }),
  );
export type PersonAsked = z.infer<typeof PersonAsked>;

export const PersonNoted = z.object({ about: PersonAsked, note: lines("note", 2000) });

/** What is under one address of somebody goes under the other. */
export const JoinedPeople = z.object({ from: emailAddress, to: emailAddress });
