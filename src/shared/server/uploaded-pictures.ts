import { join, normalize, sep } from "node:path";
import type { Db } from "#db/connect.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { leaveTrash, trashId } from "./trash/rows-in-trash.ts";

/** Where uploaded pictures lie, in the data folder. */
export const picturesFolder = (dataDir: string): string => join(dataDir, "attached-assets");

/** Where pictures lie, by how their address begins; the first folder that has one is taken. */
export type PictureFolders = readonly { prefix: string; folder: string }[];

/** The files that a path of this site may mean; never one outside of the folders, whatever it says. */
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
  /** What a helper needs to be told what it is called: a draft is not for everybody's eyes. */
  seenWith: Needed;
}

/**
 * Answers what one feature keeps that may name pictures, whatever its state: drafts, what is
 * scheduled and what is archived count as much as what everybody sees.
 */
export type ListPictureMentions = (db: Db) => Promise<PictureMention[]>;

/** The names of uploaded pictures are random, so that one is found wherever it is in a text. */
const uploadedName = /(?<![0-9a-f])[0-9a-f]{32}\.webp(?![\w.])/g;

/** The uploaded pictures that these texts name, each once. */
export function picturesNamedIn(...texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.match(uploadedName) ?? []))].sort();
}

/**
 * Keeps the pictures that these texts name from being deleted. Call it in the transaction that saves
 * the texts: whoever deletes a picture takes the same row first, and so either waits for this
 * transaction or is seen by it. A picture that was marked to go stays.
 */
export async function holdPictures(trx: Db, ...texts: (string | null | undefined)[]) {
  const names = picturesNamedIn(...texts);
  // In turn and in one order, so that two of these never wait for each other.
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
