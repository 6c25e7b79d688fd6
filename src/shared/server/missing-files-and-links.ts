import { access, realpath } from "node:fs/promises";
import { join } from "node:path";

/** What was read; undefined if there is no such file or folder (any more). Throws any other error. */
export async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether a file is below a folder under this name, and no symbolic link leads to it from there. */
export async function isFoundWithoutLinks(folder: string, name: string): Promise<boolean> {
  const [top, found] = await Promise.all(
    [folder, join(folder, name)].map((path) => realpath(path).catch(() => undefined)),
  );
  return top !== undefined && found === join(top, name);
}

/** Whether there is a file or folder at this path. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
