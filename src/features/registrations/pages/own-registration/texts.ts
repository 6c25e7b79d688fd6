import { placesCount } from "#shared/both/counts-in-words.ts";
import type { OwnRegistration } from "../../answers.ts";
import { calledOffSentence } from "../../cancelled-event-sentence.ts";

/** The words of the page that shows a registration to the person whose it is. */
export const ownPage = {
  title: "Your Registration",
  description: "Your registration for an event in our garden.",
  loading: "Loading your registration...",
  failed: "We could not load your registration. Please try again.",
  unknown: {
    heading: "Registration Not Found",
    text: "This link opens no registration. It may have been cut short on its way, or replaced by a newer one. Please open the link of the newest letter from us, or ask us:",
  },
  calledOff: calledOffSentence,
  saved: "Your changes are saved. A letter confirms them.",
  accept: "Take the places",
  decline: "Decline the places",
  calendar: "Add to calendar",
  eventLink: "About the event",
  change: "Change Your Registration",
  save: "Save Changes",
  saving: "Saving Changes...",
  cancel: "Cancel your registration",
  leaveList: "Leave the waiting list",
  cancelQuestion: "Nobody of your party will come, and others can have the places.",
  cancelYes: "Yes, cancel it",
  tooLate: "It is too late to change this registration here. Please call us.",
  again: "Register again",
  letter: "Letters go to",
  questions: "Questions",
} as const;

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
