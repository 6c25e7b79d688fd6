import type { RegistrationRow } from "#db/schema.ts";
import { deadlineInWords } from "#shared/both/nursery-time.ts";
import {
  changeKind,
  confirmationKind,
  lapseKind,
  offerKind,
  reminderKind,
  thanksKind,
} from "./kinds-of-mail-and-notices.ts";

export interface Wording {
  subject: string;
  heading: string;
  lead: string[];
  paragraphs: string[];
  /** The purpose of its link; absent: no link. */
  action?: "see" | "offer";
  /** What its calendar file does with the event; absent: no file. */
  calendar?: "PUBLISH" | "CANCEL";
  /** It says what the event is about, what it costs and what to bring. */
  isFull?: true;
}

const byLink =
  "With the link above you can see your registration, change how many come, or cancel. It is yours alone; please do not pass it on.";

type Registration = Pick<
  RegistrationRow,
  "status" | "offerExpiresAt" | "cancelledBy" | "waitingSince"
>;

interface EventInWords {
  title: string;
  /** "Saturday, May 2nd, 2026" */
  day: string;
  /** The event was cancelled, or is gone. */
  isOff: boolean;
  hasBegun: boolean;
  /** The letter is about several parties, each with its own link. */
  isOfSeveral?: boolean;
}

/**
 * The words of a letter of this kind about a registration of this status; undefined if the letter is
 * obsolete: an offer accepted meanwhile, a reminder of something cancelled or begun.
 */
export function wordingOf(
  kind: string,
  registration: Registration,
  event: EventInWords,
): Wording | undefined {
  const { status, cancelledBy, offerExpiresAt } = registration;
  const { title, isOff } = event;
  const isComing = status === "registered" || status === "came";
  const off = isOff ? calledOff(isComing, event) : undefined;
  switch (kind) {
    case confirmationKind:
      if (status === "cancelled") return undefined;
      // A party that is offered places by now gets a separate letter about that.
      return off ?? (isComing ? registered(title, "You are registered") : waiting(title));
    case changeKind:
      if (status === "cancelled")
        return cancelledBy === "lapse" && !isOff ? lapsed(title) : cancelled(event, registration);
      if (off) return off;
      if (isComing) return registered(title, "Your registration");
      return status === "waiting" ? waiting(title) : offered(title, offerExpiresAt);
    case offerKind:
      return status === "offered" && !isOff ? offered(title, offerExpiresAt) : undefined;
    case lapseKind:
      return status === "cancelled" && cancelledBy === "lapse" ? (off ?? lapsed(title)) : undefined;
    case reminderKind:
      return isComing && !isOff && !event.hasBegun ? reminder(event) : undefined;
    case thanksKind:
      return isComing && !isOff ? thanks(title) : undefined;
    default:
      return undefined;
  }
}

function calledOff(hasPlaces: boolean, { title, day }: EventInWords): Wording {
  const thanks = hasPlaces ? "Thank you for registering for" : "Thank you for your interest in";
  return {
    subject: `Cancelled: ${title}`,
    heading: "The event is cancelled",
    lead: [
      `${thanks} ${title}. We are sorry: the event on ${day} has been called off. You need not do anything.`,
      anotherEvent,
    ],
    paragraphs: [...(hasPlaces ? [takesOut] : []), "A question?"],
    ...(hasPlaces && { calendar: "CANCEL" }),
  };
}

const anotherEvent = "We hope to see you at another event.";
const takesOut = "Where you have the event in your calendar, the attached file takes it out.";

function registered(title: string, heading: string): Wording {
  return {
    subject: `${heading}: ${title}`,
    heading,
    lead: [
      heading === "You are registered"
        ? `Thank you for registering for ${title}. We look forward to seeing you!`
        : `This is your registration for ${title} as it stands now. We look forward to seeing you!`,
    ],
    paragraphs: [
      "The attached file adds the event to your calendar.",
      byLink,
      "If anything else changes, or to ask the way:",
    ],
    action: "see",
    calendar: "PUBLISH",
    isFull: true,
  };
}

function waiting(title: string): Wording {
  return {
    subject: `You are on the waiting list: ${title}`,
    heading: "You are on the waiting list",
    lead: [
      `Thank you for your interest in ${title}. There are not enough places for your party at the moment.`,
      "When places become free we offer them by letter, first come, first served, to the first party that they are enough for. The letter says until when they are held for you.",
    ],
    paragraphs: [
      "With the link above you can see your entry, change how many would come, or leave the waiting list.",
      "A question?",
    ],
    action: "see",
  };
}

function offered(title: string, expiresAt: string | null): Wording {
  const until = expiresAt === null ? "" : ` until ${deadlineInWords(expiresAt)}`;
  return {
    subject: `Places for you: ${title}`,
    heading: "There are places for you",
    lead: [
      `Places for ${title} have become free, and they are held for you${until}.`,
      "Please say whether you would like to have them. If we do not hear from you by then, they are offered to the next party.",
    ],
    paragraphs: ["To answer by telephone, or to ask something:"],
    action: "offer",
    isFull: true,
  };
}

function lapsed(title: string): Wording {
  return {
    subject: `The places were passed on: ${title}`,
    heading: "The places were passed on",
    lead: [
      `We offered you places for ${title} and had no answer in time, so they were offered to the next party. You are no longer on the waiting list.`,
    ],
    paragraphs: ["If you would still like to come, please ask us."],
  };
}

function cancelled(
  { title, day, isOff }: EventInWords,
  { cancelledBy, waitingSince }: Registration,
): Wording {
  // Set until it is registered.
  const hasWaited = waitingSince !== null;
  const byOwner = hasWaited ? "We have taken you off it." : "We have cancelled your registration.";
  const by = cancelledBy === "owner" ? byOwner : "Thank you for telling us.";
  const why = isOff
    ? `The event on ${day} has been called off for everybody, and we are sorry that it cannot take place.`
    : by;
  return {
    subject: hasWaited
      ? `Off the waiting list: ${title}`
      : `Cancelled: your registration for ${title}`,
    heading: hasWaited ? "You are off the waiting list" : "Your registration is cancelled",
    lead: [
      `You are no longer ${hasWaited ? "on the waiting list" : "registered"} for ${title}. ${why}`,
      ...(isOff ? [anotherEvent] : []),
    ],
    paragraphs: [isOff ? "A question?" : "If this was not what you meant:"],
    // A party that only waited has no such event in its calendar.
    ...(!hasWaited && { calendar: "CANCEL" }),
  };
}

function reminder({ title, isOfSeveral = false }: EventInWords): Wording {
  const link = isOfSeveral ? "links" : "link";
  return {
    subject: `Coming soon: ${title}`,
    heading: "We look forward to seeing you",
    lead: [`${title} is only days away, and we are getting ready for you.`],
    paragraphs: [
      `If you cannot come, or fewer of you, please say so with the ${link} above: others may be waiting.`,
      "To ask the way:",
    ],
    action: "see",
    calendar: "PUBLISH",
    isFull: true,
  };
}

function thanks(title: string): Wording {
  return {
    subject: `Thank you for coming: ${title}`,
    heading: "Thank you for coming",
    lead: [`It was good to have you with us at ${title}.`],
    paragraphs: ["We would be glad to see you again, and to hear how you liked it."],
  };
}
