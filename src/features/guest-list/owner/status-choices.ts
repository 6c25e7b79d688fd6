import type { ListedEvent } from "#features/events/answers.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { holdsPlaces } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";

export interface StatusChoice {
  status: RegistrationStatus;
  label: string;
  explains: string;
  /** The letter that can go with it, or "offer", which always goes; null: none makes sense. */
  letter: string | null;
}

export const offerLetter = "offer";

/**
 * The possible status changes of a registration. `event` is undefined if it is gone: then, or without a
 * capacity, nobody can wait for a place.
 */
export function statusChoices(
  registration: RegistrationForOwner,
  event: ListedEvent | undefined,
): StatusChoice[] {
  const { status, attendeesCount, cameCount, waitingSince, email, fullName, phone } = registration;
  const people = peopleCount(attendeesCount);
  const came = status === "came";
  const waits = status === "waiting";
  const isCancelled = status === "cancelled";
  const hasWaitingList = event?.capacity != null;
  const given = isCancelled
    ? `It is registered again, with places for ${people}.`
    : `It is registered at once, with places for ${people}, before others who wait.`;
  const place = waitingSince
    ? "It has the place in the list that it had before."
    : "It goes to the end of the list.";
  const freed =
    holdsPlaces(status) && event?.people.waiting
      ? ` The places of ${people} are offered to those who wait, by letter.`
      : "";
  const choices: (StatusChoice & { isOne: boolean })[] = [
    {
      isOne: status !== "registered",
      status: "registered",
      label: came
        ? "Has not come (yet)"
        : isCancelled
          ? "Undo the cancellation"
          : "Give them places",
      explains: came ? "It is expected again, with its places." : given,
      letter: came ? null : "that the registration stands",
    },
    {
      isOne: waits && hasWaitingList,
      status: "offered",
      label: "Offer them places",
      explains: email
        ? "The places are held until they answer, or the offer lapses."
        : `The places are held for a while. There is no email address: please telephone ${fullName}, ${phone}.`,
      letter: offerLetter,
    },
    {
      isOne: status === "registered" || came,
      status: "came",
      label: came ? "Another number came" : "Came",
      explains: came
        ? `${peopleCount(cameCount ?? attendeesCount)} of ${attendeesCount} are noted as come.`
        : `${people} ${attendeesCount === 1 ? "is" : "are"} expected.`,
      letter: null,
    },
    {
      isOne: !waits && !came && hasWaitingList,
      status: "waiting",
      label: isCancelled ? "Put it back on the waiting list" : "Put it on the waiting list",
      explains: `${place} While there are places enough for it, they are offered to it at once.`,
      letter: "that it is on the waiting list",
    },
    {
      isOne: !isCancelled,
      status: "cancelled",
      label: waits ? "Take it off the waiting list" : "Cancel the registration",
      explains: `It stays on this list as cancelled, and you can undo it.${freed}`,
      letter: "that the registration is cancelled",
    },
  ];
  return choices.filter(({ isOne }) => isOne);
}

/** The change that undoes a change of status; a withdrawn offer becomes waiting. */
export function undoOf(before: RegistrationForOwner): {
  status: RegistrationStatus;
  cameCount?: number;
} {
  if (before.status === "offered") return { status: "waiting" };
  if (before.status !== "came" || before.cameCount === null) return { status: before.status };
  return { status: "came", cameCount: before.cameCount };
}
