/** The outbox's names for letters about one registration; the subject is its id. */

/** The confirmation after the form was sent: registered, or waiting. */
export const confirmationKind = "registration-confirmation";
export const offerKind = "registration-offer";
export const lapseKind = "registration-offer-lapsed";
/** The current status after a change, a cancellation, or places given. */
export const changeKind = "registration-change";
export const reminderKind = "registration-reminder";
export const thanksKind = "registration-thanks";

export const registrationKinds = [
  confirmationKind,
  changeKind,
  offerKind,
  lapseKind,
  reminderKind,
  thanksKind,
] as const;

/** Of these, an address gets one letter about all of its parties at an event. */
export const togetherKinds = [offerKind, lapseKind, reminderKind, thanksKind] as const;

/** Limits letters: whoever enters a stranger's address thirty times and then frees places must not cause thirty. */
export function togetherOfEvent(eventId: number) {
  return { limitedAs: "parties", scope: `${eventId}` } as const;
}

/** What the owner is told; the subject is a registration's id. */
export const noticeKinds = {
  registered: "registration-registered",
  waiting: "registration-waiting",
  changed: "registration-changed",
  cancelled: "registration-cancelled",
  offerTaken: "registration-offer-taken",
  offerLapsed: "registration-offer-lapsed",
  offerWithoutEmail: "registration-offer-without-email",
} as const;
