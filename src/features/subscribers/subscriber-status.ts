import type { Subscriber } from "./answers.ts";

/**
 * What somebody's answers, oldest first, and dates make of them. A "no" counts wherever it was given: whoever
 * said it last gets no letters, but stays on the list.
 */
export function statusOf({
  email,
  subscribedAt,
  unsubscribedAt,
  refusedAt,
  consents,
}: Omit<Subscriber, "status">): Subscriber["status"] {
  if (email === "") return "phone_only";
  if (subscribedAt === null) {
    if (unsubscribedAt !== null) return "unsubscribed";
    return consents.at(-1)?.awaitsConfirmation ? "unconfirmed" : "declined";
  }
  const last = consents.findLast(({ awaitsConfirmation }) => !awaitsConfirmation);
  if (last?.agreed === false) return "declined";
  return refusedAt === null ? "active" : "bouncing";
}
