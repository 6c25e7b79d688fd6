import { phoneDigits } from "#shared/both/fold-text.ts";

interface Known {
  email: string;
  phone: string;
}

/**
 * Whether a note is on exactly this person: it has the same address, or, where none is given, the same number and no
 * address. A number may be a family's, so what has the number alone in common may be on somebody else.
 */
export function isNoteOn(about: Known, note: Known): boolean {
  if (about.email !== "") return note.email.toLowerCase() === about.email.toLowerCase();
  return note.email === "" && phoneDigits(note.phone) === phoneDigits(about.phone);
}
