import { type Context, Hono } from "hono";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { SiteDetailsAnswer, SiteDetailsForOwner } from "../answers.ts";
import { SiteDetails } from "../inputs.ts";
import { readDetails, returnToDetails, saveDetails } from "./change-site-details.ts";

/** What the pages say about the nursery, mounted at `/api/site`. A notice that is over is left out. */
export function siteApi({ config, clock }: Services): Hono {
  return new Hono().get(
    "/",
    described(
      "What the pages say about the nursery: name, telephone, hours, a notice while it stands.",
      { 200: SiteDetailsAnswer },
    ),
    (c) => {
      // Days as `YYYY-MM-DD`; the notice stands from its first one through its last.
      const { notice, noticeUntil = "", noticeFrom = "", ...site } = config.site;
      const today = dayAtNursery(clock());
      const isShown = notice && noticeFrom <= today && today <= noticeUntil;
      return c.json(isShown ? { ...site, notice } : site);
    },
  );
}

/** The owner's calls, mounted at `/api/admin/site` behind the guard. */
export function siteAdminApi({ db, commandContext, liveSite }: Services): Hono {
  const asked = (c: Context) => ({ version: versionFrom(c), ...commandContext() });
  return new Hono()
    .get(
      "/",
      described("The same for the owner, with what stood there before.", {
        200: SiteDetailsForOwner,
      }),
      async (c) => answerRow(c, await readDetails(db, liveSite)),
    )
    .put(
      "/",
      described("Changes the details; an empty one goes back to what it is by default.", {
        payload: { SiteDetails },
        takesIfMatch: true,
        200: SiteDetailsForOwner,
      }),
      async (c) => {
        const input = await readBody(c, SiteDetails);
        return answerRow(c, await saveDetails(db, liveSite, input, asked(c)));
      },
    )
    .post(
      "/return/:id{\\d{1,9}}",
      described("Goes back to an earlier state.", {
        path: "/api/admin/site/return/{id}",
        takesIfMatch: true,
        200: SiteDetailsForOwner,
      }),
      async (c) => {
        const id = Number(c.req.param("id"));
        return answerRow(c, await returnToDetails(db, liveSite, id, asked(c)));
      },
    );
}
