import { deadlineInWords } from "#shared/both/nursery-time.ts";
import type { RegistrationStatus } from "../../statuses.ts";
import {
  changeKind,
  confirmationKind,
  lapseKind,
  offerKind,
  reminderKind,
  thanksKind,
} from "./kinds-of-mail-and-notices.ts";

/** What a letter about a registration says beside the facts. */
export interface Wording {
  subject: string;
  heading: string;
  lead: string[];
  paragraphs: string[];
  action: "see" | "offer" | "none";
  calendar: "PUBLISH" | "CANCEL" | "none";
  /** Whether it says what the event is about, what it costs and what to bring. */
  isFull: boolean;
}

const byLink =
  "With the link above you can see your registration, change how many come, or cancel. It is yours alone; please do not pass it on.";

/** What a letter says of its event. */
interface EventInWords {
  title: string;
  /** "Saturday, May 2nd, 2026" */
  day: string;
  /** It does not take place: it was cancelled, or is gone. */
  isOff: boolean;
  hasBegun: boolean;
  /** The letter is about several parties, each with a link of its own. */
  isOfSeveral?: boolean;
}

/**
 * The words of a letter of this kind about a registration of this status; undefined where the letter
 * has been overtaken: an offer that was taken meanwhile, a reminder of what was cancelled or has begun.
 */
export function wordingOf(
  kind: string,
  registration: {
    status: RegistrationStatus;
    offerExpiresAt: string | null;
    cancelledBy: string | null;
  },
  event: EventInWords,
): Wording | undefined {
  const { status } = registration;
  const { title } = event;
  if (event.isOff) return calledOffOf(kind, registration, event);
  const isComing = status === "registered" || status === "came";
  switch (kind) {
    case confirmationKind:
      if (isComing) return registered(title, "You are registered");
      // Who is offered places by now has a letter of its own about that.
      return status === "cancelled" ? undefined : waiting(title);
    case changeKind:
      if (isComing) return registered(title, "Your registration");
      if (status === "waiting") return waiting(title);
      if (status === "offered") return offered(title, registration.offerExpiresAt);
      return cancelled(title);
    case offerKind:
      return status === "offered" ? offered(title, registration.offerExpiresAt) : undefined;
    case lapseKind:
      return status === "cancelled" && registration.cancelledBy === "lapse"
        ? lapsed(title)
        : undefined;
    case reminderKind:
      return isComing && !event.hasBegun ? reminder(event) : undefined;
    case thanksKind:
      return isComing ? thanks(title) : undefined;
    default:
      return undefined;
  }
}

/** The same for an event that does not take place. */
function calledOffOf(
  kind: string,
  { status, cancelledBy }: Parameters<typeof wordingOf>[1],
  event: EventInWords,
): Wording | undefined {
  switch (kind) {
    case confirmationKind:
      return status === "cancelled" ? undefined : calledOff(status, event);
    case changeKind:
      return status === "cancelled" ? cancelledOfCalledOff(event) : calledOff(status, event);
    case lapseKind:
      return status === "cancelled" && cancelledBy === "lapse"
        ? calledOff(status, event)
        : undefined;
    default:
      return undefined;
  }
}

function calledOff(status: RegistrationStatus, { title, day }: EventInWords): Wording {
  const hasPlaces = status === "registered" || status === "came";
  const thanks = hasPlaces ? "Thank you for registering for" : "Thank you for your interest in";
  return {
    subject: `Cancelled: ${title}`,
    heading: "The event is cancelled",
    lead: [
      `${thanks} ${title}. We are sorry: the event on ${day} has been called off. You need not do anything.`,
      "We hope to see you at another event.",
    ],
    paragraphs: [...(hasPlaces ? [takesOut] : []), "A question?"],
    action: "none",
    calendar: hasPlaces ? "CANCEL" : "none",
    isFull: false,
  };
}

function cancelledOfCalledOff({ title, day }: EventInWords): Wording {
  return {
    ...cancelled(title),
    lead: [
      `You are no longer registered for ${title}. The event on ${day} has been called off for everybody, and we are sorry that it cannot take place.`,
      "We hope to see you at another event.",
    ],
    paragraphs: ["A question?"],
  };
}

const takesOut = "Where you have the event in your calendar, the attached file takes it out.";

function registered(title: string, heading: string): Wording {
  const isNew = heading === "You are registered";
  return {
    subject: `${heading}: ${title}`,
    heading,
    lead: [
      isNew
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
    calendar: "none",
    isFull: false,
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
    calendar: "none",
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
    action: "none",
    calendar: "none",
    isFull: false,
  };
}

function cancelled(title: string): Wording {
  return {
    subject: `Cancelled: your registration for ${title}`,
    heading: "Your registration is cancelled",
    lead: [
      `You are no longer registered for ${title}. Thank you for letting others have the places.`,
    ],
    paragraphs: ["If this was not what you meant:"],
    action: "none",
    calendar: "CANCEL",
    isFull: false,
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
    action: "none",
    calendar: "none",
    isFull: false,
  };
}
