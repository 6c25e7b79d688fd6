import type { Db } from "#db/schema.ts";
import { defaultHours, type PageText, type PageTexts } from "#shared/both/site-details.ts";
import type { SiteConfig } from "./config.ts";

/** What the owner can change, as one flat list of texts. */
export interface DetailTexts extends Record<PageText, string> {
  brand: string;
  tagline: string;
  phone: string;
  email: string;
  hours: string;
  facebook: string;
  instagram: string;
  pinterest: string;
  youtube: string;
  notice: string;
  noticeUntil: string;
  /** Empty: from the day on which it is published. */
  noticeFrom: string;
}

export type CurrentSiteDetails = ReturnType<typeof currentSiteDetails>;

/**
 * The site's details: the owner's changes on top of the settings. All read the same `config.site`, so `refresh`
 * reaches pages, letters and calendars alike.
 */
export function currentSiteDetails(site: SiteConfig, pageTexts: Record<PageText, string>) {
  const { brand, tagline, phone, email, social } = site;
  const defaults: DetailTexts = {
    ...{ brand, tagline, phone, email, ...social, hours: defaultHours },
    ...{ notice: "", noticeUntil: "", noticeFrom: "" },
    ...pageTexts,
  };
  /** The row applied last: of two simultaneous reads the older may arrive last. */
  let rowId = 0;
  return {
    defaults,
    /** Takes over what is in the database. */
    async refresh(db: Db): Promise<void> {
      const row = await db
        .selectFrom("siteDetails")
        .select(["id", "details"])
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      if ((row?.id ?? 0) < rowId) return;
      rowId = row?.id ?? 0;
      const changed = row ? (JSON.parse(row.details) as Partial<DetailTexts>) : {};
      const now = { ...defaults, ...changed };
      const { hours, notice, noticeUntil, noticeFrom, brand, tagline, phone, email } = now;
      const { facebook, instagram, pinterest, youtube } = now;
      const social = { facebook, instagram, pinterest, youtube };
      const texts: PageTexts = {};
      for (const name of Object.keys(pageTexts) as PageText[]) {
        if (now[name] !== defaults[name]) texts[name] = now[name];
      }
      Object.assign(site, {
        ...{ brand, tagline, phone, email, social },
        texts: Object.keys(texts).length > 0 ? texts : undefined,
        hours: hours === defaultHours ? undefined : hours,
        notice: notice || undefined,
        noticeUntil: noticeUntil || undefined,
        noticeFrom: noticeFrom || undefined,
      } satisfies Partial<SiteConfig>);
    },
  };
}
