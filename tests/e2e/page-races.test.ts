import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Api, createApi } from "#server/api.ts";
import type * as Pages from "#server/pages/render-pages.ts";
import type { Log } from "#shared/server/log.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let vite: ViteDevServer;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: "custom" });
});
afterAll(async () => {
  await vite.close();
  await site.close();
});

/** The real pages over this API, from the sources, as production makes and keeps them. */
async function pagesOver(api: Api, services: typeof site.services = site.services) {
  const { createPages } = (await vite.ssrLoadModule(
    "/src/server/pages/render-pages.ts",
  )) as typeof Pages;
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  return createPages(build as ServerBuild, api, services);
}

it("shows a change at the next request, even while a page from before it is still being made", async () => {
  const api = createApi(site.services);
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held = true;
  // The first answer is read before the change and handed over after it.
  const slowApi = {
    async request(...call: Parameters<Api["request"]>) {
      const answer = await api.request(...call);
      if (call[0] === "/api/events" && held) {
        held = false;
        asked();
        await gate;
      }
      return answer;
    },
  } as Api;
  const app = new Hono().all("*", await pagesOver(slowApi));
  const eventsPage = async () => (await app.request("/events")).text();

  const before = eventsPage();
  await wasAsked;
  const owner = await signIn(site);
  const [event] = (await (await owner.call("GET", "/api/admin/events")).json()) as [{ id: number }];
  const changed = await owner.call("PUT", `/api/admin/events/${event.id}`, {
    ...event,
    title: "Rosary among the Roses",
  });
  expect(changed.status).toBe(200);

  const after = eventsPage();
  letGo();
  // The control: the first page was indeed made from what stood before.
  expect(await before).not.toContain("Rosary among the Roses");
  expect(await after).toContain("Rosary among the Roses");
  const kept = site.services.pages.get("/events")?.answers.plain.whole.body;
  expect(kept?.toString()).toContain("Rosary among the Roses");
});

it("logs what failed in a page under the id of the request that asked for it", async () => {
  const logged: unknown[] = [];
  const log = { error: ({ requestId }: { requestId: string }) => logged.push(requestId) };
  const waiting = new Set<() => void>();
  const failingApi = {
    async request() {
      // Both pages are in the middle of it before either fails.
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        if (waiting.size === 2) for (const go of waiting) go();
      });
      return new Response("broken", { status: 500 });
    },
  } as unknown as Api;
  const services = { ...site.services, log: log as unknown as Log };
  const app = new Hono()
    .use((c, next) => {
      c.set("requestId", c.req.query("id") ?? "");
      return next();
    })
    .all("*", await pagesOver(failingApi, services));
  const answers = await Promise.all(
    ["one", "two"].map((id) => app.request(`/not-a-page?id=${id}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(logged.toSorted()).toEqual(["one", "two"]);
});
