import { createHash } from "node:crypto";

/** Sent with every answer. HSTS only over TLS: otherwise browsers would refuse the plain HTTP site from then on. */
export function securityHeaders(publicUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ],
  ];
  if (publicUrl.startsWith("https:")) {
    headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  }
  return headers;
}

/** The policy of answers that are not pages: no scripts, no framing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of a page: its own inline scripts, by their hashes, and everything else from this site. */
export function pagePolicy(inline: readonly string[]): string {
  const hashes = inline.map((it) => createHash("sha256").update(it).digest("base64"));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" "),
    "style-src 'self'",
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** The door's worker may only connect to this site. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of an SVG opened by itself: it may run and load nothing, but its own style sheet applies. */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Vite's client injects scripts and styles into the page, and uses a web socket. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' https: data: ws:";

/** The head of a one-sentence answer made before the framework handles the request. */
export function plainHead(publicUrl: string, more: Record<string, string>): Record<string, string> {
  return {
    ...Object.fromEntries(securityHeaders(publicUrl)),
    "Content-Security-Policy": inertPolicy,
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...more,
  };
}
