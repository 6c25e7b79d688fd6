import type { SiteConfig } from "#shared/server/config.ts";
import { layOutMail } from "./mail-layout.ts";
import type { Mail } from "./mailer.ts";
import type { MailWriter, MailWriters, TogetherWriter } from "./outbox.ts";

/** Beyond that, only the number is given. */
const toldMax = 30;

/**
 * Writes the mail that combines those beyond one recipient's limit: a line and a link for each. A single one
 * is sent as it is. `writers` write the combined ones; if `together` has their kind, it writes the mail.
 */
export function combinedWriter(
  site: SiteConfig,
  writers: MailWriters,
  together: Record<string, TogetherWriter> = {},
): MailWriter {
  return async (db, carrierId) => {
    const carried = await db
      .selectFrom("outbox")
      .select(["kind", "subjectId"])
      .where("combinedInto", "=", carrierId)
      // "address" before "spelling": what its owner entered does not wait behind what strangers made up.
      .orderBy("limitedAs")
      .orderBy("id")
      .execute();
    const [first, another] = new Set(carried.map(({ kind }) => kind));
    const ofOneKind = first !== undefined && another === undefined ? together[first] : undefined;
    const subjectIds = carried.map(({ subjectId }) => subjectId);
    if (ofOneKind) return ofOneKind(db, subjectIds);
    const mails: Mail[] = [];
    for (const { kind, subjectId } of carried.slice(0, toldMax)) {
      const mail = await writers[kind]?.(db, subjectId);
      if (mail) mails.push(mail);
    }
    const [alone, second] = mails;
    const untold = Math.max(0, carried.length - toldMax);
    if (!alone || (!second && untold === 0)) return alone;
    return combined(mails, untold, site);
  };
}

function combined(mails: readonly Mail[], untold: number, site: SiteConfig): Mail {
  const heading = "What else was entered with your address";
  return layOutMail(site, {
    to: (mails[0] as Mail).to,
    subject: `${heading}: ${site.brand}`,
    heading,
    parts: [
      "Dear friend,",
      `On the website of ${site.brand} this e-mail address was given several times. So that you do not get a letter for each, here is the rest in one.`,
      {
        list: mails.map(({ subject, summary }) => ({
          label: summary?.text ?? subject,
          url: summary?.url,
        })),
      },
      untold > 0 ? `And ${untold} more; please ask us about them.` : undefined,
      "If it was not you who entered this, somebody else typed your address. Please tell us, and we will take it out.",
    ],
    closing: {},
  });
}
