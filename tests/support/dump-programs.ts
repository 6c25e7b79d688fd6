import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What stands in for a program that writes the file it is told to. */
export const writesItsFile = `for it in "$@"; do case $it in --file=*) echo "select 1;" > "\${it#--file=}";; esac; done`;

/** Puts a program with this name and these lines of sh into a folder. PostgreSQL's own do not come with this one. */
export async function installProgram(folder: string, name: string, script: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const program = join(folder, name);
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o700);
}
