import { html } from "hono/html";
import type { SiteConfig } from "#shared/server/config.ts";
import { closingHtml, closingText, mailLayout, mailLink } from "./mail-layout.ts";
import type { Mail } from "./mailer.ts";
import type { MailWriter, MailWriters, TogetherWriter } from "./outbox.ts";

/** So many letters are told of one by one; a flood of them is told as a number. */
const toldMax = 30;

/**
 * Writes the letter that carries those which would have been too many for one recipient: a line and a
 * link for each. One alone is sent as it is. `writers` write the carried ones; where all are of a kind
 * that `together` has, that writes the letter.
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
      .orderBy("id")
      .execute();
    const [first, another] = new Set(carried.map(({ kind }) => kind));
    const ofOneKind = first !== undefined && another === undefined ? together[first] : undefined;
    const subjectIds = carried.map(({ subjectId }) => subjectId);
    if (ofOneKind) return ofOneKind(db, subjectIds);
    const letters: Mail[] = [];
    for (const { kind, subjectId } of carried.slice(0, toldMax)) {
      const letter = await writers[kind]?.(db, subjectId);
      if (letter) letters.push(letter);
    }
    const [alone, second] = letters;
    const untold = Math.max(0, carried.length - toldMax);
    if (!alone || (!second && untold === 0)) return alone;
    return combined(letters, untold, site);
  };
}

function combined(letters: readonly Mail[], untold: number, site: SiteConfig): Mail {
  const heading = "What else was entered with your address";
  const lead = `On the website of ${site.brand} this e-mail address was given several times. So that you do not get a letter for each, here is the rest in one.`;
  const notYou =
    "If it was not you who entered this, somebody else typed your address. Please tell us, and we will take it out.";
  const more = untold > 0 ? `And ${untold} more; please ask us about them.` : "";
  const told = letters.map(({ subject, summary }) => summary ?? { text: subject, url: undefined });
  return {
    to: (letters[0] as Mail).to,
    subject: `${heading}: ${site.brand}`,
    text: [
      "Dear friend,",
      lead,
      told.map(({ text, url }) => (url ? `- ${text}:\n  ${url}` : `- ${text}`)).join("\n"),
      more,
      notYou,
      ...closingText(site),
    ]
      .filter(Boolean)
      .join("\n\n"),
    html: mailLayout({
      site,
      heading,
      body: html`<p>Dear friend,</p>
<p>${lead}</p>
<ul style="padding-left:20px">${told.map(
        ({ text, url }) =>
          html`<li style="margin:0 0 8px">${url ? mailLink(url, text) : text}</li>`,
      )}</ul>
${more ? html`<p>${more}</p>` : ""}
<p>${notYou}</p>
${closingHtml(site)}`,
    }),
  };
}
