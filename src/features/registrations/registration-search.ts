import { foldText } from "#shared/both/fold-text.ts";
import { type FieldName, fieldNames, fieldOf } from "./registration-fields.ts";

/** What a search looks into: worked out once for a whole list. */
export function searchTextOf(registration: Readonly<Record<FieldName, string>>): string {
  return fieldNames
    .flatMap((name) => {
      const text = registration[name];
      return fieldOf(name).type === "tel" ? [text.toLowerCase(), digitsOf(text)] : foldText(text);
    })
    .join("\n");
}

/**
 * Those whose fields hold every word that is looked for, in any case, with or without accents; a number is found however it is punctuated.
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
