import type { ListedEvent } from "#features/events/answers.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { peopleCount } from "#features/registrations/rules.ts";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { holdsPlaces } from "#features/registrations/statuses.ts";

/** What the owner may make of a registration, in her words. */
export interface StatusChoice {
  status: RegistrationStatus;
  label: string;
  explains: string;
  /** The letter that can go with it, or "offer", which always goes; null: none makes sense. */
  letter: string | null;
}

/** The letter of an offer is the offer. */
export const offerLetter = "offer";

/**
 * What can become of a registration from where it stands. `event` is undefined where it is gone:
 * nobody waits for a place then, nor where there is no end of places.
 */
export function statusChoices(
  registration: RegistrationForOwner,
  event: ListedEvent | undefined,
): StatusChoice[] {
  const { status } = registration;
  const hasWaitingList = event?.capacity != null;
  const choices = [
    ...(status === "waiting" || status === "offered" || status === "cancelled" || status === "came"
      ? [registered(registration)]
      : []),
    ...(status === "waiting" && hasWaitingList ? [offered(registration)] : []),
    ...(status === "registered" || status === "came" ? [came(registration)] : []),
    ...(status !== "waiting" && status !== "came" && hasWaitingList ? [waiting(registration)] : []),
    ...(status === "cancelled" ? [] : [cancelled(registration, event)]),
  ];
  return choices;
}

function registered({ status, attendeesCount }: RegistrationForOwner): StatusChoice {
  const letter = "that the registration stands";
  switch (status) {
    case "cancelled":
      return {
        status: "registered",
        label: "Undo the cancellation",
        explains: `It is registered again, with places for ${peopleCount(attendeesCount)}.`,
        letter,
      };
    case "came":
      return {
        status: "registered",
        label: "Has not come (yet)",
        explains: "It is expected again, with its places.",
        letter: null,
      };
    default:
      return {
        status: "registered",
        label: "Give it the places",
        explains: `It is registered at once, with places for ${peopleCount(attendeesCount)}, before others who wait.`,
        letter,
      };
  }
}

function offered({ email, fullName, phone }: RegistrationForOwner): StatusChoice {
  return {
    status: "offered",
    label: "Offer it places",
    explains: email
      ? "The places are held until it answers, or the offer lapses."
      : `The places are held for a while. There is no email address: please telephone ${fullName}, ${phone}.`,
    letter: offerLetter,
  };
}

function came({ status, attendeesCount, cameCount }: RegistrationForOwner): StatusChoice {
  return {
    status: "came",
    label: status === "came" ? "Another number came" : "Came",
    explains:
      status === "came"
        ? `${peopleCount(cameCount ?? attendeesCount)} of ${attendeesCount} are noted as come.`
        : `${peopleCount(attendeesCount)} ${attendeesCount === 1 ? "is" : "are"} expected.`,
    letter: null,
  };
}

function waiting({ status, waitingSince }: RegistrationForOwner): StatusChoice {
  const place = waitingSince
    ? "It has the place in the list that it had before."
    : "It goes to the end of the list.";
  return {
    status: "waiting",
    label:
      status === "cancelled" ? "Put it back on the waiting list" : "Put it on the waiting list",
    explains: `${place} While there are places enough for it, they are offered to it at once.`,
    letter: "that it is on the waiting list",
  };
}

function cancelled(
  { status, attendeesCount }: RegistrationForOwner,
  event: ListedEvent | undefined,
): StatusChoice {
  const freed =
    holdsPlaces(status) && event?.people.waiting
      ? ` The places of ${peopleCount(attendeesCount)} are offered to those who wait, by letter.`
      : "";
  return {
    status: "cancelled",
    label: status === "waiting" ? "Take it off the waiting list" : "Cancel the registration",
    explains: `It stays on this list as cancelled, and you can undo it.${freed}`,
    letter: "that the registration is cancelled",
  };
}

/** What takes a change of status back; an offer that was taken away waits for another. */
export function undoOf(before: RegistrationForOwner): {
  status: RegistrationStatus;
  cameCount?: number;
} {
  if (before.status === "offered") return { status: "waiting" };
  if (before.status !== "came" || before.cameCount === null) return { status: before.status };
  return { status: "came", cameCount: before.cameCount };
}
