import { Hono } from "hono";
import { letterNotices } from "#platform/server/letter-notices.ts";
import type { Services } from "#platform/server/services.ts";
import type { SiteStatus } from "#platform/shared/site-notices.ts";

/** What the owner should know about the site itself, mounted at `/api/admin` behind the guard. */
export function siteStatusApi({ db, clock }: Services): Hono {
  return new Hono().get("/site-status", async (c) =>
    c.json({ notices: await letterNotices(db, clock()) } satisfies SiteStatus),
  );
}
