import type { Context } from "hono";
import { readPlantsInStock } from "#features/plants/server/plant-stock.ts";
import { MadePlates } from "#features/plants/server/plates/make-and-keep-plates.ts";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import type { Services } from "#shared/server/services.ts";
import type { Page } from "../answers.ts";
import { measure, readFonts } from "./fonts.ts";
import { picturesOn, readSitePicture } from "./pictures-for-print.ts";
import { writePdf } from "./write-pdf.ts";

export type Press = ReturnType<typeof openPress>;

/** The tools for making PDFs, loaded with the first one. */
export function openPress({ config, db, clock, pictureFolders }: Services) {
  // One after the other: each keeps the processor busy for a while.
  const inTurn = concurrencyLimit({ running: 1, waiting: 8 });
  const plates = new MadePlates(config.dataDir);
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const fonts = await readFonts(pictureFolders);
    return { fonts, widthOf: await measure(fonts) };
  }
  function loaded() {
    loading ??= load();
    return loading;
  }
  /** What lies at an address of this site; undefined if that is no picture of ours. */
  async function readPicture(address: string): Promise<Buffer | undefined> {
    const slug = /^\/plates\/\w+\/([a-z-]+)\.svg/.exec(address)?.[1];
    if (slug === undefined) return readSitePicture(address, pictureFolders);
    const plant = (await readPlantsInStock(db, clock)).find(slug);
    return plant && plates.forPaper(plant);
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
