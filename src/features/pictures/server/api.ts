import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { toTimestamp } from "#shared/both/clock.ts";
import { Failure, invalid } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { may } from "#shared/both/owner/rights.ts";
import { largestUpload, largestUploadInWords } from "#shared/both/owner/upload-limits.ts";
import { acceptedPictures } from "#shared/both/picture-address.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { leaveTrash, trashId } from "#shared/server/trash.ts";
import { type ListPictureMentions, picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { HomePictures, PictureForOwner, PlaceForOwner, StoredPicture } from "../answers.ts";
import { PictureChanges, PlaceInput } from "../inputs.ts";
import { goesOn } from "../when-pictures-are-deleted.ts";
import {
  changePicture,
  listPicturesForOwner,
  pictureGone,
  removePicture,
} from "./change-picture.ts";
import {
  listPlacesForOwner,
  noSuchPlace,
  readHomePictures,
  replacePlace,
  resetPlace,
} from "./home-page-pictures.ts";
import { pictureInHistory } from "./picture-in-history.ts";
import { reEncode } from "./resize-and-re-encode.ts";
import { insertPicture, lockPicture, nameOfPicture, storePicture, updatePicture } from "./store.ts";

/** What the home page shows, mounted at `/api/pictures`. */
export function picturesApi({ db }: Services): Hono {
  return new Hono().get(
    "/",
    described("The pictures of the home page: the gallery’s, and the owner’s in other places.", {
      200: HomePictures,
    }),
    async (c) => c.json(await readHomePictures(db)),
  );
}

/** Where pictures are uploaded to: the one address that takes more than a form's 64 KB. */
export const uploadPath = "/api/admin/pictures";

/** Runs before the upload, after the guard: no other call may send as much. */
export const limitUpload = bodyLimit({ maxSize: largestUpload, onError: tooLarge });

/** The owner's calls about pictures, mounted at `/api/admin/pictures` behind the guard. */
export function picturesAdminApi(
  { config, db, clock }: Services,
  listMentions: ListPictureMentions,
): Hono {
  const folder = picturesFolder(config.dataDir);
  const today = () => dayAtNursery(clock());
  /** Things that the person may not open are listed without their title. */
  const mentionsFor =
    (c: Context): ListPictureMentions =>
    async (from) =>
      (await listMentions(from)).map((use) =>
        may(c.get("signedIn"), use.seenWith)
          ? use
          : { ...use, title: "not open to you", path: "/admin-pictures" },
      );
  return new Hono()
    .get(
      "/",
      described("Every upload with what uses it.", { 200: z.array(PictureForOwner) }),
      async (c) => c.json(await listPicturesForOwner(db, mentionsFor(c), today())),
    )
    .post(
      "/",
      described(`Uploads a picture of up to ${largestUploadInWords}; the body is the file.`, {
        more: "The server looks at the bytes, not at the media type. The picture is turned upright, made smaller where it is large, and its hidden data is left out.",
        query: {
          once: {
            says: "With `true` the same photograph is one upload, whenever it comes again.",
            schema: z.boolean(),
          },
        },
        file: acceptedPictures.split(","),
        201: StoredPicture,
        400: "There is no file, or it is no picture that can be read.",
        415: "It is a file of another kind.",
      }),
      async (c) => {
        const file = Buffer.from(await c.req.arrayBuffer());
        if (file.length === 0) throw invalid("Please choose a picture to upload.");
        const { bytes, width, height } = await reEncode(file);
        const name = nameOfPicture(bytes, c.req.query("once") === "true");
        await db.transaction().execute(async (trx) => {
          const there = await lockPicture(trx, name);
          const goes = there?.isKept === 1 ? null : goesOn(today(), "unused");
          await insertPicture(trx, {
            ...{ name, width, height },
            uploadedAt: toTimestamp(clock()),
            goesOn: goes,
          });
          if (there) {
            const version = there.version + 1;
            await updatePicture(trx, name, { isDeleted: 0, goesOn: goes, version });
            await leaveTrash(trx, [trashId("picture", name)]);
          }
          await noteChange(trx, pictureInHistory, { after: { name, isKept: there?.isKept ?? 0 } });
          // While the row is locked, because deleting it deletes the file, too.
          await storePicture(folder, name, bytes);
        });
        const stored: StoredPicture = { name, url: `/attached-assets/${name}`, width, height };
        return c.json(stored, 201);
      },
    )
    .patch(
      "/:name",
      described("Keeps a picture that nothing uses, or no longer, or puts a deleted one back.", {
        payload: { PictureChanges },
        takesIfMatch: true,
        200: PictureForOwner,
        404: pictureGone,
      }),
      async (c) => {
        const changes = await readBody(c, PictureChanges);
        const asked = { version: versionFrom(c), today: today() };
        const name = c.req.param("name");
        return answerRow(c, await changePicture(db, mentionsFor(c), name, changes, asked));
      },
    )
    .delete(
      "/:name",
      described("Puts a picture that nothing uses into the Trash.", {
        takesIfMatch: true,
        200: PictureForOwner,
        404: pictureGone,
        409: "Something uses it.",
      }),
      async (c) => {
        const asked = { version: versionFrom(c), today: today(), now: clock() };
        return answerRow(c, await removePicture(db, mentionsFor(c), c.req.param("name"), asked));
      },
    )
    .get(
      "/places",
      described("The places of the home page’s pictures, with what stands in each.", {
        200: z.array(PlaceForOwner),
      }),
      async (c) => c.json(await listPlacesForOwner(db)),
    )
    .put(
      "/places/:place",
      described("Puts an upload into a place of the home page.", {
        payload: { PlaceInput },
        takesIfMatch: true,
        200: PlaceForOwner,
        404: noSuchPlace,
      }),
      async (c) => {
        const input = await readBody(c, PlaceInput);
        return answerRow(c, await replacePlace(db, c.req.param("place"), input, versionFrom(c)));
      },
    )
    .delete(
      "/places/:place",
      described("Puts the built-in picture back into its place.", {
        takesIfMatch: true,
        200: PlaceForOwner,
        404: noSuchPlace,
      }),
      async (c) => answerRow(c, await resetPlace(db, c.req.param("place"), versionFrom(c))),
    );
}

function tooLarge(): never {
  throw new Failure(
    "too_large",
    `A picture may have up to ${largestUploadInWords}. Please make this one smaller.`,
  );
}
