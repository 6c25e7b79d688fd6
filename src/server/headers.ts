import { createHash } from "node:crypto";

/** Said with every answer. HSTS only where the site is served over TLS, or a fresh clone would lock itself out. */
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

/** For answers that are no page: nothing in them may run or be shown in a frame. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of one page: its own inline scripts by their hashes, everything else from this site. */
export function pagePolicy(html: string): string {
  const scripts = ["'self'", ...inlineScripts(html).map(hashSource)];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
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

/** The texts of scripts that run: neither those with a src nor data blocks such as JSON-LD. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\ssrc=|application\/ld\+json/i.test(attributes))
    .map(([, , text = ""]) => text);
}

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
