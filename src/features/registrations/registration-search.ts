import { foldText } from "#shared/both/fold-text.ts";
import { type FieldName, fieldNames, fieldOf } from "./registration-fields.ts";

/** The text that a search covers, computed once for a whole list. */
export function searchTextOf(registration: Readonly<Record<FieldName, string>>): string {
  return fieldNames
    .flatMap((name) => {
      const text = registration[name];
      return fieldOf(name).type === "tel"
        ? [text.toLowerCase(), text.replace(/\D/g, "")]
        : foldText(text);
    })
    .join("\n");
}
