import { connect, type Socket } from "node:net";

/** An answer to a request on a connection of its own. */
export interface Answer {
  /** 0 where the connection broke off. */
  status: number;
  milliseconds: number;
  head: string;
}

/**
 * Asks on a connection of its own, so that nothing on this side makes requests wait for each other. With `signal`
 * it may be broken off.
 */
export function ask(port: number, path: string, signal?: AbortSignal): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let head = "";
    const done = () => {
      socket.destroy();
      const status = Number(head.slice(9, 12)) || 0;
      resolve({ status, milliseconds: performance.now() - started, head });
    };
    socket.setEncoding("latin1");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    socket.on("data", (chunk) => {
      if (head === "") head = String(chunk).split("\r\n\r\n", 1)[0] ?? "";
    });
    socket.setTimeout(120_000, done);
    socket.once("error", done);
    socket.once("end", done);
    signal?.addEventListener("abort", done);
  });
}

/** Opens a connection, sends this, and hears nothing of errors. */
export function open(port: number, bytes: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  return socket;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
