import { eventStates } from "#features/events/event-state.ts";
import type { RegistrationForOwner } from "./answers.ts";

/** The text about a cancelled event, on the registration's page and in answers. */
export const calledOffSentence = `${eventStates.cancelled} We are sorry; you need not do anything.`;

/** The status of a registration. Registered, offered and came hold places; waiting and cancelled do not. */
export type RegistrationStatus = RegistrationForOwner["status"];

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

type ComingParty = Pick<RegistrationForOwner, "status" | "attendeesCount" | "cameCount">;

/** How many of these parties came, in people. If nobody counted, all of a party did. */
export function peopleWhoCame(parties: readonly ComingParty[]): number {
  return parties
    .filter(({ status }) => status === "came")
    .reduce((people, { cameCount, attendeesCount }) => people + (cameCount ?? attendeesCount), 0);
}

/** Numbers of people: still expected at a door, came, and those of them who had not registered. */
export function doorTotals(parties: readonly (ComingParty & { source: string })[]) {
  const expected = parties.filter(({ status }) => status === "registered");
  return {
    expected: expected.reduce((people, { attendeesCount }) => people + attendeesCount, 0),
    came: peopleWhoCame(parties),
    walkIns: peopleWhoCame(parties.filter(({ source }) => source === "door")),
  };
}
