import type { Hono } from "hono";
import type { Db } from "#db/schema.ts";
import type { NoticeWriter } from "#mail/gather-notices-to-owner.ts";
import type { MailWriters, TogetherWriter } from "#mail/outbox.ts";
import type { SiteProblem } from "#shared/both/site-status.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";
import type { PersonalData } from "#shared/server/personal-data-interface-and-mail.ts";
import type { Services } from "#shared/server/services.ts";
import type { TrashKind } from "#shared/server/trash.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";

/**
 * A part of the site. `server/features.ts` lists them all; the server mounts, runs and asks what is here and
 * knows none by name. What a feature does not have is absent.
 */
export interface Feature<More = unknown> {
  /** Where its calls stand in the API's document; several features may stand together. */
  description?: CallGroup;
  /** Its calls with the address below `/api` where they are mounted; those below `/admin` are behind the login. */
  routes?(services: Services & More, all: KeptByAll): readonly (readonly [string, Hono])[];
  /** What other programs fetch at the root of the site: feeds, calendars, files. */
  files?(services: Services): Hono;
  /** Its pages in the sitemap, besides those that always exist. */
  listedPages?(services: Services): Promise<ListedPage[]>;
  mail?(context: MailContext): FeatureMail;
  jobs?(services: Services & More, all: KeptByAll): Job[];
  personalData?: PersonalData | readonly PersonalData[];
  pictures?: ListPictureMentions;
  /** How what is deleted of it comes back. */
  trash?: TrashKind;
  /** The kinds of things whose changes are kept. */
  history?: readonly ThingInHistory<never>[];
  /** What the owner should know of because it goes wrong. */
  problems?(services: Services): Promise<SiteProblem[]>;
  /** Fills a new site, in the transaction of its first start. */
  seed?(trx: Db, now: Temporal.Instant): Promise<void>;
}

interface CallGroup {
  name: string;
  says: string;
}

/** What all features keep, for those who work on all of it. */
export interface KeptByAll {
  personalData: readonly PersonalData[];
  listPictureMentions: ListPictureMentions;
  trash: readonly TrashKind[];
  history: readonly ThingInHistory<never>[];
}

/** What mail is written with. */
export type MailContext = Pick<Services, "config" | "clock" | "calendarId" | "pictureFolders">;

/** What writes a feature's mail, by kind, as the data stands when it is sent. */
interface FeatureMail {
  writers?: MailWriters;
  /** Write one mail about several rows of a kind. */
  together?: Record<string, TogetherWriter>;
  /** Put what happened into words for the owner. */
  notices?: Record<string, NoticeWriter>;
  /** Is told of an address that a mail server refused for good. */
  onAddressRefused?(db: Db, address: string, now: Temporal.Instant): Promise<void>;
}

/** A page that a search engine may list. */
export interface ListedPage {
  path: string;
  /** ISO 8601; absent if nobody keeps track. */
  changedAt?: string;
}
