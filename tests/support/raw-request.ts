import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import type { TestSite } from "./site.ts";

export interface RawAnswer {
  status: number;
  body: string;
}

/**
 * Sends a request whose path arrives as it is written. `fetch` and `new Request` work ".." and
 * "%2e%2e" out before anything is sent, so what they ask for never has them.
 */
export function rawRequest(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
    });
    sending.once("error", reject);
    sending.end();
  });
}

/** Opens a test site to the loopback, through the same adapter as the running site. */
export async function listen({ app }: TestSite): Promise<{ url: string; close(): void }> {
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
