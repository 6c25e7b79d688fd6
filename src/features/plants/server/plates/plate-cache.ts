import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What is made of plates, as files under `cache/plates/{version}` in the data folder: a start finds
 * what the one before has drawn. One version is kept at a time.
 */
export class PlateCache {
  readonly #folder: string;
  readonly #version: string;
  #clearedOthers = false;

  constructor(dataDir: string, version: string) {
    this.#folder = join(dataDir, "cache", "plates");
    this.#version = version;
  }

  /** A file's bytes; undefined where there is none that can be read: it will be made again. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    // What is drawn in development changes under the same version.
    if (this.#version === "development") return undefined;
    return readFile(join(this.#folder, this.#version, name)).catch(() => undefined);
  }

  /** Keeps a file, whole or not at all. Where the disk takes nothing it will be made again. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    if (this.#version === "development") return;
    const part = join(this.#folder, this.#version, `${name}.${randomUUID()}.part`);
    try {
      await mkdir(join(this.#folder, this.#version), { recursive: true });
      await writeFile(part, bytes, { flush: true });
      await rename(part, join(this.#folder, this.#version, name));
      await this.#clearOthers();
    } catch {
      await rm(part, { force: true }).catch(() => {});
    }
  }

  async #clearOthers(): Promise<void> {
    if (this.#clearedOthers) return;
    this.#clearedOthers = true;
    for (const name of await readdir(this.#folder)) {
      if (name !== this.#version) {
        await rm(join(this.#folder, name), { recursive: true, force: true });
      }
    }
  }
}
