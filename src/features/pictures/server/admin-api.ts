import { type Context, Hono } from "hono";
import { dayAtNursery, toTimestamp } from "#shared/both/clock.ts";
import { Failure, invalid } from "#shared/both/errors.ts";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import { type ListPictureMentions, picturesFolder } from "#shared/server/picture-use.ts";
import type { Services } from "#shared/server/services.ts";
import { PictureChanges, PlaceInput, type StoredPicture } from "../contract.ts";
import { goesOn } from "../rules.ts";
import { largestUpload, largestUploadInWords } from "../upload-limits.ts";
import { changePicture, listPicturesForOwner, removePicture } from "./change-picture.ts";
import { listPlacesForOwner, replacePlace, resetPlace } from "./places.ts";
import { reEncode } from "./resize-and-re-encode.ts";
import { insertPicture, storePicture } from "./store.ts";

/** Where pictures are uploaded to: the one address that takes more than a form's 64 KB. */
export const uploadPath = "/api/admin/pictures";

/** The owner's calls about pictures, mounted at `/api/admin/pictures` behind the guard. */
export function picturesAdminApi(
  { config, db, clock }: Pick<Services, "config" | "db" | "clock">,
  listMentions: ListPictureMentions,
): Hono {
  const folder = picturesFolder(config.dataDir);
  const today = () => dayAtNursery(clock());
  return new Hono()
    .get("/", async (c) => c.json(await listPicturesForOwner(db, listMentions, today())))
    .post("/", async (c) => {
      const { bytes, width, height } = await reEncode(await readUpload(c));
      const name = await storePicture(folder, bytes);
      await insertPicture(db, {
        ...{ name, width, height },
        uploadedAt: toTimestamp(clock()),
        goesOn: goesOn(today(), "unused"),
      });
      return c.json(
        { name, url: `/attached-assets/${name}`, width, height } satisfies StoredPicture,
        201,
      );
    })
    .get("/places", async (c) => c.json(await listPlacesForOwner(db)))
    .put("/places/:place", async (c) => {
      const input = await readBody(c, PlaceInput);
      const place = await replacePlace(db, c.req.param("place"), input, versionFrom(c));
      c.header("ETag", versionTag(place));
      return c.json(place);
    })
    .delete("/places/:place", async (c) =>
      c.json(await resetPlace(db, c.req.param("place"), versionFrom(c))),
    )
    .patch("/:name", async (c) => {
      const changes = await readBody(c, PictureChanges);
      const asked = { version: versionFrom(c), today: today() };
      const picture = await changePicture(db, listMentions, c.req.param("name"), changes, asked);
      c.header("ETag", versionTag(picture));
      return c.json(picture);
    })
    .delete("/:name", async (c) => {
      const asked = { version: versionFrom(c), today: today() };
      return c.json(await removePicture(db, listMentions, c.req.param("name"), asked));
    });
}

/** Reads the whole body, and no further than the largest picture goes. */
async function readUpload(c: Context): Promise<Buffer> {
  const { body } = c.req.raw;
  if (!body) throw invalid("Please choose a picture to upload.");
  if (Number(c.req.header("content-length") ?? 0) > largestUpload) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > largestUpload) throw tooLarge();
    parts.push(part);
  }
  if (size === 0) throw invalid("Please choose a picture to upload.");
  return Buffer.concat(parts);
}

function tooLarge(): Failure {
  return new Failure(
    "too_large",
    `A picture may have up to ${largestUploadInWords}. Please make this one smaller.`,
  );
}
