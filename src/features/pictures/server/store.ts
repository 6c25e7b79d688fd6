import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockRows } from "#db/dialect/engine.ts";
import type { Db, PictureRow } from "#db/schema.ts";
import { leaveTrash, trashId } from "#shared/server/trash.ts";

/** A name of 32 random digits, or the one that the same bytes always have: half of their SHA-256. */
export function nameOfPicture(bytes: Buffer, isOnce: boolean): string {
  const digits = isOnce
    ? createHash("sha256").update(bytes).digest("hex").slice(0, 32)
    : randomBytes(16).toString("hex");
  return `${digits}.webp`;
}

/** Writes a picture; the file gets its name only when it is complete and on the disk. */
export async function storePicture(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${name}.part`);
  try {
    await writeFile(part, bytes, { flag: "wx", mode: 0o644, flush: true });
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Every upload, the newest first. */
export function listPictures(db: Db): Promise<PictureRow[]> {
  return db
    .selectFrom("picture")
    .selectAll()
    .orderBy("uploadedAt", "desc")
    .orderBy("name")
    .execute();
}

/** Notes an upload; one that is known already stays as it is. */
export async function insertPicture(
  db: Db,
  picture: Pick<PictureRow, "name" | "width" | "height" | "uploadedAt" | "goesOn">,
): Promise<void> {
  await db
    .insertInto("picture")
    .values(picture)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** The picture, locked until the transaction ends. */
export function lockPicture(trx: Db, name: string): Promise<PictureRow | undefined> {
  return lockRows(trx, pictureNamed(trx, name)).executeTakeFirst();
}

/** What finds the picture with this name. */
export function pictureNamed(db: Db, name: string) {
  return db.selectFrom("picture").selectAll().where("name", "=", name);
}

/** Whether the owner has deleted the upload with this name, so that it is in the Trash. */
export async function isPictureDeleted(db: Db, name: string): Promise<boolean> {
  return (await pictureNamed(db, name).executeTakeFirst())?.isDeleted === 1;
}

/** Writes changes to a picture and returns its row. */
export function updatePicture(
  trx: Db,
  name: string,
  changes: Partial<Pick<PictureRow, "goesOn" | "isKept" | "isDeleted" | "version">>,
): Promise<PictureRow> {
  return trx
    .updateTable("picture")
    .set(changes)
    .where("name", "=", name)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a picture's row, locked by the caller, and its file: the same photograph, uploaded again, has its name. */
export async function deletePicture(trx: Db, name: string, folder: string): Promise<void> {
  await leaveTrash(trx, [trashId("picture", name)]);
  await trx.deleteFrom("picture").where("name", "=", name).execute();
  await rm(join(folder, name), { force: true });
}
