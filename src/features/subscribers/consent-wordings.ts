/** Both forms that ask whether the nursery may write. */
export type SignUpForm = "newsletter" | "popup";

/**
 * Every wording that a visitor was ever asked to agree to, by its key. A released one is never
 * changed or removed: pages that are still open in a browser show it, and it is what people agreed
 * to. `{brand}` is the configured name.
 */
export const consentWordings = {
  "newsletter-1": {
    form: "newsletter",
    text: "By subscribing, you agree to receive emails and/or SMS text messages from {brand}. You can unsubscribe at any time.",
  },
  "popup-1": {
    form: "popup",
    text: "I agree to receive emails and/or SMS text messages from {brand}. I can unsubscribe at any time.",
  },
} as const satisfies Record<string, { form: SignUpForm; text: string }>;

/** The header that says which of them a form showed. */
export const wordingHeader = "consent-wording";

export type WordingKey = keyof typeof consentWordings;

/** The wording that each form shows today. */
export const currentWording = {
  newsletter: "newsletter-1",
  popup: "popup-1",
} as const satisfies Record<SignUpForm, WordingKey>;

/**
 * The wording that a form says it showed; the form's current one if it sends none. Undefined for a key that
 * was never used on that form.
 */
export function wordingShown(
  form: SignUpForm,
  key: string = currentWording[form],
): WordingKey | undefined {
  const known = (Object.keys(consentWordings) as WordingKey[]).find((it) => it === key);
  return known && consentWordings[known].form === form ? known : undefined;
}

/** Said to everybody alike, so that nobody learns who is, or was, on the list. */
export const mayAskFirst =
  "A letter may ask you first whether this was you: please look for it, and answer it.";

/** What somebody agrees to by answering the mail that asks. Never changed, either. */
export const confirmationWording = {
  key: "letter-1",
  text: "Yes, I would like to receive letters from {brand}. I can unsubscribe at any time.",
} as const;
