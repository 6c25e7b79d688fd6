export type SignUpForm = "newsletter" | "popup";

/**
 * Every wording that a visitor was ever asked to agree to. A released one is never changed or removed: it is
 * what people agreed to, and pages that are still open show it.
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

export const wordingHeader = "consent-wording";

export type WordingKey = keyof typeof consentWordings;

export const currentWording = {
  newsletter: "newsletter-1",
  popup: "popup-1",
} as const satisfies Record<SignUpForm, WordingKey>;

/** The wording that a form says it showed; undefined for a key that was never used on that form. */
export function wordingShown(form: SignUpForm, key: string = currentWording[form]) {
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
