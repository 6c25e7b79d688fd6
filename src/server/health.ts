import { Hono } from "hono";
import * as z from "zod/mini";
import type { StorageHealth } from "#shared/server/database-and-disk-health.ts";
import { described } from "#shared/server/openapi/described-route.ts";

/**
 * `GET /healthz`, mounted at the root: 200 while visitors are served, and 503 while the process starts
 * or drains, or where its storage fails; `problems` then says which part of it.
 */
export function health(storage: StorageHealth, isReady: () => boolean): Hono {
  return new Hono().get(
    "/healthz",
    described({
      says: "Whether the site is open: for whatever watches over it.",
      answers: {
        200: { says: "It is.", body: z.strictObject({ status: z.literal("ok") }) },
        503: {
          says: "It starts or drains, or its database is away or its disk is full.",
          body: z.strictObject({
            status: z.literal("unavailable"),
            problems: z.optional(z.array(z.enum(["database", "disk"]))),
          }),
        },
      },
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
