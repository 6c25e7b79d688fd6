import { foldText } from "#shared/both/fold-text.ts";
import type { RegistrationForOwner } from "./contract.ts";

/** What a search looks into: worked out once for a whole list. */
export function searchTextOf({
  fullName,
  email,
  phone,
  mailingAddress,
}: Pick<RegistrationForOwner, "fullName" | "email" | "phone" | "mailingAddress">): string {
  return [
    foldText(fullName),
    foldText(email),
    phone.toLowerCase(),
    digitsOf(phone),
    foldText(mailingAddress),
  ].join("\n");
}

/**
 * Those whose name, e-mail, phone or mailing address holds every word that is looked for, in any case, with or
 * without accents; a number is found however it is punctuated.
 */
export function searchRegistrations<R extends { searchText: string }>(
  rows: readonly R[],
  words: string,
): R[] {
  const wanted = foldText(words).split(/\s+/);
  const digits = digitsOf(words);
  const isNumber = digits.length > 2 && /^[\d\s().+-]+$/.test(words);
  return rows.filter(
    ({ searchText }) =>
      wanted.every((word) => searchText.includes(word)) ||
      (isNumber && searchText.includes(digits)),
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
