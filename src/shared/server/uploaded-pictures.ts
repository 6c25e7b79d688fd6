import { join, normalize, sep } from "node:path";
import type { Db } from "#db/schema.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import type { PictureFolders } from "./services.ts";
import { leaveTrash, trashId } from "./trash.ts";

/** The folder of uploaded pictures, in the data folder. */
export const picturesFolder = (dataDir: string): string => join(dataDir, "attached-assets");

/** The files that a path of this site may mean; never one outside the folders. */
export function filesAt(path: string, folders: PictureFolders): string[] {
  let plain: string;
  try {
    plain = decodeURIComponent(path.replace(/[?#].*$/, ""));
  } catch {
    return [];
  }
  return folders.flatMap(({ prefix, folder }) => {
    const file = normalize(join(folder, plain.slice(prefix.length)));
    const isInside = file.startsWith(normalize(folder) + sep) && !file.includes("\0");
    return plain.startsWith(prefix) && isInside ? [file] : [];
  });
}

/** Where a picture is used, as the owner is told. */
export interface PictureUse {
  /** "Post", "Event", "Letter". */
  what: string;
  title: string;
  /** Where the owner changes it. */
  path: string;
}

/** Something with all its texts in which it may name pictures. */
export interface PictureMention extends PictureUse {
  text: string;
  /** The right that a helper needs to see its name: drafts are not for everybody. */
  seenWith: Needed;
}

/** Everything of one feature that may name pictures, in any state: drafts count, too. */
export type ListPictureMentions = (db: Db) => Promise<PictureMention[]>;

/** The names of uploaded pictures are random, so that one is found wherever it is in a text. */
const uploadedName = /(?<![0-9a-f])[0-9a-f]{32}\.webp(?![\w.])/g;

/** The uploaded pictures that these texts name, each once. */
export function picturesNamedIn(...texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.match(uploadedName) ?? []))].sort();
}

/**
 * Keeps the pictures that these texts name from being deleted. Call it in the transaction that saves the texts:
 * deleting a picture locks the same row first.
 */
export async function holdPictures(trx: Db, ...texts: (string | null | undefined)[]) {
  const names = picturesNamedIn(...texts);
  // One by one and in a fixed order, so that there are no deadlocks.
  for (const name of names) {
    await trx
      .updateTable("picture")
      .set({ goesOn: null, isDeleted: 0 })
      .where("name", "=", name)
      .execute();
  }
  await leaveTrash(
    trx,
    names.map((name) => trashId("picture", name)),
  );
}
