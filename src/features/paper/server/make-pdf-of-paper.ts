import type { Context } from "hono";
import type { PublicEvent } from "#features/events/answers.ts";
import type { ShownOnDay } from "#features/plants/feast-in-50-and-100-words.ts";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import type { PictureFolders } from "#shared/server/services.ts";
import type { Page } from "../answers.ts";
import { measure, readFonts } from "./fonts.ts";
import { picturesOn, type ReadPicture } from "./pictures-for-print.ts";
import type { KeyedPlant } from "./printings.ts";
import { writePdf } from "./write-pdf.ts";

/** What a visitor asks of a feast on paper; `color` is that of the Mass, if not the feast's own. */
export interface AskedFeast {
  feast?: string;
  color?: string;
}

/** A feast, its next day, and the plants that usually show then. Both are null if there is no such feast. */
interface FeastToCome extends ShownOnDay {
  feast: string | null;
  day: string | null;
}

/** What is printed of other features, and with what. */
export interface PaperSources {
  press: ReturnType<typeof openPress>;
  readPicture: ReadPicture;
  findEvent(id: number): Promise<Omit<PublicEvent, "placesLeft"> | undefined>;
  readFeast(asked: AskedFeast): Promise<FeastToCome>;
  /** Those that visitors see. */
  readPlants(): Promise<KeyedPlant[]>;
}

/**
 * The tools for making PDFs, loaded with the first one. `readPicture` returns the file at an address of this
 * site.
 */
export function openPress(folders: PictureFolders, readPicture: ReadPicture) {
  // One after the other: each keeps the processor busy for a while.
  const inTurn = concurrencyLimit({ running: 1, waiting: 8 });
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const fonts = await readFonts(folders);
    return { fonts, widthOf: await measure(fonts) };
  }
  function loaded() {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }
  return {
    widthOf: async () => (await loaded()).widthOf,
    /** Prepares the cacheable pictures of these pages before they are printed. */
    async prepare(pages: readonly Page[]) {
      const addresses = new Set(picturesOn(pages).map(({ address }) => address));
      // One after the other: nobody waits for it.
      for (const address of addresses) await readPicture(address).catch(() => undefined);
    },
    /** The pages as a file. Throws `unavailable` if too many others wait. */
    print: (pages: readonly Page[], title: string) =>
      inTurn(async () => writePdf(pages, { title, fonts: (await loaded()).fonts, readPicture })),
  };
}

/** Answers a file to be printed. */
export function pdf(c: Context, file: Buffer<ArrayBuffer>) {
  return c.body(file, 200, {
    "Content-Type": "application/pdf",
    "Content-Length": String(file.length),
  });
}
