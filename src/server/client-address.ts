import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Context } from "hono";

/**
 * The address that rate limits count: what the outermost of `hops` proxies saw. Earlier entries of
 * X-Forwarded-For are the visitor's own and not trusted.
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

/** A household has a whole /64 of IPv6, so that is what is counted. */
function networkOf(address: string): string {
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]+)\](?::\d+)?$/.exec(address);
  // Some proxies include the port, which differs for each connection.
  if (withPort) return networkOf(withPort[1] ?? withPort[2] ?? "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, each without leading zeros (RFC 5952): one way to write each. */
function groupsOf(address: string): string[] {
  // URL normalizes the address: no leading zeros, lower case, and an IPv4 ending as two groups.
  const { hostname } = new URL(`http://[${address.split("%", 1)[0]}]`);
  const groups = (part = "") => part.split(":").filter(Boolean);
  const [head, tail] = hostname.slice(1, -1).split("::");
  const [first, last] = [groups(head), groups(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}
