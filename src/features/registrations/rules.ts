import { foldText } from "#platform/shared/fold-text.ts";

/** As many as one registration may bring. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

/** "1 person", "3 people". */
export function peopleCount(count: number): string {
  return `${count} ${count === 1 ? "person" : "people"}`;
}

/** What two registrations are compared by. */
export interface Comparable {
  id: number;
  eventId: number;
  fullName: string;
  email: string;
  phone: string;
}

/**
 * The ids of registrations that may be somebody's second one: another for the same event has the
 * same e-mail address, or the same name and telephone number, however they were typed.
 */
export function possibleDuplicates(registrations: readonly Comparable[]): Set<number> {
  const firsts = new Map<string, number>();
  const found = new Set<number>();
  for (const { id, eventId, fullName, email, phone } of registrations) {
    const keys = [
      `${eventId} mail ${email.trim().toLowerCase()}`,
      `${eventId} person ${plainName(fullName)} ${plainPhone(phone)}`,
    ];
    for (const key of keys) {
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, id);
      else found.add(first).add(id);
    }
  }
  return found;
}

/** "Seán  O'BRIEN" and "sean o'brien" are one. */
function plainName(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim();
}

/** "+1 (570) 555-0142" and "570.555.0142" are one. A number without digits is compared as it is. */
function plainPhone(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "") || phone;
}
