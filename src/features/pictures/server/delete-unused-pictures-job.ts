import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import { madeName } from "../kind-of-picture-file.ts";
import { goesOn } from "../when-pictures-are-deleted.ts";
import { usesByPicture } from "./change-picture.ts";
import { pictureInHistory } from "./picture-in-history.ts";
import { deletePicture, insertPicture, listPictures, lockPicture, updatePicture } from "./store.ts";

const setting = "pictures-swept-on";

interface SweepParts {
  folder: string;
  listMentions: ListPictureMentions;
}

/** Once a day: notes which uploads nothing uses any more, and deletes those whose day has come. */
export function sweepPicturesJob(db: Db, parts: SweepParts): Job {
  const { folder, listMentions } = parts;
  return {
    name: "pictures-sweep",
    async run(now) {
      const today = dayAtNursery(now);
      if ((await readSiteFact(db, setting)) === today) return undefined;
      await noteUnknownFiles(db, folder, today);
      const uses = usesByPicture(await listMentions(db));
      for (const { name, isKept, goesOn: day } of await listPictures(db)) {
        const isUsed = uses.has(name);
        const isFree = !isUsed && isKept === 0;
        if (isFree === (day !== null) && (day === null || day > today)) continue;
        await settlePicture(db, name, { ...parts, today });
      }
      await writeSiteFact(db, setting, today);
      return undefined;
    },
  };
}

/** Files of uploads that no row knows: those of before there were rows, and of a restored backup. */
async function noteUnknownFiles(db: Db, folder: string, today: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const known = new Set((await listPictures(db)).map(({ name }) => name));
  for (const name of names.filter((name) => madeName.test(name) && !known.has(name))) {
    const file = join(folder, name);
    const { mtime } = await stat(file);
    // A damaged file is listed, too, so that it can be deleted.
    const { width, height } = await sizeOf(file).catch(() => ({ width: 0, height: 0 }));
    const uploadedAt = toTimestamp(mtime.toTemporalInstant());
    await insertPicture(db, { name, width, height, uploadedAt, goesOn: goesOn(today, "unused") });
  }
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import("sharp");
  // Uploads leave sharp no loader but those for what is in memory.
  return sharp(await readFile(file)).metadata();
}

/** Decides about one picture with its row locked: one that was used again meanwhile stays. */
function settlePicture(
  db: Db,
  name: string,
  { folder, listMentions, today }: SweepParts & { today: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPicture(trx, name);
    if (!row) return;
    const isUsed = usesByPicture(await listMentions(trx)).has(name);
    if (isUsed || row.isKept === 1) {
      await updatePicture(trx, name, { goesOn: null, isDeleted: 0 });
    } else if (row.goesOn === null) {
      await updatePicture(trx, name, { goesOn: goesOn(today, "unused") });
    } else if (row.goesOn <= today) {
      await deletePicture(trx, name, folder);
      await noteChange(trx, pictureInHistory, { before: row });
    }
  });
}
