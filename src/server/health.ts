import { Hono } from "hono";
import * as z from "zod/mini";
import { type SiteProblem, siteProblemCodes } from "#shared/both/site-status.ts";
import { answer, text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { features } from "./features.ts";

const SiteStatus = answer("SiteStatus", {
  notices: z.array(answer("SiteProblem", { code: z.enum(siteProblemCodes), message: text })),
});

/** What the owner should know about the site itself, mounted at `/api/admin` behind the guard. */
export function siteStatusApi(services: Services): Hono {
  const { storage } = services;
  return new Hono().get(
    "/site-status",
    described("What is not well with the site itself.", {
      200: { says: "Nothing, or what is the matter and what helps.", body: SiteStatus },
    }),
    async (c) => {
      const problems = await storage.problems();
      const notices = problems.includes("disk") ? [diskFull] : [];
      for (const feature of features) notices.push(...((await feature.problems?.(services)) ?? []));
      return c.json({ notices });
    },
  );
}

const diskFull: SiteProblem = {
  code: "disk_full",
  message:
    "The disk of the site is full: nobody can register or sign up, and nothing can be saved. Please make room on it; what is kept is safe and can be read.",
};

/** `GET /healthz`, at the root: 503 while the process starts or drains, or its storage fails (`problems`). */
export function health({ storage }: Services, isReady: () => boolean): Hono {
  return new Hono().get(
    "/healthz",
    described("Whether the site is open: for whatever watches over it.", {
      200: z.strictObject({ status: z.literal("ok") }),
      503: z.strictObject({
        status: z.literal("unavailable"),
        problems: z.optional(z.array(z.enum(["database", "disk"]))),
      }),
    }),
    async (c) => {
      if (!isReady()) return c.json({ status: "unavailable" }, 503);
      const problems = await storage.problems();
      return problems.length === 0
        ? c.json({ status: "ok" })
        : c.json({ status: "unavailable", problems }, 503);
    },
  );
}
