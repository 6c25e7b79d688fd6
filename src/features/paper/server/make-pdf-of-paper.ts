import type { Context } from "hono";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import type { PictureFolders } from "#shared/server/services.ts";
import type { Page } from "../answers.ts";
import { measure, readFonts } from "./fonts.ts";
import { picturesOn, readSitePicture } from "./pictures-for-print.ts";
import { writePdf } from "./write-pdf.ts";

export type Press = ReturnType<typeof openPress>;

/** The tools for making PDFs, loaded with the first one. `readPlate` returns the plate of the plant with a slug. */
export function openPress(
  folders: PictureFolders,
  readPlate: (slug: string) => Promise<Buffer | undefined>,
) {
  // One after the other: each keeps the processor busy for a while.
  const inTurn = concurrencyLimit({ running: 1, waiting: 8 });
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const fonts = await readFonts(folders);
    return { fonts, widthOf: await measure(fonts) };
  }
  function loaded() {
    loading ??= load();
    return loading;
  }
  function readPicture(address: string): Promise<Buffer | undefined> {
    const slug = /^\/plates\/\w+\/([a-z-]+)\.svg/.exec(address)?.[1];
    return slug === undefined ? readSitePicture(address, folders) : readPlate(slug);
  }
  return {
    readPicture,
    widthOf: async () => (await loaded()).widthOf,
    /** Makes the plates of these pages, which are kept, before they are printed. */
    async prepare(pages: readonly Page[]) {
      const addresses = new Set(picturesOn(pages).map(({ address }) => address));
      for (const address of addresses) await readPicture(address).catch(() => undefined);
    },
    /** Answers the pages as a file. Throws `unavailable` if too many others wait. */
    async print(c: Context, pages: readonly Page[], title: string) {
      const file = await inTurn(async () =>
        writePdf(pages, { title, fonts: (await loaded()).fonts, readPicture }),
      );
      return c.body(file, 200, {
        "Content-Type": "application/pdf",
        "Content-Length": String(file.length),
      });
    },
  };
}
