import { Hono } from "hono";
import { described } from "#shared/server/openapi/described.ts";
import type { Services } from "#shared/server/services.ts";
import { HomePictures } from "../answers.ts";
import { readHomePictures } from "./places.ts";

/** What the home page shows, mounted at `/api/pictures`. */
export function picturesApi({ db }: Pick<Services, "db">): Hono {
  return new Hono().get(
    "/",
    described({
      says: "The pictures of the home page: the gallery’s, and the owner’s in other places.",
      answers: { 200: { says: "The pictures.", body: HomePictures } },
    }),
    async (c) => c.json(await readHomePictures(db)),
  );
}
