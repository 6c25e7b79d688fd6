import { findByWords } from "#shared/both/find-by-words.ts";
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

/** Those whose fields hold every word that is looked for. */
export function searchRegistrations<R extends { searchText: string }>(
  rows: readonly R[],
  words: string,
): readonly R[] {
  return findByWords(rows, words, ({ searchText }) => searchText);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
