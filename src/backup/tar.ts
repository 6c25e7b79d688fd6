import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { ifThere } from "#shared/server/missing-files-and-links.ts";

/** Files in one, in the oldest form of tar that everything reads (POSIX ustar). */

const block = 512;

/** A file to be put in. */
export interface TarEntry {
  /** Its path inside, with slashes. */
  name: string;
  file: string;
  /** Left out where it is gone when its turn comes. */
  mayBeGone?: true;
}

/**
 * Writes the files into a new archive that only its user can read, each as it stands when its turn
 * comes. `onWritten` is told of each that is in, with the SHA-256 of what was read, in hexadecimal.
 */
export async function writeTar(
  archive: string,
  entries: Iterable<TarEntry> | AsyncIterable<TarEntry>,
  onWritten: (name: string, sum: string) => void = () => {},
): Promise<void> {
  const output = createWriteStream(archive, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(async function* () {
    for await (const { name, file, mayBeGone } of entries) {
      const handle = await (mayBeGone ? ifThere(open(file)) : open(file));
      if (!handle) continue;
      try {
        const { size } = await handle.stat();
        yield header(name, size);
        let read = 0;
        const hash = createHash("sha256");
        // From here on the file may be deleted: an open one can be read to its end.
        for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) {
          read += (chunk as Buffer).length;
          hash.update(chunk as Buffer);
          yield chunk as Buffer;
        }
        if (read !== size) throw new Error(`${file} changed while it was read.`);
        yield Buffer.alloc(padding(size));
        onWritten(name, hash.digest("hex"));
      } finally {
        await handle.close();
      }
    }
    yield Buffer.alloc(2 * block);
  }, output);
}

/** What is in an archive. Throws where it is none, or is cut off. */
export async function listTar(
  archive: string,
): Promise<{ name: string; size: number; start: number }[]> {
  const handle = await open(archive);
  try {
    const { size: length } = await handle.stat();
    const found = [];
    for (let at = 0; ; ) {
      const head = Buffer.alloc(block);
      const { bytesRead } = await handle.read(head, 0, block, at);
      if (bytesRead < block) throw new Error("It is cut off.");
      if (head.every((byte) => byte === 0)) return found;
      const sum = Number.parseInt(head.toString("latin1", 148, 156), 8);
      if (head.toString("latin1", 257, 262) !== "ustar" || sum !== checksum(head)) {
        throw new Error("It is no backup, or is damaged.");
      }
      const text = (from: number, to: number) => head.toString("utf8", from, to).split("\0")[0];
      const size = Number.parseInt(text(124, 136) ?? "", 8);
      if (!(size >= 0)) throw new Error("It is no backup, or is damaged.");
      const start = at + block;
      if (start + size > length) throw new Error("It is cut off.");
      found.push({ name: [text(345, 500), text(0, 100)].filter(Boolean).join("/"), size, start });
      at = start + size + padding(size);
    }
  } finally {
    await handle.close();
  }
}

/** Writes one file of an archive to its place, whose folder is made. */
export async function extract(
  archive: string,
  { size, start }: { size: number; start: number },
  file: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const output = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  if (size === 0) {
    await pipeline([], output);
    return;
  }
  await pipeline(createReadStream(archive, { start, end: start + size - 1 }), output);
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name is too long: ${name}`);
  const head = Buffer.alloc(block);
  head.write(name, 0);
  head.write("0000600\0", 100);
  head.write("0000000\0", 108);
  head.write("0000000\0", 116);
  head.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  head.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, "0")}\0`,
    136,
  );
  head.write("0", 156);
  head.write("ustar\0", 257);
  head.write("00", 263);
  head.write(`${checksum(head).toString(8).padStart(6, "0")}\0 `, 148);
  return head;
}

/** With the field of the sum itself taken as spaces. */
function checksum(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}
