import type { Db } from "#db/connect.ts";
import { defaultHours } from "#platform/shared/site-settings.ts";
import type { SiteConfig } from "./config.ts";

/** What the owner can change, as one flat list of texts. */
export interface DetailTexts {
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
}

/**
 * The site's details as they are now: what the owner has changed over what the settings say. All that
 * reads `config.site` reads the same object, so `refresh` reaches pages, letters and calendars alike.
 * `server/content-changes.ts` calls it in every process before it forgets its pages.
 */
export class LiveSite {
  readonly defaults: DetailTexts;
  readonly #site: SiteConfig;

  constructor(site: SiteConfig) {
    this.#site = site;
    this.defaults = textsOf(site);
  }

  /** Takes over what stands in the database. */
  async refresh(db: Db): Promise<void> {
    const row = await db
      .selectFrom("siteDetails")
      .select("details")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const changed = row ? (JSON.parse(row.details) as Partial<DetailTexts>) : {};
    const { hours, notice, noticeUntil, ...texts } = { ...this.defaults, ...changed };
    const { brand, tagline, phone, email, ...social } = texts;
    Object.assign(this.#site, { brand, tagline, phone, email, social });
    this.#site.hours = hours === defaultHours ? undefined : hours;
    this.#site.notice = notice || undefined;
    this.#site.noticeUntil = noticeUntil || undefined;
  }
}

function textsOf(site: SiteConfig): DetailTexts {
  const { brand, tagline, phone, email, social, hours, notice, noticeUntil } = site;
  return {
    ...{ brand, tagline, phone, email, ...social },
    hours: hours ?? defaultHours,
    notice: notice ?? "",
    noticeUntil: noticeUntil ?? "",
  };
}
