import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import type { PictureFolders } from "#shared/server/uploaded-pictures.ts";
import type { Page } from "../answers.ts";
import { measure, readFonts } from "./fonts.ts";
import type { ReadPicture } from "./pictures-for-print.ts";
import type { WidthOf } from "./typeset.ts";
import { writePdf } from "./write-pdf.ts";

/** What papers are set and written with. Its parts are loaded with the first paper. */
export interface Press {
  widthOf(): Promise<WidthOf>;
  /** The pages as a file. Throws `unavailable` where too many others wait. */
  print(pages: readonly Page[], title: string): Promise<Buffer<ArrayBuffer>>;
}

/** `readPicture` answers what lies at an address of this site. */
export function openPress(folders: PictureFolders, readPicture: ReadPicture): Press {
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
    print: (pages, title) =>
      inTurn(async () => writePdf(pages, { title, fonts: (await loaded()).fonts, readPicture })),
  };
}
