import type { Db, OutboxRow } from "#db/schema.ts";
import { siteSign } from "./signed-link.ts";

/** What is stored of an address with counted mail: keyed hashes, never the address. */
export type MailboxKeys = Pick<OutboxRow, "mailboxKey" | "recipientKey"> & {
  /** It has a tag after a plus sign, of which there may be any number. */
  hasTag: boolean;
};

/**
 * Returns a function that makes these keys. Mail to `ann+garden@` usually arrives at the same mailbox as mail
 * to `ann@`, so it is counted together; where it does not, nobody may get another's mail, so it is not
 * combined. `scope`: what is counted separately, such as the mail about one event.
 */
export async function mailboxKeys(trx: Db, scope = ""): Promise<(email: string) => MailboxKeys> {
  const sign = await siteSign(trx, "letter-recipient-secret");
  const hash = (text: string) => sign(`${scope}${text}`).toString("base64url").slice(0, 32);
  return (email) => {
    const address = exactAddress(email);
    const mailbox = withoutTag(address);
    return {
      mailboxKey: hash(mailbox),
      recipientKey: hash(`exactly ${address}`),
      hasTag: withoutTag(email) !== email,
    };
  };
}

/**
 * One text for all spellings of an address that certainly arrive at the same mailbox. Gmail documents how it
 * treats them: https://support.google.com/mail/answer/7436150 (dots) and
 * https://support.google.com/mail/answer/22370 (plus signs). `googlemail.com` is Gmail.
 */
function exactAddress(email: string): string {
  const address = email.toLowerCase();
  const gmail = /^(.+)@(?:gmail|googlemail)\.com$/.exec(withoutTag(address));
  return gmail ? `${gmail[1]?.replaceAll(".", "")}@gmail.com` : address;
}

function withoutTag(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, "");
}
