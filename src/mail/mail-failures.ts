import { matterOfOurs, replyOf, statusOf } from "./smtp-reply.ts";

/** The mail server said no for good (an SMTP reply of 5xx about this letter's recipient or text). */
export class RefusedMail extends Error {
  override name = "RefusedMail";
}

/**
 * A matter of the site's settings: no letter would get through. They wait until somebody corrects it.
 * `message` is a sentence for the owner.
 */
export class MailSettingsProblem extends Error {
  override name = "MailSettingsProblem";
}

/**
 * What a failed try means. A reply of 5xx is final (RFC 5321, section 4.2.1) where it is about the
 * recipient or the text; about the sender, the login, the encryption or the machine it is a matter of the
 * settings, at whichever command it comes. Anything else is answered as it is: it may pass.
 */
export function asMailFailure(error: unknown): unknown {
  const code = codeOf(error);
  const reply = replyOf(error);
  const settings = (text: string) => new MailSettingsProblem(text, { cause: error });
  if (code === "ETLS") {
    return settings(
      "The mail server offers no connection that is safe for the password in SMTP_URL.",
    );
  }
  if (code === "EAUTH" && (reply.code === 0 || reply.code >= 500)) {
    return settings("The mail server refuses the user name or password in SMTP_URL.");
  }
  switch (matterOfOurs(reply)) {
    case "login":
      return settings(
        `The mail server wants a user name and a password in SMTP_URL (${reply.code}).`,
      );
    case "sender":
      return settings(`The mail server refuses the sender in MAIL_FROM (${reply.code}).`);
    case "machine":
      return settings(
        `The mail server takes no letters from this site's machine or account (${reply.code}). Whoever runs it can say why.`,
      );
    case "amount":
      return error;
  }
  if (reply.code >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")) {
    return new RefusedMail(`The mail server refused the letter (${reply.code}).`, {
      cause: error,
    });
  }
  return error;
}

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

/** A reason the owner can act on. Mail servers repeat addresses in their replies, so those are not kept. */
export function reasonOf(error: unknown): string {
  if (error instanceof RefusedMail || error instanceof MailSettingsProblem) return error.message;
  const reply = replyOf(error);
  if (matterOfOurs(reply) === "amount") {
    return `The mail server takes no more letters for now (${reply.code}): so many in a time are allowed.`;
  }
  if (reply.code >= 400 && reply.code < 500) return "The mail server asked to try again later.";
  switch (codeOf(error)) {
    case "ECONNECTION":
    case "ECONNREFUSED":
    case "ESOCKET":
    case "EDNS":
      return "The mail server could not be reached.";
    case "ETIMEDOUT":
      return "The mail server did not answer in time.";
    default:
      return "The letter could not be sent.";
  }
}

/** The code of a network or mail error, such as "ECONNREFUSED"; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
