import type { Letter, LetterState } from "../contract.ts";

/** The states of a letter in words. */
export const stateLabels: Readonly<Record<LetterState, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Going out",
  sent: "Sent",
  stopped: "Stopped",
};

export const partLabels = {
  registered: "everybody who is registered",
  waiting: "everybody who waits for places",
  all: "everybody, registered or waiting",
} as const;

/** "To the subscribers". */
export function toWhom({ to, email }: Pick<Letter, "to" | "email">): string {
  if (to === "subscribers") return "To the subscribers";
  if (to === "event") return "To the people of an event";
  return email ? `To ${email}` : "To one person";
}

const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** "May 1, 2026, 10:00 AM", by the nursery's clock. */
export function momentInWords(timestamp: string): string {
  return moment.format(new Date(timestamp));
}
