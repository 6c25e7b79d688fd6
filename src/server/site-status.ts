import { Hono } from "hono";
import { mailProblems } from "#mail/mail-problems.ts";
import type { SiteProblem, SiteStatus } from "#shared/both/site-status.ts";
import type { Services } from "#shared/server/services.ts";
import { features } from "./features.ts";

/** What the owner should know about the site itself, mounted at `/api/admin` behind the guard. */
export function siteStatusApi(services: Services): Hono {
  const { db, clock, storage } = services;
  return new Hono().get("/site-status", async (c) => {
    const problems = await storage.problems();
    const notices = [
      ...(problems.includes("disk") ? [diskFull] : []),
      ...(await mailProblems(db, clock())),
    ];
    for (const feature of features) notices.push(...((await feature.problems?.(services)) ?? []));
    return c.json({ notices } satisfies SiteStatus);
  });
}

const diskFull: SiteProblem = {
  code: "disk_full",
  message:
    "The disk of the site is full: nobody can register or sign up, and nothing can be saved. Please make room on it; what is kept is safe and can be read.",
};
