import { phoneDigits } from "#shared/both/fold-text.ts";
import type { PersonAsked } from "./owner-inputs.ts";

/**
 * Whether a note is on exactly this person: it has the same address, or, where none is given, the same number and no
 * address. A number may be a family's, so what has the number alone in common may be on somebody else.
 */
export function isNoteOn(about: PersonAsked, note: PersonAsked): boolean {
  if (about.email !== "") return note.email.toLowerCase() === about.email.toLowerCase();
  return note.email === "" && phoneDigits(note.phone) === phoneDigits(about.phone);
}
