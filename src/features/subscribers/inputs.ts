import * as z from "zod/mini";
import { emailAddress, filledIn, hasControlCharacter } from "#shared/both/text-checks.ts";

const badEmail = "Please enter a valid email address";
const badPhone = "Phone number must be at least 10 digits";
const longPhone = "Please shorten the phone number to 40 characters";
const noEmail = "Please provide your email address.";
const noPhone = "Please provide your cell phone number.";

/** In this form's own words. */
function oneLine(message: string) {
  return z.refine<string>((text) => !hasControlCharacter(text), message);
}

export const SubscriptionInput = z.object({
  email: emailAddress,
  /** Optional: an empty one is none. */
  phoneNumber: z.nullish(
    z.string(badPhone).check(
      z.trim(),
      z.refine((text) => text === "" || text.length >= 10, badPhone),
      z.maxLength(40, longPhone),
      oneLine(badPhone),
    ),
  ),
});
export type SubscriptionInput = z.infer<typeof SubscriptionInput>;

export const MarketingInput = z.object({
  email: z
    .string(noEmail)
    .check(
      z.trim(),
      z.minLength(1, { error: noEmail, abort: true }),
      z.email(badEmail),
      z.maxLength(254, badEmail),
    ),
  phone: filledIn(noPhone).check(
    z.maxLength(40, `${longPhone}.`),
    oneLine("Please remove line breaks and other control characters."),
  ),
  consentMarketing: z._default(z.boolean("Please say yes or no."), true),
});
export type MarketingInput = z.infer<typeof MarketingInput>;
