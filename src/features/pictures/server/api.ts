import { Hono } from "hono";
import type { Services } from "#shared/server/services.ts";
import { readHomePictures } from "./places.ts";

/** What the home page shows: `GET /api/pictures`. */
export function picturesApi({ db }: Pick<Services, "db">): Hono {
  return new Hono().get("/", async (c) => c.json(await readHomePictures(db)));
}
