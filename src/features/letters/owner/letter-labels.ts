import type { Letter } from "../answers.ts";

export const stateLabels: Readonly<Record<Letter["state"], string>> = {
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
export function toWhom({ to, email, eventTitle }: Pick<Letter, "to" | "email" | "eventTitle">) {
  if (to === "subscribers") return "To the subscribers";
  if (to === "event") return `To the people of ${eventTitle ?? "an event"}`;
  return email ? `To ${email}` : "To one person";
}
