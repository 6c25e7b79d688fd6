import { open, readFile } from "node:fs/promises";
import { packTar, unpackTar } from "modern-tar";

/** The names of what is in an archive. */
export async function namesIn(archive: string): Promise<string[]> {
  return (await unpackTar(await readFile(archive))).map(({ header }) => header.name);
}

/** Writes files into a new archive. */
export async function pack(archive: string, files: { name: string; file: string }[]) {
  const entries = await Promise.all(
    files.map(async ({ name, file }) => {
      const body = await readFile(file);
      return { header: { name, size: body.length }, body };
    }),
  );
  const handle = await open(archive, "wx");
  await handle.writeFile(await packTar(entries));
  await handle.close();
}
