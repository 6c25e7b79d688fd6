import type { Db } from "#db/connect.ts";
import { siteSign } from "./signed-link.ts";

/** Whom a letter goes to, as keyed hashes. */
export interface RecipientKeys {
  /** All addresses that arrive at one mailbox have it in common. */
  mailboxKey: string;
  /** Letters to addresses that have it in common may be combined into one. */
  recipientKey: string;
  /** It is one of many spellings that may arrive at one mailbox: it has a part behind a plus sign. */
  isSpelling: boolean;
}

/**
 * Letters to `ann+garden@` mostly arrive at the same mailbox as those to `ann@`, so they count
 * together; but where they do not, nobody gets another's letter, so they are not combined.
 */
export async function keysOf(trx: Db, email: string): Promise<RecipientKeys> {
  const sign = await siteSign(trx, "letter-recipient-secret");
  const hash = (text: string) => sign(text).toString("base64url").slice(0, 32);
  const address = exactAddress(email);
  const mailbox = mailboxOf(email);
  return {
    mailboxKey: hash(mailbox),
    recipientKey: hash(`exactly ${address}`),
    isSpelling: address !== mailbox,
  };
}

/**
 * One text for all spellings of an address that arrive at the same mailbox for certain. Of Gmail it is
 * known how it reads them: https://support.google.com/mail/answer/7436150 (dots) and
 * https://support.google.com/mail/answer/22370 (plus signs). `googlemail.com` is Gmail.
 */
export function exactAddress(email: string): string {
  const address = email.toLowerCase();
  const gmail = /^(.+)@(?:gmail|googlemail)\.com$/.exec(withoutTag(address));
  return gmail ? `${gmail[1]?.replaceAll(".", "")}@gmail.com` : address;
}

/** One text for all spellings of an address that may arrive at the same mailbox. */
export function mailboxOf(email: string): string {
  return withoutTag(exactAddress(email));
}

function withoutTag(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, "");
}
