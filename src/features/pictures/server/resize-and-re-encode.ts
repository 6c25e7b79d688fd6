import { Failure, invalid, isFailure } from "#shared/both/failure-kinds.ts";
import { mostPixels } from "#shared/both/owner/upload-limits.ts";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import { isHeic, isPolyglot, kindOf } from "../kind-of-picture-file.ts";

/** The pages show no picture wider than this; the height only keeps a strip from being endless. */
const largestSide = { width: 1600, height: 4000 };

/** One after the other: each may take the memory of all its pixels. */
const inTurn = concurrencyLimit({ running: 1, waiting: 8 });

/**
 * Decodes a picture and encodes only its pixels as a new WebP, upright, in sRGB: nothing else in the file is
 * kept. Throws `unsupported_type` for anything but JPEG, PNG, WebP or AVIF, or a file that is also something
 * else, `too_large` for too many pixels, and `invalid` for a damaged file.
 */
export async function reEncode(file: Buffer) {
  const refuse = (why: string) => new Failure("unsupported_type", why);
  if (isHeic(file)) {
    throw refuse(
      "This is a HEIC photograph, which only Apple’s devices show. Please open it, save it as JPEG, PNG, WebP or AVIF, and upload that. On an iPhone, Settings, Camera, Formats, “Most Compatible” takes JPEG from then on.",
    );
  }
  if (kindOf(file) === undefined) {
    throw refuse(
      "This is not a picture that can be used here. Please choose a JPEG, PNG, WebP or AVIF file.",
    );
  }
  if (isPolyglot(file)) {
    throw refuse(
      "This file holds more than a picture. Please save the picture anew and upload that file.",
    );
  }
  const sharp = await loadSharp();
  try {
    const { data, info } = await inTurn(() =>
      sharp(file, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
        .autoOrient()
        .resize({ ...largestSide, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: 20 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw explain(error);
  }
}

/** Loaded with the first upload: the site itself starts and runs without it. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread, so that visitors are served meanwhile; no cache, since no picture comes twice.
  sharp.concurrency(1);
  sharp.cache(false);
  // Of the many formats that libvips reads, only the accepted ones.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error) || isFailure(error)) return error;
  if (/pixel limit/.test(error.message)) {
    return new Failure(
      "too_large",
      "This picture has more than 50 megapixels. Please make it smaller and upload it again.",
    );
  }
  return invalid(
    "This picture is damaged or not complete. Please save it anew and upload it again.",
  );
}
