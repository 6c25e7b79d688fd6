import { createHash } from "node:crypto";

/** Sent with every answer. HSTS only over TLS: browsers would refuse a site on plain HTTP from then on. */
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

/** The policy of answers that are not pages: nothing may run, and no frame may show them. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What tells a page's own inline scripts from injected ones. */
export interface OwnScripts {
  /** What the pages are rendered with as their nonce: random, and never shown to anybody. */
  mark: string;
  /** The one script that is rendered without it, because its text is always the same. */
  constant: string;
}

/**
 * The page as it is sent, without the marks, and its policy: its own inline scripts by their
 * hashes, everything else from this site. A nonce itself could not be sent, since a finished page
 * is the same for everybody.
 */
export function sealPage(rendered: string, own: OwnScripts): { html: string; policy: string } {
  const mark = ` nonce="${own.mark}"`;
  const ours = inlineScripts(rendered).filter(
    ({ attributes, text }) => attributes.includes(mark) || text === own.constant,
  );
  const texts = new Set(ours.map(({ text }) => text));
  return { html: rendered.replaceAll(mark, ""), policy: pagePolicy([...texts]) };
}

function pagePolicy(inline: readonly string[]): string {
  const scripts = ["'self'", ...inline.map(hashSource)];
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

/**
 * The texts of inline scripts, as a browser finds them in what React writes. One written otherwise
 * is not ours, and is left out of the policy.
 */
function inlineScripts(html: string): { attributes: string; text: string }[] {
  const scripts: { attributes: string; text: string }[] = [];
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const attributesEnd = html.indexOf(">", at);
    const end = html.indexOf("</script>", attributesEnd);
    if (attributesEnd < 0 || end < 0) break;
    const attributes = html.slice(at + start.length, attributesEnd);
    if (!attributes.includes(" src=")) {
      scripts.push({ attributes, text: html.slice(attributesEnd + 1, end) });
    }
    at = end;
  }
  return scripts;
}

const start = "<script";

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
