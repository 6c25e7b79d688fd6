import { type Context, Hono } from "hono";
import type { Services } from "#platform/server/services.ts";
import { Failure, invalid } from "#platform/shared/errors.ts";
import { largestUpload, type StoredPicture } from "../contract.ts";
import { reEncode } from "./re-encode.ts";
import { picturesFolder, storePicture } from "./store.ts";

/** Where pictures are uploaded to: the one address that takes more than a form's 64 KB. */
export const uploadPath = "/api/admin/pictures";

/** The owner's call for uploading a picture, mounted at `/api/admin/pictures` behind the guard. */
export function picturesAdminApi({ config }: Pick<Services, "config">): Hono {
  const folder = picturesFolder(config.dataDir);
  return new Hono().post("/", async (c) => {
    const { bytes, width, height } = await reEncode(await readUpload(c));
    const name = await storePicture(folder, bytes);
    return c.json(
      { name, url: `/attached-assets/${name}`, width, height } satisfies StoredPicture,
      201,
    );
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
  return new Failure("too_large", "A picture may have up to 10 MB. Please make this one smaller.");
}
