import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import type { PageText } from "#shared/both/site-details.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { CurrentSiteDetails, DetailTexts } from "#shared/server/current-site-details.ts";
import { refuseOtherVersion, type ToVersion } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { SiteDetailsForOwner } from "../answers.ts";
import { defaultAppeal } from "../data/cemetery-appeal.ts";
import { defaultVisitTexts } from "../data/words-on-location-and-contact.ts";
import { forEachFaq } from "../faq-places.ts";
import { defaultFaqs } from "../faqs.ts";
import { detailLabels, type SiteDetails } from "../inputs.ts";
import { siteInHistory } from "./site-in-history.ts";

const historyMax = 20;

/** What the site says now, and what it said before. */
export async function readDetails(db: Db, live: CurrentSiteDetails): Promise<SiteDetailsForOwner> {
  const [last, ...earlier] = await listSaved(db);
  const now = { ...live.defaults, ...last?.changed };
  const asSetUp = { id: 0, createdAt: null, changed: {} };
  return {
    ...now,
    version: versionOf(last),
    history: [...earlier.slice(0, historyMax), asSetUp]
      .map(({ id, createdAt, changed }) => ({
        id,
        createdAt,
        differs: differences(now, { ...live.defaults, ...changed }),
      }))
      .filter(({ differs }) => differs.length > 0),
  };
}

/**
 * Publishes details: what is absent stays as it is; what is empty, or says what the settings say, follows these from now on.
 * Throws `changed_meanwhile` if somebody published after `version`.
 */
export function saveDetails(
  db: Db,
  live: CurrentSiteDetails,
  details: SiteDetails,
  asked: ToVersion,
): Promise<SiteDetailsForOwner> {
  const change = async (_: Db, before: Partial<DetailTexts>) => {
    const changed = Object.fromEntries(
      Object.entries({ ...before, ...details }).filter(
        ([name, text]) => text !== "" && text !== live.defaults[name as keyof DetailTexts],
      ),
    );
    // A day without a notice says nothing.
    if (!("notice" in changed)) {
      delete changed["noticeUntil"];
      delete changed["noticeFrom"];
    }
    return changed;
  };
  return publish(db, live, change, asked);
}

/** Publishes an earlier state again. Throws like `saveDetails`, and `not_found`. */
export function returnToDetails(db: Db, live: CurrentSiteDetails, id: number, asked: ToVersion) {
  const earlier = async (trx: Db) => {
    if (id === 0) return {};
    const saved = (await listSaved(trx)).find((row) => row.id === id);
    if (!saved) throw notFound("This earlier state is no longer there.");
    return saved.changed;
  };
  return publish(db, live, earlier, asked);
}

async function publish(
  db: Db,
  live: CurrentSiteDetails,
  change: (trx: Db, before: Partial<DetailTexts>) => Promise<Partial<DetailTexts>>,
  { version, now }: ToVersion,
): Promise<SiteDetailsForOwner> {
  await db.transaction().execute(async (trx) => {
    // First: whoever publishes at the same time waits here for this transaction's end.
    await bumpContentVersion(trx);
    const [last] = await listSaved(trx);
    refuseOtherVersion({ version: versionOf(last) }, version);
    const before: Partial<DetailTexts> = last?.changed ?? {};
    const details = await change(trx, before);
    await trx
      .insertInto("siteDetails")
      .values({ details: JSON.stringify(details), createdAt: toTimestamp(now) })
      .execute();
    await noteChange(trx, siteInHistory, { before, after: details });
  });
  return readDetails(db, live);
}

async function listSaved(db: Db) {
  const rows = await db.selectFrom("siteDetails").selectAll().orderBy("id", "desc").execute();
  return rows.map(({ id, createdAt, details }) => ({
    id,
    createdAt,
    changed: JSON.parse(details) as Partial<DetailTexts>,
  }));
}

/** Each saving makes the next version; as it was set up it is the first. */
function versionOf(last?: { id: number }): number {
  return (last?.id ?? 0) + 1;
}

function differences(one: DetailTexts, other: DetailTexts): string[] {
  return (Object.keys(detailLabels) as (keyof SiteDetails)[])
    .filter((name) => one[name] !== other[name])
    .map((name) => detailLabels[name]);
}

export const defaultPageTexts: Record<PageText, string> = {
  ...defaultVisitTexts,
  appeal: defaultAppeal,
  ...{ parishFlowers: "", parishQuantities: "", parishCost: "" },
  ...{ parishDelivery: "", parishLeadTime: "" },
  ...forEachFaq(
    (place) => defaultFaqs[place - 1]?.question ?? "",
    (place) => defaultFaqs[place - 1]?.answer ?? "",
  ),
};
