import type { Db } from "#db/schema.ts";
import type { NoticeWriter } from "#mail/gather-notices-to-owner.ts";
import { layOutMail } from "#mail/mail-layout.ts";
import type { MailWriter } from "#mail/outbox.ts";
import type { Clock } from "#shared/both/clock.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { rightsOfHelper } from "../../rights-in-words.ts";
import { isLinkOpen, makeLink, readHelper } from "./store.ts";

/** The outbox's name for a link by e-mail; the subject is the helper. */
export const invitationKind = "helper-invitation";
/** What the owner is told; the subject is the helper. */
export const acceptedNotice = "helper-accepted";

/** Writes the letter with a helper's link, a new one at each try: only hashes are stored. None once no link would open. */
export function invitationWriter(site: SiteConfig, clock: Clock): MailWriter {
  return async (db, id) => {
    const helper = await readHelper(db, id);
    if (!helper?.email || helper.linkUntil === null || !isLinkOpen(helper, clock()))
      return undefined;
    const url = `${site.publicUrl}/invitation/${await makeLink(db, id)}`;
    const until = `The link opens until ${momentInWords(helper.linkUntil)}, once.`;
    const ifNot = "If you know nothing of it, you need do nothing.";
    const rights = rightsOfHelper({ ...helper, rights: JSON.parse(helper.rights) });
    const isNew = helper.username === null;
    return layOutMail(site, {
      to: helper.email,
      subject: isNew
        ? `You are invited to help at ${site.brand}`
        : `A new password for ${site.brand}`,
      heading: isNew ? "You are invited to help" : "A new password",
      parts: [
        isNew
          ? `Dear ${helper.name}, ${site.owner} would like you to help with the website of ${site.brand}:`
          : `Dear ${helper.name}, by this link you choose a new password for the website of ${site.brand}. It ends every session, and takes a second factor and passkeys away.`,
        isNew ? { list: rights.map((label) => ({ label })) } : undefined,
        { before: until, button: { label: isNew ? "Accept" : "Choose a new password", url } },
        ifNot,
      ],
    });
  };
}

export const acceptedNotices: Record<string, NoticeWriter> = {
  [acceptedNotice]: async (db: Db, ids) => {
    const rows = await db
      .selectFrom("helper")
      .select(["name", "username"])
      .where("id", "in", ids)
      .orderBy("id")
      .execute();
    return {
      heading: "Helpers who accepted",
      lines: rows.map(({ name, username }) => `${name}, with the user name ${username}`),
    };
  },
};
