import { placesCount } from "#shared/both/counts-in-words.ts";
import type { OwnRegistration } from "../../answers.ts";

/** How it stands, in a sentence. `until`: the deadline of an offer, in words. */
export function statusInWords(
  {
    status,
    cancelledBy,
    mayChange,
    attendeesCount,
    attendeesMost,
  }: Pick<
    OwnRegistration,
    "status" | "cancelledBy" | "mayChange" | "attendeesCount" | "attendeesMost"
  >,
  until: string,
): string {
  switch (status) {
    case "registered":
      return "You are registered. We look forward to seeing you!";
    case "waiting":
      if (mayChange && attendeesCount > attendeesMost) {
        return `You are on the waiting list, but this event has ${placesCount(attendeesMost)} in all. Please enter fewer people below, or call us.`;
      }
      return "You are on the waiting list. We will write to you when there are places for your party.";
    case "offered":
      return `There are places for you, held until ${until}. Would you like to have them?`;
    case "came":
      return "Thank you for coming. It was good to have you with us.";
    case "cancelled":
      if (cancelledBy === "lapse") {
        return "The places that we offered you were not taken in time, and went to the next party.";
      }
      return cancelledBy === "owner"
        ? "This registration has been cancelled by us. Please call us if you have questions."
        : "You have cancelled this registration. Thank you for letting others have the places.";
  }
}
