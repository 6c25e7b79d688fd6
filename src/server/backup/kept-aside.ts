import { mkdir, readdir, rename, rmdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { exists } from "./make-backup.ts";
import { BackupProblem } from "./postgres-programs.ts";

/**
 * Puts files and folders of the data folder in the place of others, which lie in a folder of their own
 * from then on. Until the last one is in its place, all of it can be taken back.
 */
export class KeptAside {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #moved: { from: string; to: string }[] = [];
  #isMade = false;

  constructor(dataDir: string) {
    const time = new Date().toISOString().replace(/[-:.Z]/g, "");
    this.#dataDir = dataDir;
    this.#folder = join(dataDir, `before-restore-${time}`);
  }

  /** Where what was there before lies; undefined where nothing was. */
  get folder(): string | undefined {
    return this.#isMade ? this.#folder : undefined;
  }

  /** The path of a new file among what is kept. */
  async newFile(name: string): Promise<string> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    this.#isMade = true;
    return file;
  }

  /** Moves aside what is at these paths. */
  async keep(...paths: string[]): Promise<void> {
    for (const path of paths) {
      if (!(await exists(path))) continue;
      await this.#move(path, await this.newFile(relative(this.#dataDir, path)));
    }
  }

  /** Moves a file or folder, where there is one, to its place. */
  async place(from: string, to: string): Promise<void> {
    if (await exists(from)) await this.#move(from, to);
  }

  /** Puts everything back where it was; files made by `newFile` stay. Throws `BackupProblem`. */
  async undo(): Promise<void> {
    try {
      for (const { from, to } of this.#moved.splice(0).reverse()) await rename(to, from);
    } catch (error) {
      throw new BackupProblem(
        `What was there before lies in ${this.#folder}, and could not be put back: ${(error as Error).message}`,
      );
    }
    if (!this.#isMade || (await readdir(this.#folder)).length > 0) return;
    await rmdir(this.#folder);
    this.#isMade = false;
  }

  async #move(from: string, to: string): Promise<void> {
    await rename(from, to);
    this.#moved.push({ from, to });
  }
}
