import type { Db } from "#db/schema.ts";
import { siteSign } from "./signed-link.ts";

/**
 * Returns what is stored of an address with counted mail: keyed hashes, never the address. Mail to `ann+garden@`
 * usually arrives at the same mailbox as mail to `ann@`, so it is counted together; where it does not, nobody
 * may get another's mail, so it is not combined. `scope`: what is counted separately.
 */
export async function mailboxKeys(trx: Db, scope = "") {
  const sign = await siteSign(trx, "letter-recipient-secret");
  const hash = (text: string) => sign(`${scope}${text}`).toString("base64url").slice(0, 32);
  return (email: string) => {
    const address = exactAddress(email);
    const mailbox = withoutTag(address);
    return {
      mailboxKey: hash(mailbox),
      recipientKey: hash(`exactly ${address}`),
      /** After a plus sign, of which there may be any number. */
      hasTag: withoutTag(email) !== email,
    };
  };
}

/**
 * One text for all spellings that certainly arrive at the same mailbox. Gmail documents how it treats them:
 * https://support.google.com/mail/answer/7436150 (dots), https://support.google.com/mail/answer/22370 (plus).
 */
function exactAddress(email: string): string {
  const address = email.toLowerCase();
  const gmail = /^(.+)@(?:gmail|googlemail)\.com$/.exec(withoutTag(address));
  return gmail ? `${gmail[1]?.replaceAll(".", "")}@gmail.com` : address;
}

function withoutTag(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, "");
}
