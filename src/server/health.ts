import type { Context } from "hono";
import type { StorageHealth } from "#shared/server/storage-health.ts";

/**
 * Answers `GET /healthz`: 200 while visitors are served, and 503 while the process starts or drains,
 * or where its storage fails; `problems` then says which part of it.
 */
export function health(storage: StorageHealth, isReady: () => boolean) {
  return async (c: Context): Promise<Response> => {
    if (!isReady()) return c.json({ status: "unavailable" }, 503);
    const problems = await storage.problems();
    return problems.length === 0
      ? c.json({ status: "ok" })
      : c.json({ status: "unavailable", problems }, 503);
  };
}
