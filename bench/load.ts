import { connect } from "node:net";

/** A request as it goes over the wire, again and again. */
export interface Load {
  url: string;
  request: string | (() => string);
  connections: number;
  milliseconds: number;
  /** Ends sooner once so many were asked; absent means no end but the time. */
  most?: number;
}

/**
 * Asks over kept connections, the next request as soon as the answer is here, and answers how many
 * were answered with 2xx in a second. Raw sockets, so that the measuring costs less than the measured.
 */
export async function answersPerSecond(load: Load): Promise<number> {
  const { hostname, port } = new URL(load.url);
  const until = performance.now() + load.milliseconds;
  const started = performance.now();
  let left = load.most ?? Number.POSITIVE_INFINITY;
  const isMoreWanted = () => {
    left -= 1;
    return left >= 0 && performance.now() < until;
  };
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () =>
      askWhile(hostname, Number(port), load, isMoreWanted),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function askWhile(
  host: string,
  port: number,
  load: Load,
  isMoreWanted: () => boolean,
): Promise<number> {
  const next = () => (typeof load.request === "string" ? load.request : load.request());
  return new Promise((resolve, reject) => {
    let answered = 0;
    let received: Buffer = Buffer.alloc(0);
    let expected = 0;
    const socket = connect(port, host, () => socket.write(next()));
    isMoreWanted();
    socket.setNoDelay(true);
    socket.once("error", reject);
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (expected === 0) {
        const headEnd = received.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const head = received.subarray(0, headEnd).toString("latin1");
        if (!/^HTTP\/1\.1 2/.test(head)) {
          reject(new Error(`Not answered with 2xx: ${head.split("\r\n", 1)[0]}`));
          socket.destroy();
          return;
        }
        expected = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      if (received.length < expected) return;
      received = Buffer.alloc(0);
      expected = 0;
      answered += 1;
      if (isMoreWanted()) socket.write(next());
      else {
        socket.end();
        resolve(answered);
      }
    });
  });
}

/**
 * Asks for one and the same answer over and over, and counts how many came. Every answer is as long
 * as the first, so that bytes are all that has to be looked at: this client is never the slower half
 * of a server that makes its answers.
 */
export async function countAnswers(load: Load & { request: string }): Promise<number> {
  const { hostname, port } = new URL(load.url);
  const until = performance.now() + load.milliseconds;
  const bytes = await answerBytes(hostname, Number(port), load.request);
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => countUntil(hostname, Number(port))),
  );
  return counts.reduce((sum, count) => sum + count, 0);

  function countUntil(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      let answered = 0;
      let missing = bytes;
      const socket = connect(port, host, () => socket.write(load.request));
      socket.setNoDelay(true);
      socket.once("error", reject);
      socket.on("data", (chunk: Buffer) => {
        missing -= chunk.length;
        if (missing > 0) return;
        if (missing < 0) reject(new Error("An answer was longer than the first."));
        answered += 1;
        missing = bytes;
        if (performance.now() < until) {
          socket.write(load.request);
        } else {
          socket.end();
          resolve(answered);
        }
      });
    });
  }
}

/** How many bytes one answer has, head and body; throws for any but 200. */
function answerBytes(host: string, port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, host, () => socket.write(request));
    socket.once("error", reject);
    socket.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const headEnd = received.indexOf("\r\n\r\n");
      if (headEnd < 0) return;
      const head = received.toString("latin1", 0, headEnd);
      const length = /^HTTP\/1\.1 200 [\s\S]*\ncontent-length: (\d+)/i.exec(head)?.[1];
      socket.destroy();
      if (length === undefined) reject(new Error(`Not a whole page: ${head}`));
      else resolve(headEnd + 4 + Number(length));
    });
  });
}

/** The middle of several measurements; machines are noisy, and a mean follows the noise. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
