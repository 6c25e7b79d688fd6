import { foldText, phoneDigits } from "#shared/both/fold-text.ts";
import type { RegistrationForOwner } from "./answers.ts";

export type Comparable = Pick<
  RegistrationForOwner,
  "id" | "eventId" | "fullName" | "email" | "phone"
> & { status?: string };

/** By e-mail address, or by name and phone number, within an event; not cancelled ones, nor pairs kept apart. */
export class DuplicateFinder {
  readonly others = new Map<number, number>();
  readonly #firsts = new Map<string, number>();
  readonly #keptApart: ReadonlySet<number>;

  constructor(keptApart: ReadonlySet<number> = new Set()) {
    this.#keptApart = keptApart;
  }

  add(registrations: readonly Comparable[]): void {
    for (const { id, eventId, fullName, email, phone, status } of registrations) {
      if (status === "cancelled") continue;
      // Details that the owner did not ask a caller for identify nobody.
      const keys = [
        ...(email === "" ? [] : [`${eventId} mail ${email.trim().toLowerCase()}`]),
        ...(phone === ""
          ? []
          : [`${eventId} person ${plainName(fullName)} ${phoneDigits(phone) || phone}`]),
      ];
      for (const key of keys) {
        const first = this.#firsts.get(key);
        if (first === undefined) this.#firsts.set(key, id);
        else if (!(this.#keptApart.has(first) && this.#keptApart.has(id))) {
          this.others.set(first, id).set(id, first);
        }
      }
    }
  }
}

/** "Seán  O'BRIEN" and "sean o'brien" are one. */
function plainName(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim();
}
