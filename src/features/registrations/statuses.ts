import { eventStates } from "#features/events/event-state.ts";

/** What somebody reads whose event does not take place: on the page of the registration, and in answers. */
export const calledOffSentence = `${eventStates.cancelled} We are sorry; you need not do anything.`;

/**
 * What becomes of a registration. Registered, offered and came hold places; waiting and cancelled
 * do not.
 */
export type RegistrationStatus = "registered" | "waiting" | "offered" | "cancelled" | "came";

/** What became of a registration, as the owner says it. */
export const statusLabels: Record<RegistrationStatus, string> = {
  registered: "Registered",
  waiting: "Waiting",
  offered: "Offered",
  cancelled: "Cancelled",
  came: "Came",
};

/** Whether a registration of this status holds places. An offer holds them until it is answered. */
export function holdsPlaces(status: RegistrationStatus): boolean {
  return status === "registered" || status === "offered" || status === "came";
}

/** A party of whom it may be known how many of it came. */
interface ComingParty {
  status: RegistrationStatus;
  attendeesCount: number;
  cameCount: number | null;
}

/** How many of these parties came, in people. Where nobody counted, all of a party did. */
export function peopleWhoCame(parties: readonly ComingParty[]): number {
  return parties
    .filter(({ status }) => status === "came")
    .reduce((people, { cameCount, attendeesCount }) => people + (cameCount ?? attendeesCount), 0);
}

/** In people: who is still expected at a door, who came, and of them those who had not registered. */
export function doorTotals(parties: readonly (ComingParty & { source: string })[]) {
  const expected = parties.filter(({ status }) => status === "registered");
  return {
    expected: expected.reduce((people, { attendeesCount }) => people + attendeesCount, 0),
    came: peopleWhoCame(parties),
    walkIns: peopleWhoCame(parties.filter(({ source }) => source === "door")),
  };
}
