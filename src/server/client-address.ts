import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Context } from "hono";

/**
 * The address that rate limits count. With `hops` proxies in front, the address that the outermost
 * of them saw: the entry of X-Forwarded-For that many places from its end. What stands before it
 * was written by the visitor and is not believed.
 */
export function clientAddress(c: Context, hops: number): string {
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const claimed = hops > 0 ? forwarded.at(-hops) : undefined;
  return networkOf(claimed || socketAddress(c));
}

function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming?.socket.remoteAddress ?? "";
}

/** One household has a whole /64 of IPv6, so that is what is counted. */
function networkOf(address: string): string {
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]+)\](?::\d+)?$/.exec(address);
  // Some proxies write the port, too, which is another one for each connection.
  if (withPort) return networkOf(withPort[1] ?? withPort[2] ?? "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const ending = tail === "" ? 0 : tail.split(":").length;
    while (groups.length < 8 - ending) groups.push("0");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
