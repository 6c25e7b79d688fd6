import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Where uploaded pictures lie, in the data folder. */
export const picturesFolder = (dataDir: string): string => join(dataDir, "attached-assets");

/**
 * Writes a picture under a new random name and answers the name. The file has that name only when
 * it is whole and on the disk.
 */
export async function storePicture(folder: string, bytes: Buffer): Promise<string> {
  const name = `${randomBytes(16).toString("hex")}.webp`;
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${name}.part`);
  try {
    const file = await open(part, "wx", 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return name;
}
