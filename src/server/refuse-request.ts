import type { IncomingMessage, ServerResponse } from "node:http";
import { plainHead } from "./security-headers.ts";

const methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/**
 * Answers requests that are wrong before anything is asked for: a method that would send the request
 * back to its sender, and one that names two hosts (RFC 9112, section 3.2). False where it is neither.
 */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  publicUrl: string,
): boolean {
  const isTrace = request.method === "TRACE" || request.method === "TRACK";
  if (!isTrace && countHosts(request.rawHeaders) < 2) return false;
  const [status, message] = isTrace
    ? [405, "This address does not take that method."]
    : [400, "The request names more than one host."];
  response
    .writeHead(status, plainHead(publicUrl, isTrace ? { Allow: methods } : {}))
    .end(JSON.stringify({ message }));
  return true;
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}
