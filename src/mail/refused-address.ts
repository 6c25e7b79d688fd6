import { codeOf } from "./mail-failures.ts";
import { matterOfOurs, replyOf, statusOf } from "./smtp-reply.ts";

/** Addresses that lead nowhere and mailboxes that take nothing (RFC 3463, 3.2 and 3.3). */
const nobodyThere = /^(?:1\.(?:[0-46]|10)|2\.[0124])$/;

/**
 * Whether a mail server's reply says that nobody can be reached at the address, now or later: no such
 * mailbox, a mailbox that is closed (RFC 5321: 550, 551 and 553 where there is no enhanced code, and 450
 * that never passes). What it says of the letter (spam, size), of the sender or of how much we send is no
 * mark against the address.
 */
export function isAddressRefused(error: unknown): boolean {
  const failure = (error as { cause?: unknown }).cause ?? error;
  const reply = replyOf(failure);
  if (reply.code === 0 || matterOfOurs(reply)) return false;
  const status = statusOf(reply);
  if (status !== undefined) return nobodyThere.test(status);
  const code = codeOf(failure);
  if (code === "EENVELOPE") return [450, 550, 551, 553].includes(reply.code);
  return code === "EMESSAGE" && [550, 551, 553].includes(reply.code);
}
