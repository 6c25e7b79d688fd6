import { Hono } from "hono";
import { dayAtNursery } from "#shared/both/clock.ts";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import type { Services } from "#shared/server/services.ts";
import { SiteDetails } from "../contract.ts";
import { isNoticeShown } from "../notice-strip.ts";
import { readDetails, returnToDetails, saveDetails } from "./site-details.ts";

/** What the pages say about the nursery: `GET /api/site`. A notice that is over is left out. */
export function siteApi({ config, clock }: Services): Hono {
  return new Hono().get("/", (c) => {
    const { notice, noticeUntil, ...site } = config.site;
    return c.json(
      isNoticeShown({ notice, noticeUntil }, dayAtNursery(clock())) ? { ...site, notice } : site,
    );
  });
}

/** The owner's calls, mounted at `/api/admin/site` behind the guard. */
export function siteAdminApi({ db, clock, liveSite }: Services): Hono {
  return new Hono()
    .get("/", async (c) => c.json(await readDetails(db, liveSite)))
    .put("/", async (c) => {
      const details = await readBody(c, SiteDetails);
      const asked = { version: versionFrom(c), now: clock() };
      const saved = await saveDetails(db, liveSite, details, asked);
      c.header("ETag", versionTag(saved));
      return c.json(saved);
    })
    .post("/return/:id{\\d{1,9}}", async (c) => {
      const id = Number(c.req.param("id"));
      const asked = { version: versionFrom(c), now: clock() };
      return c.json(await returnToDetails(db, liveSite, id, asked));
    });
}
