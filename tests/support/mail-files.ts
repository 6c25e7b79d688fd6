import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Mail that was written to `.eml` files, read as a mail program reads them. */
export async function readMailFiles(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}
