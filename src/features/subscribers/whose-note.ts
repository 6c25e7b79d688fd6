import { phoneDigits } from "#shared/both/fold-text.ts";
import type { PersonAsked } from "./owner-inputs.ts";

/** Whether a note is on exactly this person. What has a number alone in common may be on another of the family. */
export function isNoteOn(about: PersonAsked, note: PersonAsked): boolean {
  if (about.email !== "") return note.email.toLowerCase() === about.email.toLowerCase();
  return note.email === "" && phoneDigits(note.phone) === phoneDigits(about.phone);
}
