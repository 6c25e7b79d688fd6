// Loaded into the servers of the browser tests before their own code: what one of them has compressed the
// next one reads, and does not compress again. They are the same bytes, of the same text in the same way.
// Not TypeScript, because Node would load what strips its types with every start.
import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import zlib from "node:zlib";

const folder = process.env["COMPRESSED_ONCE"];
const compress = zlib.brotliCompress;

/**
 * @param {Buffer} text
 * @param {zlib.BrotliOptions} how
 * @param {zlib.CompressCallback} done
 */
function compressOnce(text, how, done) {
  const key = createHash("sha256").update(JSON.stringify(how)).update(text).digest("hex");
  const file = join(/** @type {string} */ (folder), key);
  readFile(file).then(
    (known) => done(null, known),
    () =>
      compress(text, how, (error, result) => {
        done(error, result);
        if (!error) void keep(file, result);
      }),
  );
}

/**
 * Under its name only when it is whole. What cannot be kept is compressed again.
 * @param {string} file
 * @param {Buffer} result
 */
async function keep(file, result) {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, result)
    .then(() => rename(part, file))
    .catch(() => {});
}

if (folder) {
  Object.assign(zlib, { brotliCompress: compressOnce });
  syncBuiltinESMExports();
}
