import * as z from "zod/mini";

/** Whether a text contains control characters or half a surrogate pair, which no person types. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}

/** Single-line text may have no control characters: in a mail header they would be an attack. */
export const oneLine = z.refine<string>((text) => !hasControlCharacter(text), {
  error: "Please remove line breaks and other control characters",
  abort: true,
});
/** The same for text of several lines. */
export const someLines = z.refine<string>(
  (text) => !hasControlCharacter(text.replace(/[\t\r\n]/g, "")),
  {
    error: "Please remove control characters",
    abort: true,
  },
);

/** One line with a maximum length, which may be empty; `what` it is: "phone number". */
export const line = (what: string, longest: number) => shortText(what, longest).check(oneLine);
/** The same of several lines. */
export const lines = (what: string, longest: number) => shortText(what, longest).check(someLines);

/** Trimmed; empty if nothing of it is visible (zero-width characters). */
const trimmed = z.overwrite<string>((text) =>
  /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text.trim() : "",
);

/** A required text with a minimum length; `missing` asks for it. */
export const filledIn = (missing: string, least = 1) =>
  z.string(missing).check(trimmed, z.minLength(least, missing));

const badEmail = "Please enter a valid email address";
/** An e-mail address (RFC 5321, section 4.5.3.1.3). */
export const emailAddress = z
  .string(badEmail)
  .check(trimmed, z.email(badEmail), z.maxLength(254, badEmail));

/** What `schema` accepts, or empty; otherwise `error` says what is expected. */
export const orEmpty = (schema: z.ZodMiniType<string, string>, error: string) =>
  z.union([z.string().check(trimmed, z.maxLength(0)), schema], { error });

function shortText(what: string, longest: number) {
  return z.string(`Please write the ${what} as text`).check(trimmed, shortEnough(what, longest));
}

/** A maximum length; the message asks to shorten `what`. */
export function shortEnough(what: string, longest: number) {
  const characters = longest.toLocaleString("en-US");
  return z.maxLength(longest, `Please shorten the ${what} to ${characters} characters`);
}
